import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

const lines = (...middle: string[]): string => ['a', 'b', 'c', ...middle, 'x', 'y', 'z', ''].join('\n');

test('keeps the name of a commit that already stands on the base', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: '1' });
  const base = git(folder, 'rev-parse', 'HEAD');
  const commit = scratch.commit(folder, { f: '2' }, 'change');
  expect(await (await openRepository(folder)).replay(commit, base)).toEqual({
    kind: 'same',
    commit,
    tree: git(folder, 'rev-parse', 'HEAD^{tree}'),
    changes: [{ path: 'f', status: 'changed' }],
    submitted: [{ path: 'f', status: 'changed' }],
  });
});

test('follows the attributes of the base from replay to replay, whichever commit brought or removed them', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { list: 'a\n' });
  const base = git(folder, 'rev-parse', 'HEAD');
  const repo = await openRepository(folder);
  const made = (files: Record<string, string>, message: string): string => {
    git(folder, 'checkout', '-q', '--detach', base);
    return scratch.commit(folder, files, message);
  };
  const one = made({ list: 'a\none\n' }, 'one');
  const two = made({ list: 'a\ntwo\n' }, 'two');
  const rules = made({ '.gitattributes': 'list merge=union\n' }, 'rules');
  const onto = async (commit: string, head: string): Promise<string> => {
    const replayed = await repo.replay(commit, head);
    return replayed.kind === 'same' || replayed.kind === 'replayed' ? replayed.commit : replayed.kind;
  };
  const first = await onto(one, base);
  expect(await onto(two, first)).toBe('conflict');
  const ruled = await onto(rules, first);
  const joined = await onto(two, ruled);
  expect(git(folder, 'show', `${joined}:list`)).toBe('a\none\ntwo');
});

test('brings only the change of the commit itself, never that of an unlanded parent', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: lines(), other: '1' });
  git(folder, 'checkout', '-q', '-b', 'work');
  scratch.commit(folder, { smuggled: 'unlanded' }, 'parent');
  const commit = scratch.commit(folder, { f: lines('mine') }, 'mine — ü\n\nTicket: T-1');
  git(folder, 'checkout', '-q', 'main');
  const onto = scratch.commit(folder, { other: '2' }, 'moved on');
  const repo = await openRepository(folder);
  const result = await repo.replay(commit, onto);
  if (result.kind !== 'replayed') throw new Error(result.kind);
  expect(await repo.diffTrees(onto, result.commit)).toEqual([{ path: 'f', status: 'changed' }]);
  expect(await repo.parentsOf(result.commit)).toEqual([onto]);
  const format = '--format=%an %ae %at %cn %ct%n%B';
  expect(git(folder, 'log', '-1', format, result.commit)).toBe(git(folder, 'log', '-1', format, commit));
  expect(await repo.replay(commit, onto)).toEqual(result);
});

test('names the paths of a conflict and leaves everything as it was', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'fü "1"': 'a\n', gone: 'x\n' });
  git(folder, 'checkout', '-q', '-b', 'work');
  const commit = scratch.commit(folder, { 'fü "1"': 'b\n', gone: 'y\n' }, 'mine');
  git(folder, 'checkout', '-q', 'main');
  const onto = scratch.commit(folder, { 'fü "1"': 'c\n', gone: null }, 'theirs');
  const repo = await openRepository(folder);
  expect(await repo.replay(commit, onto)).toEqual({ kind: 'conflict', paths: ['fü "1"', 'gone'] });
  expect(git(folder, 'status', '--porcelain')).toBe('');
});

test('calls a commit empty when the base already holds its change', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: '1' });
  git(folder, 'checkout', '-q', '-b', 'work');
  const commit = scratch.commit(folder, { f: '2' }, 'mine');
  const hollow = scratch.commit(folder, {}, 'nothing');
  git(folder, 'checkout', '-q', 'main');
  const onto = scratch.commit(folder, { f: '2', g: '1' }, 'same change');
  const repo = await openRepository(folder);
  expect(await repo.replay(commit, onto)).toEqual({ kind: 'empty' });
  expect(await repo.replay(hollow, commit)).toEqual({ kind: 'empty' });
});

test('honours merge=union of the tree and runs no merge driver of the configuration', async () => {
  using scratch = new Scratch();
  const attributes = 'log merge=union\nlock merge=mine\n';
  const folder = scratch.repository('r', { '.gitattributes': attributes, log: 'a\n', lock: 'a\n' });
  git(folder, 'config', 'merge.mine.driver', 'true');
  git(folder, 'checkout', '-q', '-b', 'work');
  const union = scratch.commit(folder, { log: 'a\nb\n' }, 'union');
  git(folder, 'checkout', '-q', '-b', 'driver', 'main');
  const driven = scratch.commit(folder, { lock: 'b\n' }, 'driver');
  git(folder, 'checkout', '-q', 'main');
  const onto = scratch.commit(folder, { log: 'a\nc\n', lock: 'c\n' }, 'theirs');
  const repo = await openRepository(folder);
  const result = await repo.replay(union, onto);
  if (result.kind !== 'replayed') throw new Error(result.kind);
  expect(Buffer.from((await repo.readBlob(result.commit, 'log')) ?? []).toString()).toBe('a\nc\nb\n');
  expect(await repo.replay(driven, onto)).toEqual({ kind: 'conflict', paths: ['lock'] });
});

test('runs no merge driver that an included file names after the first replay', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { '.gitattributes': 'lock merge=mine\n', lock: 'a\n' });
  git(folder, 'config', 'include.path', join(scratch.root, 'included'));
  git(folder, 'checkout', '-q', '-b', 'work');
  const mine = scratch.commit(folder, { lock: 'b\n' }, 'mine');
  git(folder, 'checkout', '-q', 'main');
  const onto = scratch.commit(folder, { lock: 'c\n' }, 'theirs');
  const repo = await openRepository(folder);
  const conflict = { kind: 'conflict', paths: ['lock'] };
  expect(await repo.replay(mine, onto)).toEqual(conflict);
  writeFileSync(join(scratch.root, 'included'), '[merge "mine"]\n\tdriver = true\n');
  expect(await repo.replay(mine, onto)).toEqual(conflict);
});

test('refuses a root commit and a merge commit', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: '1' });
  const root = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'checkout', '-q', '-b', 'side');
  scratch.commit(folder, { g: '1' }, 'side');
  git(folder, 'checkout', '-q', 'main');
  git(folder, 'merge', '-q', '--no-ff', '-m', 'merge', 'side');
  const repo = await openRepository(folder);
  await expect(repo.replay(root, 'main')).rejects.toMatchObject({ code: 'not-one-parent' });
  await expect(repo.replay(git(folder, 'rev-parse', 'main'), root)).rejects.toMatchObject({ code: 'not-one-parent' });
});

test('does not answer from a history that was cut off', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { f: '1' });
  const root = git(folder, 'rev-parse', 'HEAD');
  scratch.commit(folder, { f: '2' }, 'two');
  git(scratch.root, 'clone', '-q', '--depth=1', `file://${folder}`, 'shallow');
  git(join(scratch.root, 'shallow'), 'fetch', '-q', '--depth=1', 'origin', `${root}:refs/heads/old`);
  const repo = await openRepository(join(scratch.root, 'shallow'));
  await expect(repo.isAncestor(root, 'origin/main')).rejects.toMatchObject({ code: 'shallow' });
});
