import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockedLanding, scanLanded, type FaultPoint } from '../src/index.ts';
import { git, land, landAndDie, World } from './world.ts';

const points: FaultPoint[] = [
  'taken-in',
  'replayed',
  'candidate-recorded',
  'verdict-received',
  'proof-recorded',
  'about-to-push',
  'pushed',
  'landed-recorded',
  'settled',
  'branch-moved',
  'followed',
];

// Without a remote the way to the push is the same.
const localPoints: FaultPoint[] = ['about-to-push', 'pushed', 'landed-recorded', 'settled', 'followed'];

for (const remote of ['origin', null]) {
  test(`lands each ticket once after kill -9 at every point, ${remote === null ? 'without a remote' : 'on a remote'}`, async () => {
    using world = await World.create();
    const where = remote === null ? world.work : world.remote;
    for (const [index, dieAt] of (remote === null ? localPoints : points).entries()) {
      const ticket = `T-${index + 1}`;
      const commit = await world.ticketCommit(ticket, { [`${ticket}.txt`]: 'mine\n', 'a.txt': `${ticket}\n` });
      const human = remote === null ? world.commit(world.work, { 'b.txt': ticket }, 'by hand') : world.human({ 'b.txt': ticket });
      expect(landAndDie(world, { ticket, commit, remote, dieAt }), dieAt).toBe('SIGKILL');
      const again = await land(await world.request(ticket, commit, { remote }));
      const [landed = '', ...others] = world.landings(ticket, where);
      expect(others, dieAt).toEqual([]);
      expect(again, dieAt).toMatchObject({
        kind: 'landed',
        commit: landed,
        tree: git(where, 'rev-parse', 'main^{tree}'),
        proof: 'sha256:proof',
      });
      expect(git(where, 'rev-parse', 'main', 'main^', `refs/queue/landed/${ticket}`), dieAt).toBe([landed, human, landed].join('\n'));
      expect(git(world.work, 'rev-parse', 'main'), dieAt).toBe(landed);
      expect(git(world.work, 'status', '--porcelain'), dieAt).toBe('');
      expect(readFileSync(join(world.work, 'a.txt'), 'utf8'), dieAt).toBe(`${ticket}\n`);
    }
    expect(git(world.work, 'for-each-ref', 'refs/queue/checkout')).toBe('');
  }, 400_000);
}

test('a landing that died between branch and files stands in the way of others, and of its own ticket not', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(landAndDie(world, { ticket: 'T-1', commit, remote: null, dieAt: 'settled' })).toBe('SIGKILL');
  const place = { repo: await world.repo(), remote: null, branch: 'main' };
  expect(await blockedLanding({ ...place, ticket: 'T-2' })).toMatchObject({ why: expect.stringContaining('where 1 file has changes') });
  expect(await blockedLanding({ ...place, ticket: 'T-1' })).toBeNull();
  expect(await blockedLanding({ ...place, remote: 'origin' })).toBeNull();
  expect(await land(await world.request('T-1', commit, { remote: null }))).toMatchObject({ kind: 'landed' });
  expect(await blockedLanding({ ...place, ticket: 'T-2' })).toBeNull();
});

test('lands once when the lander is killed while its push is under way', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const human = world.human({ 'b.txt': 'theirs\n' });
  const hook = join(world.remote, 'hooks/pre-receive');
  writeFileSync(hook, `#!/bin/sh\nkill -9 "$(cat '${world.root}/lander.pid')"\n`, { mode: 0o755 });
  expect(landAndDie(world, { ticket: 'T-1', commit, remote: 'origin', dieAt: 'never' })).toBe('SIGKILL');
  rmSync(hook);
  // The push of the dead lander may still be on its way: it and ours bring the same commit.
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed' });
  expect(world.landings('T-1')).toEqual([world.head()]);
  expect(git(world.remote, 'rev-parse', 'main^')).toBe(human);
});

const killsServer = '#!/bin/sh\nkill -9 $PPID\n';

test('reads the remote again when the server dies before the branch moves, and says unknown', async () => {
  using world = await World.create();
  const base = world.head();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  const hook = join(world.remote, 'hooks/pre-receive');
  writeFileSync(hook, killsServer, { mode: 0o755 });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'unknown' });
  expect(world.head()).toBe(base);
  rmSync(hook);
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
});

test('reads the remote again when the server dies after the branch moved, and knows that it landed', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  writeFileSync(join(world.remote, 'hooks/post-receive'), killsServer, { mode: 0o755 });
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
  expect(world.landings('T-1')).toEqual([commit]);
});

test('finishes a landing whose server wrote only one of the two refs, whichever it was', async () => {
  using world = await World.create();
  const commit = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(landAndDie(world, { ticket: 'T-1', commit, remote: 'origin', dieAt: 'pushed' })).toBe('SIGKILL');
  git(world.remote, 'update-ref', '-d', 'refs/queue/landed/T-1');
  expect(await land(await world.request('T-1', commit))).toMatchObject({ kind: 'landed', commit });
  expect(git(world.remote, 'rev-parse', 'refs/queue/landed/T-1')).toBe(commit);
  const second = await world.ticketCommit('T-2', { 'b.txt': 'mine\n' });
  expect(landAndDie(world, { ticket: 'T-2', commit: second, remote: 'origin', dieAt: 'about-to-push' })).toBe('SIGKILL');
  git(world.work, 'push', '-q', 'origin', `${second}:refs/queue/landed/T-2`);
  expect(await land(await world.request('T-2', second))).toMatchObject({ kind: 'landed', commit: second });
  expect(world.head()).toBe(second);
});

test('does not wait for a hook of the remote that is missing its interpreter or cannot be run', async () => {
  using world = await World.create();
  const hook = join(world.remote, 'hooks/post-receive');
  writeFileSync(hook, '#!/nowhere/interpreter\n', { mode: 0o755 });
  const first = await world.ticketCommit('T-1', { 'a.txt': 'mine\n' });
  expect(await land(await world.request('T-1', first))).toMatchObject({ kind: 'landed' });
  chmodSync(hook, 0o644);
  const second = await world.ticketCommit('T-2', { 'b.txt': 'mine\n' });
  expect(await land(await world.request('T-2', second))).toMatchObject({ kind: 'landed' });
  const scan = await scanLanded({ repo: await world.repo(), remote: 'origin', branch: 'main', cursor: null, knownTicket: () => true });
  expect(scan).toMatchObject({ kind: 'scanned', landings: [{ ticket: 'T-1' }, { ticket: 'T-2' }], foreign: [] });
});
