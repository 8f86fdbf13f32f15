import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initSnapshot, openRepository } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

function projectOf(scratch: Scratch): string {
  const folder = scratch.repository('project', {
    'src/a.txt': 'a\n',
    'run.sh': 'exit 0\n',
    '.gitignore': 'out\n',
    '.gitattributes': '*.txt filter=shout\n',
  });
  symlinkSync('src/a.txt', join(folder, 'link'));
  chmodSync(join(folder, 'run.sh'), 0o755);
  scratch.commit(folder, {}, 'second');
  return folder;
}

test('writes the files of a tree with their modes and links, without a repository and without running a filter', async () => {
  using scratch = new Scratch();
  const folder = projectOf(scratch);
  git(folder, 'config', 'filter.shout.smudge', 'touch filter-ran; cat');
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'copies', 'one');
  await repo.materialise(await repo.treeOf('HEAD'), path);
  expect(readFileSync(join(path, 'src/a.txt'), 'utf8')).toBe('a\n');
  expect(readlinkSync(join(path, 'link'))).toBe('src/a.txt');
  expect(lstatSync(join(path, 'run.sh')).mode & 0o111).not.toBe(0);
  expect(existsSync(join(path, '.git'))).toBe(false);
  expect(existsSync(join(path, 'filter-ran'))).toBe(false);
  expect(git(folder, 'worktree', 'list').split('\n')).toHaveLength(1);
  expect(git(folder, 'status', '--porcelain')).toBe('');
});

test('a repository that is opened loses what processes left in it that died while they wrote a tree, and nothing of a living one', async () => {
  using scratch = new Scratch();
  const folder = projectOf(scratch);
  const dead = spawnSync('true').pid;
  const left = ['-abc', '-def'].map((end) => join(folder, '.git/circuit-tmp', `${dead}${end}`));
  const used = join(folder, '.git/circuit-tmp', `${process.pid}-abc`);
  for (const path of [...left, used]) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'index'), 'x');
  }
  await openRepository(folder);
  expect(left.filter((path) => existsSync(path))).toStrictEqual([]);
  expect(existsSync(used)).toBe(true);
});

test('refuses a folder that is not empty', async () => {
  using scratch = new Scratch();
  const repo = await openRepository(projectOf(scratch));
  await expect(repo.materialise(await repo.treeOf('HEAD'), join(scratch.root, 'project'))).rejects.toThrow(/is not empty/u);
});

test('makes a folder a repository with one commit of everything in it, the same for the same content', async () => {
  using scratch = new Scratch();
  const folder = projectOf(scratch);
  const repo = await openRepository(folder);
  const commits: string[] = [];
  for (const name of ['one', 'two']) {
    const path = join(scratch.root, name);
    await repo.materialise(await repo.treeOf('HEAD'), path);
    writeFileSync(join(path, 'out'), 'ignored by git, and here\n');
    await initSnapshot(path);
    expect(git(path, 'status', '--porcelain', '--ignored')).toBe('');
    expect(git(path, 'log', '--format=%s')).toBe('Snapshot');
    expect(git(path, 'ls-files')).toContain('out');
    commits.push(git(path, 'rev-parse', 'HEAD'));
  }
  expect(new Set(commits).size).toBe(1);
});
