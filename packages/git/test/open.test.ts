import { chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { initBare, openRepository } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

const outer = { ...process.env };
afterEach(() => {
  process.env = { ...outer };
});

test('finds the top of the tree from a folder below it, and the shared folder from a linked work tree', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { 'deep/er/f': '1' });
  const linked = join(scratch.root, 'linked');
  git(folder, 'worktree', 'add', '-q', '-b', 'other', linked);
  expect(await openRepository(join(folder, 'deep/er'))).toMatchObject({ topLevel: folder, commonDir: join(folder, '.git') });
  const repo = await openRepository(linked);
  expect(repo).toMatchObject({ topLevel: linked, commonDir: join(folder, '.git') });
  expect(await repo.headState()).toEqual({ kind: 'branch', branch: 'other' });
  expect(await repo.worktrees()).toEqual([
    { path: folder, branch: 'main', commit: git(folder, 'rev-parse', 'main') },
    { path: linked, branch: 'other', commit: git(folder, 'rev-parse', 'main') },
  ]);
});

test('refuses a folder without a repository, a missing folder and a bare repository, each by its own name', async () => {
  using scratch = new Scratch();
  await initBare(join(scratch.root, 'b.git'));
  mkdirSync(join(scratch.root, 'plain'));
  await expect(openRepository(join(scratch.root, 'b.git'))).rejects.toMatchObject({ code: 'bare' });
  await expect(openRepository(join(scratch.root, 'plain'))).rejects.toMatchObject({ code: 'not-a-repository' });
  await expect(openRepository(join(scratch.root, 'nowhere'))).rejects.toMatchObject({ code: 'not-a-repository' });
});

test('ignores variables of the environment that point at another repository', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const other = scratch.repository('other', { b: '1' });
  process.env['GIT_DIR'] = join(other, '.git');
  process.env['GIT_INDEX_FILE'] = join(other, '.git/index');
  const repo = await openRepository(folder);
  expect((await repo.listTree('HEAD')).map(({ path }) => path)).toEqual(['a']);
  expect(await repo.dirtyPaths()).toEqual([]);
});

test('tells a branch, a detached head and an unborn branch apart', async () => {
  using scratch = new Scratch();
  const repo = await openRepository(scratch.repository('unborn', {}));
  expect(await repo.headState()).toEqual({ kind: 'unborn' });
  expect(await repo.resolve('HEAD')).toBeNull();
  const folder = scratch.repository('r', { a: '1' });
  git(folder, 'checkout', '-q', '--detach');
  expect(await (await openRepository(folder)).headState()).toEqual({ kind: 'detached', commit: git(folder, 'rev-parse', 'HEAD') });
});

test('lists edited, renamed, new and oddly named paths of the checkout, and nothing that the person ignores', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { edited: '1', 'old name': 'same content here\n', '.gitignore': 'build\n' });
  writeFileSync(join(scratch.root, 'ignore'), '*.mine\n');
  writeFileSync(join(scratch.root, 'gitconfig'), `[core]\n\texcludesFile = ${join(scratch.root, 'ignore')}\n`);
  process.env['GIT_CONFIG_GLOBAL'] = join(scratch.root, 'gitconfig');
  writeFileSync(join(folder, 'edited'), '2');
  mkdirSync(join(folder, 'new folder'));
  for (const name of ['new folder/ü "quoted"\n', 'build', 'x.mine']) writeFileSync(join(folder, name), '');
  git(folder, 'mv', 'old name', 'neuer name');
  const repo = await openRepository(folder);
  expect(await repo.dirtyPaths()).toEqual(['edited', 'neuer name', 'new folder/ü "quoted"\n', 'old name']);
});

test('takes the identity from the configuration of the person, and names the command when there is none', async () => {
  using scratch = new Scratch();
  const repo = await openRepository(scratch.repository('r', { a: '1' }));
  for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL', 'EMAIL'])
    delete process.env[name];
  process.env['GIT_CONFIG_NOSYSTEM'] = '1';
  process.env['GIT_CONFIG_GLOBAL'] = join(scratch.root, 'gitconfig');
  await expect(repo.identity()).rejects.toMatchObject({
    code: 'no-identity',
    next: expect.stringContaining('git config --global user.name'),
  });
  writeFileSync(join(scratch.root, 'gitconfig'), '[user]\n\tname = Grace Hopper\n\temail = grace@example.org\n');
  expect(await repo.identity()).toEqual({ name: 'Grace Hopper', email: 'grace@example.org' });
  const commit = await repo.commitTree({ tree: await repo.treeOf('HEAD'), parents: [], message: 'm' });
  expect(git(repo.topLevel, 'log', '-1', '--format=%an <%ae> %cn', commit)).toBe('Grace Hopper <grace@example.org> Grace Hopper');
  expect(await repo.config('user.email')).toBe('grace@example.org');
  expect(await repo.config('user.nothing')).toBeNull();
});

test.runIf(process.getuid?.() === 0)('works, as root, in a repository that somebody else owns', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const remote = join(scratch.root, 'remote.git');
  await initBare(remote);
  const chownAll = (path: string): void => {
    chownSync(path, 1234, 1234);
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) chownAll(join(path, name));
  };
  chownAll(folder);
  chownAll(remote);
  const repo = await openRepository(folder);
  const head = await repo.resolve('HEAD');
  expect(await repo.dirtyPaths()).toEqual([]);
  expect(await repo.push(remote, [{ ref: 'refs/heads/main', commit: head ?? '', expected: null }], { atomic: true })).toEqual({
    kind: 'pushed',
  });
  expect(await repo.remoteHead(remote, 'main')).toBe(head);
  expect(await repo.fetch(remote, ['refs/heads/main:refs/remotes/x/main'])).toEqual({ kind: 'fetched' });
  expect(await repo.readRef('refs/remotes/x/main')).toBe(head);
});
