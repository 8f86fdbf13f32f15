import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRepository, type Repository, type WorktreeRemoval } from '../src/index.ts';
import { readIndex } from '../src/read-index.ts';
import { git, Scratch } from './scratch.ts';

const long = { a: 'one\n', b: 'two\n', 'deep/c': 'three\n' };

/** A work tree whose index is as old as `index` says: a checkout of a few files ends in the moment in which it began. */
async function workTree(
  scratch: Scratch,
  folder: string,
  index: 'later' | 'in the same moment' = 'later',
): Promise<{ repo: Repository; path: string }> {
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'w');
  await repo.addWorktree(path, 'main');
  const { ctimeMs } = lstatSync(join(path, 'a'));
  const time = index === 'later' ? ctimeMs / 1000 + 60 : Math.floor(ctimeMs / 1000) - 60;
  utimesSync(indexOf(folder), time, time);
  return { repo, path };
}

const indexOf = (folder: string): string => join(folder, '.git/worktrees/w/index');

/** Returns the text of each path that the archive changed against main; undefined when nothing was archived. */
function archivedTexts(folder: string, removal: WorktreeRemoval): Record<string, string> | undefined {
  if (removal.kind !== 'removed' || removal.archived === null) return undefined;
  const { commit } = removal.archived;
  const paths = git(folder, 'diff', '--name-only', '--no-renames', '-z', 'main', commit).split('\0').filter(Boolean);
  return Object.fromEntries(paths.map((path) => [path, git(folder, 'show', `${commit}:${path}`)]));
}

describe.each(['later', 'in the same moment'] as const)('removing a work tree whose index was written %s', (index) => {
  test('archives a file that was changed at equal size and whose modification time was set back', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { repo, path } = await workTree(scratch, folder, index);
    const { atime, mtime } = statSync(join(path, 'a'));
    writeFileSync(join(path, 'a'), 'eno\n');
    utimesSync(join(path, 'a'), atime, mtime);
    expect(archivedTexts(folder, await repo.removeWorktree(path))).toEqual({ a: 'eno' });
  });

  test('archives what was staged, and what was changed after it was staged', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { repo, path } = await workTree(scratch, folder, index);
    writeFileSync(join(path, 'a'), 'staged\n');
    writeFileSync(join(path, 'b'), 'before\n');
    git(path, 'add', '-A');
    writeFileSync(join(path, 'b'), 'after!\n');
    expect(archivedTexts(folder, await repo.removeWorktree(path))).toEqual({ a: 'staged', b: 'after!' });
  });

  test('archives a file that only the index has lost, and one that only the index has', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { repo, path } = await workTree(scratch, folder, index);
    git(path, 'rm', '-q', '--cached', 'a');
    writeFileSync(join(path, 'new'), 'new\n');
    git(path, 'add', 'new');
    expect(archivedTexts(folder, await repo.removeWorktree(path))).toEqual({ new: 'new' });
  });

  test('archives a file that git does not know and a mode that changed', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { repo, path } = await workTree(scratch, folder, index);
    writeFileSync(join(path, 'deep/new'), 'x');
    chmodSync(join(path, 'b'), 0o755);
    expect(archivedTexts(folder, await repo.removeWorktree(path))).toEqual({ b: 'two', 'deep/new': 'x' });
  });

  test('archives nothing for a file that was replaced by one with the same content', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { repo, path } = await workTree(scratch, folder, index);
    writeFileSync(join(path, 'again'), 'one\n');
    renameSync(join(path, 'again'), join(path, 'a'));
    expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
  });

  test('knows the files of a repository with longer names of objects', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long, '--object-format=sha256');
    const { repo, path } = await workTree(scratch, folder, index);
    writeFileSync(join(path, 'deep/c'), 'seven\n');
    expect(archivedTexts(folder, await repo.removeWorktree(path))).toEqual({ 'deep/c': 'seven' });
    const again = await workTree(scratch, folder, index);
    expect(await again.repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
  });
});

test('archives nothing for paths that are not looked at, although the commit holds them', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { ...long, 'made/x': '1', 'made/deep/y': '2' });
  const { repo, path } = await workTree(scratch, folder);
  writeFileSync(join(path, 'a'), 'written by the host\n');
  writeFileSync(join(path, 'made/x'), 'made anew');
  rmSync(join(path, 'made/deep'), { recursive: true });
  expect(await repo.removeWorktree(path, { except: ['a', 'made'] })).toEqual({ kind: 'removed', archived: null });
});

test('keeps a folder with a name that is not UTF-8, and archives one whose name holds the sign that stands for such bytes', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', long);
  const { repo, path } = await workTree(scratch, folder);
  const odd = Buffer.concat([Buffer.from(`${path}/deep/odd-`), Buffer.from([0xff])]);
  writeFileSync(odd, 'x');
  writeFileSync(join(path, 'deep/\u{fffd}'), 'kept');
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'kept', why: expect.stringContaining('deep/odd-') });
  rmSync(odd);
  expect(archivedTexts(folder, await repo.removeWorktree(path))).toEqual({ 'deep/\u{fffd}': 'kept' });
});

test('archives nothing of files that git wrote with other line ends than they are stored with', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { '.gitattributes': '* eol=crlf\n', a: 'one\ntwo\n' });
  const { repo, path } = await workTree(scratch, folder);
  expect(readFileSync(join(path, 'a'), 'utf8')).toBe('one\r\ntwo\r\n');
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
});

describe('the index of a work tree', () => {
  const factsOf = (path: string) => lstatSync(path);

  test('knows the blob of every file that looks as git left it, and of no other', async () => {
    using scratch = new Scratch();
    // Names of nine lengths: entries are filled up to a multiple of eight bytes.
    const names = Array.from({ length: 9 }, (_, length) => [`a${'é'.repeat(length)}`, `${length}\n`]);
    const folder = scratch.repository('r', { ...long, ...Object.fromEntries(names) });
    const { path } = await workTree(scratch, folder);
    writeFileSync(join(path, 'planned'), '');
    // An entry of a file that is only planned makes git write the longer form of the index.
    git(path, 'add', '--intent-to-add', 'planned');
    utimesSync(indexOf(folder), new Date(), new Date(Date.now() + 60_000));
    const known = (await readIndex(indexOf(folder), 40)).known;
    for (const name of git(folder, 'ls-files', '-z').split('\0').filter(Boolean))
      expect(known(name, factsOf(join(path, name)))).toBe(git(folder, 'rev-parse', `main:${name}`));
    expect(known('planned', factsOf(join(path, 'planned')))).toBeNull();
    expect(known('absent', factsOf(join(path, 'a')))).toBeNull();
    expect(known('b', factsOf(join(path, 'a')))).toBeNull();
  });

  test('does not know a file that was written in the moment in which the index was', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { path } = await workTree(scratch, folder, 'in the same moment');
    expect((await readIndex(indexOf(folder), 40)).known('a', factsOf(join(path, 'a')))).toBeNull();
  });

  test('knows nothing when it is absent, empty, or of a form that was not asked for', async () => {
    using scratch = new Scratch();
    const folder = scratch.repository('r', long);
    const { path } = await workTree(scratch, folder);
    const facts = factsOf(join(path, 'a'));
    expect((await readIndex(join(scratch.root, 'absent'), 40)).known('a', facts)).toBeNull();
    writeFileSync(join(scratch.root, 'empty'), '');
    expect((await readIndex(join(scratch.root, 'empty'), 40)).known('a', facts)).toBeNull();
    git(path, 'update-index', '--index-version', '4');
    utimesSync(indexOf(folder), new Date(), new Date(Date.now() + 60_000));
    expect((await readIndex(indexOf(folder), 40)).known('a', facts)).toBeNull();
  });
});
