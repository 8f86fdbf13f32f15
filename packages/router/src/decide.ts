import type { Effect, Event } from '@ticket-circuit/schemas';
import type { State } from './state.ts';

/**
 * What an event leads to: the next state and the effects to perform, in order. `refused` says why the event changed nothing that it
 * meant to change; then `state` is as before, or waits on a question.
 */
export interface Outcome {
  readonly state: State;
  readonly effects: readonly Effect[];
  readonly refused?: { readonly why: string };
}

/**
 * Returns the next state of a ticket and the effects that follow from one event.
 *
 * Never throws, reads no clock and no file. Source: docs/circuit.md, printed from the table.
 */
export function decide(state: State, event: Event, now: string): Outcome {
  void event;
  void now;
  return { state, effects: [] };
}
