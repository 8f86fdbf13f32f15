import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SetUpFailure } from './fail.mjs';
import { needSystemTools } from './system-tools.mjs';

const path = process.env['PATH'];
let folder: string;

/** A machine on which only the programs of one folder exist. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'system-tools-'));
  process.env['PATH'] = folder;
  await writeProgram('git', 'exit 0');
  await writeProgram('python3', 'exit 0');
});
afterEach(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true });
});

async function writeProgram(name: string, body: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${body}\n`);
  await chmod(join(folder, name), 0o755);
}

/** An apt-get that knows no package before an update, and then installs one that works. */
async function writeAptGet(): Promise<void> {
  const bwrap = join(folder, 'bwrap');
  await writeProgram(
    'apt-get',
    [
      `echo "$*" >> ${folder}/calls`,
      `case "$1" in --version) exit 0 ;; update) echo > ${folder}/updated; exit 0 ;; esac`,
      `[ -e ${folder}/updated ] || exit 100`,
      `printf '#!/bin/sh\\nexit 0\\n' > ${bwrap}; /bin/chmod 755 ${bwrap}`,
    ].join('\n'),
  );
}

describe('the system tools', () => {
  test('root gets what is missing, after an update where the list of packages is empty', async () => {
    await writeAptGet();
    needSystemTools({ isRoot: true });
    const install = 'install -y --no-install-recommends bubblewrap';
    expect(await readFile(join(folder, 'calls'), 'utf8')).toBe(`--version\n${install}\nupdate\n${install}\n`);
  });

  test('an ordinary user is told the command to type, and nothing is installed', async () => {
    await writeAptGet();
    expect(() => needSystemTools({ isRoot: false })).toThrow(
      new SetUpFailure('Not installed here: bubblewrap. Type: sudo apt-get install -y --no-install-recommends bubblewrap'),
    );
    await expect(readFile(join(folder, 'calls'))).rejects.toThrow('ENOENT');
  });

  test('a machine without apt-get is told what is missing', () => {
    expect(() => needSystemTools({ isRoot: true })).toThrow('Not installed here: bubblewrap.');
  });

  test('a bubblewrap that may not make a sandbox is refused with its own reason', async () => {
    await writeProgram('bwrap', 'echo "No permissions to create new namespace" >&2; exit 1');
    expect(() => needSystemTools({ isRoot: false })).toThrow('bwrap is there but does not work: No permissions to create new namespace.');
  });
});
