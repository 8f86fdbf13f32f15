import type { QueueWorkOptions } from '@ticket-circuit/circuit';
import type { QueueAction } from '@ticket-circuit/merge-queue';
import { assertNever, type QueueRecord } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { Terminal } from '../../frame/terminal.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { logOf } from '../../host/log-of.ts';
import { stopSignal } from '../run/stop-signal.ts';
import { workOptions, type WorkOptions } from './work-options.ts';
import { withQueue, type QueueView } from './with-queue.ts';

/** How the work on a queue ended. */
export type WorkedEnd = Awaited<ReturnType<QueueView['host']['workOnQueue']>>;

/** Works on the queue. */
export async function work(call: VerbCall): Promise<Reply> {
  const options = workOptions(call, 'circuit queue work');
  const log = await logOf(call, 'circuit queue work');
  return await withQueue(
    call.dir,
    async (view) => {
      const end = await workNow(view, { ...options, until: call.options['watch'] === true ? 'stopped' : 'idle', terminal: call.terminal });
      const { readFold } = await import('@ticket-circuit/merge-queue');
      const { entries, mode } = readFold(view.place).state;
      const document = { end, mode, entries: entries.map(({ ticket }) => ticket) };
      const left = entries.length === 0 ? 'The queue is empty.' : `Left in the queue: ${entries.map(({ ticket }) => ticket).join(', ')}.`;
      const paused = mode.kind === 'open' ? '' : ` It is ${mode.kind}: ${mode.why}`;
      return { exit: exitOf(end), text: `${endText(end)}${left}${paused}`, document };
    },
    log,
  );
}

/** Works on a queue and tells on standard error what happens. */
export async function workNow(
  { host, project }: QueueView,
  { terminal, until, ...options }: WorkOptions & { readonly terminal: Terminal; readonly until: QueueWorkOptions['until'] },
): Promise<WorkedEnd> {
  using stop = stopSignal(() => terminal.err('Stopping; what was begun is begun anew the next time.\n'));
  return await host.workOnQueue(project, {
    ...options,
    until,
    signal: stop.signal,
    progress: (line) => terminal.err(`  ${below(line)}\n`),
    onRecord: (record, actions) => {
      for (const line of newsOf(record.event, actions)) terminal.err(`${below(line)}\n`);
    },
    onNote: (note) => {
      if (note.kind !== 'branch-advanced') terminal.err(`  left as it is: ${note.why}\n`);
    },
  });
}

function newsOf(event: QueueRecord['event'], actions: readonly QueueAction[]): string[] {
  const landed = event.kind === 'landed' ? event.commits.map(({ ticket, commit }) => `${ticket} landed as ${commit.slice(0, 10)}`) : [];
  const noted = event.kind === 'noted' ? [`note: ${event.ticket ?? ''} ${event.commit?.slice(0, 10) ?? ''} ${event.why}`] : [];
  const red = event.kind === 'verdict' && event.verdict !== 'green' ? [`run ${event.run} is ${event.verdict}: ${event.why}`] : [];
  const whole =
    event.kind === 'main-judged' ? [`run ${event.run}: all of main is ${event.verdict}${event.why === '' ? '' : `: ${event.why}`}`] : [];
  const acted = actions.flatMap((action): string[] => {
    switch (action.kind) {
      case 'start':
        return [`run ${action.run}: checking ${action.items.join(' + ')}`];
      case 'bounce':
        return [`${action.ticket} goes back, ${action.reason}: ${action.why}`];
      case 'flaky':
        return [`run ${action.run} of ${action.ticket} was flaky`];
      case 'refuse':
        return [`refused for ${action.ticket}: ${action.why}`];
      case 'judge-main':
        return [`run ${action.run}: checking all of main with ${action.landed.map(({ ticket }) => ticket).join(' + ')}`];
      case 'land':
      case 'stop':
      case 'read-main':
        return [];
      default:
        return assertNever(action);
    }
  });
  return [...landed, ...noted, ...red, ...whole, ...acted];
}

/** Returns the exit status of work that ended. */
export function exitOf(end: WorkedEnd): Reply['exit'] {
  switch (end.kind) {
    case 'idle':
    case 'held':
      return exitCodes.done;
    case 'stopped':
      return exitCodes.stopped;
    case 'unreachable':
    case 'fenced':
      return exitCodes.unknown;
    default:
      return assertNever(end);
  }
}

/** Returns what is to be said before the rest, with a space behind; empty when all went as it should. */
export function endText(end: WorkedEnd): string {
  switch (end.kind) {
    case 'idle':
      return '';
    case 'held':
      return `Process ${end.by.pid} works on the queue. `;
    case 'stopped':
      return 'Stopped. ';
    case 'unreachable':
      return `Main cannot be read: ${end.why} `;
    case 'fenced':
      return `${end.why} `;
    default:
      return assertNever(end);
  }
}
