// Kinds of failure that users of other queues have reported in public, each with the end that it has here.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFold, scanLanded } from '../src/index.ts';
import { Queue } from './queue.ts';
import { git, land, landAndDie, World } from './world.ts';

test('a ticket whose commit somebody pushed past the queue leaves the queue, and no restart brings it back', async () => {
  using queue = await Queue.create();
  const commit = await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.add('T-2', { 'b.txt': 'mine\n' });
  git(queue.world.work, 'push', '-q', 'origin', `${commit}:main`);
  for (let start = 0; start < 2; start += 1) {
    await queue.work();
    expect(await queue.waiting()).toEqual([]);
    expect(queue.liveRefs()).toBe('');
  }
  expect(await queue.ends()).toEqual({ 'T-1': 'empty', 'T-2': 'landed' });
});

test('a ticket that landed is told as landed by whoever comes after a worker that died, and is not worked on again', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(landAndDie(world, { ticket: 'T-1', commit, remote: 'origin', dieAt: 'pushed' })).toBe('SIGKILL');
  const never = async () => {
    throw new Error('checked again');
  };
  expect(await land(await world.request('T-1', commit, { runChecks: never }))).toMatchObject({ kind: 'landed', commit });
});

test('what was submitted lands although its branch and its work tree are gone and git has collected what nobody holds', async () => {
  using queue = await Queue.create();
  const { work } = queue.world;
  git(work, 'worktree', 'add', '-q', '-b', 'feature', join(queue.world.root, 'feature'), 'origin/main');
  const commit = queue.world.commit(join(queue.world.root, 'feature'), { 'a.txt': 'mine\n' }, 'x\n\nTicket: T-1');
  expect(await queue.submit(commit)).toMatchObject({ kind: 'submitted' });
  git(work, 'worktree', 'remove', '--force', join(queue.world.root, 'feature'));
  git(work, 'branch', '-q', '-D', 'feature');
  git(work, 'reflog', 'expire', '--expire=now', '--all');
  git(work, 'gc', '-q', '--prune=now');
  await queue.work();
  expect(queue.world.head()).toBe(commit);
});

test('a subject that names a ticket, and a commit that only this clone has, land nothing', async () => {
  using world = await World.create();
  const start = world.head();
  world.human({ 'b.txt': 'x\n' }, 'Merge branch T-1: all of T-1');
  git(world.work, 'checkout', '-q', '-b', 'T-1');
  world.commit(world.work, { 'a.txt': 'mine\n' }, 'done\n\nTicket: T-1');
  const scan = await scanLanded({ ...(await world.request('T-1', start)), cursor: start, knownTicket: () => true });
  expect(scan).toMatchObject({ kind: 'scanned', landings: [], foreign: [] });
});

test('of a batch that lands in one push each ticket keeps its own commit, and each is closed by it', async () => {
  using queue = await Queue.create();
  const tickets = ['T-1', 'T-2', 'T-3'];
  for (const ticket of tickets) await queue.add(ticket, { [`${ticket}.txt`]: 'x\n' });
  await queue.work({ policy: 'batch' });
  expect(queue.records().filter(({ kind }) => kind === 'landed')).toHaveLength(1);
  const commits = git(queue.world.remote, 'log', '--reverse', '--format=%H', '-3', 'main').split('\n');
  const { settled } = readFold(await queue.place());
  expect(tickets.map((ticket) => settled.get(ticket)?.landedAs)).toEqual(commits);
  const scan = await scanLanded({ ...(await queue.place()), cursor: null, knownTicket: () => true });
  expect(scan).toMatchObject({ foreign: [], landings: tickets.map((ticket, at) => ({ ticket, commit: commits[at] })) });
});

test('a remote that says yes and takes the push back is seen at the next look: the queue stops, and does not push for ever', async () => {
  using queue = await Queue.create();
  const base = queue.world.head();
  const hook = `#!/bin/sh\necho x >>'${queue.world.root}/pushes'\ngit update-ref refs/heads/main ${base}\n`;
  writeFileSync(join(queue.world.remote, 'hooks/post-receive'), hook, { mode: 0o755 });
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.add('T-2', { 'b.txt': 'mine\n' });
  await queue.work({ policy: 'serial' });
  expect(readFold(await queue.place()).state.mode).toMatchObject({ kind: 'paused', why: expect.stringContaining('took commits back') });
  expect(readFileSync(join(queue.world.root, 'pushes'), 'utf8')).toBe('x\n');
  expect(queue.world.head()).toBe(base);
});
