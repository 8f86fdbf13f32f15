import {
  attemptOf,
  candidateRef,
  describeQueue,
  landedRef,
  liveRef,
  parkedPushes,
  submissionRef,
  type QueueFold,
} from '@ticket-circuit/merge-queue';
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
    const told = await placeOf(view, ticket);
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
  return await withQueue(dir, async (view) => {
    const told = await placeOf(view, ticket);
    const after = told.blockedBy === null ? '' : ` It waits for ${told.blockedBy}.`;
    const is = outside[told.state] ?? (told.position === null ? `left the queue, ${told.state}` : `is ${told.state}`);
    return { exit: exitCodes.done, text: below(hintAt(dir, `${ticket} ${is}: ${told.why}${after}`)), document: { ticket, ...told } };
  });
}

function deliveries(ticket: string, attempt: number): string[] {
  return Array.from({ length: attempt }, (_, at) => [submissionRef(ticket, at + 1), landedRef(ticket, at + 1)]).flat();
}

/** Of a ticket that never came into the queue. */
const outside: Readonly<Record<string, string>> = { pushed: 'is pushed', 'not-taken': 'was not taken' };

interface Told {
  readonly state: string;
  readonly position: number | null;
  readonly blockedBy: string | null;
  readonly why: string;
  readonly commit: string;
}

async function placeOf({ fold, holder, place }: QueueView, ticket: string): Promise<Told> {
  const standing = describeQueue(fold.state, holder() !== null).find((each) => each.ticket === ticket);
  if (standing !== undefined) return standing;
  const nowhere = { position: null, blockedBy: null } as const;
  const pushed = (await parkedPushes(place).catch(() => [])).findLast((each) => each.ticket === ticket);
  if (pushed !== undefined)
    return { state: 'pushed', ...nowhere, why: 'It waits to be taken in. Run: circuit queue work', commit: pushed.commit };
  const settled = fold.settled.get(ticket);
  const refused = fold.refused.get(ticket);
  if (refused !== undefined && (settled === undefined || settled.at <= refused.at))
    return { state: 'not-taken', ...nowhere, why: `${refused.why} (${refused.at})`, commit: refused.commit };
  if (settled === undefined)
    throw new CliError({
      code: 'not-in-queue',
      what: `The queue knows nothing of ${ticket}.`,
      why: 'Its journal names no such ticket.',
      next: 'Run: circuit queue list',
    });
  return { state: settled.how, ...nowhere, why: whyText(settled), commit: settled.commit };
}

function whyText({ how, why, landedAs, at }: NonNullable<ReturnType<QueueFold['settled']['get']>>): string {
  if (how !== 'landed') return `${why} (${at})`;
  return landedAs === null ? `It was found on main at ${at}.` : `It landed as ${landedAs} at ${at}.`;
}
