import { setTimeout as pause } from 'node:timers/promises';
import type { RunLock } from '@ticket-circuit/journal';
import { landTicket, readFold, type LandingNote } from '@ticket-circuit/merge-queue';
import type { TicketFacts } from '@ticket-circuit/router';
import { assertNever, type LandingReport } from '@ticket-circuit/schemas';
import { openQueue } from '../queue/open-queue.ts';
import type { TicketRun } from '../ticket-run.ts';
import { judgeAgain } from './judge-again.ts';

/** Another landing runs whole suites, perhaps of several tickets. */
const PATIENCE_MS = 30 * 60_000;
const LOOK_MS = 250;
/** Somebody has to resume a queue that is paused. */
const PAUSED_LOOK_MS = 5_000;

/** Hands the commit to the merge queue, which lands exactly what was checked or says why not. */
export async function enqueue(run: TicketRun, facts: TicketFacts, commit: string): Promise<LandingReport> {
  const { project, config } = run;
  const queue = await takeQueue(run);
  if (typeof queue === 'string') return { kind: 'unknown', why: queue };
  try {
    return await landTicket({
      repo: project.repo,
      ticket: facts.id,
      commit,
      remote: config.remote ?? null,
      branch: config.main,
      runChecks: async (candidate, tree) => await judgeAgain(run, facts, { commit: candidate, tree }),
      lock: queue,
      onNote: (note) => {
        const line = wordsOf(note);
        if (line !== null) run.progress({ kind: 'output', ticket: run.ticket, line });
      },
      faultPoint: (name) => run.faultPoint(`queue/${name}`),
    });
  } finally {
    queue.release();
  }
}

/** Waits for its turn: nothing lands while the queue is paused, one ticket lands at a time, and the lock of a process that died is free at once. Returns why it was given up. */
async function takeQueue(run: TicketRun): Promise<RunLock | string> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  const { place } = await openQueue(run.project, run.config);
  for (;;) {
    const attempt = run.project.journal.lockQueue(run.config.main, run.now());
    const mode = attempt.kind === 'locked' ? readFold(place).state.mode : null;
    if (attempt.kind === 'locked' && mode?.kind === 'open') return attempt.lock;
    if (attempt.kind === 'locked') attempt.lock.release();
    if (Date.now() > giveUpAt) {
      const by = attempt.kind === 'held' ? `held by process ${attempt.by.pid} since ${attempt.by.since}` : 'not open';
      return `The queue of ${run.config.main} is ${mode === null || mode.kind === 'open' ? by : `${mode.kind}: ${mode.why}`}.`;
    }
    await pause(mode === null ? LOOK_MS : PAUSED_LOOK_MS, undefined, { signal: run.signal });
  }
}

/** What became of the person's own branch, where it did not simply follow. */
function wordsOf(note: LandingNote): string | null {
  switch (note.kind) {
    case 'branch-advanced':
      return null;
    case 'branch-kept':
      return `your branch ${note.branch} stays where it is: ${note.why}`;
    case 'checkout-kept':
      return `your checkout ${note.checkout} stays as it is: ${note.why}`;
    default:
      return assertNever(note);
  }
}
