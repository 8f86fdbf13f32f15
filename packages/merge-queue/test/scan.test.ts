import { expect, test } from 'vitest';
import { scanLanded } from '../src/index.ts';
import { git, land, World } from './world.ts';

async function scan(world: World, cursor: string | null, remote: string | null = 'origin') {
  return scanLanded({ repo: await world.repo(), remote, branch: 'main', cursor, knownTicket: (ticket) => ticket !== 'T-9' });
}

test('returns what landed since the cursor, the same again from the same cursor, and nothing from the new one', async () => {
  using world = await World.create();
  const start = world.head();
  const one = await world.ticketCommit('T-1', { 'a.txt': '1\n' });
  const first = await land(await world.request('T-1', one));
  world.human({ 'c.txt': 'x\n' });
  const two = await world.ticketCommit('T-2', { 'b.txt': '2\n' });
  const second = await land(await world.request('T-2', two));
  if (first.kind !== 'landed' || second.kind !== 'landed') throw new Error('not landed');
  git(world.work, 'update-ref', '-d', 'refs/queue/landed/T-2');
  const landings = [
    { ticket: 'T-1', commit: first.commit, tree: first.tree, submission: one, proof: 'sha256:proof', attempt: 1 },
    { ticket: 'T-2', commit: second.commit, tree: second.tree, submission: two, proof: 'sha256:proof', attempt: 1 },
  ];
  for (let time = 0; time < 2; time += 1)
    expect(await scan(world, start)).toEqual({ kind: 'scanned', cursor: second.commit, landings, foreign: [], reverts: [] });
  expect(git(world.work, 'rev-parse', 'refs/queue/landed/T-2')).toBe(second.commit);
  expect(await scan(world, second.commit)).toEqual({ kind: 'scanned', cursor: second.commit, landings: [], foreign: [], reverts: [] });
  expect(await scan(world, null, null)).toMatchObject({ landings });
});

test('flags a commit that names a ticket but did not come through the queue', async () => {
  using world = await World.create();
  const start = world.head();
  await land(await world.request('T-1', await world.ticketCommit('T-1', { 'a.txt': '1\n' })));
  const never = world.human({ 'x.txt': '1\n' }, 'forged\n\nTicket: T-5');
  const none = world.human({ 'x.txt': '2\n' }, 'forged\n\nTicket: T-9');
  const twice = world.human({ 'x.txt': '3\n' }, 'forged\n\nTicket: T-1\nTicket: T-2');
  const again = world.human({ 'x.txt': '4\n' }, 'picked again\n\nticket: T-1');
  const path = world.human({ 'x.txt': '5\n' }, 'odd\n\nTicket: ../../heads/main');
  const result = await scan(world, start);
  if (result.kind !== 'scanned') throw new Error(result.kind);
  expect(result.landings.map(({ ticket }) => ticket)).toEqual(['T-1']);
  expect(result.foreign.map(({ commit, why }) => [commit, why])).toEqual([
    [never, 'The ticket was never given to the queue.'],
    [none, 'There is no such ticket.'],
    [twice, 'It names 2 tickets.'],
    [again, expect.stringMatching(/^It is not the commit [0-9a-f]+ that was given to the queue\.$/u)],
    [path, 'There is no such ticket.'],
  ]);
});

test('flags a landing whose proof is missing', async () => {
  using world = await World.create();
  const report = await land(await world.request('T-1', await world.ticketCommit('T-1', { 'a.txt': '1\n' })));
  if (report.kind !== 'landed') throw new Error(report.kind);
  git(world.work, 'update-ref', '-d', `refs/queue/proof/${report.tree}`);
  expect(await scan(world, null)).toMatchObject({
    landings: [],
    foreign: [{ commit: report.commit, why: expect.stringContaining('No proof') }],
  });
});

test('sees only commits of the first-parent line, and a merge commit that carries the trailer is foreign', async () => {
  using world = await World.create();
  const start = world.head();
  const commit = await world.ticketCommit('T-1', { 'a.txt': '1\n' });
  git(world.work, 'update-ref', 'refs/queue/in/T-1', commit);
  git(world.work, 'push', '-q', 'origin', `${commit}:refs/heads/side`);
  git(world.other, 'fetch', '-q');
  git(world.other, 'merge', '-q', '--no-ff', '-m', 'merge\n\nTicket: T-1', 'origin/side');
  git(world.other, 'push', '-q', 'origin', 'main');
  expect(await scan(world, start)).toMatchObject({ landings: [], foreign: [{ commit: world.head(), tickets: ['T-1'] }] });
});

test('says that the branch was rewound instead of reading on from elsewhere, and unknown when it cannot be read', async () => {
  using world = await World.create();
  const first = world.head();
  const cursor = world.human({ 'c.txt': 'x\n' });
  git(world.remote, 'update-ref', 'refs/heads/main', first);
  expect(await scan(world, cursor)).toEqual({ kind: 'rewound', cursor, head: first });
  git(world.work, 'remote', 'set-url', 'origin', '/nowhere/at/all.git');
  expect(await scan(world, first)).toMatchObject({ kind: 'unknown' });
});
