import type { Repository } from '@ticket-circuit/git';
import { CircuitHostError } from '../circuit-host-error.ts';

/** Commits that are looked at: numbers rise, so that the highest is among the newest. */
const MOST_COMMITS = 1000;

/** Returns the tickets that the newest commits of a main name in their trailers, each with its commit: those that landed, whoever ran them. */
async function ticketsOnMain(repo: Repository, main: string): Promise<Map<string, string>> {
  const log = await repo.firstParentLog(null, main, MOST_COMMITS);
  return new Map(
    log.flatMap(({ commit, trailers }) =>
      trailers.filter(({ key }) => key.toLowerCase() === 'ticket').map(({ value }): [string, string] => [value, commit]),
    ),
  );
}

/** Returns the highest number of a ticket that landed on a main; 0 when there is none. A clone without a journal goes on from there. */
export async function highestOnMain(repo: Repository, main: string): Promise<number> {
  const numbers = [...(await ticketsOnMain(repo, main)).keys()].map((ticket) => Number(/^T-(\d{1,9})$/u.exec(ticket)?.[1] ?? 0));
  return numbers.reduce((highest, number) => Math.max(highest, number), 0);
}

/**
 * Refuses the first run of a ticket whose id has landed already, from another clone: a ticket lands once, and it would be found when everything is
 * paid.
 *
 * @throws {CircuitHostError} bad-ticket.
 */
export async function refuseTakenId(repo: Repository, main: string, ticket: string): Promise<void> {
  const commit = (await ticketsOnMain(repo, main)).get(ticket);
  if (commit === undefined) return;
  throw new CircuitHostError({
    code: 'bad-ticket',
    what: `${ticket} was not run, and nothing was started.`,
    why: `A ticket ${ticket} of another clone has landed on main, as ${commit.slice(0, 10)}, and an id lands once.`,
    next: 'Open the ticket anew, so that it gets a free id: circuit ticket add',
  });
}
