import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drainSpool, hookState, installHook, removeHook, standAsWorker } from '../src/index.ts';
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

/** A scanner that writes down how it was started, then works until it is let go. */
function scannerIn(world: World): { command: string[]; starts: () => string[]; letGo: () => void } {
  const [folder, go] = [join(world.root, 'starts'), join(world.root, 'go on')];
  const script = join(world.root, "the scanner's");
  mkdirSync(folder);
  const text = [
    '#!/bin/sh',
    `ls -l /proc/$$/fd >'${folder}/.fds'`,
    `open=$(grep -o 'pipe:.*' '${folder}/.fds' | tr '\\n' ' ')`,
    `{ pwd; printf '%s\\n' "$1" "\${GIT_DIR-none}" "pipes $open"; } >'${folder}/.'$$ && mv '${folder}/.'$$ '${folder}/'$$`,
    `while [ ! -e '${go}' ]; do sleep 0.1; done`,
  ];
  writeFileSync(script, `${text.join('\n')}\n`, { mode: 0o755 });
  return {
    command: [script, "it's"],
    starts: () =>
      readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    letGo: () => writeFileSync(go, ''),
  };
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(10);
}

test('starts the scanner where main moved and nobody works on the queue; the push does not wait for it, and it inherits nothing', async () => {
  using world = await World.create();
  const { command, starts, letGo } = scannerIn(world);
  const place = { ...places(world), scanner: command };
  await installHook(place);
  expect(await hookState(place)).toEqual({ kind: 'installed', chained: false });
  expect(await hookState(places(world))).toEqual({ kind: 'changed' });
  // It runs until it is let go, so that this push would never end if it held anything of it.
  world.human({ 'x.txt': '1\n' });
  await until(() => starts().length === 1);
  const [folder, argument, gitDir, pipes = ''] = starts()[0]?.split('\n') ?? [];
  expect([folder, argument, gitDir]).toEqual(['/', "it's", 'none']);
  // What this very process was given by whoever started it goes to everybody.
  const ours = readdirSync('/proc/self/fd').map((fd) => linkOf(`/proc/self/fd/${fd}`));
  expect(pipes.split(' ').filter((name) => name.startsWith('pipe:') && !ours.includes(name))).toEqual([]);
  expect(await drainSpool(place.spool)).toHaveLength(1);
  git(world.other, 'push', '-q', 'origin', 'HEAD:refs/heads/other');
  world.human({ 'y.txt': '1\n' });
  await until(() => starts().length === 2);
  letGo();
});

test('starts no scanner beside a worker, and one again when that is gone or was killed', async () => {
  using world = await World.create();
  const { command, starts, letGo } = scannerIn(world);
  const place = { ...places(world), scanner: command };
  await installHook(place);
  {
    using _ = await standAsWorker(place.spool);
    world.human({ 'x.txt': '1\n' });
  }
  expect(await drainSpool(place.spool)).toHaveLength(1);
  const dead = spawnSync('true').pid;
  mkdirSync(place.spool, { recursive: true });
  writeFileSync(join(place.spool, '.worker'), `${dead}\n`);
  world.human({ 'y.txt': '1\n' });
  await until(() => starts().length > 0);
  letGo();
  expect(starts()).toHaveLength(1);
});

test('starts the scanner and keeps a hook that stood there; one that is not there any more hinders no push', async () => {
  using world = await World.create();
  const { command, starts, letGo } = scannerIn(world);
  const seen = join(world.root, 'seen');
  writeFileSync(join(world.remote, 'hooks/post-receive'), `#!/bin/sh\ncat >'${seen}'\n`, { mode: 0o755 });
  const place = { ...places(world), scanner: command };
  await installHook(place);
  const from = world.head();
  const to = world.human({ 'x.txt': '1\n' });
  expect(readFileSync(seen, 'utf8')).toBe(`${from} ${to} refs/heads/main\n`);
  await until(() => starts().length === 1);
  letGo();
  await installHook({ ...place, scanner: ['/nowhere/node', 'x'] });
  const next = world.human({ 'y.txt': '1\n' });
  expect(world.head()).toBe(next);
  expect(readFileSync(seen, 'utf8')).toBe(`${to} ${next} refs/heads/main\n`);
  expect(await drainSpool(place.spool)).toHaveLength(2);
});
