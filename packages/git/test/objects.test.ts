import { appendFileSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diffPairs } from '../src/diff-trees.ts';
import { openRepository } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

const text = (bytes: Uint8Array | null): string | null => (bytes === null ? null : Buffer.from(bytes).toString('utf8'));
const bytes = (value: string): Uint8Array => Buffer.from(value);

for (const format of ['sha1', 'sha256'] as const) {
  test(`writes a tree from changes and keeps links, submodules, modes and odd names (${format})`, async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('a repo ü', {}, `--object-format=${format}`);
    symlinkSync('über mich.txt', join(folder, 'link'));
    const inner = scratch.commit(folder, { 'über mich.txt': 'x', 'bin/run': '#!/bin/sh\n', ' spaced/a\tb\n.txt': '1' }, 'one');
    git(folder, 'update-index', '--chmod=+x', 'bin/run');
    git(folder, 'update-index', '--add', '--cacheinfo', `160000,${inner},sub`);
    git(folder, 'commit', '-q', '-m', 'two');
    const before = git(folder, 'status', '--porcelain');
    const repo = await openRepository(folder);
    const base = await repo.treeOf('HEAD');
    const tree = await repo.writeTree(base, [
      { path: 'bin/run', bytes: bytes('#!/bin/sh\nexit 1\n') },
      { path: 'neu/ö.txt', bytes: bytes('neu\r\n') },
      { path: ' spaced/a\tb\n.txt', bytes: null },
      { path: 'not there', bytes: null },
    ]);
    const entries = await repo.listTree(tree);
    expect(entries.map(({ path, mode, kind }) => [path, mode, kind])).toEqual([
      ['bin/run', '100755', 'file'],
      ['link', '120000', 'link'],
      ['neu/ö.txt', '100644', 'file'],
      ['sub', '160000', 'submodule'],
      ['über mich.txt', '100644', 'file'],
    ]);
    expect(entries.find(({ path }) => path === 'sub')).toMatchObject({ oid: inner, size: 0 });
    expect(text(await repo.readBlob(tree, 'neu/ö.txt'))).toBe('neu\r\n');
    expect(await repo.readBlob(tree, 'link')).toBeNull();
    expect(await repo.readBlob(tree, 'neu')).toBeNull();
    expect(await repo.diffTrees(base, tree)).toEqual([
      { path: ' spaced/a\tb\n.txt', status: 'removed' },
      { path: 'bin/run', status: 'changed' },
      { path: 'neu/ö.txt', status: 'added' },
    ]);
    const blobs = await repo.readBlobs(entries.filter(({ kind }) => kind === 'file').map(({ oid }) => oid));
    expect([...blobs.values()].map(text).toSorted()).toEqual(['#!/bin/sh\nexit 1\n', 'neu\r\n', 'x']);
    expect(git(folder, 'status', '--porcelain')).toBe(before);
  });
}

test('refuses a tree in which a file would replace a link, a submodule, a folder or git itself', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', {});
  symlinkSync('/etc', join(folder, 'link'));
  scratch.commit(folder, { 'dir/f': '1', file: '2' }, 'one');
  const repo = await openRepository(folder);
  const base = await repo.treeOf('HEAD');
  for (const path of ['link', 'link/passwd', 'dir', 'file/below', '.git/config', 'a/.GIT/x', 'a/git~1/x', '../up', '/abs', 'a//b', '']) {
    await expect(repo.writeTree(base, [{ path, bytes: bytes('x') }]), path).rejects.toMatchObject({ code: 'unsafe-path' });
  }
  const twice = [
    { path: 'new', bytes: bytes('x') },
    { path: 'new', bytes: null },
  ];
  await expect(repo.writeTree(base, twice)).rejects.toMatchObject({ code: 'unsafe-path' });
  const swapped = await repo.writeTree(base, [
    { path: 'file', bytes: null },
    { path: 'file/below', bytes: bytes('x') },
  ]);
  expect((await repo.listTree(swapped)).map(({ path }) => path)).toEqual(['dir/f', 'file/below', 'link']);
});

test('names a rename as a removal and an addition that says where it came from', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'old.txt': 'line\n'.repeat(20), keep: '1' });
  const repo = await openRepository(folder);
  const base = await repo.treeOf('HEAD');
  const content = bytes('line\n'.repeat(20));
  const tree = await repo.writeTree(base, [
    { path: 'old.txt', bytes: null },
    { path: 'new.txt', bytes: content },
    { path: 'keep', bytes: bytes('1'), executable: true },
  ]);
  expect(await repo.diffTrees(base, tree)).toEqual([
    { path: 'keep', status: 'mode' },
    { path: 'new.txt', status: 'added', from: 'old.txt' },
    { path: 'old.txt', status: 'removed' },
  ]);
  expect(await repo.diffText(base, tree, ['keep'])).toBe('diff --git a/keep b/keep\nold mode 100644\nnew mode 100755\n');
});

test('runs no filter, hook or text conversion that the repository or its attributes ask for', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { '.gitattributes': '* filter=evil diff=evil\n', 'a.txt': 'a\n' });
  const mark = join(scratch.root, 'mark');
  git(folder, 'config', 'filter.evil.clean', `touch ${mark}`);
  git(folder, 'config', 'diff.evil.textconv', `touch ${mark}; cat`);
  git(folder, 'config', 'core.fsmonitor', `touch ${mark}`);
  git(folder, 'config', 'core.hooksPath', scratch.root);
  const repo = await openRepository(folder);
  const tree = await repo.writeTree('HEAD', [{ path: 'a.txt', bytes: bytes('b\n') }]);
  expect(await repo.diffText('HEAD', tree)).toContain('-a\n+b\n');
  await expect(repo.addWorktree(join(scratch.root, 'w'), 'HEAD')).rejects.toMatchObject({ code: 'filters-configured' });
  expect(existsSync(mark)).toBe(false);
});

test.each([
  ['config', () => '[FILTER "evil"]\n\tsmudge = cat\n'],
  ['an included file', (folder: string) => `[include]\n\tpath = ${join(folder, 'more')}\n`],
  ['config.worktree', () => '[extensions]\n\tworktreeConfig = true\n'],
])('refuses a work tree where a filter is configured in %s', async (_, added) => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'a.txt': 'a\n' });
  const filter = '[filter "evil"]\n\tsmudge = cat\n';
  writeFileSync(join(folder, 'more'), filter);
  writeFileSync(join(folder, '.git', 'config.worktree'), filter);
  const repo = await openRepository(folder);
  appendFileSync(join(folder, '.git', 'config'), added(folder));
  await expect(repo.addWorktree(join(scratch.root, 'w'), 'HEAD')).rejects.toMatchObject({ code: 'filters-configured' });
});

test('reads objects by refs, by revisions and by names at once, and nothing for a name that leads nowhere', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: 'one\ntwo\n' });
  const repo = await openRepository(folder);
  const blob = git(folder, 'rev-parse', 'HEAD:a');
  git(folder, 'update-ref', 'refs/x/blob', blob);
  const [none, byRef, tree, byName] = await repo.readNamed(['refs/x/none', 'refs/x/blob', 'main^{tree}', blob]);
  expect(none).toBeNull();
  expect(tree).toMatchObject({ kind: 'tree', oid: git(folder, 'rev-parse', 'HEAD^{tree}') });
  for (const found of [byRef, byName]) {
    expect(found).toMatchObject({ kind: 'blob', oid: blob });
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('one\ntwo\n');
  }
  expect(await repo.readNamed([])).toEqual([]);
});

test('reads the first-parent history with its trailers, oldest first', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const first = git(folder, 'rev-parse', 'HEAD');
  scratch.commit(folder, { a: '2' }, 'subject\n\nbody\n\nTicket: T-1\nCircuit-Run: folded\n  value');
  scratch.commit(folder, { a: '3' }, 'Ticket: T-9');
  git(folder, 'checkout', '-q', '-b', 'side');
  scratch.commit(folder, { b: '1' }, 'side\n\nTicket: T-8');
  git(folder, 'checkout', '-q', 'main');
  git(folder, 'merge', '-q', '--no-ff', '-m', 'merge\n\nticket: T-2\nTicket: T-3', 'side');
  const repo = await openRepository(folder);
  const log = await repo.firstParentLog(first, 'main');
  expect(log.map(({ subject, trailers }) => [subject, trailers])).toEqual([
    [
      'subject',
      [
        { key: 'Ticket', value: 'T-1' },
        { key: 'Circuit-Run', value: 'folded value' },
      ],
    ],
    ['Ticket: T-9', []],
    [
      'merge',
      [
        { key: 'ticket', value: 'T-2' },
        { key: 'Ticket', value: 'T-3' },
      ],
    ],
  ]);
  expect(log.at(-1)).toMatchObject({ commit: git(folder, 'rev-parse', 'main'), tree: git(folder, 'rev-parse', 'main^{tree}') });
  expect(await repo.firstParentLog('main', 'main')).toEqual([]);
  expect(await repo.firstParentLog(null, first)).toHaveLength(1);
});

test('tells which commit last changed a line, through a renamed file, and runs no program to read it', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'old.txt': 'one\ntwo\nthree\n' });
  const first = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'mv', 'old.txt', 'new.txt');
  const second = scratch.commit(folder, { 'new.txt': 'zero\none\nTWO\nthree\n' }, 'two');
  const mark = join(folder, '../ran');
  git(folder, 'config', 'diff.evil.textconv', `touch ${mark}; cat`);
  git(folder, 'config', 'blame.ignoreRevsFile', join(folder, 'ignored'));
  scratch.commit(folder, { '.gitattributes': '* diff=evil\n', ignored: `${second}\n` }, 'three');
  const repo = await openRepository(folder);
  expect(await repo.blameLine('HEAD', 'new.txt', 3)).toEqual({ commit: second, path: 'new.txt', line: 3, text: 'TWO' });
  expect(await repo.blameLine('HEAD', 'new.txt', 4)).toEqual({ commit: first, path: 'old.txt', line: 3, text: 'three' });
  for (const [path, line] of [
    ['new.txt', 5],
    ['new.txt', 0],
    ['gone.txt', 1],
    ['../new.txt', 1],
  ] as const)
    expect(await repo.blameLine('HEAD', path, line)).toBeNull();
  expect(await repo.blameLine('nothing', 'new.txt', 1)).toBeNull();
  expect(await repo.blameLine('--output=x', 'new.txt', 1)).toBeNull();
  expect(existsSync(mark)).toBe(false);
});

test('tells the differences of several pairs of trees as of each alone: none, renames, links, and paths of any letters', async () => {
  using scratch = new Scratch();
  const long = (letter: string): string => `${letter}\n`.repeat(40);
  const folder = scratch.repository('r', { old: long('a'), kept: 'k\n', 'line\nfeed': '1\n', ':colon': '1\n' });
  git(folder, 'mv', 'old', 'new');
  const second = scratch.commit(folder, { 'line\nfeed': '2\n', ':colon': '2\n', 'smile \u{1F600}': 'x\n', kept: null }, 'second');
  symlinkSync('new', join(folder, 'link'));
  const third = scratch.commit(folder, {}, 'third');
  const { place, ...repo } = await openRepository(folder);
  const trees = await Promise.all([`${second}^`, second, third].map(async (commit) => await repo.treeOf(commit)));
  const pairs = trees.flatMap((one) => trees.map((other) => [one, other] as const));
  expect(await diffPairs(place, pairs)).toEqual(await Promise.all(pairs.map(async ([one, other]) => await repo.diffTrees(one, other))));
  expect(await diffPairs(place, [])).toEqual([]);
});
