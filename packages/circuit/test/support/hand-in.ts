import { submit } from '@ticket-circuit/merge-queue';
import { expect } from 'vitest';
import { openQueue, workOnQueue, type Project } from '../../src/index.ts';

const identity = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };

/** Gives the queue a commit that nobody reviewed, works on the queue, and returns how the ticket left it and what was said meanwhile. */
export async function handIn(
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
