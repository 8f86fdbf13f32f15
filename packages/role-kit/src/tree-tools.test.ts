import { mkdir, mkdtemp, open, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { readTreeFile } from './read-tree-file.ts';
import { searchTree } from './search-tree.ts';
import { walkTree } from './walk-tree.ts';

let base = '';
let root = '';
const bounds = () => ({ maxEntries: 50_000, deadlineMs: performance.now() + 5000 });

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'tree-'));
  root = join(base, 'ws');
  await mkdir(root);
});
afterEach(async () => {
  await rm(base, { recursive: true });
});

async function put(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

test('a file is read whole, with the digest of its bytes', async () => {
  await put('src/a.ts', '\uFEFFone\r\ntwo\nthree');
  expect(await readTreeFile(root, 'src/a.ts')).toStrictEqual({
    kind: 'file',
    text: '\uFEFFone\r\ntwo\nthree',
    digest: digestOf('\uFEFFone\r\ntwo\nthree'),
    firstLine: 1,
    lastLine: 3,
    totalLines: 3,
  });
});

test.each([
  [2, 2, 'two\n', 2, 2],
  [2, 99, 'two\nthree\n', 2, 3],
  [3, undefined, 'three\n', 3, 3],
  [9, 10, '', 0, 0],
])('lines %d to %s of three are %j', async (from, to, text, firstLine, lastLine) => {
  await put('a', 'one\ntwo\nthree\n');
  expect(await readTreeFile(root, 'a', from, to)).toMatchObject({
    text,
    firstLine,
    lastLine,
    totalLines: 3,
    digest: digestOf('one\ntwo\nthree\n'),
  });
});

test('an empty file has no line', async () => {
  await put('a', '');
  expect(await readTreeFile(root, 'a')).toMatchObject({ text: '', firstLine: 0, lastLine: 0, totalLines: 0 });
});

test('a file of a hundred megabytes is read by lines, in bounded time, and not whole', async () => {
  const path = join(root, 'big.log');
  const handle = await open(path, 'w');
  await handle.write('first\nsecond\n');
  await handle.write('tail starts\nlast line\n', 100 * 1024 * 1024);
  await handle.close();
  expect(await readTreeFile(root, 'big.log')).toMatchObject({ kind: 'refused', why: expect.stringContaining('ask for a range') });
  expect(await readTreeFile(root, 'big.log', 2, 2)).toStrictEqual({
    kind: 'file',
    text: 'second\n',
    digest: null,
    firstLine: 2,
    lastLine: 2,
    totalLines: null,
  });
  const started = performance.now();
  expect(await readTreeFile(root, 'big.log', 4, 9)).toMatchObject({ text: 'last line\n', firstLine: 4, lastLine: 4 });
  // The third line holds a hundred megabytes of zeros.
  expect(await readTreeFile(root, 'big.log', 3, 3)).toMatchObject({ kind: 'refused' });
  expect(performance.now() - started).toBeLessThan(5000);
});

test('lines of a large file are the same lines as of a small one', async () => {
  const lines = Array.from({ length: 500_000 }, (_, index) => `line ${index + 1} of many`);
  await put('big', lines.join('\n'));
  expect(await readTreeFile(root, 'big', 499_999)).toMatchObject({
    text: 'line 499999 of many\nline 500000 of many',
    firstLine: 499_999,
    lastLine: 500_000,
  });
  expect(await readTreeFile(root, 'big', 70_000, 70_001)).toMatchObject({
    text: 'line 70000 of many\nline 70001 of many\n',
    lastLine: 70_001,
  });
});

test.each(['', '/etc/passwd', '../secret', 'src/../../secret', '.git/config', 'src/.git', 'a\0b'])(
  'the path %j is refused',
  async (path) => {
    await mkdir(join(root, 'src'));
    expect((await readTreeFile(root, path)).kind).toBe('refused');
  },
);

test('a link is followed inside the tree and never out of it', async () => {
  await writeFile(join(base, 'secret'), 'secret');
  await put('real/a', 'inside');
  await put('.git/config', 'hidden');
  await symlink('real', join(root, 'linked'));
  await symlink('../secret', join(root, 'out'));
  await symlink(base, join(root, 'up'));
  await symlink('.git/config', join(root, 'config'));
  await symlink('loop', join(root, 'loop'));
  expect(await readTreeFile(root, 'linked/a')).toMatchObject({ text: 'inside' });
  expect(await readTreeFile(root, 'out')).toMatchObject({ kind: 'refused', why: expect.stringContaining('out of the tree') });
  expect((await readTreeFile(root, 'up/secret')).kind).toBe('refused');
  expect((await readTreeFile(root, 'config')).kind).toBe('refused');
  expect((await readTreeFile(root, 'loop')).kind).toBe('refused');
});

test('what is not a regular file of text is refused without blocking', async () => {
  await put('binary', Uint8Array.of(1, 0, 2));
  await put('latin1', Uint8Array.of(0xe9, 0x74, 0xe9));
  const socket = createServer();
  await new Promise<void>((resolve) => {
    socket.listen(join(root, 'socket'), resolve);
  });
  for (const path of ['binary', 'latin1', 'socket', '.']) expect((await readTreeFile(root, path)).kind).toBe('refused');
  socket.close();
});

test.each(['nothing', 'nothing/below', 'file/below'])('%s is absent', async (path) => {
  await put('file', 'x');
  expect(await readTreeFile(root, path)).toStrictEqual({ kind: 'absent' });
});

test('a list is sorted, by glob, without .git, installed packages and links', async () => {
  for (const path of ['b.ts', 'src/a.test.ts', 'src/deep/c.ts', '.git/HEAD', 'node_modules/x/index.js', '.github/ci.yml'])
    await put(path, '');
  await symlink('b.ts', join(root, 'link.ts'));
  await symlink('..', join(root, 'src/up'));
  expect((await walkTree(root, undefined, bounds())).paths).toStrictEqual(['.github/ci.yml', 'b.ts', 'src/a.test.ts', 'src/deep/c.ts']);
  expect((await walkTree(root, '**/*.ts', bounds())).paths).toStrictEqual(['b.ts', 'src/a.test.ts', 'src/deep/c.ts']);
  expect((await walkTree(root, 'src/*.ts', bounds())).paths).toStrictEqual(['src/a.test.ts']);
  expect((await walkTree(root, 'node_modules/x/*', bounds())).paths).toStrictEqual(['node_modules/x/index.js']);
});

test('five thousand files are listed and searched in bounded time, and a bound is said', async () => {
  for (let folder = 0; folder < 50; folder += 1) {
    await mkdir(join(root, `d${folder}`));
    await Promise.all(
      Array.from({ length: 100 }, (_, file) => writeFile(join(root, `d${folder}/f${file}.txt`), `alpha ${folder}\nbeta ${file}\n`)),
    );
  }
  const started = performance.now();
  expect((await walkTree(root, undefined, bounds())).paths).toHaveLength(5000);
  expect(await walkTree(root, undefined, { ...bounds(), maxEntries: 1000 })).toMatchObject({ whole: false });
  expect(await searchTree(root, 'beta 99')).toMatchObject({ matches: { length: 50 }, notes: [] });
  const many = await searchTree(root, '^(alpha|beta) \\d+$', { regex: true });
  expect(many).toMatchObject({ matches: { length: 500 }, notes: [expect.stringContaining('Stopped at 500 matches')] });
  expect(performance.now() - started).toBeLessThan(15_000);
});

test('a search says file, line and text, and what it did not look at', async () => {
  await put('a.ts', 'const one = 1;\nconst two = 2; // two\n');
  await put('b.md', 'two');
  await put('c.bin', Uint8Array.of(0, 1));
  await put('huge.txt', '');
  await truncate(join(root, 'huge.txt'), 3_000_000);
  expect(await searchTree(root, 'two')).toStrictEqual({
    kind: 'found',
    matches: [
      { path: 'a.ts', line: 2, text: 'const two = 2; // two' },
      { path: 'b.md', line: 1, text: 'two' },
    ],
    notes: ['2 files are not text or are too large and were not searched.'],
  });
  expect(await searchTree(root, 'o.e', { regex: true, glob: '*.ts' })).toMatchObject({ matches: [{ path: 'a.ts', line: 1 }], notes: [] });
});

test('a text is not a regular expression unless that is said', async () => {
  await put('a', 'f(x)\nfx\n');
  expect(await searchTree(root, 'f(x)')).toMatchObject({ matches: [{ line: 1 }] });
  expect(await searchTree(root, 'f(x)', { regex: true })).toMatchObject({ matches: [{ line: 2 }] });
});

test.each([
  ['', undefined],
  ['(', true],
])('the query %j is refused', async (query, regex) => {
  expect((await searchTree(root, query, regex ? { regex } : {})).kind).toBe('refused');
});

test('an expression that runs away is stopped', async () => {
  await put('a', `${'a'.repeat(60)}!`);
  const started = performance.now();
  expect(await searchTree(root, '^(a+)+$', { regex: true })).toMatchObject({ kind: 'refused', why: expect.stringContaining('too long') });
  expect(performance.now() - started).toBeLessThan(8000);
});

test('a long line is cut in a match', async () => {
  await put('a', `x${'y'.repeat(5000)}`);
  const found = await searchTree(root, 'x');
  expect(found.kind === 'found' && found.matches[0]?.text.length).toBeLessThan(420);
});

test('a text within the limit is not cut', () => {
  expect(cutText('abc', 3)).toBe('abc');
});

test('a cut text keeps whole lines at both ends and says what it left out', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const cut = cutText(lines.join('\n'), 200);
  expect(cut.startsWith('line 0\nline 1\n')).toBe(true);
  expect(cut.endsWith('\nline 98\nline 99')).toBe(true);
  expect(cut).toMatch(/\n\[\.\.\. \d+ characters \(\d+ lines\) left out \.\.\.\]\n/);
});

test('what is kept and what is left out of a cut text add up to the whole, and no pair of characters is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 10, max: 100 }), (text, limit) => {
      const cut = cutText(text, limit);
      if (text.length <= limit) return;
      const [, head = '', left = '', tail = ''] =
        /^([\s\S]*)\n\[\.\.\. (\d+) characters \(\d+ lines\) left out \.\.\.\]\n([\s\S]*)$/.exec(cut) ?? [];
      expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
      expect(head.length + Number(left) + tail.length).toBe(text.length);
      expect(head.length + tail.length).toBeLessThanOrEqual(limit + 1);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
