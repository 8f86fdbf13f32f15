import type { PlanSheet } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import * as make from '../builders.ts';
import { arrive, gesture, goodStep, Player } from '../player.ts';
import { type Expected, decide, feedbackOf, seen } from '../seen.ts';

const changedElement = { ...make.behaviourPlan().elements[0], intent: 'Split at any white space.' } as PlanSheet['elements'][number];

describe('plan', () => {
  test.each<[string, Partial<PlanSheet>, Expected]>([
    [
      'with a blocking question asks the supervisor',
      { questions: [make.blockingQuestion] },
      { state: 'waiting', questions: ['plan-question to supervisor'] },
    ],
    [
      'with a question beyond the goal asks the owner',
      { questions: [{ ...make.blockingQuestion, scope: 'beyond-goal' }] },
      { state: 'waiting', questions: ['plan-question to owner'] },
    ],
    ['with a dependency asks the owner', { dependencies: [make.dependency] }, { state: 'waiting', questions: ['dependency to owner'] }],
    [
      'with both asks one question each',
      { questions: [make.blockingQuestion], dependencies: [make.dependency] },
      { state: 'waiting', questions: ['plan-question to supervisor', 'dependency to owner'] },
    ],
    [
      'with a question that does not block is laid',
      { questions: [{ ...make.blockingQuestion, blocking: false }] },
      { state: 'laying', next: 'T-1/plan.r1.t1/lay-plan' },
    ],
  ])('%s', (_, changes, expected) => {
    expect(seen(arrive('planning').hand('plan', make.plan('behaviour', changes)))).toEqual(expected);
  });

  test('records the recommended option of a question that does not block, for the reviewer', () => {
    const player = arrive('planning').hand('plan', make.plan('behaviour', { questions: [{ ...make.blockingQuestion, blocking: false }] }));
    expect(player.ticket.recommended).toEqual(['Which joiner? dash']);
  });

  test.each(['does-not-parse', 'old-test-red'] as const)('that cannot be laid (%s) goes back, next try, with the finding', (kind) => {
    const player = arrive('laying').answer('lay-plan', {
      kind: 'plan-laid',
      report: make.laying([{ kind, message: 'It is wrong.', test: 'old' }]),
    });
    expect(seen(player)).toEqual({ state: 'planning', next: 'T-1/plan.r1.t2/start-session' });
    expect(feedbackOf(player)).toEqual([
      { kind: kind === 'old-test-red' ? 'old-test' : 'laying', message: 'It is wrong.', rule: kind, test: 'old' },
    ]);
  });

  test('on a red base stops the run, and the next run lays it on the main of then', () => {
    const red = make.laying([{ kind: 'base-check-red', message: 'lint is red on base' }]);
    const player = arrive('laying').answer('lay-plan', { kind: 'plan-laid', report: red });
    expect(player.state).toMatchObject({ kind: 'stopped', why: 'lint is red on base' });
    player.send(make.run({ base: make.head }));
    expect(player.outstanding('lay-plan')).toMatchObject({ base: make.head, key: 'T-1/plan.r1.t1/lay-plan.n2' });
  });

  test('that an infrastructure fault kept from being laid is laid again, and the third loss asks', () => {
    const player = arrive('laying');
    const lost = { kind: 'plan-laid', report: make.laying([{ kind: 'infrastructure', message: 'no disk' }]) } as const;
    expect(seen(player.answer('lay-plan', lost))).toEqual({ state: 'laying', next: 'T-1/plan.r1.t1/lay-plan.n2' });
    player.answer('lay-plan', lost).answer('lay-plan', lost);
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['infrastructure to owner'] });
    expect(seen(decide(player, { kind: 'retry' }))).toEqual({ state: 'laying', next: 'T-1/plan.r1.t1/lay-plan.n4' });
  });

  test('whose dependency the owner accepts is laid on a base that has it', () => {
    const player = arrive('planning').hand('plan', make.plan('behaviour', { dependencies: [make.dependency] }));
    expect(seen(decide(player, { kind: 'accept-dependency' }))).toEqual({ state: 'installing', next: 'T-1/plan.r1.t1/run-gesture' });
    expect(player.outstanding('run-gesture').gesture).toBe('G5');
    expect(seen(player.answer('run-gesture', gesture('G5')))).toEqual({ state: 'laying', next: 'T-1/plan.r1.t1/lay-plan' });
    expect(player.ticket.dependencies).toEqual({ base: make.base, tree: make.trees.code, names: ['package.json slug@^1.0.0'] });
  });

  test.each([
    ['failed', { state: 'planning', next: 'T-1/plan.r1.t2/start-session' }],
    ['outside-rule', { state: 'waiting', questions: ['gesture-outside-rule to supervisor'] }],
  ] as const)('whose dependency %s to install goes back or asks', (outcome, expected) => {
    const player = arrive('planning').hand('plan', make.plan('behaviour', { dependencies: [make.dependency] }));
    decide(player, { kind: 'accept-dependency' });
    expect(seen(player.answer('run-gesture', gesture('G5', outcome)))).toEqual(expected);
  });
});

describe('challenge and answers', () => {
  const question = { id: 'q1', about: { kind: 'goal' }, question: 'What of empty text?', evidence: [] } as const;
  function answering(): Player {
    return arrive('challenging').hand('challenge', { questions: [{ ...question, evidence: [] }] });
  }

  test('an empty challenge lets the nature decide', () => {
    expect(seen(arrive('challenging').hand('challenge', { questions: [] }))).toEqual({
      state: 'testing',
      next: 'T-1/tests.r1.t1/start-session',
    });
  });

  test('a challenge with questions is answered once', () => {
    expect(seen(answering())).toEqual({ state: 'answering', next: 'T-1/answer.r1.t1/start-session' });
  });

  test('answers that keep the plan let the nature decide', () => {
    const player = answering().hand('answers', { answers: [{ id: 'q1', answer: 'kept', reason: 'The goal says nothing.' }] });
    expect(seen(player)).toEqual({ state: 'testing', next: 'T-1/tests.r1.t1/start-session' });
  });

  test('answers that amend the plan have it laid like any plan, without a second challenge', () => {
    const changes = { criteria: [], elements: [changedElement], dropped: ['C2'] };
    const player = answering().hand('answers', { answers: [{ id: 'q1', answer: 'amended', reason: 'Yes.' }], changes });
    expect(seen(player)).toEqual({ state: 'relaying', next: 'T-1/plan.r1.t1/lay-plan.n2' });
    expect(player.outstanding('lay-plan').plan).toMatchObject({ elements: [changedElement], criteria: [{ id: 'C1' }] });
    expect(seen(goodStep(player))).toEqual({ state: 'testing', next: 'T-1/tests.r1.t1/start-session' });
  });

  test('an amended plan that cannot be laid goes back, next try, and is not challenged again', () => {
    const changes = { criteria: [], elements: [changedElement], dropped: [] };
    const player = answering().hand('answers', { answers: [{ id: 'q1', answer: 'amended', reason: 'Yes.' }], changes });
    player.answer('lay-plan', { kind: 'plan-laid', report: make.laying([{ kind: 'bad-import', message: 'No such module.' }]) });
    expect(seen(player)).toEqual({ state: 'planning', next: 'T-1/plan.r1.t2/start-session' });
    expect(seen(goodStep(goodStep(player)))).toEqual({ state: 'testing', next: 'T-1/tests.r1.t1/start-session' });
  });

  test('each answer left open is one question', () => {
    const player = arrive('challenging').hand('challenge', {
      questions: [
        { ...question, evidence: [] },
        { ...question, id: 'q2', evidence: [] },
      ],
    });
    player.hand('answers', {
      answers: [
        { id: 'q1', answer: 'open', reason: 'I cannot tell.' },
        { id: 'q2', answer: 'open', reason: 'Nor here.' },
      ],
    });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['open-answer to supervisor', 'open-answer to supervisor'] });
  });
});

describe('1.1', () => {
  const world = { plan: make.plan('mechanical') };
  function played(outcome: 'played' | 'failed' | 'outside-rule'): Player {
    return arrive('challenging', world).hand('challenge', { questions: [] }).answer('run-gesture', gesture('command', outcome));
  }

  test.each([
    ['played', { state: 'checking', next: 'T-1/checks.r1.t1/run-checks' }],
    ['failed', { state: 'planning', next: 'T-1/plan.r1.t2/start-session' }],
    ['outside-rule', { state: 'waiting', questions: ['gesture-outside-rule to supervisor'] }],
  ] as const)('that ended %s goes on', (outcome, expected) => {
    expect(seen(played(outcome))).toEqual(expected);
  });

  test('whose candidate the checks, the final pass or the reviewer refuse is a question', () => {
    const red = { kind: 'checks-run', report: make.checks([make.checkFault('source')]) } as const;
    expect(seen(arrive('checking', world).answer('run-checks', red))).toEqual({
      state: 'waiting',
      questions: ['not-deliverable to supervisor'],
    });
    const list = make.elementList({ faults: [make.checkFault('source')] });
    expect(seen(arrive('listing', world).answer('list-elements', { kind: 'elements-listed', list }))).toEqual({
      state: 'waiting',
      questions: ['not-deliverable to supervisor'],
    });
    expect(seen(arrive('reviewing', world).hand('review', { lines: [make.no('lot.1', 'code')] }))).toEqual({
      state: 'waiting',
      questions: ['review-plan to supervisor'],
    });
  });
});
