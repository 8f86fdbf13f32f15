import { parseEvent, type Event } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import type { Empty, EventKind, Rule } from '../src/cell.ts';
import { decide, type State, type StateKind } from '../src/index.ts';
import { resultOf } from '../src/results.ts';
import { eventKinds, stateKinds, table } from '../src/table.ts';
import { now } from './player.ts';
import { sampleEvents, sampleStates } from './samples.ts';

const cells = stateKinds.flatMap((state) =>
  eventKinds.map((event) => ({ state, event, cell: table[state][event] as Rule<never, never> | Empty })),
);
const rules = cells.filter(({ cell }) => cell.kind === 'rule');
const empties = cells.filter(({ cell }) => cell.kind === 'empty');
const endings: readonly StateKind[] = ['none', 'discovered', 'held', 'closed', 'abandoned'];

/** Returns the state as if no effect had been ordered, so that no result counts as late. */
function unordered(state: State): State {
  return state.kind === 'none'
    ? state
    : { ...state, outstanding: [], keys: {}, ...(state.kind === 'held' ? { suspended: { ...state.suspended, outstanding: [] } } : {}) };
}

/** Returns the event as the result of what the state waits for, where it is one. */
function fitted(state: State, kind: EventKind): Event {
  const event = sampleEvents[kind];
  if (state.kind === 'none') return event;
  const effect = state.outstanding.find((each) => each.kind === resultOf(event));
  if (effect?.kind === 'start-session' && event.kind === 'session-ended') return { ...event, session: effect.session };
  if (effect?.kind === 'run-gesture' && event.kind === 'gesture-played') return { ...event, gesture: effect.gesture };
  return event;
}

describe('the table', () => {
  test('has one cell for each kind of state and of event', () => {
    expect(eventKinds.toSorted()).toEqual(Object.keys(sampleEvents).toSorted());
    expect(stateKinds.toSorted()).toEqual(Object.keys(sampleStates).toSorted());
    expect(cells).toHaveLength(stateKinds.length * eventKinds.length);
    for (const event of Object.values(sampleEvents)) expect(parseEvent(event)).toMatchObject({ kind: 'valid' });
    for (const kind of stateKinds) expect(sampleStates[kind]().kind).toBe(kind);
  });

  test('gives every rule one sentence, the same wherever it stands', () => {
    const sentences = new Map<string, string>();
    for (const { cell } of rules) {
      if (cell.kind !== 'rule') continue;
      expect(cell.does).toMatch(/^[A-Z].*\.$/s);
      expect(sentences.get(cell.name) ?? cell.does).toBe(cell.does);
      sentences.set(cell.name, cell.does);
    }
  });

  test.each(empties)('refuses $event in $state, with both kinds and the reason', ({ state: kind, event, cell }) => {
    const state = unordered(sampleStates[kind]());
    const outcome = decide(state, sampleEvents[event], now);
    expect(outcome.refused?.why).toBe(`${event} has no place in the state ${kind}. ${cell.kind === 'empty' ? cell.why : ''}`);
    if (endings.includes(kind)) {
      expect(outcome).toMatchObject({ state, effects: [] });
      return;
    }
    expect(outcome.state).toMatchObject({ kind: 'held', suspended: state, questions: [{ cause: 'unexpected-event' }] });
    expect(outcome.effects).toMatchObject([{ kind: 'ask' }]);
  });

  test.each(rules)('decides $event in $state', ({ state: kind, event: name }) => {
    const state = sampleStates[kind]();
    const event = fitted(state, name);
    const outcome = decide(state, event, now);
    const awaited = state.kind !== 'none' && state.outstanding.some((effect) => effect.kind === resultOf(event));
    const ownReopening = kind === 'discovered' && name === 'discovery-reopened';
    if (ownReopening || (resultOf(event) === null && name !== 'infrastructure-lost')) {
      expect(outcome.refused).toBeUndefined();
    } else if (awaited) {
      expect(outcome.refused).toBeUndefined();
      expect(outcome.state).not.toEqual(state);
    } else {
      // Not ordered at all, or answered before: then nothing moves but, at most, a question.
      expect([state.kind, 'held']).toContain(outcome.state.kind);
      expect(outcome.effects.every(({ kind: effect }) => effect === 'ask' || name === 'infrastructure-lost')).toBe(true);
    }
  });
});
