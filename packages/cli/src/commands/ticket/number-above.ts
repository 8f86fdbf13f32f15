import type { Project } from '@ticket-circuit/circuit';
import type { loadHost } from '../../host/host.ts';

/**
 * Returns the number above which a new ticket gets its own: those of all that landed, from any clone.
 *
 * @throws {JournalError} damaged, naming the row: every reader would refuse what was written behind it.
 * @throws {CircuitHostError} where there is no main to land on: a ticket that could never run is refused now and not at its first run.
 */
export async function numberAbove({ journal, repo }: Project, host: Awaited<ReturnType<typeof loadHost>>): Promise<number> {
  journal.verify();
  const { commit } = await host.mainHead(repo);
  return await host.highestOnMain(repo, commit);
}
