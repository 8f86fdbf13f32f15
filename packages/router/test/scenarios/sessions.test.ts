import type { SessionOutcome } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../../src/index.ts';
import * as make from '../builders.ts';
import { arrive, goodStep } from '../player.ts';
import { type Expected, decide, feedbackOf, seen } from '../seen.ts';

describe('a session', () => {
  test.each<[SessionOutcome, Expected]>([
    [
      { kind: 'invalid-sheet', faults: [] },
      { state: 'coding', next: 'T-1/code.r1.t2/start-session' },
    ],
    [
      { kind: 'infrastructure', why: 'out of disk' },
      { state: 'coding', next: 'T-1/code.r1.t1/start-session.n2' },
    ],
    [
      { kind: 'out-of-plan', path: 'src/other.ts', rule: 'planned source only' },
      { state: 'waiting', questions: ['out-of-plan to supervisor'] },
    ],
    [
      { kind: 'breach', paths: ['src/other.ts'] },
      { state: 'waiting', questions: ['breach to supervisor'] },
    ],
    [
      { kind: 'budget-spent', why: '5 of 5 USD' },
      { state: 'waiting', questions: ['budget-spent to owner'] },
    ],
    [
      { kind: 'engine-down', why: '503' },
      { state: 'waiting', questions: ['engine-down to owner'] },
    ],
    [
      { kind: 'refused-by-model', text: 'No.' },
      { state: 'waiting', questions: ['refused-by-model to supervisor'] },
    ],
    [{ kind: 'stopped' }, { state: 'stopped' }],
  ])('that ended with %j', (outcome, expected) => {
    expect(seen(arrive('coding').end(outcome))).toEqual(expected);
  });

  test('without a valid sheet is told what was wrong, besides what it was told before', () => {
    const player = arrive('checking').answer('run-checks', { kind: 'checks-run', report: make.checks([make.checkFault('source')]) });
    player.end({ kind: 'invalid-sheet', faults: [{ path: '/kind', rule: 'enum', message: 'must be one of done' }] });
    expect(feedbackOf(player).map(({ kind }) => kind)).toEqual(['check', 'sheet']);
  });

  test('that a person stopped starts the same try again, and uses up no try', () => {
    const player = arrive('coding').end({ kind: 'stopped' });
    expect(statusOf(player.state)).toBe('stopped');
    expect(seen(player.send(make.run()))).toEqual({ state: 'coding', next: 'T-1/code.r1.t1/start-session.n2' });
    expect(player.session).toBe('T-1/code.r1.t1');
  });

  test('that reaches the bound of tries asks, and retry grants one more', () => {
    const player = arrive('coding');
    for (let tried = 0; tried < 3; tried += 1) player.end({ kind: 'invalid-sheet', faults: [] });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['bound-reached to supervisor'] });
    expect(seen(decide(player, { kind: 'retry', reason: 'Look at tabs.' }))).toEqual({
      state: 'coding',
      next: 'T-1/code.r1.t4/start-session',
    });
    expect(feedbackOf(player).at(-1)?.message).toContain('Reason: Look at tabs.');
    expect(seen(player.end({ kind: 'invalid-sheet', faults: [] })).questions).toEqual(['bound-reached to supervisor']);
  });

  test.each([
    [1, '1 try of 1 in step plan is used up'],
    [2, '2 tries of 2 in step plan are used up'],
  ])('that reaches a bound of %i says so by number', (tries, words) => {
    const player = arrive('open').send(make.run({ bounds: { tries, rounds: 1 } }));
    for (let tried = 0; tried < tries; tried += 1) player.end({ kind: 'invalid-sheet', faults: [] });
    expect(player.ticket.questions[0]?.text).toContain(`The bound is reached: ${words}.`);
  });

  test('restarts its tries with the round, and the bound of rounds asks', () => {
    const player = arrive('reviewing');
    for (let round = 1; round < 3; round += 1) {
      player.hand('review', { lines: [make.no('lot.1', 'code')] });
      expect(player.session).toBe(`T-1/code.r${round + 1}.t1`);
      while (player.state.kind !== 'reviewing') goodStep(player);
    }
    player.hand('review', { lines: [make.no('lot.1', 'code')] });
    expect(seen(player).questions).toEqual(['bound-reached to supervisor']);
    expect(seen(decide(player, { kind: 'retry' }))).toEqual({ state: 'coding', next: 'T-1/code.r4.t1/start-session' });
  });

  test('hands in a sheet of another kind or session in vain', () => {
    const wrongKind = arrive('coding');
    wrongKind.answer(
      'start-session',
      make.ended(wrongKind.session, { kind: 'sheet', sheet: make.sheet('plan', wrongKind.session, make.plan()), tree: make.base }),
    );
    expect(seen(wrongKind)).toEqual({ state: 'coding', next: 'T-1/code.r1.t2/start-session' });
    const wrongSession = arrive('coding');
    const foreign = make.sheet('code', 'T-1/code.r1.t9', { kind: 'done' });
    wrongSession.answer('start-session', make.ended(wrongSession.session, { kind: 'sheet', sheet: foreign, tree: make.base }));
    expect(feedbackOf(wrongSession)[0]?.message).toBe('/session: must be T-1/code.r1.t1, not T-1/code.r1.t9');
  });
});

describe('an effect lost to infrastructure', () => {
  test('is ordered again under a new key, and given up on word of the circuit', () => {
    const player = arrive('checking');
    const lose = (retries: 'again' | 'give-up') => {
      const { key } = player.outstanding('run-checks');
      return player.send({ kind: 'infrastructure-lost', effect: key, why: 'no bubblewrap', retries }, key);
    };
    expect(seen(lose('again'))).toEqual({ state: 'checking', next: 'T-1/checks.r1.t1/run-checks.n2' });
    expect(seen(lose('give-up'))).toEqual({ state: 'waiting', questions: ['infrastructure to owner'] });
  });

  test('that only records stays outstanding for the next run', () => {
    const player = arrive('planning').hand('plan', make.plan('behaviour', { questions: [make.blockingQuestion] }));
    const { key } = player.outstanding('ask');
    player.send({ kind: 'infrastructure-lost', effect: key, why: 'locked', retries: 'again' }, key);
    expect(player.last.effects).toEqual([]);
    expect(player.outstanding('ask').key).toBe('T-1/Q-1/ask.n2');
  });
});
