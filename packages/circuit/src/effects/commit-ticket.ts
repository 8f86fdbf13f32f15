import type { TicketFacts } from '@ticket-circuit/router';
import type { Event } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';
import { present } from '../trees.ts';
import { commitMessage } from './commit-message.ts';

/** Makes the ticket's one commit: the checked tree on base, under the person's own identity, kept by a ref until it lands. */
export async function commitTicket(run: TicketRun, facts: TicketFacts): Promise<Event> {
  const { repo } = run.project;
  const base = present(facts.base, 'base');
  const tree = present(facts.checks, 'check report').tree;
  const message = commitMessage({
    ticket: facts.id,
    title: facts.title,
    plan: present(facts.plan, 'plan'),
    run: `${facts.id}/r${facts.round}`,
  });
  const commit = await repo.commitTree({ tree, parents: [base], message, sign: 'as-configured' });
  await repo.updateRef(`refs/circuit/${facts.id}/commit.r${facts.round}`, commit, { expected: undefined });
  return { kind: 'committed', commit, tree, base };
}
