import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hookNames, hookState, installGuard, installHook, removeHook } from '../src/index.ts';
import { Queue } from './queue.ts';
import { git, type World } from './world.ts';

const placeOf = (world: World) => ({ repoDir: world.remote, spool: join(world.root, 'spool'), ref: 'refs/heads/main' });

/** What somebody is told who does what a guard forbids. */
function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr);
  }
  return 'nothing: it was let through';
}

test('lets only the queue move main: a push by hand is told what to do, an update of the ref is refused, other branches are free', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  const before = world.head();
  expect(await installGuard(placeOf(world))).toEqual({ kind: 'installed', chained: false });
  for (const name of ['pre-receive', 'reference-transaction'] as const)
    expect(await hookState(placeOf(world), name)).toEqual({ kind: 'installed', chained: false });
  expect(refusalOf(() => world.human({ 'a.txt': 'theirs\n' }))).toContain('or circuit queue add COMMIT');
  const commit = git(world.other, 'rev-parse', 'HEAD');
  git(world.other, 'push', '-q', 'origin', 'HEAD:side');
  expect(refusalOf(() => git(world.remote, 'update-ref', 'refs/heads/main', commit))).toContain('only a push of the merge queue moves it');
  expect(refusalOf(() => git(world.remote, 'update-ref', '-d', 'refs/heads/main'))).toContain('only a push of the merge queue');
  expect(world.head()).toBe(before);
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.add('T-2', { 'b.txt': 'mine\n' });
  await queue.work();
  expect(queue.main()).toBe('T-1 T-2');
  expect(readdirSync(join(world.remote, 'ticket-circuit/let-through'))).toEqual([]);
  expect(statSync(join(world.remote, 'ticket-circuit/token')).mode & 0o077).toBe(0);
  expect(refusalOf(() => git(world.other, 'push', '-q', '-o', 'ticket-circuit=guessed', 'origin', '+HEAD:main'))).toContain(
    'circuit queue add',
  );
});

test('asks the hooks that stood there first, abides by their no, and puts them back', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  const seen = join(world.root, 'seen');
  // The fourth speaks a protocol, and has its tests with what it takes in.
  const names = hookNames.filter((name) => name !== 'proc-receive');
  const own = (status: number) => `#!/bin/sh\necho "$(basename "$0") $*" >>'${seen}'\ncat >>'${seen}'\nexit ${status}\n`;
  for (const name of names) writeFileSync(join(world.remote, 'hooks', name), own(0), { mode: 0o755 });
  await installHook(placeOf(world));
  expect(await installGuard(placeOf(world))).toEqual({ kind: 'installed', chained: true });
  const commit = await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.work();
  expect(queue.main()).toBe('T-1');
  const said = readFileSync(seen, 'utf8');
  for (const name of names) expect(said).toContain(`${name}.before-circuit`);
  expect(said).toContain(`${commit} refs/heads/main\n`);
  writeFileSync(join(world.remote, 'hooks/pre-receive.before-circuit'), own(1), { mode: 0o755 });
  await queue.add('T-2', { 'b.txt': 'mine\n' });
  await queue.work();
  expect(queue.main()).toBe('T-1');
  await removeHook(world.remote);
  for (const name of names) expect(readFileSync(join(world.remote, 'hooks', name), 'utf8')).toBe(own(name === 'pre-receive' ? 1 : 0));
  for (const name of names) expect(existsSync(join(world.remote, 'hooks', `${name}.before-circuit`))).toBe(false);
});

test('is closed when its token is gone, and says what it is when it was edited', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installGuard(placeOf(world));
  expect(await hookState({ ...placeOf(world), ref: 'refs/heads/trunk' }, 'pre-receive')).toEqual({ kind: 'changed' });
  writeFileSync(join(world.remote, 'ticket-circuit/token'), '');
  const before = world.head();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.work();
  expect(world.head()).toBe(before);
  expect(await queue.waiting()).toEqual(['T-1']);
  await installGuard(placeOf(world));
  await queue.tell({ kind: 'resumed' });
  await queue.work();
  expect(queue.main()).toBe('T-1');
});

test('keeps guarding with hooks in a folder that core.hooksPath names', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  mkdirSync(join(world.root, 'hooks of all'));
  git(world.remote, 'config', 'core.hooksPath', join(world.root, 'hooks of all'));
  await installGuard(placeOf(world));
  expect(refusalOf(() => world.human({ 'a.txt': 'theirs\n' }))).toContain('circuit queue add');
});
