import { CircuitHostError } from '../circuit-host-error.ts';
import { mainHead } from '../project/open-project.ts';
import type { TicketRun } from '../ticket-run.ts';
import type { Event } from '@ticket-circuit/schemas';
import { shellWord } from '@ticket-circuit/schemas';

/**
 * Closes a ticket by its commit, read anew from main: reachable, and with exactly the tree that was checked.
 *
 * @throws {CircuitHostError} not-landed when main does not hold it; the ticket stays open.
 */
export async function closeByLanding(run: Pick<TicketRun, 'project' | 'ticket'>, commit: string, tree: string): Promise<Event> {
  const { repo } = run.project;
  const head = await mainHead(repo);
  const isReachable = await repo.isAncestor(commit, head.commit);
  const landedTree = await repo.treeOf(commit);
  if (isReachable && landedTree === tree) return { kind: 'ticket-closed', commit, tree };
  throw new CircuitHostError({
    code: 'not-landed',
    what: `${run.ticket} was not closed.`,
    why: isReachable
      ? `Commit ${commit.slice(0, 10)} has tree ${landedTree.slice(0, 10)}, and ${tree.slice(0, 10)} was checked.`
      : `Commit ${commit.slice(0, 10)} is not reachable from ${head.config.main} at ${head.commit.slice(0, 10)}.`,
    next: `Look at: git log ${shellWord(head.config.main)}`,
    retry: 'safe',
  });
}
