import { policies, QueueFold, type QueueAction, type QueueLog } from '@ticket-circuit/merge-queue';
import type { QueueRecord } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withQueue } from './with-queue.ts';

/** A record of the journal, what the queue did about it, and the tickets that it is about. */
export interface Played extends QueueRecord {
  /** Its place in the journal, from 1; it never changes. */
  readonly number: number;
  readonly actions: readonly QueueAction[];
  readonly tickets: readonly string[];
}

/** Plays the journal again. */
export async function replayLog({ dir }: VerbCall): Promise<Reply> {
  return await withQueue(dir, ({ place }) => {
    const played = playLog(place.log);
    const text = played.length === 0 ? 'The journal of the queue is empty.' : played.map(playedText).join('\n');
    return { exit: exitCodes.done, text, document: { records: played } };
  });
}

/** Returns the records of a journal with what each led to. */
export function playLog(log: QueueLog): Played[] {
  return log.readFrom(0).records.map(logPlayer());
}

/** Returns what plays the records of a journal, given to it in order from the first: the same code that runs the queue decides them again. */
export function logPlayer(): (record: QueueRecord) => Played {
  const fold = new QueueFold(policies.serial());
  const runs = new Map<number, readonly string[]>();
  let number = 0;
  return (record) => {
    number += 1;
    const actions = fold.take(record);
    for (const action of actions) {
      if (action.kind === 'start') runs.set(action.run, action.items);
      if (action.kind === 'judge-main')
        runs.set(
          action.run,
          action.landed.map(({ ticket }) => ticket),
        );
    }
    const ofRun = 'run' in record.event ? (runs.get(record.event.run) ?? []) : [];
    const named = 'ticket' in record.event && record.event.ticket !== undefined ? [record.event.ticket] : [];
    const acted = actions.flatMap((action) => ('items' in action ? action.items : 'ticket' in action ? [action.ticket] : []));
    return { number, ...record, actions, tickets: [...new Set([...named, ...ofRun, ...acted])] };
  };
}

export function playedText({ number, at, by, event, actions }: Played): string {
  const head = `${String(number).padStart(4)}  ${at}  ${by.padEnd(8)} ${below(eventText(event))}`;
  return [head, ...actions.map((action) => `${''.padEnd(41)}-> ${below(actionText(action))}`)].join('\n');
}

function eventText(event: QueueRecord['event']): string {
  const { kind, ...facts } = event;
  const told = Object.entries(facts).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [kind, ...told].join(' ');
}

function actionText(action: QueueAction): string {
  switch (action.kind) {
    case 'start':
      return `run ${action.run}: check ${action.items.join(' + ')} on ${action.base.slice(0, 10)}`;
    case 'land':
      return `push ${action.items.join(' + ')}, proven by run ${action.run}`;
    case 'stop':
      return `stop run ${action.run}`;
    case 'bounce':
      return `give ${action.ticket} back, ${action.reason}: ${action.why}`;
    case 'flaky':
      return `count run ${action.run} of ${action.ticket} as flaky`;
    case 'refuse':
      return `refuse it for ${action.ticket}: ${action.why}`;
    case 'judge-main':
      return `run ${action.run}: check all of main at ${action.head.slice(0, 10)}`;
    case 'read-main':
      return 'read main';
    default:
      return action satisfies never;
  }
}
