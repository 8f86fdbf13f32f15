import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drainSpool, hookState, installHook, removeHook } from '../src/index.ts';
import { git, World } from './world.ts';

function places(world: World) {
  return { repoDir: world.remote, spool: join(world.root, "the spool's folder"), ref: 'refs/heads/main' };
}

test('leaves word of a push in the spool, and takes it from there once', async () => {
  using world = await World.create();
  const place = places(world);
  expect(await hookState(place)).toEqual({ kind: 'missing' });
  expect(await installHook(place)).toEqual({ kind: 'installed', chained: false });
  expect(await hookState(place)).toEqual({ kind: 'installed', chained: false });
  const from = world.head();
  const to = world.human({ 'x.txt': '1\n' });
  expect(await drainSpool(place.spool)).toEqual([{ from, to, ref: 'refs/heads/main' }]);
  expect(await drainSpool(place.spool)).toEqual([]);
  expect(readdirSync(place.spool)).toEqual([]);
  expect(statSync(place.spool).mode & 0o077).toBe(0);
});

test('keeps a hook that stood there, gives it the same input, and puts it back', async () => {
  using world = await World.create();
  const place = places(world);
  const seen = join(world.root, 'seen');
  const before = `#!/bin/sh\ncat >'${seen}'\nexit 7\n`;
  const hook = join(world.remote, 'hooks/post-receive');
  writeFileSync(hook, before, { mode: 0o755 });
  expect(await hookState(place)).toEqual({ kind: 'other' });
  for (let time = 0; time < 2; time += 1) expect(await installHook(place)).toEqual({ kind: 'installed', chained: true });
  const from = world.head();
  const to = world.human({ 'x.txt': '1\n' });
  expect(readFileSync(seen, 'utf8')).toBe(`${from} ${to} refs/heads/main\n`);
  expect(await drainSpool(place.spool)).toHaveLength(1);
  await removeHook(world.remote);
  expect(readFileSync(hook, 'utf8')).toBe(before);
  await removeHook(world.remote);
  expect(existsSync(hook)).toBe(true);
});

test('lets a push through when the spool cannot be written', async () => {
  using world = await World.create();
  writeFileSync(join(world.root, 'file'), '');
  const place = { repoDir: world.remote, spool: join(world.root, 'file/spool'), ref: 'refs/heads/main' };
  await installHook(place);
  const to = world.human({ 'x.txt': '1\n' });
  expect(world.head()).toBe(to);
  expect(await drainSpool(place.spool)).toEqual([]);
});

test('says what is wrong with a hook that will not run', async () => {
  using world = await World.create();
  const place = places(world);
  await installHook(place);
  const hook = join(world.remote, 'hooks/post-receive');
  chmodSync(hook, 0o644);
  expect(await hookState(place)).toEqual({ kind: 'not-executable' });
  writeFileSync(hook, `${readFileSync(hook, 'utf8')}# edited\n`, { mode: 0o755 });
  expect(await hookState(place)).toEqual({ kind: 'changed' });
  await installHook(place);
  expect(await hookState(place)).toEqual({ kind: 'installed', chained: false });
  expect(await hookState({ ...place, spool: '/another' })).toEqual({ kind: 'changed' });
  await removeHook(world.remote);
  expect(await hookState(place)).toEqual({ kind: 'missing' });
});

test('follows core.hooksPath, and refuses when it leads nowhere', async () => {
  using world = await World.create();
  const place = places(world);
  git(world.remote, 'config', 'core.hooksPath', join(world.root, 'shared hooks'));
  expect(await hookState(place)).toEqual({ kind: 'nowhere', folder: join(world.root, 'shared hooks') });
  expect(await installHook(place)).toMatchObject({ kind: 'refused' });
  mkdirSync(join(world.root, 'shared hooks'));
  expect(await installHook(place)).toEqual({ kind: 'installed', chained: false });
  world.human({ 'x.txt': '1\n' });
  expect(await drainSpool(place.spool)).toHaveLength(1);
  expect(await installHook({ ...place, spool: 'relative' })).toMatchObject({ kind: 'refused' });
});
