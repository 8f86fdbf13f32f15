import { judgeAgain } from './judge-again.ts';
import { landTicket } from '@ticket-circuit/merge-queue';
import type { TicketFacts } from '@ticket-circuit/router';
import type { LandingReport } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';

/** Hands the commit to the merge queue, which lands exactly what was checked or says why not. */
export async function enqueue(run: TicketRun, facts: TicketFacts, commit: string): Promise<LandingReport> {
  const { project, config } = run;
  const attempt = project.journal.lockQueue(config.main, run.now());
  if (attempt.kind === 'held')
    return { kind: 'unknown', why: `The queue of ${config.main} is held by process ${attempt.by.pid} since ${attempt.by.since}.` };
  try {
    return await landTicket({
      repo: project.repo,
      ticket: facts.id,
      commit,
      remote: config.remote ?? null,
      branch: config.main,
      runChecks: async (_commit, tree) => await judgeAgain(run, facts, tree),
      lock: attempt.lock,
      faultPoint: (name) => run.faultPoint(`queue/${name}`),
    });
  } finally {
    attempt.lock.release();
  }
}
