import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFold } from '../src/index.ts';
import { Queue } from './queue.ts';
import { git } from './world.ts';

test('lands what stands in the queue in order, each tree as it was checked, and leaves nothing behind', async () => {
  using queue = await Queue.create();
  for (const ticket of ['T-1', 'T-2', 'T-3', 'T-4', 'T-5']) await queue.add(ticket, { [`${ticket}.txt`]: 'x\n' });
  expect(await queue.work()).toEqual({ kind: 'idle' });
  expect(queue.main()).toBe('T-1 T-2 T-3 T-4 T-5');
  const trees = git(queue.world.remote, 'log', '--format=%T', '-5', 'main').split('\n');
  for (const tree of trees) expect(queue.judged.map((candidate) => candidate.tree)).toContain(tree);
  expect(queue.liveRefs()).toBe('');
  expect(git(queue.world.remote, 'for-each-ref', '--format=%(refname)', 'refs/queue').split('\n')).toHaveLength(5);
  expect(git(queue.world.work, 'rev-parse', 'main')).toBe(queue.world.head());
  expect(git(queue.world.work, 'status', '--porcelain')).toBe('');
});

test('gives back what is red, conflicts or changes nothing, and lands the others', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.add('T-2', { 'bad.txt': 'x\n' });
  await queue.add('T-3', { 'a.txt': 'other\n' });
  await queue.add('T-4', { 'a.txt': 'mine\n' });
  await queue.add('T-5', { 'e.txt': 'x\n' });
  await queue.work();
  expect(await queue.ends()).toEqual({ 'T-1': 'landed', 'T-2': 'red', 'T-3': 'conflict', 'T-4': 'empty', 'T-5': 'landed' });
  expect(queue.main()).toBe('T-1 T-5');
  const { settled } = readFold(await queue.place());
  expect(settled.get('T-2')?.why).toBe('a file says so');
  expect(settled.get('T-3')?.why).toMatch(/^[0-9a-f]{40} conflicts with [0-9a-f]{40}: "a\.txt"\.$/u);
  expect(queue.liveRefs()).toBe('');
});

test('lands a flaky ticket with the green run behind it, in one push, and closes both by that proof', async () => {
  using queue = await Queue.create();
  const flaky = await queue.add('T-1', { 'flaky.txt': 'x\n' });
  await queue.add('T-2', { 'b.txt': 'x\n' });
  const judge: typeof queue.judge = async (candidate) =>
    candidate.tickets.length === 1 && candidate.time === 1
      ? { kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', message: 'once' }] }
      : queue.judge(candidate);
  await queue.work({ judge: async (candidate) => await judge(candidate) });
  expect(queue.main()).toBe('T-1 T-2');
  const [push] = queue.records().filter(({ kind }) => kind === 'landed');
  expect(push).toMatchObject({ commits: [{ ticket: 'T-1', commit: flaky }, { ticket: 'T-2' }] });
  expect(readFold(await queue.place()).state.flakes).toBe(1);
  // The tree of the first one was never green by itself.
  expect(queue.judged.map(({ tree }) => tree)).not.toContain(git(queue.world.work, 'rev-parse', `${flaky}^{tree}`));
  const { scanLanded } = await import('../src/index.ts');
  const scan = await scanLanded({ ...(await queue.place()), cursor: null, knownTicket: () => true });
  expect(scan).toMatchObject({
    kind: 'scanned',
    foreign: [],
    landings: [{ ticket: 'T-1', proof: `sha256:${queue.judged[0]?.tree}` }, { ticket: 'T-2' }],
  });
});

test('a push by hand in between is landed on top of, after a check of its own', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.add('T-2', { 'c.txt': 'mine\n' });
  let human = '';
  await queue.work({
    faultPoint: (name) => {
      if (name === 'about-to-push' && human === '') human = queue.world.human({ 'b.txt': 'theirs\n' });
    },
  });
  expect(queue.main()).toBe('- T-1 T-2');
  expect(git(queue.world.remote, 'rev-parse', 'main~2')).toBe(human);
  const [, last] = [queue.judged.length, queue.judged.at(-1)];
  expect(last?.tree).toBe(git(queue.world.remote, 'rev-parse', 'main^{tree}'));
});

test('a push by hand of the very same change leaves an empty candidate, which goes back', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  queue.world.human({ 'a.txt': 'mine\n' });
  await queue.work();
  expect(await queue.ends()).toEqual({ 'T-1': 'empty' });
  expect(readFold(await queue.place()).settled.get('T-1')?.why).toMatch(/holds all that/u);
});

test('stops when somebody rewinds main, shows it, and does not land again what was taken away', async () => {
  using queue = await Queue.create();
  const base = queue.world.head();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.work();
  git(queue.world.remote, 'update-ref', 'refs/heads/main', base);
  await queue.add('T-2', { 'b.txt': 'mine\n' }, base);
  expect(await queue.work()).toEqual({ kind: 'idle' });
  expect(queue.world.head()).toBe(base);
  expect(readFold(await queue.place()).state.mode).toMatchObject({
    kind: 'paused',
    why: expect.stringMatching(/which does not contain that/u),
  });
  await queue.tell({ kind: 'resumed' });
  await queue.work();
  expect(queue.main()).toBe('T-2');
});

test('keeps its order while the remote cannot be reached, and goes on when it can', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.add('T-2', { 'b.txt': 'mine\n' });
  git(queue.world.work, 'remote', 'set-url', 'origin', join(queue.world.root, 'gone.git'));
  expect(await queue.work()).toMatchObject({ kind: 'unreachable' });
  expect(await queue.waiting()).toEqual(['T-1', 'T-2']);
  git(queue.world.work, 'remote', 'set-url', 'origin', queue.world.remote);
  await queue.work();
  expect(queue.main()).toBe('T-1 T-2');
});

test('rebuilds the queue from refs and main when its journal is lost, damaged or cut', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.work();
  await queue.add('T-2', { 'b.txt': 'mine\n' });
  rmSync(join(queue.world.root, 'queue.jsonl'));
  await queue.work();
  expect(queue.main()).toBe('T-1 T-2');
  appendFileSync(join(queue.world.root, 'queue.jsonl'), 'no record\n{"at":"2026-01-02T03:04:05Z","by":"ada","event":{"kind":"resu');
  await queue.add('T-3', { 'c.txt': 'mine\n' });
  await queue.work();
  expect(queue.main()).toBe('T-1 T-2 T-3');
});

test('lands on the local branch where there is no remote, and brings the checkout along', async () => {
  using queue = await Queue.create();
  queue.remote = null;
  await queue.add('T-1', { 'a.txt': 'mine\n' }, 'main');
  await queue.add('T-2', { 'b.txt': 'mine\n' }, 'main');
  await queue.work();
  expect(git(queue.world.work, 'log', '--format=%(trailers:key=Ticket,valueonly)', '-2', 'main').split('\n').filter(Boolean)).toEqual([
    'T-2',
    'T-1',
  ]);
  expect(git(queue.world.work, 'status', '--porcelain')).toBe('');
});

test('takes what other processes append while it works', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  let isAdded = false;
  await queue.work({
    slots: 1,
    judge: async (candidate) => {
      if (!isAdded) {
        isAdded = true;
        await queue.add('T-2', { 'b.txt': 'mine\n' });
        await queue.tell({ kind: 'cancelled', ticket: 'T-1', why: 'not wanted' });
      }
      return queue.judge(candidate);
    },
  });
  expect(await queue.ends()).toEqual({ 'T-1': 'cancelled', 'T-2': 'landed' });
  expect(queue.main()).toBe('T-2');
});
