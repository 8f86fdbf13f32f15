import { provenIn } from './judge-reds.ts';
import type { Entry, QueueState } from './queue-state.ts';
import { stacksOf, type Stack } from './stacks.ts';

/** Where a ticket stands in the queue, for people. */
export interface Standing {
  readonly ticket: string;
  readonly commit: string;
  /** 1 for the one that lands next. */
  readonly position: number;
  readonly state: 'landing' | 'proven' | 'checking' | 'red' | 'held' | 'waiting';
  /** What it waits for; null when that is nobody. */
  readonly blockedBy: string | null;
  readonly why: string;
}

/** Returns where each ticket stands, in landing order. `isWorked`: whether a process works on the queue; without one nothing is being done. */
export function describeQueue(state: QueueState, isWorked: boolean): Standing[] {
  const stacks = stacksOf(state);
  const proven = provenIn(stacks);
  const byTicket = new Map(stacks.map((stack) => [stack.entry.ticket, stack]));
  return state.entries.map((entry, at) => {
    const stack = byTicket.get(entry.ticket);
    const before = state.entries[at - 1]?.ticket ?? null;
    return {
      ticket: entry.ticket,
      commit: entry.commit,
      position: at + 1,
      ...standingOf({ state, entry, stack, before, isWorked, proven }),
    };
  });
}

interface Facts {
  readonly state: QueueState;
  readonly entry: Entry;
  readonly stack: Stack | undefined;
  readonly before: string | null;
  readonly isWorked: boolean;
  readonly proven: ReadonlySet<string>;
}

function standingOf(facts: Facts): Pick<Standing, 'state' | 'blockedBy' | 'why'> {
  const { state, entry, stack, before, isWorked, proven } = facts;
  const { mode } = state;
  const waits = (why: string, blockedBy: string | null = null) => ({ state: 'waiting' as const, blockedBy, why });
  if (!isWorked) return waits('Nobody works on the queue. Run: circuit queue work');
  if (state.landing?.items.includes(entry.ticket) === true) return { state: 'landing', blockedBy: null, why: 'It is being pushed.' };
  if (mode.kind === 'draining' && entry.seq > mode.upTo) return waits(`The queue is draining: ${mode.why}`);
  const paused = mode.kind === 'paused' ? `The queue is paused: ${mode.why}` : null;
  if (proven.has(entry.ticket)) return { state: 'proven', blockedBy: paused === null ? before : null, why: paused ?? provenWords(before) };
  const runs = stack?.runs ?? [];
  const below = (stack?.items.length ?? 1) - 1;
  if (runs.some(({ verdict }) => verdict === 'running'))
    return {
      state: 'checking',
      blockedBy: null,
      why: below === 0 ? 'It is being checked on main.' : `It is being checked on ${below} more that are not on main yet.`,
    };
  const misfit = runs.find(({ verdict }) => verdict === 'conflict' || verdict === 'empty');
  if (misfit !== undefined) return { state: 'held', blockedBy: before, why: `It does not fit on what is ahead of it: ${misfit.why}` };
  const red = runs.find(({ verdict }) => verdict === 'red');
  if (red !== undefined)
    return { state: 'red', blockedBy: null, why: `Its checks are red, and a run that contains it decides: ${red.why}` };
  return waits(
    paused ?? `Its turn to be checked has not come: ${state.policy.slots} run at a time, up to ${state.window} on each other.`,
    before,
  );
}

function provenWords(before: string | null): string {
  return before === null ? 'It is green and lands next.' : `It is green and waits for ${before}, which is ahead of it.`;
}
