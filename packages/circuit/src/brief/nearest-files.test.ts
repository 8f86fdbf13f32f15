import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import { expect, onTestFinished, test } from 'vitest';
import { nearestFiles } from './nearest-files.ts';

async function ordered(files: Record<string, string>, goal: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-near-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '-q');
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  git('add', '-A');
  return await nearestFiles(await openRepository(folder), git('write-tree'), [...Object.keys(files), 'absent.py'], goal);
}

const prose = '# a negative index counts from the end whatever is passed, as before\n';

test('the file that declares what the goal names is nearest, before its tests and before files that share its prose', async () => {
  const files = {
    'a.py': prose,
    'b.py': `${prose}def tail():\n    return 2\n`,
    'c.py': prose,
    'd.py': `${prose}def first():\n    return 3\n`,
    'use.py': 'from seq import nth\n',
    'test_seq.py': 'from seq import nth\n\ndef test_nth():\n    assert nth(0, "a")\n',
    'seq.py': 'def nth(n, seq):\n    return seq[n]\n\n\ndef take_nth(n, seq):\n    return seq[::n]\n',
    'other.py': 'def other():\n    return 1\n',
  };
  const order = await ordered(files, 'With nth a negative index counts from the end whatever is passed.');
  expect(new Set(order.slice(0, 2))).toEqual(new Set(['seq.py', 'test_seq.py']));
  expect(order.indexOf('use.py')).toBeLessThan(order.indexOf('other.py'));
  expect(order.at(-1)).toBe('absent.py');
});

test('a word in one naming style finds the declaration in another', async () => {
  expect(await ordered({ 'a.ts': 'const x = 1;\n', 'b.ts': 'export function splitWhen() {}\n' }, 'split_when is slow')).toEqual([
    'b.ts',
    'a.ts',
    'absent.py',
  ]);
});

test('a file that the goal names stands first, and part of a longer name is no name', async () => {
  const files = { 'b.py': 'def split():\n    pass\n', 'api.rst': 'x', 'my-api.rst': 'y' };
  expect((await ordered(files, 'split is missing in api.rst.')).slice(0, 2)).toEqual(['api.rst', 'b.py']);
  expect((await ordered(files, 'split is missing in my-api.rst')).slice(0, 2)).toEqual(['my-api.rst', 'b.py']);
});

test('files that share nothing with the goal keep their order', async () => {
  expect(await ordered({ b: '1', a: '2' }, 'faster please')).toEqual(['b', 'a', 'absent.py']);
});
