import { userInfo } from 'node:os';
import { readFold, type QueueFold } from '@ticket-circuit/merge-queue';
import type { QueueRecord } from '@ticket-circuit/schemas';
import { hintAt } from '../../frame/circuit-at.ts';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withQueue } from './with-queue.ts';

/** Returns who is at the keyboard, for the journal. */
export function whoAmI(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Takes a ticket out of the queue. */
export async function cancel({ dir, words, options }: VerbCall): Promise<Reply> {
  const [ticket = ''] = words;
  const why = typeof options['why'] === 'string' ? options['why'] : 'Somebody took it out.';
  return await tell(dir, { kind: 'cancelled', ticket, why }, (before, after, refused) => {
    if (refused !== null) throw notMoved(before, ticket, { what: 'taken out', why: refused });
    return { ok: after.settled.get(ticket)?.how === 'cancelled', says: `${ticket} is out of the queue.` };
  });
}

/** Moves a ticket ahead. */
export async function jump({ dir, words }: VerbCall): Promise<Reply> {
  const [ticket = ''] = words;
  return await tell(dir, { kind: 'jumped', ticket }, (before, after, refused) => {
    if (refused !== null) throw notMoved(before, ticket, { what: 'moved', why: refused });
    const [from, to] = [positionIn(before, ticket), positionIn(after, ticket)];
    if (from !== to) return { ok: true, says: `${ticket} went from position ${from} to ${to}.` };
    return { ok: true, says: `${ticket} stays at position ${from}: nobody ahead of it may be overtaken any more.` };
  });
}

export async function pause({ dir, options }: VerbCall): Promise<Reply> {
  return await tell(dir, { kind: 'paused', why: whyIn(options) }, () => ({
    ok: true,
    says: 'The queue is paused. Go on with: circuit queue resume',
  }));
}

export async function drain({ dir, options }: VerbCall): Promise<Reply> {
  return await tell(dir, { kind: 'drained', why: whyIn(options) }, (_, { state }) => ({
    ok: true,
    says: `The queue is ${state.mode.kind}. Go on with: circuit queue resume`,
  }));
}

export async function resume({ dir }: VerbCall): Promise<Reply> {
  return await tell(dir, { kind: 'resumed' }, () => ({ ok: true, says: 'The queue goes on.' }));
}

function notMoved(
  { settled, refused }: QueueFold,
  ticket: string,
  { what, why }: { readonly what: string; readonly why: string },
): CliError {
  const isKnown = settled.has(ticket) || refused.has(ticket);
  return new CliError({
    code: 'queue-refused',
    what: `${ticket} was not ${what}.`,
    why,
    next: isKnown ? `See what became of it: circuit queue why ${ticket}` : 'See who stands in it: circuit queue list',
  });
}

function whyIn(options: VerbCall['options']): string {
  return typeof options['why'] === 'string' ? options['why'] : `${whoAmI()} asked for it`;
}

function positionIn({ state }: QueueFold, ticket: string): number {
  return state.entries.findIndex((entry) => entry.ticket === ticket) + 1;
}

type Answer = (before: QueueFold, after: QueueFold, refused: string | null) => { readonly ok: boolean; readonly says: string };

/** Appends a record and answers by what the queue made of it: the journal decides it here as it does for whoever works on the queue. */
async function tell(dir: string, event: QueueRecord['event'], answer: Answer): Promise<Reply> {
  return await withQueue(dir, ({ place, fold }) => {
    place.log.append({ at: place.now(), by: whoAmI(), event });
    const after = readFold(place);
    const last = after.lastActions.find((action) => action.kind === 'refuse');
    const { ok, says } = answer(fold, after, last?.why ?? null);
    return {
      exit: ok ? exitCodes.done : exitCodes.refused,
      text: hintAt(dir, says),
      document: { ok, says, mode: after.state.mode, entries: after.state.entries.map(({ ticket }) => ticket) },
    };
  });
}
