import type { CommonStepSlug, Question } from '@ticket-circuit/schemas';
import { isStage, stages } from './stages.ts';
import type { State } from './state.ts';

/** Where a ticket stands; `tries` is the bound of a step. */
export interface Position {
  readonly step: CommonStepSlug;
  readonly round: number;
  readonly try: number;
  readonly tries: number;
  readonly waitingOn: readonly Question[];
}

/** Returns the step, round and try of a ticket, and the questions that it waits on. A ticket that has not begun stands at `plan`. */
export function positionOf(state: State): Position {
  if (state.kind === 'none') return { step: 'plan', round: 1, try: 1, tries: 0, waitingOn: [] };
  const { round, try: tried, bounds, questions } = state;
  return { step: stepOf(state), round, try: tried, tries: bounds.tries, waitingOn: questions };
}

function stepOf(state: Exclude<State, { kind: 'none' }>): CommonStepSlug {
  if (state.kind === 'held') return stepOf(state.suspended);
  if (state.kind === 'waiting') return state.step;
  if (state.kind === 'stopped') return stages[state.again.to].step;
  if (isStage(state.kind)) return stages[state.kind].step;
  return state.kind === 'closed' ? 'closure' : 'plan';
}
