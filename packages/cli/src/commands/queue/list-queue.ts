import { describeQueue, parkedPushes, type QueueFold } from '@ticket-circuit/merge-queue';
import { counted } from '@ticket-circuit/schemas';
import { hintAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withQueue } from './with-queue.ts';

/** Lists the queue in landing order. */
export async function listQueue({ dir }: VerbCall): Promise<Reply> {
  return await withQueue(dir, async ({ place, fold, holder }) => {
    const worker = holder();
    const pushed = (await parkedPushes(place).catch(() => [])).map(({ ticket }) => ticket);
    const { mode, judged, flakes, window } = fold.state;
    const minutes = minutesALanding(fold, place.now());
    const entries = describeQueue(fold.state, worker !== null).map((standing) => ({
      ...standing,
      estimateMin: minutes === null || mode.kind === 'paused' ? null : Math.ceil(minutes * standing.position),
    }));
    const head = `${place.branch}${place.remote === null ? '' : ` of ${place.remote}`}: ${modeText(mode)}, ${worker === null ? 'nobody works on it' : `process ${worker.pid} works on it`}, ${counted(flakes, 'flaky run', 'flaky runs')} of ${judged}`;
    const rows = entries.map(({ position, ticket, state, estimateMin, why }) => [
      String(position),
      ticket,
      state,
      estimateMin === null ? '' : `~${estimateMin} min`,
      hintAt(dir, why),
    ]);
    return {
      exit: exitCodes.done,
      text: [head, rows.length === 0 ? 'It is empty.' : inColumns(rows), ...pushedText(pushed, dir)].join('\n'),
      document: { branch: place.branch, remote: place.remote, mode, worker, window, judged, flakes, entries, pushed },
    };
  });
}

function pushedText(tickets: readonly string[], dir: string): string[] {
  return tickets.length === 0 ? [] : [hintAt(dir, `Pushed and not taken in yet: ${tickets.join(', ')}. Run: circuit queue work`)];
}

function modeText(mode: QueueFold['state']['mode']): string {
  return mode.kind === 'open' ? 'open' : `${mode.kind} (${mode.why})`;
}

const mostLandings = 10;

/** The time between landings of late; null where too few are known to tell. */
function minutesALanding({ settled }: QueueFold, now: string): number | null {
  const times = [...settled.values()].filter(({ how }) => how === 'landed').map(({ at }) => Date.parse(at));
  const late = times.slice(-mostLandings);
  const [first] = late;
  if (first === undefined || late.length < 3) return null;
  return Math.max(0, Math.min(Date.parse(now), late.at(-1) ?? first) - first) / (late.length - 1) / 60_000;
}
