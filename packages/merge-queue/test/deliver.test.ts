import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readFold } from '../src/index.ts';
import { Queue } from './queue.ts';
import { git, green, land, World, type LandingRequest } from './world.ts';

const red = { kind: 'red' as const, faults: [{ conjunct: 'checks-pass' as const, where: 'source' as const, message: 'a file says so' }] };

test('a ticket is landed by whoever works on the queue already, behind those that are ahead of it', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'x\n' });
  const commit = await queue.world.ticketCommit('T-2', { 'b.txt': 'x\n' }, 'origin/main');
  const deliveries: ReturnType<typeof land>[] = [];
  const never = async () => {
    throw new Error('judged by the one who waits');
  };
  await queue.work({
    judge: async (candidate) => {
      if (deliveries.length === 0) {
        deliveries.push(land(await queue.world.request('T-2', commit, { runChecks: never })));
        while (readFold(await queue.place()).state.entries.length < 2) await pause(5);
      }
      return await queue.judge(candidate);
    },
  });
  expect(await Promise.all(deliveries)).toMatchObject([{ kind: 'landed', commit: queue.world.head() }]);
  expect(queue.main()).toBe('T-1 T-2');
});

test('whoever waits for a ticket lands what is ahead of it too, and does not wait for what is behind it', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'x\n' });
  const commit = await queue.world.ticketCommit('T-2', { 'b.txt': 'x\n' }, 'origin/main');
  let isAdded = false;
  const runChecks: LandingRequest['runChecks'] = async (candidate, _, signal) => {
    const files = git(queue.world.work, 'ls-tree', '--name-only', candidate).split('\n');
    if (files.includes('b.txt') && !isAdded) {
      isAdded = true;
      await queue.add('T-3', { 'c.txt': 'x\n' });
    }
    // Its checks would go on for ever.
    if (files.includes('c.txt') && !signal.aborted) await once(signal, 'abort');
    return await green();
  };
  expect(await land(await queue.world.request('T-2', commit, { runChecks }))).toMatchObject({ kind: 'landed' });
  expect(queue.main()).toBe('T-1 T-2');
  expect(await queue.waiting()).toEqual(['T-3']);
  await queue.work();
  expect(queue.main()).toBe('T-1 T-2 T-3');
});

test('a ticket that is red on one ahead of it is told once that one is on main, and of that main', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'bad.txt': 'x\n' });
  const commit = await queue.world.ticketCommit('T-2', { 'worse.txt': 'x\n' }, 'origin/main');
  // Red only together.
  const runChecks: LandingRequest['runChecks'] = async (candidate) => {
    const files = git(queue.world.work, 'ls-tree', '--name-only', candidate).split('\n');
    return files.includes('bad.txt') && files.includes('worse.txt') ? red : await green();
  };
  const report = await land(await queue.world.request('T-2', commit, { runChecks }));
  expect(queue.main()).toBe('T-1');
  expect(report).toEqual({ kind: 'red', base: queue.world.head(), faults: red.faults });
  expect(queue.liveRefs()).toBe('');
});

test('a wait that is stopped takes the ticket out, and a later one lands it', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const stop = new AbortController();
  const runChecks = async () => {
    stop.abort(new Error('stopped by hand'));
    return await green();
  };
  await expect(land(await world.request('T-1', commit, { runChecks, signal: stop.signal }))).rejects.toThrow('stopped by hand');
  expect(world.landings('T-1')).toEqual([]);
  expect(git(world.work, 'for-each-ref', 'refs/queue/live')).toBe('');
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
});

test('says once what is waited for, and goes on when a paused queue is resumed', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const said: string[] = [];
  const request = await world.request('T-1', commit, {
    onWait: (what) => {
      said.push(what);
      request.log.append({ at: '2026-01-02T03:04:05Z', by: 'ada', event: { kind: 'resumed' } });
    },
  });
  request.log.append({ at: '2026-01-02T03:04:05Z', by: 'ada', event: { kind: 'paused', why: 'A release is made.' } });
  expect(await land(request)).toMatchObject({ kind: 'landed', commit });
  expect(said).toEqual(['The queue is paused: A release is made. Go on with: circuit queue resume']);
});

test('a ticket that somebody takes out of the queue is refused with the reason', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const request = await world.request('T-1', commit, {
    runChecks: async () => {
      request.log.append({ at: '2026-01-02T03:04:05Z', by: 'ada', event: { kind: 'cancelled', ticket: 'T-1', why: 'Not wanted.' } });
      return await green();
    },
  });
  expect(await land(request)).toEqual({ kind: 'refused', why: 'T-1 was not landed: it was taken out of the queue. Not wanted.' });
  expect(world.landings('T-1')).toEqual([]);
});

test('the commit of a ticket that was taken back lands again, as its second delivery', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
  git(world.other, 'pull', '-q', '--ff-only');
  git(world.other, 'revert', '--no-edit', commit);
  git(world.other, 'push', '-q', 'origin', 'HEAD:main');
  // Somebody has looked at main since; a run of the circuit does so when it begins.
  await land(await world.request('T-2', await world.ticketCommit('T-2', { 'b.txt': 'x\n' }, 'origin/main')));
  const again = await land(await world.request('T-1', commit));
  expect(again).toMatchObject({ kind: 'landed', commit: world.head() });
  expect(world.landings('T-1')).toEqual([world.head(), commit]);
});
