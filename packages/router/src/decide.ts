import type { Event } from '@ticket-circuit/schemas';
import type { Empty, Rule } from './cell.ts';
import type { Outcome, RuleOutcome } from './outcome.ts';
import { answers, resultOf, wasOrdered } from './results.ts';
import { baseKeyOf } from './emit.ts';
import { hold } from './rules/held.ts';
import type { HeldState, State, Ticketed } from './state.ts';
import { table } from './table.ts';

/**
 * Returns the next state of a ticket and the effects that follow from one event, in order. An event that has no place in the state is refused, and
 * a ticket that still runs then waits on a question. The late or second result of an effect, and what a session says that is over, change nothing.
 *
 * Reads no clock and no file. Source: docs/circuit.md, printed from the table.
 *
 * @throws {RouterError} when the table lets a stage begin without what it needs: a bug.
 */
export function decide(state: State, event: Event, now: string): Outcome {
  const { replay = [], ...first } = apply(state, event, now);
  return replay.reduce<Outcome>((outcome, held) => {
    const next = decide(outcome.state, held, now);
    return { ...next, effects: [...outcome.effects.filter((effect) => !answers(held, effect)), ...next.effects] };
  }, first);
}

function apply(state: State, event: Event, now: string): RuleOutcome {
  // One cell serves the state and event that index it; a mapped type cannot say so.
  const cell = table[state.kind][event.kind] as unknown as Rule<State, Event> | Empty;
  if (state.kind === 'none') return cell.kind === 'rule' ? cell.apply(state, event, now) : refused(state, event, cell.why);
  const ordered = event.kind === 'infrastructure-lost' ? lostKind(state, event.effect) : orderedKind(state, event);
  if (ordered === 'held') return holdBack(state as HeldState, event);
  if (ordered === 'late') return { state, effects: [] };
  if (ordered === 'never') return unexpected(state, event, cell.kind === 'empty' ? cell.why : 'No such effect was ordered.');
  if (cell.kind === 'empty') return unexpected(state, event, cell.why);
  return cell.apply(ordered === 'outstanding' && event.kind !== 'infrastructure-lost' ? done(state, event) : state, event, now);
}

type Ordered = 'no-result' | 'outstanding' | 'held' | 'late' | 'never';

function orderedKind(state: Ticketed, event: Event): Ordered {
  const effect = resultOf(event);
  // In its own journal the event says that this very ticket was a discovery.
  if (event.kind === 'discovery-reopened' && event.ticket === state.id) return 'no-result';
  if (effect === null) return 'no-result';
  return awaited(state, event) ?? (wasOrdered(state, effect) ? 'late' : 'never');
}

function lostKind(state: Ticketed, effect: string): Ordered {
  const event = { kind: 'infrastructure-lost', effect, why: '-', retries: 'again' } as const;
  return awaited(state, event) ?? (baseKeyOf(effect) in state.keys ? 'late' : 'never');
}

function awaited(state: Ticketed, event: Event): 'outstanding' | 'held' | null {
  if (state.outstanding.some((effect) => answers(event, effect))) return 'outstanding';
  return state.kind === 'held' && awaited(state.suspended, event) !== null && !state.held.some((each) => sameResult(each, event))
    ? 'held'
    : null;
}

function sameResult(a: Event, b: Event): boolean {
  return a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);
}

function done(state: Ticketed, event: Event): Ticketed {
  const index = state.outstanding.findIndex((effect) => answers(event, effect));
  return { ...state, outstanding: state.outstanding.toSpliced(index, 1) };
}

/** The result of a held stage waits with it. */
function holdBack(state: HeldState, event: Event): RuleOutcome {
  return { state: { ...state, held: [...state.held, event] }, effects: [] };
}

function refused(state: State, event: Event, why: string): RuleOutcome {
  return { state, effects: [], refused: { why: `${event.kind} has no place in the state ${state.kind}. ${why}` } };
}

/** What has ended is not asked about, and what is held already waits on a question. */
function unexpected(state: Ticketed, event: Event, why: string): RuleOutcome {
  const refusal = refused(state, event, why);
  if (state.kind === 'discovered' || state.kind === 'closed' || state.kind === 'abandoned' || state.kind === 'held') return refusal;
  const text = `The event ${event.kind} came while the ticket was ${state.kind}, where it has no place. Shall the ticket go on as if it had not come?`;
  return { ...refusal, ...hold(state, state.table, { cause: 'unexpected-event', text, evidence: [why] }) };
}
