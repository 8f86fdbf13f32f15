// Several who would work on one queue, and worlds that break under one. Numbers in comments name the cases of the design's list.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openJournal } from '@ticket-circuit/journal';
import { expect, test } from 'vitest';
import { readFold, workQueue, type Candidate, type WorkEnd } from '../src/index.ts';
import { Queue } from './queue.ts';
import { git, land, landAndDie, World } from './world.ts';

const at = '2026-01-02T03:04:05Z';

// 12
test('of two who would work at once one is told that the other does, and the queue lands once', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'x\n' });
  const refused: unknown[] = [];
  await queue.work({
    judge: async (candidate) => {
      refused.push(await queue.work().catch((error: unknown) => String(error)));
      return await queue.judge(candidate);
    },
  });
  expect(refused).toEqual(['Error: The queue is held.']);
  expect(queue.main()).toBe('T-1');
});

// 13
test('the lock of a dead worker is free at once, and of two who want it one gets it', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(landAndDie(world, { ticket: 'T-1', commit, remote: 'origin', dieAt: 'candidate-recorded' })).toBe('SIGKILL');
  const journals = [0, 1].map(() => openJournal(join(world.root, 'journal.db')));
  const attempts = journals.map((journal) => journal.lockQueue('main', at));
  expect(attempts.map(({ kind }) => kind)).toEqual(['locked', 'held']);
  for (const attempt of attempts) if (attempt.kind === 'locked') attempt.lock.release();
  for (const journal of journals) journal.close();
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed' });
});

// 14
test('a worker that slept while another one took over pushes nothing when it wakes', async () => {
  using queue = await Queue.create();
  await queue.add('T-1', { 'a.txt': 'x\n' });
  const woken = Promise.withResolvers<void>();
  // As on a machine that was suspended: it believes that it holds the lock.
  const lock = { isHeld: () => true };
  const place = { ...(await queue.place()), lock, policy: 'window', slots: 1, until: 'idle', signal: AbortSignal.timeout(60_000) } as const;
  const asleep: Promise<WorkEnd>[] = [];
  await new Promise<void>((resolve) => {
    const judge = async (candidate: Candidate): ReturnType<typeof queue.judge> => {
      resolve();
      await woken.promise;
      return await queue.judge(candidate);
    };
    asleep.push(workQueue({ ...place, judge }));
  });
  expect(await workQueue({ ...place, judge: async (candidate) => await queue.judge(candidate) })).toEqual({ kind: 'idle' });
  const head = queue.world.head();
  await queue.add('T-2', { 'b.txt': 'x\n' });
  woken.resolve();
  expect(await Promise.all(asleep)).toMatchObject([{ kind: 'fenced' }]);
  expect(queue.world.head()).toBe(head);
});

// 55
test('a commit that is amended while it is checked lands as amended, whatever the first one was found to be', async () => {
  using queue = await Queue.create();
  const first = await queue.add('T-1', { 'a.txt': 'first\n' });
  let second = '';
  await queue.work({
    judge: async (candidate) => {
      if (second === '') {
        second = await queue.world.ticketCommit('T-1', { 'a.txt': 'second\n' }, 'origin/main');
        expect(await queue.submit(second)).toMatchObject({ kind: 'submitted' });
      }
      return await queue.judge(candidate);
    },
  });
  expect(queue.world.head()).toBe(second);
  expect(git(queue.world.remote, 'branch', '--contains', second)).toContain('main');
  expect(queue.judged.map(({ submissions }) => submissions)).toEqual([[first], [second]]);
});

// 22
test('a remote that cannot push all or none is shown, and not tried for ever', async () => {
  using queue = await Queue.create();
  git(queue.world.remote, 'config', 'receive.advertiseAtomic', 'false');
  const base = queue.world.head();
  await queue.add('T-1', { 'a.txt': 'x\n' });
  expect(await queue.work()).toEqual({ kind: 'idle' });
  expect(readFold(await queue.place()).state.mode).toMatchObject({ kind: 'paused', why: expect.stringContaining('atomic') });
  const commit = await queue.world.ticketCommit('T-2', { 'b.txt': 'x\n' }, 'origin/main');
  await queue.tell({ kind: 'cancelled', ticket: 'T-1', why: 'x' });
  await queue.tell({ kind: 'resumed' });
  expect(await land(await queue.world.request('T-2', commit))).toMatchObject({ kind: 'unknown', why: expect.stringContaining('atomic') });
  expect(queue.world.head()).toBe(base);
});

// 30
test('a hook that writes megabytes delays nothing and loses nothing', async () => {
  using world = await World.create();
  writeFileSync(join(world.remote, 'hooks/post-receive'), '#!/bin/sh\nyes 0123456789 | head -c 5000000\n', { mode: 0o755 });
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
});

// 29
test.each([
  ['post-receive', 'has moved main', 'T-1'],
  ['pre-receive', 'has moved nothing', ''],
])('a %s hook that hangs when it %s keeps the queue no longer than its limit', async (name, _, main) => {
  using queue = await Queue.create();
  const pids = join(queue.world.root, 'pids');
  const hook = join(queue.world.remote, 'hooks', name);
  writeFileSync(hook, `#!/bin/sh\necho $$ >>'${pids}'\nexec sleep 600\n`, { mode: 0o755 });
  const commit = await queue.add('T-1', { 'a.txt': 'x\n' });
  expect(await queue.work({ pushTimeoutMs: 2_000 })).toEqual({ kind: 'idle' });
  expect(queue.main()).toBe(main);
  // What hung is gone with the push.
  const hung = readFileSync(pids, 'utf8').trim().split('\n');
  while (hung.some((pid) => existsSync(`/proc/${pid}`))) await pause(5);
  rmSync(hook);
  if (main === '') {
    const { mode } = readFold(await queue.place()).state;
    expect(mode).toMatchObject({ kind: 'paused', why: expect.stringContaining('It had not ended after 2 s') });
    await queue.tell({ kind: 'resumed' });
    await queue.work();
  }
  expect(queue.world.head()).toBe(commit);
});

// 71
test('a lock that a dead process left on main is shown as what refuses the push, and lands when it is gone', async () => {
  using world = await World.create();
  const lock = join(world.remote, 'refs/heads/main.lock');
  writeFileSync(lock, '');
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', commit))).toMatchObject({
    kind: expect.stringMatching(/refused|unknown/u),
    why: expect.stringMatching(/lock/u),
  });
  rmSync(lock);
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
});

// 73
test('a clock that runs backwards changes no order', async () => {
  using queue = await Queue.create();
  let minute = 59;
  const now = (): string => `2026-01-02T03:${String((minute -= 1)).padStart(2, '0')}:00Z`;
  const commits: string[] = [];
  for (const ticket of ['T-1', 'T-2', 'T-3']) commits.push(await queue.world.ticketCommit(ticket, { [`${ticket}.txt`]: 'x\n' }));
  const { submit } = await import('../src/index.ts');
  for (const commit of commits) await submit(await queue.place({ now }), { commit, by: 'ada' });
  await queue.work({ now });
  expect(queue.main()).toBe('T-1 T-2 T-3');
});

// 79
test('a push whose tree is not the one that its proof is about is refused, and the queue stops', async () => {
  using queue = await Queue.create();
  const base = queue.world.head();
  await queue.add('T-1', { 'a.txt': 'x\n' });
  const repo = await queue.world.repo();
  const forged = await repo.writeBlob(Buffer.from(`{"proof":"sha256:x","tree":"${'1'.repeat(40)}"}\n`));
  expect(
    await queue.work({
      faultPoint: (name) => {
        if (name !== 'proof-recorded') return;
        const [ref = ''] = git(queue.world.work, 'for-each-ref', '--format=%(refname)', 'refs/queue/proof').split('\n');
        git(queue.world.work, 'update-ref', ref, forged);
      },
    }),
  ).toEqual({ kind: 'idle' });
  expect(queue.world.head()).toBe(base);
  expect(readFold(await queue.place()).state.mode).toMatchObject({ kind: 'paused', why: expect.stringContaining('no proof') });
});

// 53
test('what a revert of a revert brings back is flagged, and lands nothing by itself', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await queue.add('T-1', { 'a.txt': 'mine\n' });
  await queue.work();
  git(world.other, 'pull', '-q', '--ff-only');
  for (const undone of ['HEAD', 'HEAD']) git(world.other, 'revert', '--no-edit', undone);
  git(world.other, 'push', '-q', 'origin', 'HEAD:main');
  await queue.work();
  const notes = queue.records().filter(({ kind }) => kind === 'noted');
  expect(notes).toMatchObject([
    { what: 'foreign', ticket: 'T-1', why: expect.stringContaining('takes back') },
    { what: 'reverted', ticket: 'T-1' },
  ]);
  expect(queue.main()).toMatch(/^T-1 /u);
});

// 59
test('a main that does not exist yet takes nothing, and says how it comes to be', async () => {
  using queue = await Queue.create();
  const commit = await queue.world.ticketCommit('T-1', { 'c.txt': 'x\n' });
  git(queue.world.remote, 'update-ref', '-d', 'refs/heads/main');
  expect(await queue.submit(commit)).toEqual({
    kind: 'refused',
    why: 'main of origin does not exist.',
    next: 'Push it first: git push origin main',
  });
  git(queue.world.work, 'push', '-q', 'origin', 'main');
  git(queue.world.work, 'checkout', '-q', '--detach');
  expect(await queue.submit(commit)).toMatchObject({ kind: 'submitted' });
  await queue.work();
  expect(queue.world.head()).toBe(commit);
  expect(git(queue.world.work, 'rev-parse', 'main')).toBe(commit);
});

// 70
test('sixteen candidates that are being checked outlive a collection of what nobody holds, and land', async () => {
  using queue = await Queue.create();
  const names = Array.from({ length: 16 }, (_, at) => `T-${at + 1}`);
  for (const ticket of names) await queue.add(ticket, { [`${ticket}.txt`]: 'x\n' });
  const { repo } = await queue.place();
  const collected = Promise.withResolvers<void>();
  let waiting = 0;
  const judge: typeof queue.judge = async (candidate) => {
    waiting += 1;
    if (waiting === names.length) {
      git(queue.world.work, 'worktree', 'prune');
      git(queue.world.work, '-c', 'gc.reflogExpire=now', 'gc', '-q', '--prune=now');
      collected.resolve();
    }
    await collected.promise;
    const folder = join(queue.world.root, `tree ${waiting} ${candidate.commit}`);
    await repo.materialise(candidate.tree, folder);
    for (const ticket of candidate.tickets) expect(existsSync(join(folder, `${ticket}.txt`))).toBe(true);
    return await queue.judge(candidate);
  };
  await queue.work({ slots: 16, signal: AbortSignal.timeout(600_000), judge });
  expect(queue.main()).toBe(names.join(' '));
}, 900_000);
