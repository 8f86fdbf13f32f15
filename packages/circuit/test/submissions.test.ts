import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { submit } from '@ticket-circuit/merge-queue';
import type { Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { openQueue, workOnQueue, type Project } from '../src/index.ts';
import { Example } from './support/example.ts';

const identity = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };

/** Gives the queue a commit that nobody reviewed, works on the queue, and returns how the ticket left it and what was said meanwhile. */
async function handIn(
  project: Project,
  { ticket, files }: { readonly ticket: string; readonly files: Readonly<Record<string, string>> },
): Promise<{ commit: string; left: unknown[]; said: string[] }> {
  const { repo } = project;
  const base = (await repo.resolve('refs/remotes/origin/main')) ?? '';
  const changes = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const message = `Change\n\nTicket: ${ticket}\n`;
  const tree = await repo.writeTree(base, changes);
  const commit = await repo.commitTree({ tree, parents: [base], message, author: identity, committer: identity });
  const { place } = await openQueue(project);
  expect(await submit(place, { commit, by: 'somebody' })).toMatchObject({ kind: 'submitted', ticket });
  const [left, said]: [unknown[], string[]] = [[], []];
  await workOnQueue(project, {
    policy: 'window',
    slots: 1,
    until: 'idle',
    signal: AbortSignal.timeout(600_000),
    progress: (line) => void said.push(line),
    onRecord: (record, actions) => {
      if (record.event.kind === 'landed') left.push(record.event);
      left.push(...actions.filter(({ kind }) => kind === 'bounce'));
    },
  });
  return { commit, left, said };
}

test('a commit that names a ticket of the circuit which does not wait for it lands by nobody', async () => {
  using example = new Example();
  const { project, ticket } = await example.ticket();
  example.git('fetch', '-q');
  const base = example.git('rev-parse', 'main');
  const { commit, left } = await handIn(project, { ticket, files: { 'README.md': 'Not reviewed.\n' } });
  expect(left).toMatchObject([{ ticket, reason: 'red', why: `${ticket} does not wait for ${commit} to land: it is open.` }]);
  expect(example.landed()).toEqual([base]);
});

test('a commit that changes the project file is judged by that of main and by its own, and that is shown', async () => {
  const rule = { name: 'rule', run: ['sh', '-c', '! ls forbidden* 2>/dev/null'] };
  using example = new Example({ config: { checks: [rule] } });
  const { project } = await example.ticket();
  example.git('fetch', '-q');
  const base = example.git('rev-parse', 'main');
  const config = JSON.parse(readFileSync(join(example.folder, 'circuit.json'), 'utf8')) as Circuit;
  const withChecks = (checks: Circuit['checks']): string => JSON.stringify({ ...config, checks });
  const harsh = { name: 'harsh', run: ['sh', '-c', 'exit 1'] };
  const refused: [string, Record<string, string>][] = [
    ['rule failed', { 'circuit.json': withChecks([]), 'forbidden.txt': 'x\n' }],
    ['harsh failed', { 'circuit.json': withChecks([rule, harsh]) }],
    ['circuit.json', { 'circuit.json': '{}\n' }],
  ];
  for (const [at, [why, files]] of refused.entries()) {
    const { left, said } = await handIn(project, { ticket: `X-${at + 1}`, files });
    expect(left).toMatchObject([{ reason: 'red', why: expect.stringContaining(why) as string }]);
    expect(said.join('\n')).toContain('it is judged by that of main and by its own');
  }
  expect(example.landed()).toEqual([base]);
  const lenient = await handIn(project, { ticket: 'X-9', files: { 'circuit.json': withChecks([rule, { name: 'mild', run: ['true'] }]) } });
  expect(lenient.left).toMatchObject([{ kind: 'landed', commits: [{ ticket: 'X-9', commit: lenient.commit }] }]);
});
