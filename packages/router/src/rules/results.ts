import type { Effect, Event, EventDiscoveryRecorded, EventInfrastructureLost } from '@ticket-circuit/schemas';
import { rule, type StateOf } from '../cell.ts';
import { baseKeyOf, emit } from '../emit.ts';
import { loseAgain } from '../lose.ts';
import type { RuleOutcome } from '../outcome.ts';
import type { State, StageState, Ticketed } from '../state.ts';
import { lostDecision } from './questions.ts';

/** Events that tell what happens inside an effect; they decide nothing. */
export const record = rule(
  'record',
  'Only recorded: it tells what happens inside an effect and decides nothing.',
  (state: State, event: Event): RuleOutcome => {
    void event;
    return { state, effects: [] };
  },
);

export const noteResult = rule('note-result', 'The effect is done; nothing follows from it.', (state: State, event: Event): RuleOutcome => {
  void event;
  return { state, effects: [] };
});

export const noteGesture = rule(
  'note-gesture',
  'Only recorded: a tool played G1, G2 or G4 inside its own effect. A gesture of the circuit that it did not order is refused.',
  (state: State, event: Event): RuleOutcome => {
    void event;
    return { state, effects: [] };
  },
);

export const keepDiscovery = rule(
  'keep-discovery',
  'Remembers the closed child ticket until triage.',
  (state: Ticketed, { ticket, discovery }: EventDiscoveryRecorded): RuleOutcome => ({
    state: { ...state, discoveries: [...state.discoveries, { ticket, discovery }] },
    effects: [],
  }),
);

export const loseEffect = rule(
  'lose-effect',
  'The same try again under a new key, up to the cap of the effect; then a question. A lost record or question is simply ordered again.',
  (state: StageState, event: EventInfrastructureLost): RuleOutcome => {
    const { lost, state: rest } = takeLost(state, event);
    if (lost === undefined) return { state, effects: [] };
    if (isSideEffect(lost)) return orderAgain(rest, lost);
    return loseAgain(rest, { stage: state.kind, why: event.why, told: state.told, givesUp: event.retries === 'give-up' });
  },
);

export const loseDecision = rule(
  'lose-decision',
  'The decision session again under a new key, up to its cap, then the question goes to the owner. A lost record or question is simply ordered again.',
  (state: StateOf<'waiting'>, event: EventInfrastructureLost): RuleOutcome => {
    const { lost, state: rest } = takeLost(state, event);
    if (lost === undefined) return { state, effects: [] };
    const question = lost.kind === 'start-session' ? state.questions.find(({ id }) => id === lost.question) : undefined;
    return lost.kind === 'start-session' && question ? lostDecision(rest, question, lost.try, event.why) : orderAgain(rest, lost);
  },
);

export const loseRecord = rule(
  'lose-record',
  'A lost record, question or stop is ordered again; the next run performs it.',
  (state: Ticketed, event: EventInfrastructureLost): RuleOutcome => {
    const { lost, state: rest } = takeLost(state, event);
    return lost === undefined ? { state, effects: [] } : orderAgain(rest, lost);
  },
);

function takeLost<S extends Ticketed>(state: S, { effect }: EventInfrastructureLost): { lost: Effect | undefined; state: S } {
  const lost = state.outstanding.find(({ key }) => key === effect);
  return { lost, state: { ...state, outstanding: state.outstanding.filter((each) => each !== lost) } };
}

const sideEffects: readonly Effect['kind'][] = ['ask', 'record-discovery', 'stop-session', 'reopen', 'open-ticket'];

/** True for an effect beside the stage: nothing waits for it, so it is ordered again without end. */
function isSideEffect({ kind }: Effect): boolean {
  return sideEffects.includes(kind);
}

/** It stays outstanding for the next run instead of being tried at once, so that a broken disk does not make a busy loop. */
function orderAgain(state: Ticketed, { key, ...draft }: Effect): RuleOutcome {
  const { facts } = emit(state, [{ base: baseKeyOf(key), draft }]);
  return { state: { ...state, ...facts }, effects: [] };
}
