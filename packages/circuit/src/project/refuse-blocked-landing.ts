import { blockedLanding } from '@ticket-circuit/merge-queue';
import { CircuitHostError } from '../circuit-host-error.ts';
import type { TicketRun } from '../ticket-run.ts';

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
