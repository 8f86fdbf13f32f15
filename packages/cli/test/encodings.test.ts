import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, program, type Said, scratchFolder, writeFiles } from './scratch.ts';

// Letters that UTF-8 writes with two bytes, in code, text and comments, and CRLF.
const LATIN =
  '# -*- coding: latin-1 -*-\r\ndef größe(n):\r\n    # é\r\n    return "ÿ" * n\r\n\r\n\r\ndef doppelt(n):\r\n    return größe(n) * 2\r\n';
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

function project(files: Readonly<Record<string, Buffer>>): string {
  const folder = scratchFolder();
  writeFiles(folder, { 'uses.py': 'from latin import größe\n\nx = größe(2)\n' });
  for (const [path, bytes] of Object.entries(files)) writeFileSync(join(folder, path), bytes);
  return folder;
}

const at = (folder: string, path: string): Buffer => readFileSync(join(folder, path));
const coupler = async (folder: string, ...argv: string[]): Promise<Said> => await program('coupler', folder, argv);

test('a file in the encoding that it names is checked, and compared with the same program in UTF-8', async () => {
  const folder = project({ 'latin.py': bytesOf(LATIN), 'utf.py': Buffer.from(LATIN.replace('latin-1', 'utf-8').replaceAll('\r', '')) });
  expect(await coupler(folder, 'check', 'latin.py')).toMatchObject({ code: 0, out: 'latin.py: python, 2 elements\n' });
  expect(await coupler(folder, 'equal', 'latin.py', 'utf.py')).toMatchObject({ code: 0, out: expect.stringContaining('mean the same') });
});

test('a refactoring writes it back in that encoding, and other files in theirs', async () => {
  const folder = project({ 'latin.py': bytesOf(LATIN) });
  expect(await coupler(folder, 'refactor', 'latin.py', '--rename', 'größe=maß', '--write')).toMatchObject({ code: 0 });
  expect(at(folder, 'latin.py')).toEqual(bytesOf(LATIN.replaceAll('größe', 'maß')));
  expect(at(folder, 'uses.py').toString()).toBe('from latin import maß\n\nx = maß(2)\n');
});

test('its difference is printed in its encoding, so that git applies it as it is', async () => {
  const folder = project({ 'latin.py': bytesOf(LATIN) });
  const argv = commandOf('coupler', ['refactor', 'latin.py', '--rename', 'größe=maß']);
  const difference = execFileSync(process.execPath, argv, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  execFileSync('git', ['apply', '-'], { cwd: folder, input: difference });
  expect(at(folder, 'latin.py')).toEqual(bytesOf(LATIN.replaceAll('größe', 'maß')));
  expect(at(folder, 'uses.py').toString()).toBe('from latin import maß\n\nx = maß(2)\n');
});

test.each(['', ' 2>/dev/null'])(
  'what a terminal shows of a file does not act on it, also where the rest goes elsewhere: %j',
  async (elsewhere) => {
    const folder = project({ 'acts.py': Buffer.from('# \u001b]52;c;cm0=\u0007\ndef one():\n    return 1\n') });
    for (const words of ['refactor acts.py --rename one=two', 'instrument acts.py']) {
      const line = `'${process.execPath}' '${commandOf('coupler', [])[0] ?? ''}' ${words}${elsewhere}`;
      const shown = execFileSync('script', ['-qec', line, '/dev/null'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      expect(shown).toContain('\\u{1b}]52;c;cm0=\\u{7}');
      for (const acting of ['\u001b', '\u0007']) expect(shown).not.toContain(acting);
    }
  },
);

test('a name that its encoding has no letters for is refused, and no file is touched', async () => {
  const folder = project({ 'latin.py': bytesOf(LATIN) });
  const before = at(folder, 'uses.py');
  const said = await coupler(folder, 'refactor', 'latin.py', '--rename', 'größe=размер', '--write');
  expect(said).toMatchObject({ code: 2, err: expect.stringContaining('Line 2: The encoding latin-1 has no byte for р.') });
  expect([at(folder, 'latin.py'), at(folder, 'uses.py')]).toEqual([bytesOf(LATIN), before]);
});

test('its bodies are blanked and written again, and its tests run on it as it is', { timeout: 120_000 }, async () => {
  const folder = project({ 'latin.py': bytesOf(LATIN) });
  const tests = `python3 -c "import latin; assert latin.doppelt(2) == chr(255) * 4"`;
  const said = await coupler(folder, 'benchmark', 'latin.py', '--engine', 'oracle', '--tests', tests, '--json');
  expect(JSON.parse(said.out)).toMatchObject({ totals: { functions: 2, reproduced: 2, works: 2, counted: 2 } });
  expect(at(folder, 'latin.py')).toEqual(bytesOf(LATIN));
});

test('the instrument goes in and comes out again, byte for byte', async () => {
  const folder = project({ 'latin.py': bytesOf(LATIN) });
  expect(await coupler(folder, 'instrument', 'latin.py', '--write')).toMatchObject({ code: 0 });
  expect(at(folder, 'latin.py').equals(bytesOf(LATIN))).toBe(false);
  expect(await coupler(folder, 'instrument', 'latin.py', '--strip', '--write')).toMatchObject({ code: 0 });
  expect(at(folder, 'latin.py')).toEqual(bytesOf(LATIN));
});

test.each([
  ['an encoding that is not known', '# coding: euc-jp\nx = "\xb0\xa1"\n', 'Line 1: The encoding euc-jp is not known here.'],
  [
    'bytes that its encoding does not have',
    '# coding: ascii\nx = 1\ny = "\xe9"\n',
    'Line 3: A byte here is no character in the encoding ascii.',
  ],
])('%s is refused with its line', async (_, text, expected) => {
  const folder = project({ 'odd.py': bytesOf(text) });
  for (const argv of [
    ['check', 'odd.py'],
    ['refactor', 'odd.py', '--rename', 'x=z', '--write'],
    ['instrument', 'odd.py', '--write'],
  ])
    expect(await coupler(folder, ...argv)).toMatchObject({ out: '', err: expect.stringContaining(expected) });
  expect(at(folder, 'odd.py')).toEqual(bytesOf(text));
});
