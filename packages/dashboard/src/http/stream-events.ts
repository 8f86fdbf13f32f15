import { setTimeout as wait } from 'node:timers/promises';
import type { Glance, Journal } from '@ticket-circuit/journal';
import { eventText } from '@ticket-circuit/provenance';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { BoardModel } from '../model/board-model.ts';
import type { Card } from '../model/card.ts';

/** One event of the journal, as a page is told of it. Its number is the id of the message. */
export interface Told {
  readonly seq: number;
  readonly ticket: string;
  readonly at: string;
  readonly text: string;
  /** The card as it is now, which may be further than this event. */
  readonly card: Card | null;
}

const pollMs = 40;
const chunk = 200;
/** After which a browser that lost the connection comes again. */
const retryMs = 1000;
const heartbeatMs = 10_000;
const longestText = 300;

/**
 * Sends every event of the journal after the one that the page names, in order and without a gap; a browser that lost the connection names the last one
 * that it got. It looks for new ones only while a page listens.
 */
export function streamEvents(
  context: Context,
  journal: Pick<Journal, 'glance' | 'endSeq'>,
  model: BoardModel,
  signal: AbortSignal,
): Response {
  let seen = firstAfter(context.req.header('last-event-id') ?? context.req.query('after'), journal.endSeq());
  return streamSSE(context, async (stream) => {
    let saidAt = performance.now();
    await stream.write(`retry: ${retryMs}\n\n`);
    while (!stream.aborted && !stream.closed && !signal.aborted) {
      const entries = journal.endSeq() > seen ? journal.glance(seen, chunk) : [];
      if (entries.length > 0) model.catchUp();
      for (const entry of entries) {
        await stream.writeSSE({ id: String(entry.seq), data: JSON.stringify(told(entry, model)) });
        seen = entry.seq;
      }
      const now = performance.now();
      if (entries.length > 0) saidAt = now;
      // Word that nothing happened, so that either side notices a connection that is gone.
      if (now - saidAt > heartbeatMs) {
        await stream.write(': \n\n');
        saidAt = now;
      }
      if (entries.length < chunk) await wait(pollMs);
    }
  });
}

function told({ seq, ticket, at, event }: Glance, model: BoardModel): Told {
  return { seq, ticket, at, text: eventText(event).slice(0, longestText), card: model.card(ticket) };
}

/** What is no number of an entry counts as the end: nothing is told twice to who knows nothing. */
function firstAfter(text: string | undefined, end: number): number {
  const seq = Number(text ?? '');
  return text !== undefined && /^\d{1,15}$/u.test(text) && seq <= end ? seq : end;
}
