import type { Effect } from '@ticket-circuit/schemas';
import { emit } from '../emit.ts';
import { factsOf } from '../facts-of.ts';
import type { RuleOutcome } from '../outcome.ts';
import type { Ticketed } from '../state.ts';
import { toClosed } from './land.ts';

/** Ends a ticket without landing and stops its session; a landed one only gives up what is left, and stays closed. */
export function giveUp(state: Ticketed, reason: string): RuleOutcome {
  const facts = factsOf(state);
  const running = [...facts.outstanding, ...(state.kind === 'held' ? state.suspended.outstanding : [])].filter(
    (effect): effect is Extract<Effect, { kind: 'start-session' }> => effect.kind === 'start-session',
  );
  const orders = running.map(({ session }) => ({ base: `${session}/stop-session`, draft: { kind: 'stop-session' as const, session } }));
  // What a role noticed outlives the ticket; everything else that was ordered is void.
  const outstanding = facts.outstanding.filter(({ kind }) => kind === 'record-discovery');
  const ended = { ...facts, outstanding, questions: [] };
  if (facts.landed) return toClosed(ended, orders);
  const emitted = emit(ended, orders);
  return { state: { ...emitted.facts, kind: 'abandoned', reason }, effects: emitted.effects };
}
