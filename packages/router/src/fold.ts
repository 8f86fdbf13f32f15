import type { Effect, Event } from '@ticket-circuit/schemas';
import { decide } from './decide.ts';
import { answers, resultOf } from './results.ts';
import { initialState, type State } from './state.ts';

/** One entry of a ticket's journal. */
export interface JournalEntry {
  readonly key: string;
  readonly at: string;
  readonly event: Event;
}

/**
 * Returns the state of a ticket and the effects that may be performed now, in order: those whose result has not come, without those of a stage that is
 * held behind a question. A result under another key than the effect that it answers is a duplicate, and only recorded.
 */
export function fold(entries: readonly JournalEntry[]): { state: State; pending: Effect[] } {
  const state = entries.reduce(foldEntry, initialState);
  return { state, pending: state.kind === 'none' ? [] : [...state.outstanding] };
}

/** Returns the state after one more entry: what `fold` does for each, for whoever keeps a state and is told what comes. */
export function foldEntry(state: State, { event, key, at }: JournalEntry): State {
  return isForeign(state, event, key) ? state : decide(state, event, at).state;
}

function isForeign(state: State, event: Event, key: string): boolean {
  if (state.kind === 'none' || (resultOf(event) === null && event.kind !== 'infrastructure-lost')) return false;
  const outstanding = state.kind === 'held' ? [...state.outstanding, ...state.suspended.outstanding] : state.outstanding;
  const answered = outstanding.filter((effect) => answers(event, effect));
  return answered.length > 0 && answered.every((effect) => effect.key !== key);
}
