import { parseEffect } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, fold, type StateKind } from '../src/index.ts';
import { stateKinds } from '../src/table.ts';
import * as make from './builders.ts';
import { goodStep, now, Player } from './player.ts';
import { decisionFor, dice, Walk } from './world.ts';

/** No walk without a person may need more events than this; the longest seen needs a third of it. */
const mostEvents = 3000;
const restStates: readonly StateKind[] = ['waiting', 'held', 'stopped', 'closed', 'abandoned'];
const seeds = fc.record({
  seed: fc.nat(),
  luck: fc.integer({ min: 0, max: 9 }),
  supervisor: fc.constantFrom('role' as const, 'person' as const),
});

/** Walks a ticket through a world, with a person who answers or runs it again a few times. */
function walk({ seed, luck, supervisor }: { seed: number; luck: number; supervisor: 'role' | 'person' }, visits = 6): Walk {
  const world = { roll: dice(seed), luck };
  const ticket = new Walk();
  ticket.send(make.opened());
  ticket.send(make.run({ supervisor }));
  for (let visit = 0; visit < visits; visit += 1) {
    ticket.rest(world, mostEvents);
    const { state } = ticket;
    if (state.kind === 'waiting' || state.kind === 'held') {
      const question = state.questions[0];
      if (question)
        ticket.send({
          kind: 'question-answered',
          question: question.id,
          by: 'owner',
          decision: decisionFor(world.roll, question, ['abandon']),
        });
    } else if (state.kind === 'stopped') {
      ticket.send(make.run({ supervisor, ...(world.roll(4) === 0 ? { table: make.otherTable } : {}) }));
    }
  }
  return ticket;
}

describe('a ticket in a bad world', () => {
  test('comes to rest within a bound: every loop is bounded', () => {
    fc.assert(
      fc.property(seeds, ({ seed, luck, supervisor }) => {
        const ticket = new Walk();
        ticket.send(make.opened());
        ticket.send(make.run({ supervisor }));
        expect(ticket.rest({ roll: dice(seed), luck }, mostEvents)).toBeLessThan(mostEvents / 3);
        expect(restStates).toContain(ticket.state.kind);
      }),
      { numRuns: 400 },
    );
  });

  test('emits valid effects under keys that are never used twice', () => {
    fc.assert(
      fc.property(seeds, (world) => {
        const { emitted, state } = walk(world);
        const held = state.kind !== 'none' && state.decided.some(({ question }) => question.cause === 'table-changed');
        const keys = emitted.map(({ key }) => key);
        // A held effect comes again under its own key once the ticket goes on.
        if (!held) expect(new Set(keys).size).toBe(keys.length);
        for (const effect of emitted) expect(parseEffect(effect)).toMatchObject({ kind: 'valid' });
      }),
      { numRuns: 150 },
    );
  });

  test('has one session for each id, but for the same try again', () => {
    fc.assert(
      fc.property(seeds, (world) => {
        const feedback = new Map<string, string>();
        for (const effect of walk(world).emitted) {
          if (effect.kind !== 'start-session' || effect.brief === 'decision') continue;
          const told = JSON.stringify(effect.feedback);
          expect(feedback.get(effect.session) ?? told).toBe(told);
          feedback.set(effect.session, told);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('has the same state and the same pending effects from the same events', () => {
    fc.assert(
      fc.property(seeds, (world) => {
        const { entries, state } = walk(world);
        const first = fold(entries);
        expect(first.state).toEqual(state);
        expect(fold(JSON.parse(JSON.stringify(entries)))).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });

  test('is not moved by a result that comes a second time', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (world, which) => {
        const { entries, state } = walk(world);
        const results = entries.filter(({ key }) => !key.includes('/said.'));
        const twice = results[which % Math.max(1, results.length)];
        if (twice === undefined || state.kind === 'none' || state.kind === 'held') return;
        const outstanding = state.outstanding.filter(({ key }) => key.startsWith('T-1/')).length;
        if (outstanding > 0) return;
        expect(decide(state, twice.event, now)).toEqual({ state, effects: [] });
      }),
      { numRuns: 150 },
    );
  });

  test('is led by a good world and one decision a question from wherever it is to an ending', () => {
    fc.assert(
      fc.property(seeds, (world) => {
        const player = new Player();
        player.state = walk(world).state;
        for (let step = 0; step < 400 && player.state.kind !== 'closed' && player.state.kind !== 'abandoned'; step += 1) leadOn(player);
        expect(['closed', 'abandoned']).toContain(player.state.kind);
      }),
      { numRuns: 100 },
    );
  });

  test('visits every kind of state', () => {
    const visited = new Set<string>();
    for (let seed = 0; seed < 500; seed += 1) {
      for (const kind of walk({ seed, luck: 3 + (seed % 7), supervisor: seed % 2 === 0 ? 'role' : 'person' }).visited) visited.add(kind);
    }
    expect(stateKinds.filter((kind) => kind !== 'none' && kind !== 'discovered' && kind !== 'abandoned' && !visited.has(kind))).toEqual([]);
  });
});

/** One step of a good world: a person decides, the next run goes on, an effect is answered well. */
function leadOn(player: Player): void {
  const { state } = player;
  if (state.kind === 'none') return;
  const beside = state.outstanding.find(({ kind }) => ['ask', 'record-discovery', 'stop-session', 'reopen', 'open-ticket'].includes(kind));
  if (beside?.kind === 'ask') player.send({ kind: 'question-asked', question: beside.question }, beside.key);
  else if (beside?.kind === 'record-discovery') {
    player.send({ kind: 'discovery-recorded', session: beside.session, ticket: 'T-7', discovery: beside.discovery }, beside.key);
  } else if (beside?.kind === 'stop-session') player.send({ kind: 'session-stopped', session: beside.session }, beside.key);
  else if (state.kind === 'stopped') player.send(make.run({ table: state.table }));
  else if (state.kind === 'waiting' || state.kind === 'held') decideWell(player);
  else if (state.kind === 'triaging') {
    player.hand('triage', { verdicts: state.discoveries.map(({ ticket }) => ({ discovery: ticket, verdict: 'handled', evidence: 'x' })) });
  } else if (state.kind === 'closure') player.hand('closure', { kind: 'accept' });
  else if (state.kind === 'answering') player.hand('answers', { answers: [{ id: 'q1', answer: 'kept', reason: 'So.' }] });
  else goodStep(player, make.plan(), { ...make.elementList(), ...state.elements, faults: [] });
}

function decideWell(player: Player): void {
  const question = player.ticket.questions[0];
  if (question === undefined) throw new Error('It waits on nothing.');
  const wanted = (['migrate', 'accept-dependency', 'raise-budget', 'retry', 'choose', 'amend', 'abandon'] as const).find((kind) =>
    question.admits.includes(kind),
  );
  const decision = decisionFor(dice(1), { ...question, admits: [wanted ?? 'abandon'] });
  player.send({ kind: 'question-answered', question: question.id, by: 'owner', decision });
}
