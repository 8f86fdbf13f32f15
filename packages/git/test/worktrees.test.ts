import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

test('adds a detached, locked work tree without running a hook, and removes a clean one without an archive', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'a b/ü': '1' });
  writeFileSync(join(folder, '.git/hooks/post-checkout'), '#!/bin/sh\ntouch "$GIT_DIR/hook-ran"\n', { mode: 0o755 });
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'trees/T 1 é');
  const head = git(folder, 'rev-parse', 'HEAD');
  expect(await repo.addWorktree(path, head)).toEqual({ path, commit: head });
  expect(readFileSync(join(path, 'a b/ü'), 'utf8')).toBe('1');
  expect(git(folder, 'worktree', 'list', '--porcelain')).toContain(
    `worktree ${path}\nHEAD ${head}\ndetached\nlocked in use by ticket-circuit`,
  );
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
  expect(existsSync(path)).toBe(false);
  expect(await repo.worktrees()).toHaveLength(1);
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
  expect(git(folder, 'for-each-ref', 'refs/circuit')).toBe('');
});

test('archives whatever differs from the commit before the work tree goes', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', {
    edited: '1',
    gone: '1',
    mode: '1',
    '.gitignore': 'ignored\n',
    '.gitattributes': '* filter=evil\n',
  });
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'T-1');
  await repo.addWorktree(path, 'main');
  writeFileSync(join(path, 'edited'), '2');
  writeFileSync(join(path, 'ignored'), 'kept all the same');
  mkdirSync(join(path, 'new/deep'), { recursive: true });
  symlinkSync('/nowhere', join(path, 'new/deep/link'));
  mkdirSync(join(path, 'node_modules'));
  writeFileSync(join(path, 'node_modules/huge'), 'prepared');
  chmodSync(join(path, 'mode'), 0o755);
  rmSync(join(path, 'gone'));
  const socket = createServer().listen(join(path, 'socket'));
  await once(socket, 'listening');
  writeFileSync(join(path, '.git'), 'gitdir: /somewhere/else\n');
  const removal = await repo.removeWorktree(path, { except: ['node_modules'] });
  socket.close();
  if (removal.kind !== 'removed' || removal.archived === null) throw new Error(JSON.stringify(removal));
  expect(removal.archived.ref).toBe('refs/circuit/archive/T-1');
  expect(await repo.readRef(removal.archived.ref)).toBe(removal.archived.commit);
  expect(await repo.parentsOf(removal.archived.commit)).toEqual([git(folder, 'rev-parse', 'main')]);
  expect(await repo.diffTrees('main', removal.archived.commit)).toEqual([
    { path: 'edited', status: 'changed' },
    { path: 'gone', status: 'removed' },
    { path: 'ignored', status: 'added' },
    { path: 'mode', status: 'mode' },
    { path: 'new/deep/link', status: 'added' },
  ]);
  expect(existsSync(path)).toBe(false);
  expect(await repo.worktrees()).toHaveLength(1);
});

test('never writes over an earlier archive', async () => {
  using scratch = new Scratch();
  const repo = await openRepository(scratch.repository('r', { a: '1' }));
  const path = join(scratch.root, 'T-1');
  const refs: (string | undefined)[] = [];
  for (const text of ['2', '3']) {
    await repo.addWorktree(path, 'main');
    writeFileSync(join(path, 'a'), text);
    const removal = await repo.removeWorktree(path, { archiveRef: 'refs/circuit/archive/T-1/code' });
    refs.push(removal.kind === 'removed' ? removal.archived?.ref : undefined);
  }
  expect(refs).toEqual(['refs/circuit/archive/T-1/code', 'refs/circuit/archive/T-1/code-2']);
});

test('keeps a commit that no ref holds, although the files equal it', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const repo = await openRepository(folder);
  const tree = await repo.writeTree('main', [{ path: 'a', bytes: Buffer.from('2') }]);
  const author = { name: 'A', email: 'a@example.org' };
  const commit = await repo.commitTree({ tree, parents: [git(folder, 'rev-parse', 'main')], message: 'm', author, committer: author });
  const path = join(scratch.root, 'w');
  await repo.addWorktree(path, commit);
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: { ref: 'refs/circuit/archive/w', commit } });
});

test('keeps the folder, and says why, when its content cannot be archived or is no work tree', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'w');
  await repo.addWorktree(path, 'main');
  git(scratch.root, 'init', '-q', join(path, 'nested'));
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'kept', why: expect.stringContaining('nested/.git') });
  expect(existsSync(join(path, 'nested/.git'))).toBe(true);
  mkdirSync(join(scratch.root, 'mine'));
  expect(await repo.removeWorktree(join(scratch.root, 'mine'))).toEqual({ kind: 'kept', why: expect.stringContaining('is no work tree') });
  expect(existsSync(join(scratch.root, 'mine'))).toBe(true);
});

test('refuses to remove the checkout of the person', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const repo = await openRepository(folder);
  expect(await repo.removeWorktree(folder)).toMatchObject({ kind: 'kept' });
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('1');
});

test('refuses to remove a work tree that the person added', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'theirs');
  git(folder, 'worktree', 'add', '-q', path, '-b', 'theirs');
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'kept', why: expect.stringContaining('somebody else made') });
  rmSync(path, { recursive: true });
  expect(await repo.removeWorktree(path)).toMatchObject({ kind: 'kept' });
  expect(await repo.worktrees()).toHaveLength(2);
});

test('finishes a removal that was cut off, and archives nothing of it again', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'w');
  await repo.addWorktree(path, 'main');
  renameSync(path, `${path}.removing`);
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
  expect(existsSync(`${path}.removing`)).toBe(false);
  expect(git(folder, 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('writes the whole tree although the person sees only a part of it', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'in/a': '1', 'out/b': '1' });
  git(folder, 'sparse-checkout', 'set', 'in');
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'w');
  await repo.addWorktree(path, 'main');
  expect(readFileSync(join(path, 'out/b'), 'utf8')).toBe('1');
  const tree = await repo.writeTree('main', [{ path: 'out/c', bytes: Buffer.from('2') }]);
  expect((await repo.listTree(tree)).map((entry) => entry.path)).toEqual(['in/a', 'out/b', 'out/c']);
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
});

test('adds many work trees of 500 files at once, and again after an addition was cut short', async () => {
  using scratch = new Scratch();
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`p${number % 20}/f${number}`, `${number}`]));
  const repo = await openRepository(scratch.repository('r', files));
  const paths = Array.from({ length: 8 }, (_, number) => join(scratch.root, `w${number}`));
  await Promise.all(paths.map((path) => repo.addWorktree(path, 'main')));
  expect(await repo.worktrees()).toHaveLength(9);
  rmSync(paths[0] ?? '', { recursive: true });
  await repo.addWorktree(paths[0] ?? '', 'main');
  const removals = await Promise.all(paths.map((path) => repo.removeWorktree(path)));
  expect(removals).toEqual(paths.map(() => ({ kind: 'removed', archived: null })));
  expect(await repo.worktrees()).toHaveLength(1);
});

test('leaves a submodule as an empty folder and keeps whatever was put into it', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  git(folder, 'update-index', '--add', '--cacheinfo', `160000,${git(folder, 'rev-parse', 'HEAD')},sub`);
  git(folder, 'commit', '-q', '-m', 'with submodule');
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'w');
  await repo.addWorktree(path, 'main');
  writeFileSync(join(path, 'sub/file'), 'x');
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'kept', why: expect.stringContaining('sub/file') });
  rmSync(join(path, 'sub/file'));
  expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
});
