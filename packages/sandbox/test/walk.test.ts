import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '@ticket-circuit/schemas';
import { describe, expect, it } from 'vitest';
import { compareSnapshots, snapshotTree, writeTreeFile, type TreeSnapshot, type WalkFinding } from '../src/index.ts';
import { treeWith } from './fixture.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The findings after `change`, with no write of the host. */
async function findingsAfter(root: string, change: () => void): Promise<WalkFinding[]> {
  const before = await snapshotTree(root);
  change();
  return compareSnapshots(before, await snapshotTree(root), []);
}

describe('the walk', () => {
  it('is clean when nothing happened, also over a snapshot that was kept in a file', async () => {
    const root = treeWith({ 'a/b.txt': 'b', constructor: 'c', '.git': 'gitdir: x' });
    symlinkSync('nowhere', join(root, 'link'));
    const before = JSON.parse(JSON.stringify(await snapshotTree(root))) as TreeSnapshot;
    expect(compareSnapshots(before, await snapshotTree(root), [])).toEqual([]);
    expect(Object.keys(before.entries).toSorted()).toEqual(['a', 'a/b.txt', 'constructor', 'link']);
    rmSync(join(root, 'constructor'));
    expect(compareSnapshots(await snapshotTree(root), before, [])).toMatchObject([{ path: 'constructor', kind: 'breach' }]);
  });

  it('explains what the host wrote, and only that', async () => {
    const root = treeWith({ 'a.txt': 'a', 'b.txt': 'b', 'gone.txt': 'g' });
    const before = await snapshotTree(root);
    const writes = [
      { path: 'a.txt', digest: digestOf('first') },
      { path: 'a.txt', digest: digestOf('new') },
      { path: 'deep/er/new.txt', digest: digestOf('n') },
      { path: 'gone.txt', digest: null },
    ];
    await writeTreeFile(root, 'a.txt', bytes('new'), { expectDigest: digestOf('a') });
    await writeTreeFile(root, 'deep/er/new.txt', bytes('n'), { expectDigest: null });
    await writeTreeFile(root, 'gone.txt', null, { expectDigest: digestOf('g') });
    expect(compareSnapshots(before, await snapshotTree(root), writes)).toEqual([]);
    expect(compareSnapshots(before, await snapshotTree(root), []).map(({ path }) => path)).toEqual([
      'a.txt',
      'deep',
      'deep/er',
      'deep/er/new.txt',
      'gone.txt',
    ]);
    writeFileSync(join(root, 'a.txt'), 'evil');
    writeFileSync(join(root, 'deep/other.txt'), 'evil');
    writeFileSync(join(root, 'gone.txt'), 'back');
    rmSync(join(root, 'deep/er/new.txt'));
    expect(compareSnapshots(before, await snapshotTree(root), writes)).toMatchObject([
      { kind: 'breach', path: 'a.txt', what: expect.stringContaining(digestOf('evil')) },
      { kind: 'breach', path: 'deep/er/new.txt', what: expect.stringContaining('is absent') },
      { kind: 'breach', path: 'deep/other.txt', what: 'A file has appeared.' },
      { kind: 'breach', path: 'gone.txt', what: 'It came back after the host removed it.' },
    ]);
  });

  it.each<[string, (root: string) => void, string]>([
    ['other content', (root) => appendFileSync(join(root, 'f'), 'x'), 'f'],
    [
      'other content of the same size with the old time put back',
      (root) => {
        const { atime, mtime } = statSync(join(root, 'f'));
        writeFileSync(join(root, 'f'), 'g');
        utimesSync(join(root, 'f'), atime, mtime);
      },
      'f',
    ],
    ['another mode', (root) => chmodSync(join(root, 'f'), 0o755), 'f'],
    [
      'a replaced file',
      (root) => {
        writeFileSync(join(root, 'dir/t'), 'f');
        renameSync(join(root, 'dir/t'), join(root, 'f'));
      },
      'f',
    ],
    ['a removed file', (root) => rmSync(join(root, 'f')), 'f'],
    ['a new file', (root) => writeFileSync(join(root, 'dir/n'), ''), 'dir/n'],
    ['a new empty folder', (root) => mkdirSync(join(root, 'dir/n')), 'dir/n'],
    ['a new link', (root) => symlinkSync('f', join(root, 'n')), 'n'],
    [
      'a file made a link',
      (root) => {
        rmSync(join(root, 'f'));
        symlinkSync('dir', join(root, 'f'));
      },
      'f',
    ],
    ['a closed folder', (root) => chmodSync(join(root, 'dir'), 0o711), 'dir'],
  ])('finds %s', async (_, change, path) => {
    const root = treeWith({ f: 'f', 'dir/g': 'g' });
    expect(await findingsAfter(root, () => change(root))).toMatchObject([{ kind: 'breach', path }]);
  });

  it.each<[string, (root: string) => void, string, RegExp]>([
    ['a FIFO', (root) => execFileSync('/usr/bin/mkfifo', [join(root, 'n')]), 'n', /fifo/],
    ['a setuid bit', (root) => chmodSync(join(root, 'f'), 0o4755), 'f', /setuid/],
    ['a name with a line break', (root) => writeFileSync(join(root, 'a\nb'), ''), 'a\nb', /control/],
    [
      'a name that is not UTF-8',
      (root) => writeFileSync(Buffer.concat([Buffer.from(`${root}/a`), Buffer.from([0xff])]), ''),
      '\u{fffd}a\\xff',
      /backslash/,
    ],
    ['a nested .git', (root) => mkdirSync(join(root, 'dir/.Git')), 'dir/.Git', /\.git/],
  ])('calls %s odd', async (_, change, path, what) => {
    const root = treeWith({ f: 'f', 'dir/g': 'g' });
    expect(await findingsAfter(root, () => change(root))).toEqual([{ kind: 'odd-entry', path, what: expect.stringMatching(what) }]);
  });

  it('finds a second name of a file at both names', async () => {
    const root = treeWith({ f: 'f' });
    expect(await findingsAfter(root, () => linkSync(join(root, 'f'), join(root, 'g')))).toMatchObject([
      { kind: 'odd-entry', path: 'f' },
      { kind: 'odd-entry', path: 'g' },
    ]);
  });

  it('is not held up by a FIFO, a huge file or a loop of links', async () => {
    const root = treeWith({ sparse: '' });
    truncateSync(join(root, 'sparse'), 2 ** 40);
    execFileSync('/usr/bin/mkfifo', [join(root, 'fifo')]);
    symlinkSync('.', join(root, 'loop'));
    const snapshot = await snapshotTree(root);
    expect(
      Object.entries(snapshot.entries)
        .map(([path, { type }]) => `${path} ${type}`)
        .toSorted(),
    ).toEqual(['fifo fifo', 'loop link', 'sparse file']);
  });

  // openai/codex #37081: only the topmost .git was protected.
  it('sees the worktree pointer of the root as no part of the tree, and a later one as one', async () => {
    const root = treeWith({ '.git': 'x', 'sub/f': 'f' });
    expect(await findingsAfter(root, () => writeFileSync(join(root, '.git'), 'y'))).toEqual([]);
    expect(await findingsAfter(root, () => writeFileSync(join(root, 'sub/.git'), 'y'))).toMatchObject([
      { kind: 'odd-entry', path: 'sub/.git' },
    ]);
  });
});
