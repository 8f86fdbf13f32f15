import { blockedLanding } from '@ticket-circuit/merge-queue';
import type { TicketFacts } from '@ticket-circuit/router';
import type { Effect } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';
import type { TicketRun } from '../ticket-run.ts';
import { withCode } from '../trees.ts';

/**
 * Refuses a run whose landing would be refused by what somebody has in a checkout of main: it would be found when everything is paid.
 *
 * @throws {CircuitHostError} main-not-clean.
 */
export async function refuseBlockedLanding({ project, config, ticket }: TicketRun): Promise<void> {
  const blocked = await blockedLanding({ repo: project.repo, remote: config.remote ?? null, branch: config.main, ticket });
  if (blocked === null) return;
  throw new CircuitHostError({
    code: 'main-not-clean',
    what: `${ticket} was not run, and nothing was started.`,
    why: `${blocked.why} ${ticket} would land on ${config.main} and bring these files along.`,
    next: `${blocked.next}; then run the same command again.`,
  });
}

/** Effects that cost money or minutes. */
const costly: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>(['start-session', 'run-red', 'run-checks']);

/**
 * Stops a run before its next costly effect when a file that the ticket has made or changed by now, laid, test or code, stands in the way
 * in a checkout of main: as a new file that git does not track, or with changes.
 *
 * @throws {CircuitHostError} main-not-clean; what the ticket has so far is kept.
 */
export async function refuseFileInTheWay({ project, config, ticket }: TicketRun, facts: TicketFacts, effect: Effect): Promise<void> {
  const { repo } = project;
  if (!costly.has(effect.kind) || config.remote !== undefined || facts.base === null || facts.landed !== undefined) return;
  const lot = { from: facts.base, to: await withCode(repo, facts) };
  const blocked = await blockedLanding({ repo, remote: null, branch: config.main, ticket, lot });
  if (blocked === null) return;
  throw new CircuitHostError({
    code: 'main-not-clean',
    what: `${ticket} was stopped before its next step, and nothing of it is lost.`,
    why: `${blocked.why} ${ticket} has a file at that place, and could not land on ${config.main}.`,
    next: `${blocked.next}; then run the same command again, and it goes on from here.`,
  });
}
