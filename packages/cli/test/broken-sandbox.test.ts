import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, scratchFolder, scratchRepo, writeFiles } from './scratch.ts';

const bin = join(import.meta.dirname, '../bin');

/** Types a command where bubblewrap leaves every sandbox in the host's network. Only root can put another program in its place. */
function typedInBrokenWorld(cwd: string, program: 'circuit' | 'coupler', ...words: string[]): { code: number | null; said: string } {
  const folder = scratchFolder();
  chmodSync(folder, 0o755);
  const [real, broken] = [join(folder, 'real'), join(folder, 'broken')];
  copyFileSync('/usr/bin/bwrap', real);
  writeFileSync(broken, `#!/bin/sh\nexec '${real}' --share-net "$@"\n`, { mode: 0o755 });
  const script = 'mount --bind "$1" /usr/bin/bwrap && shift && exec "$@"';
  const run = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', broken, join(bin, program), ...words], { cwd, encoding: 'utf8' });
  return { code: run.status, said: `${run.stdout}${run.stderr}` };
}

test.runIf(process.getuid?.() === 0)('nothing that a model may have written is run where the sandbox does not hold', () => {
  const repo = scratchRepo();
  git(repo, 'checkout', '-q', '--detach', 'main');
  writeFiles(repo, { 'more.js': 'export const more = 1;\n' });
  git(repo, 'add', '--all');
  git(repo, 'commit', '-q', '-m', 'More\n\nTicket: T-1');
  const commit = git(repo, 'rev-parse', 'HEAD');
  git(repo, 'checkout', '-q', 'main');
  const base = git(repo, 'rev-parse', 'main');
  for (const [program, ...words] of [
    ['circuit', 'queue', 'add', commit],
    ['circuit', 'queue', 'work'],
    ['coupler', 'benchmark', 'add.js', '--engine', 'oracle', '--tests', 'node --test'],
  ] as const) {
    const { code, said } = typedInBrokenWorld(repo, program, ...words);
    expect({ words, code, said }).toEqual({
      words,
      code: 2,
      said: expect.stringContaining('Nothing was started: the sandbox does not hold.'),
    });
  }
  expect(git(repo, 'rev-parse', 'main')).toBe(base);
});
