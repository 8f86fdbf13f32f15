import { deliver, type LandingNote } from '@ticket-circuit/merge-queue';
import { assertNever, type LandingReport } from '@ticket-circuit/schemas';
import { forgeTimeoutMs } from '../forge/ask-forge.ts';
import { openQueue } from '../queue/open-queue.ts';
import { usualWork, workOnQueue } from '../queue/work-on-queue.ts';
import type { TicketRun } from '../ticket-run.ts';

/** Nothing is written while a forge thinks, however well all goes. */
const usualPatienceMs = 30 * 60_000;

/** Hands the commit to the merge queue, which lands exactly what was checked or says why not; works on the queue unless somebody else does. */
export async function enqueue(run: TicketRun, commit: string): Promise<LandingReport> {
  const { project, config, ticket, signal } = run;
  const { place } = await openQueue(project, config);
  const progress = (line: string): void => run.progress({ kind: 'output', ticket, line });
  const faultPoint = (name: string): void => run.faultPoint(`queue/${name}`);
  const onNote = (note: LandingNote): void => {
    const text = wordsOf(note);
    if (text !== null) run.progress({ kind: 'note', ticket, text });
  };
  return await deliver({
    ...place,
    ticket,
    commit,
    by: 'circuit',
    signal,
    onNote,
    faultPoint,
    ...(config.forge === undefined ? {} : { patienceMs: usualPatienceMs + forgeTimeoutMs(config.forge) }),
    onWait: progress,
    work: async (until) => await workOnQueue(project, { ...usualWork, until, signal, progress, onNote, faultPoint }, config),
  });
}

/** What became of the person's own branch, where it did not simply follow. */
function wordsOf(note: LandingNote): string | null {
  switch (note.kind) {
    case 'branch-advanced':
      return null;
    case 'branch-kept':
      return `Your branch ${note.branch} stays where it is: ${note.why}`;
    case 'checkout-kept':
      return `Your checkout ${note.checkout} stays as it is: ${note.why}`;
    default:
      return assertNever(note);
  }
}
