import { expect, test } from 'vitest';
import { submit } from '@ticket-circuit/merge-queue';
import { openQueue, workOnQueue } from '../src/index.ts';
import { Example } from './support/example.ts';

test('a commit that names a ticket of the circuit which does not wait for it lands by nobody', async () => {
  using example = new Example();
  const { project, ticket } = await example.ticket();
  const base = example.git('rev-parse', 'main');
  const { repo } = project;
  const tree = await repo.writeTree(base, [{ path: 'README.md', bytes: Buffer.from('Not reviewed.\n') }]);
  const identity = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };
  const message = `Forged\n\nTicket: ${ticket}\n`;
  const commit = await repo.commitTree({ tree, parents: [base], message, author: identity, committer: identity });
  const { place } = await openQueue(project);
  expect(await submit(place, { commit, by: 'somebody' })).toMatchObject({ kind: 'submitted', ticket });
  const bounced: unknown[] = [];
  await workOnQueue(project, {
    policy: 'window',
    slots: 1,
    until: 'idle',
    signal: AbortSignal.timeout(60_000),
    progress: () => {},
    onRecord: (_, actions) => void bounced.push(...actions.filter(({ kind }) => kind === 'bounce')),
  });
  expect(bounced).toMatchObject([{ ticket, reason: 'red', why: `${ticket} does not wait for ${commit} to land: it is open.` }]);
  expect(example.landed()).toEqual([base]);
});
