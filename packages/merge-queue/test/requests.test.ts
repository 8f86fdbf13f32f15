// A bare repository that plays a forge: it calls a request merged when main gets the commit at which its branch stands already.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';
import { git, type World } from './world.ts';

/** After each push that moves main, looks at the branches as they were before it. */
const forge = (merged: string) => `#!/bin/sh
while read -r old new ref; do
  [ "$ref" = refs/heads/main ] || continue
  for branch in $(git for-each-ref --format='%(refname:short)' refs/heads/request); do
    [ "$(git merge-base "$branch" "$new")" = "$(git rev-parse "$branch")" ] && echo "$branch" >>'${merged}'
  done
done
exit 0
`;

/** A queue whose remote is such a forge, with the requests that it calls merged. */
async function withForge(): Promise<{ readonly queue: Queue; readonly merged: () => string[] }> {
  const queue = await Queue.create();
  const file = join(queue.world.root, 'merged');
  writeFileSync(join(queue.world.remote, 'hooks/post-receive'), forge(file), { mode: 0o755 });
  return { queue, merged: () => (existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].toSorted() : []) };
}

/** Opens a request: a ticket's commit is pushed to a branch of its own, and given to the queue. */
async function openRequest(queue: Queue, ticket: string): Promise<string> {
  const commit = await queue.add(ticket, { [`${ticket}.txt`]: 'x\n' });
  git(queue.world.work, 'push', '-q', 'origin', `${commit}:refs/heads/request/${ticket}`);
  return commit;
}

const branchOf = (world: World, ticket: string): string => git(world.remote, 'rev-parse', `refs/heads/request/${ticket}`);

// 80
test('a request is merged for its forge where its commit lands as it is, and where it had to be made anew', async () => {
  const { queue, merged } = await withForge();
  using world = queue.world;
  await openRequest(queue, 'T-1');
  await openRequest(queue, 'T-2');
  await queue.work({ moveRequests: true });
  expect(queue.main()).toBe('T-1 T-2');
  expect(branchOf(world, 'T-1')).toBe(git(world.remote, 'rev-parse', 'main^'));
  expect(branchOf(world, 'T-2')).toBe(world.head());
  expect(merged()).toEqual(['request/T-1', 'request/T-2']);
});

// 80
test('a branch follows its submission through every try, and none is touched that stands elsewhere or that nobody asked to move', async () => {
  const { queue, merged } = await withForge();
  using world = queue.world;
  const unasked = await openRequest(queue, 'T-1');
  world.human({ 'h.txt': '1\n' });
  await queue.work();
  expect(branchOf(world, 'T-1')).toBe(unasked);
  expect(merged()).toEqual([]);
  await openRequest(queue, 'T-2');
  await openRequest(queue, 'T-3');
  const ahead = await world.ticketCommit('T-3', { 'more.txt': 'The author goes on.\n' }, 'origin/main');
  git(world.work, 'push', '-q', '-f', 'origin', `${ahead}:refs/heads/request/T-3`);
  world.human({ 'h.txt': '2\n' });
  let pushes = 0;
  await queue.work({
    moveRequests: true,
    policy: 'serial',
    faultPoint: (name) => {
      // Its branch has followed already when the push turns out to be too late.
      if (name === 'about-to-push' && (pushes += 1) === 1) world.human({ 'h.txt': '3\n' });
    },
  });
  expect(queue.main()).toBe('- T-1 - - T-2 T-3');
  expect(branchOf(world, 'T-2')).toBe(git(world.remote, 'rev-parse', 'main^'));
  expect(branchOf(world, 'T-3')).toBe(ahead);
  expect(merged()).toEqual(['request/T-2']);
});

// 80
test('a forge that lets no branch be rewritten keeps its request, and the landing does not depend on it', async () => {
  const { queue, merged } = await withForge();
  using world = queue.world;
  git(world.remote, 'config', 'receive.denyNonFastForwards', 'true');
  const commit = await openRequest(queue, 'T-1');
  world.human({ 'h.txt': '1\n' });
  await queue.work({ moveRequests: true });
  expect(queue.main()).toBe('- T-1');
  expect([branchOf(world, 'T-1'), merged()]).toEqual([commit, []]);
  expect(queue.records()).toContainEqual(
    expect.objectContaining({ kind: 'noted', what: 'request', ticket: 'T-1', why: expect.stringContaining('may be shown as closed') }),
  );
});
