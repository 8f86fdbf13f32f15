import { setTimeout as pause } from 'node:timers/promises';
import { usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { jsonText } from '../../frame/terminal-for-people.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { stopSignal } from '../run/stop-signal.ts';
import { logPlayer, playedText } from './replay-log.ts';
import { withQueue } from './with-queue.ts';

const pollMs = 200;

/** Prints what happens in the queue until Ctrl-C: a line of JSON for each event, or text. */
export async function followQueue({ dir, json, options, terminal }: VerbCall): Promise<Reply> {
  const since = numberIn(options['since'] ?? '0');
  return await withQueue(dir, async ({ place: { log } }) => {
    using stop = stopSignal(() => {});
    const play = logPlayer();
    for (let readTo = 0; !stop.signal.aborted;) {
      const { records, end } = log.readFrom(readTo);
      readTo = end;
      for (const played of records.map(play)) if (played.number > since) terminal.out(`${json ? jsonText(played) : playedText(played)}\n`);
      await pause(pollMs, undefined, { signal: stop.signal }).catch(() => {});
    }
    return { exit: exitCodes.done, text: '', document: null };
  });
}

function numberIn(text: string | true): number {
  if (typeof text === 'string' && /^\d{1,15}$/u.test(text)) return Number(text);
  throw usageError('circuit queue follow', 'Nothing was followed.', `--since ${String(text)} is no number of an event.`);
}
