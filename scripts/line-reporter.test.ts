import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const passing = "import { test, expect } from 'vitest'; test('a', () => { expect(1).toBe(1); }); test('b', () => { expect(1).toBe(1); });";
let folder: string;

// Below the repository, because the sample tests import vitest.
beforeEach(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/line-reporter-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function runSuite(files: Record<string, string>, env: Record<string, string> = {}): Promise<{ code: number; lastLine: string }> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/line-reporter.ts')}`];
  const argv = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, ...reporters];
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|CIRCUIT_NO_SKIPS|CI$)/u.test(name));
  const options = { env: { ...Object.fromEntries(inherited), ...env } };
  try {
    return { code: 0, lastLine: lastLineOf((await run(process.execPath, argv, options)).stdout) };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, lastLine: lastLineOf(stdout) };
  }
}

function lastLineOf(stdout: string): string {
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

describe('the last line of a run', () => {
  test('counts the tests that passed', async () => {
    expect(await runSuite({ 'a.test.ts': passing })).toStrictEqual({ code: 0, lastLine: '2 passed, 0 failed' });
  });

  test('counts a failed test, a file that cannot be collected and an error outside of tests', async () => {
    const files = {
      'a.test.ts': passing,
      'b.test.ts': "import { test } from 'vitest'; test('c', () => { throw new Error('no'); });",
      'c.test.ts': "throw new Error('at import');",
      'd.test.ts': "import { test } from 'vitest'; test('d', () => { void Promise.reject(new Error('stray')); });",
    };
    expect(await runSuite(files)).toStrictEqual({ code: 1, lastLine: '3 passed, 3 failed' });
  });

  test('counts a skipped test as failed where nothing may be skipped, and only there', async () => {
    const files = { 'a.test.ts': passing, 'b.test.ts': "import { test } from 'vitest'; test.skip('c', () => {});" };
    expect(await runSuite(files)).toStrictEqual({ code: 0, lastLine: '2 passed, 0 failed' });
    expect(await runSuite(files, { CIRCUIT_NO_SKIPS: '1' })).toStrictEqual({ code: 1, lastLine: '2 passed, 1 failed' });
  });

  test('is a failure when nothing was collected', async () => {
    expect(await runSuite({})).toStrictEqual({ code: 1, lastLine: '0 passed, 1 failed' });
  });
});
