import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openRepository } from '@ticket-circuit/git';
import { expect, test } from 'vitest';
import { judgePointers } from './judge-pointers.ts';

const env = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

class World implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-pointers-')));
  readonly repo = join(this.root, 'repo');

  constructor() {
    this.git(this.root, 'init', '-q', '-b', 'main', this.repo);
    this.commit(this.repo, { 'a.txt': 'a\n' });
  }

  git(folder: string, ...args: string[]): string {
    const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'];
    return execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], { cwd: folder, env, encoding: 'utf8', stdio }).trim();
  }

  commit(folder: string, files: Readonly<Record<string, string>>): string {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    this.git(folder, 'add', '-A');
    this.git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
    return this.git(folder, 'rev-parse', 'HEAD');
  }

  async faults(): Promise<string[]> {
    return (await judgePointers(await openRepository(this.repo), 'HEAD^', 'HEAD')).map(({ message }) => message);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

const name = 'ab'.repeat(32);
const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${name}\nsize 5\n`;
const rule = { '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n' };

test('a pointer to a large file that is not here is a fault, and none where it is here whole, is no new one, or no rule makes it a pointer', async () => {
  using world = new World();
  world.commit(world.repo, { 'text.bin': pointer });
  expect(await world.faults()).toEqual([]);
  world.commit(world.repo, rule);
  expect(await world.faults()).toEqual([]);
  const object = join(world.repo, '.git/lfs/objects/ab/ab', name);
  mkdirSync(dirname(object), { recursive: true });
  const missing = `large.bin points to a large file, sha256:${name}, that this clone does not hold`;
  for (const [bytes, faults] of [
    [null, [missing]],
    ['cut', [missing]],
    ['whole', []],
  ] as const) {
    if (bytes !== null) writeFileSync(object, bytes);
    world.commit(world.repo, { 'large.bin': 'plain\n' });
    world.commit(world.repo, { 'large.bin': pointer });
    expect((await world.faults()).map((text) => text.split('. ')[0])).toEqual(faults);
    world.commit(world.repo, { 'a.txt': `${bytes ?? 'none'}\n` });
    expect(await world.faults()).toEqual([]);
  }
});

test('a pointer to a commit of a submodule that was pushed nowhere is a fault, and so is one of which nothing can be told', async () => {
  using world = new World();
  const [made, remote] = [join(world.root, 'made'), join(world.root, 'module.git')];
  world.git(world.root, 'init', '-q', '-b', 'main', made);
  world.commit(made, { 'm.txt': '1\n' });
  world.git(world.root, 'clone', '-q', '--bare', made, remote);
  world.git(world.repo, 'submodule', '-q', 'add', remote, 'lib/module');
  world.commit(world.repo, {});
  expect(await world.faults()).toEqual([]);
  const inside = join(world.repo, 'lib/module');
  const unpushed = world.commit(inside, { 'm.txt': '2\n' });
  world.commit(world.repo, {});
  expect(await world.faults()).toEqual([
    `lib/module points to ${unpushed} of a submodule, which is on no branch of its remote that is known here. Push it there, then run: git -C lib/module fetch`,
  ]);
  world.git(inside, 'push', '-q', 'origin', 'HEAD:main');
  expect(await world.faults()).toEqual([]);
  const unknown = 'c'.repeat(40);
  world.git(world.repo, 'update-index', '--cacheinfo', `160000,${unknown},lib/module`);
  world.git(world.repo, 'commit', '-q', '-m', 'x');
  expect(await world.faults()).toEqual([expect.stringContaining(`lib/module points to ${unknown} of a submodule, which is on no branch`)]);
  rmSync(join(world.repo, '.git/modules'), { recursive: true });
  expect(await world.faults()).toEqual([expect.stringContaining('Run: git submodule update --init lib/module')]);
  world.git(world.repo, 'update-index', '--add', '--cacheinfo', `160000,${unknown},nameless`);
  world.git(world.repo, 'commit', '-q', '-m', 'x');
  expect(await world.faults()).toEqual([expect.stringContaining('which .gitmodules does not name')]);
});
