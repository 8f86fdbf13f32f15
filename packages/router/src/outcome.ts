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

/** What a rule returns: an outcome, and the events that were held back and come next. */
export interface RuleOutcome extends Outcome {
  readonly replay?: readonly Event[];
}
