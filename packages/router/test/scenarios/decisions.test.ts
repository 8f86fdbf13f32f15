import type { Decision } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import * as make from '../builders.ts';
import { arrive, goodStep, Player } from '../player.ts';
import { type Expected, decide, feedbackOf, seen } from '../seen.ts';

describe('a decision', () => {
  const decisions: [Decision, Expected][] = [
    [
      { kind: 'amend', instruction: 'Handle tabs.' },
      { state: 'planning', next: 'T-1/plan.r2.t1/start-session' },
    ],
    [{ kind: 'extend-plan' }, { state: 'planning', next: 'T-1/plan.r2.t1/start-session' }],
    [{ kind: 'retry' }, { state: 'coding', next: 'T-1/code.r1.t2/start-session' }],
    [{ kind: 'refuse' }, { state: 'coding', next: 'T-1/code.r1.t2/start-session' }],
    [{ kind: 'abandon' }, { state: 'abandoned' }],
    [{ kind: 'to-owner' }, { state: 'waiting', questions: ['out-of-plan to owner'] }],
  ];
  test.each(decisions)('%j', (decision, expected) => {
    const player = arrive('coding').end({ kind: 'out-of-plan', path: 'src/other.ts', rule: 'planned source only' });
    expect(seen(decide(player, decision))).toEqual(expected);
  });

  test('to choose sends the plan back with the option, and the plan is challenged only if it was not yet', () => {
    const player = arrive('planning').hand('plan', make.plan('behaviour', { questions: [make.blockingQuestion] }));
    expect(seen(decide(player, { kind: 'choose', option: 'underscore' }))).toEqual({
      state: 'planning',
      next: 'T-1/plan.r2.t1/start-session',
    });
    expect(feedbackOf(player)[0]?.message).toContain('choose: underscore');
    expect(goodStep(goodStep(player)).state.kind).toBe('challenging');
  });

  test('to extend the plan is offered only where there is a plan', () => {
    const without = arrive('planning');
    for (let tried = 0; tried < 3; tried += 1) without.end({ kind: 'invalid-sheet', faults: [] });
    expect(without.ticket.questions[0]).toMatchObject({ cause: 'bound-reached', admits: ['retry', 'amend', 'abandon', 'to-owner'] });
    const planned = arrive('coding').hand('code', { kind: 'blocked', cause: 'unclear', evidence: 'No type.' });
    expect(planned.ticket.questions[0]?.admits).toContain('extend-plan');
  });

  test('to amend after a challenge is laid and not challenged again', () => {
    const player = arrive('coding').hand('code', { kind: 'blocked', cause: 'unclear', evidence: 'No type.' });
    decide(player, { kind: 'amend', instruction: 'Say the type.' });
    expect(goodStep(goodStep(player)).state.kind).toBe('testing');
  });

  test('to raise the budget goes on with the same try', () => {
    const player = decide(arrive('coding').end({ kind: 'budget-spent', why: '5 of 5' }), { kind: 'raise-budget', usd: 9 });
    expect(seen(player)).toEqual({ state: 'coding', next: 'T-1/code.r1.t1/start-session.n2' });
    expect(player.ticket.budget).toEqual({ usd: 9 });
  });

  test.each<[string, Decision, 'supervisor' | 'owner', string]>([
    ['of a kind that is not admitted', { kind: 'migrate' }, 'owner', 'Q-1 admits'],
    ['that only the owner may take', { kind: 'accept-uncovered' }, 'supervisor', 'Only the owner decides accept-uncovered.'],
  ])('%s is refused and changes nothing', (_, decision, by, why) => {
    const body = make.tests({ uncovered: [{ criterion: 'C2', cause: 'contradiction', evidence: 'Both.' }] });
    const player = arrive('testing').hand('tests', body).asked();
    const before = player.state;
    player.send({ kind: 'question-answered', question: 'Q-1', by, decision });
    expect(player.last.refused?.why).toContain(why);
    expect(player.state).toEqual(before);
  });

  test('for the owner is refused from the supervisor', () => {
    const player = arrive('planning')
      .hand('plan', make.plan('behaviour', { dependencies: [make.dependency] }))
      .asked();
    player.send({ kind: 'question-answered', question: 'Q-1', by: 'supervisor', decision: { kind: 'abandon' } });
    expect(player.last.refused?.why).toBe('Q-1 is for the owner, so the supervisor cannot decide it.');
  });

  test('for an option that was not offered, or a question that is not open, is refused', () => {
    const player = arrive('planning')
      .hand('plan', make.plan('behaviour', { questions: [make.blockingQuestion] }))
      .asked();
    player.send({ kind: 'question-answered', question: 'Q-1', by: 'owner', decision: { kind: 'choose', option: 'dot' } });
    expect(player.last.refused?.why).toBe('Q-1 has the options "dash", "underscore", not "dot".');
    player.send({ kind: 'question-answered', question: 'Q-7', by: 'owner', decision: { kind: 'abandon' } });
    expect(player.last.refused?.why).toBe('Q-7 is not an open question of T-1.');
  });

  test('on one of several questions waits for the others, and a change of the plan outweighs an acceptance', () => {
    const player = arrive('planning')
      .hand('plan', make.plan('behaviour', { questions: [make.blockingQuestion], dependencies: [make.dependency] }))
      .asked();
    player.send({ kind: 'question-answered', question: 'Q-2', by: 'owner', decision: { kind: 'accept-dependency' } });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['plan-question to supervisor'] });
    player.send({ kind: 'question-answered', question: 'Q-1', by: 'owner', decision: { kind: 'choose', option: 'dash' } });
    expect(seen(player)).toEqual({ state: 'planning', next: 'T-1/plan.r2.t1/start-session' });
    player.hand('plan', make.plan('behaviour', { dependencies: [make.dependency] }));
    expect(player.state.kind).toBe('installing');
  });
});

describe('the supervisor role', () => {
  function asking(): Player {
    const player = arrive('planning', { run: { supervisor: 'role' } });
    return player.hand('plan', make.plan('behaviour', { questions: [make.blockingQuestion] })).asked();
  }

  test('is started on its question and its decision counts', () => {
    const player = asking();
    expect(player.outstanding('start-session')).toMatchObject({ session: 'T-1/Q-1.t1', key: 'T-1/Q-1.t1/start-session', question: 'Q-1' });
    expect(seen(player.hand('decision', { kind: 'choose', option: 'dash' }))).toEqual({
      state: 'planning',
      next: 'T-1/plan.r2.t1/start-session',
    });
    expect(player.ticket.decided).toMatchObject([{ by: 'supervisor', decision: { kind: 'choose', option: 'dash' } }]);
  });

  test('that decides what is not admitted tries again, and after its tries the question goes to the owner', () => {
    const player = asking();
    for (let tried = 1; tried <= 3; tried += 1) {
      expect(player.session).toBe(`T-1/Q-1.t${tried}`);
      player.hand('decision', { kind: 'raise-budget', usd: 100 });
    }
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['plan-question to owner'] });
    expect(player.ticket.questions[0]).toMatchObject({ id: 'Q-2', options: ['dash', 'underscore'] });
  });

  test('is not offered what belongs to the owner, whom it may ask', () => {
    const player = arrive('testing', { run: { supervisor: 'role' } });
    player.hand('tests', make.tests({ uncovered: [{ criterion: 'C2', cause: 'contradiction', evidence: 'Both.' }] })).asked();
    expect(player.ticket.questions[0]?.admits).not.toContain('accept-uncovered');
    player.hand('decision', { kind: 'to-owner', reason: 'Not mine.' }).asked();
    expect(player.ticket.questions[0]).toMatchObject({ to: 'owner', id: 'Q-2' });
    player.send({ kind: 'question-answered', question: 'Q-2', by: 'owner', decision: { kind: 'accept-uncovered' } });
    expect(player.ticket).toMatchObject({ kind: 'proving', accepted: ['C2'] });
  });

  test('is stopped when a person answers first, and its late sheet changes nothing', () => {
    const player = asking();
    const late = player.session;
    player.send({ kind: 'question-answered', question: 'Q-1', by: 'owner', decision: { kind: 'choose', option: 'dash' } });
    expect(player.outstanding('stop-session').session).toBe(late);
    const before = player.state;
    player.send(make.handedIn('decision', late, { kind: 'abandon' }));
    expect(player.state).toEqual(before);
  });

  test('is started by the next run on a question that waited for a person', () => {
    const player = arrive('planning')
      .hand('plan', make.plan('behaviour', { questions: [make.blockingQuestion] }))
      .asked();
    expect(player.ticket.outstanding).toEqual([]);
    expect(seen(player.send(make.run({ supervisor: 'role' }))).next).toBe('T-1/Q-1.t1/start-session');
  });

  test('that has taken nine decisions leaves the next question to the owner', () => {
    const player = arrive('coding', { run: { supervisor: 'role' } });
    for (let turn = 0; turn < 9; turn += 1) {
      player.hand('code', { kind: 'blocked', cause: 'unclear', evidence: 'No.' }).asked();
      player.hand('decision', { kind: 'retry' });
    }
    player.hand('code', { kind: 'blocked', cause: 'unclear', evidence: 'No.' });
    expect(seen(player).questions).toEqual(['blocked to owner']);
  });
});

describe('another table', () => {
  test('asks migrate before it touches the ticket, and the owner lets it go on where it was', () => {
    const player = arrive('checking');
    const [running] = player.ticket.outstanding;
    player.send(make.run({ table: make.otherTable }));
    expect(seen(player)).toEqual({ state: 'held', questions: ['table-changed to owner'] });
    expect(player.ticket.outstanding.map(({ kind }) => kind)).toEqual(['ask']);
    decide(player, { kind: 'migrate' });
    expect(player.ticket).toMatchObject({ kind: 'checking', table: make.otherTable });
    expect(player.last.effects).toEqual([running]);
    player.send(make.run({ table: make.otherTable }));
    expect(player.state.kind).toBe('checking');
  });

  test('keeps a result that comes meanwhile until the ticket goes on', () => {
    const player = arrive('checking');
    const { key } = player.outstanding('run-checks');
    player.send(make.run({ table: make.otherTable })).send({ kind: 'checks-run', report: make.checks() }, key);
    expect(player.state.kind).toBe('held');
    decide(player, { kind: 'migrate' });
    expect(player.state.kind).toBe('listing');
    expect(player.last.effects.map(({ key: next }) => next)).toEqual(['T-1/review.r1.t1/list-elements']);
  });

  test('may be the reason to abandon', () => {
    const player = arrive('open').send(make.run({ table: make.otherTable }));
    expect(seen(decide(player, { kind: 'abandon' }))).toEqual({ state: 'abandoned' });
  });
});
