import type { CheckReportFault } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import * as make from '../builders.ts';
import { arrive, goodStep } from '../player.ts';
import { type Expected, decide, feedbackOf, seen } from '../seen.ts';

describe('tests', () => {
  test.each([
    ['contradiction', 'supervisor'],
    ['not-observable', 'supervisor'],
    ['infrastructure-gap', 'owner'],
  ] as const)('that leave a criterion uncovered (%s) ask the %s', (cause, to) => {
    const body = make.tests({ uncovered: [{ criterion: 'C2', cause, evidence: 'No clock.' }] });
    expect(seen(arrive('testing').hand('tests', body))).toEqual({ state: 'waiting', questions: [`uncovered to ${to}`] });
  });

  test('whose uncovered criterion the owner accepts are proved red', () => {
    const body = make.tests({ uncovered: [{ criterion: 'C2', cause: 'infrastructure-gap', evidence: 'No clock.' }] });
    const player = decide(arrive('testing').hand('tests', body, make.trees.tests), { kind: 'accept-uncovered' });
    expect(seen(player)).toEqual({ state: 'proving', next: 'T-1/red.r1.t1/run-red' });
    expect(player.ticket).toMatchObject({ accepted: ['C2'], testsTree: make.trees.tests });
  });

  test('that prove nothing at all cannot be accepted by anybody', () => {
    const body = make.tests({ tests: [], uncovered: [{ criterion: 'C1', cause: 'infrastructure-gap', evidence: 'No clock.' }] });
    expect(arrive('testing').hand('tests', body).ticket.questions[0]?.admits).toEqual([
      'amend',
      'extend-plan',
      'refuse',
      'retry',
      'abandon',
    ]);
  });

  test('that call the plan wrong ask', () => {
    const defect = { kind: 'plan-defect', defects: [{ what: 'No criterion for empty text.', evidence: 'The goal.' }] } as const;
    const player = arrive('testing').hand('tests', { ...defect, defects: [...defect.defects] });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['plan-defect to supervisor'] });
  });

  test('whose proof leaves a criterion out go back, next try, even when it names no fault', () => {
    const proof = make.redProof({ entries: make.redProof().entries.slice(0, 1) });
    const player = arrive('proving').answer('run-red', { kind: 'red-proved', proof });
    expect(seen(player)).toEqual({ state: 'testing', next: 'T-1/tests.r1.t2/start-session' });
    expect(feedbackOf(player)).toEqual([
      { kind: 'red-proof', message: 'C2 has no guard that was shown at 2.1.', criterion: 'C2', rule: 'criterion-unproved' },
    ]);
  });

  test('proved red let the code begin', () => {
    expect(seen(goodStep(arrive('proving')))).toEqual({ state: 'coding', next: 'T-1/code.r1.t1/start-session' });
  });

  test.each(['green-proof', 'green-with-null-bodies', 'wrong-reason', 'guard-red', 'type-not-red', 'test-finding'] as const)(
    'with the fault %s go back, next try, with the proof',
    (kind) => {
      const faults = [{ kind, message: 'It is not right.', test: 'joins words' }];
      const player = arrive('proving').answer('run-red', { kind: 'red-proved', proof: make.redProof({ faults }) });
      expect(seen(player)).toEqual({ state: 'testing', next: 'T-1/tests.r1.t2/start-session' });
      expect(feedbackOf(player)).toEqual([{ kind: 'red-proof', message: 'It is not right.', test: 'joins words', rule: kind }]);
    },
  );
});

describe('code', () => {
  test('done is checked', () => {
    expect(seen(arrive('coding').hand('code', { kind: 'done' }))).toEqual({ state: 'checking', next: 'T-1/checks.r1.t1/run-checks' });
  });

  test.each<[string, CheckReportFault[], Expected]>([
    ['green go to the final pass', [], { state: 'listing', next: 'T-1/review.r1.t1/list-elements' }],
    [
      'red in tests go to the testwriter, next round',
      [make.checkFault('tests')],
      { state: 'testing', next: 'T-1/tests.r2.t1/start-session' },
    ],
    [
      'with a body that no test misses go to the testwriter, next round',
      [make.checkFault('source', { conjunct: 'revert-run', element: 'P1' })],
      { state: 'testing', next: 'T-1/tests.r2.t1/start-session' },
    ],
    ['red elsewhere go to the developer, next try', [make.checkFault('source')], { state: 'coding', next: 'T-1/code.r1.t2/start-session' }],
    [
      'red where only the plan can mend it go to the explorer, next round, whatever else is red',
      [make.checkFault('tests'), make.checkFault('plan'), make.checkFault('source')],
      { state: 'planning', next: 'T-1/plan.r2.t1/start-session' },
    ],
    [
      'lost to infrastructure run again',
      [make.checkFault('infrastructure')],
      { state: 'checking', next: 'T-1/checks.r1.t1/run-checks.n2' },
    ],
  ])('checks %s', (_, faults, expected) => {
    expect(seen(arrive('checking').answer('run-checks', { kind: 'checks-run', report: make.checks(faults) }))).toEqual(expected);
  });

  test('checks that are red on both sides tell the testwriter first and the developer afterwards', () => {
    const report = make.checks([make.checkFault('tests'), make.checkFault('source')]);
    const player = arrive('checking').answer('run-checks', { kind: 'checks-run', report });
    expect(feedbackOf(player).map(({ message }) => message)).toEqual(['red in tests']);
    goodStep(goodStep(player));
    expect(player.session).toBe('T-1/code.r2.t1');
    expect(feedbackOf(player).map(({ message }) => message)).toEqual(['red in source']);
  });

  const defects = [{ file: 'test/slugify.test.ts', test: 'joins words', evidence: 'It expects two dashes.' }];

  test('that calls a test wrong goes to the testwriter, next round, with the evidence', () => {
    const player = arrive('coding').hand('code', { kind: 'test-defect', defects });
    expect(seen(player)).toEqual({ state: 'testing', next: 'T-1/tests.r2.t1/start-session' });
    expect(feedbackOf(player)).toEqual([
      { kind: 'test-defect', message: 'It expects two dashes.', file: 'test/slugify.test.ts', test: 'joins words' },
    ]);
  });

  test('is told why a test was upheld', () => {
    const player = arrive('coding').hand('code', { kind: 'test-defect', defects });
    const upheld = [{ file: 'test/slugify.test.ts', test: 'joins words', reason: 'The goal says one dash.' }];
    goodStep(player.hand('tests', make.tests({ upheld }), make.trees.tests));
    expect(player.session).toBe('T-1/code.r2.t1');
    expect(feedbackOf(player)).toEqual([
      { kind: 'upheld', message: 'The goal says one dash.', file: 'test/slugify.test.ts', test: 'joins words' },
    ]);
  });

  test('that calls the same test wrong twice is a question', () => {
    const player = goodStep(goodStep(arrive('coding').hand('code', { kind: 'test-defect', defects })));
    expect(seen(player.hand('code', { kind: 'test-defect', defects }))).toEqual({
      state: 'waiting',
      questions: ['test-defect-twice to supervisor'],
    });
  });

  test('that calls the plan wrong, or is blocked, asks', () => {
    const wrong = { kind: 'plan-defect', defects: [{ what: 'A field is missing.', evidence: 'P1' }] } as const;
    expect(seen(arrive('coding').hand('code', { ...wrong, defects: [...wrong.defects] })).questions).toEqual(['plan-defect to supervisor']);
    expect(seen(arrive('coding').hand('code', { kind: 'blocked', cause: 'gate', evidence: 'It does not parse.' })).questions).toEqual([
      'blocked to supervisor',
    ]);
  });
});
