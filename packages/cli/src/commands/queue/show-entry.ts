import { attemptOf, candidateRef, describeQueue, landedRef, liveRef, submissionRef, type QueueFold } from '@ticket-circuit/merge-queue';
import { below } from '../../frame/below.ts';
import { hintAt } from '../../frame/circuit-at.ts';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { playLog, playedText } from './replay-log.ts';
import { withQueue, type QueueView } from './with-queue.ts';

/** Shows a ticket of the queue with its refs and its history. */
export async function showEntry({ dir, words }: VerbCall): Promise<Reply> {
  const [ticket = ''] = words;
  return await withQueue(dir, async (view) => {
    const told = placeOf(view, ticket);
    const { repo } = view.place;
    const attempt = await attemptOf(repo, ticket);
    const names = [liveRef(ticket), candidateRef(ticket), ...deliveries(ticket, attempt)];
    const refs = Object.fromEntries(await repo.readRefs(names));
    const history = playLog(view.place.log).filter(({ tickets }) => tickets.includes(ticket));
    const lines = [
      below(hintAt(dir, `${ticket}  ${told.state}  ${told.why}`)),
      ...(attempt > 1 ? [`delivery ${attempt}: ${attempt - 1} taken back on main`] : []),
      ...Object.entries(refs).map(([ref, commit]) => `  ${ref.padEnd(32)} ${commit}`),
      ...history.map(playedText),
    ];
    return { exit: exitCodes.done, text: lines.join('\n'), document: { ticket, ...told, attempt, refs, history } };
  });
}

/** Says why a ticket stands where it stands. */
export async function whyEntry({ dir, words }: VerbCall): Promise<Reply> {
  const [ticket = ''] = words;
  return await withQueue(dir, (view) => {
    const told = placeOf(view, ticket);
    const after = told.blockedBy === null ? '' : ` It waits for ${told.blockedBy}.`;
    const is = told.position === null ? `left the queue, ${told.state}` : `is ${told.state}`;
    return { exit: exitCodes.done, text: below(hintAt(dir, `${ticket} ${is}: ${told.why}${after}`)), document: { ticket, ...told } };
  });
}

function deliveries(ticket: string, attempt: number): string[] {
  return Array.from({ length: attempt }, (_, at) => [submissionRef(ticket, at + 1), landedRef(ticket, at + 1)]).flat();
}

interface Told {
  readonly state: string;
  readonly position: number | null;
  readonly blockedBy: string | null;
  readonly why: string;
  readonly commit: string;
}

function placeOf({ fold, holder }: QueueView, ticket: string): Told {
  const standing = describeQueue(fold.state, holder() !== null).find((each) => each.ticket === ticket);
  if (standing !== undefined) return standing;
  const settled = fold.settled.get(ticket);
  if (settled === undefined)
    throw new CliError({
      code: 'not-in-queue',
      what: `The queue knows nothing of ${ticket}.`,
      why: 'Its journal names no such ticket.',
      next: 'Run: circuit queue list',
    });
  return { state: settled.how, position: null, blockedBy: null, why: whyText(settled), commit: settled.commit };
}

function whyText({ how, why, landedAs, at }: NonNullable<ReturnType<QueueFold['settled']['get']>>): string {
  if (how !== 'landed') return `${why} (${at})`;
  return landedAs === null ? `It was found on main at ${at}.` : `It landed as ${landedAs} at ${at}.`;
}
