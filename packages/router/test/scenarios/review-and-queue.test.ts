import type { LandingReport } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../../src/index.ts';
import * as make from '../builders.ts';
import { arrive, gesture, goodStep, Player } from '../player.ts';
import { type Expected, decide, feedbackOf, seen } from '../seen.ts';

describe('review', () => {
  test.each<[string, Parameters<typeof make.no>[1][], Expected]>([
    ['against the plan asks', ['code', 'plan'], { state: 'waiting', questions: ['review-plan to supervisor'] }],
    ['against tests and code goes to tests, next round', ['code', 'tests'], { state: 'testing', next: 'T-1/tests.r2.t1/start-session' }],
    ['against code goes to code, next round', ['code', 'code'], { state: 'coding', next: 'T-1/code.r2.t1/start-session' }],
  ])('%s', (_, backTo, expected) => {
    const player = arrive('reviewing', { elements: make.elementList({}, 2) });
    expect(seen(player.hand('review', { lines: backTo.map((step, index) => make.no(`lot.${index + 1}`, step)) }))).toEqual(expected);
  });

  test('with a line against the code tells the developer even when the tests come first', () => {
    const player = arrive('reviewing', { elements: make.elementList({}, 2) });
    player.hand('review', { lines: [make.no('lot.1', 'code'), make.no('lot.2', 'tests')] });
    expect(feedbackOf(player).map(({ element }) => element)).toEqual(['src/slugify.ts#slugify2']);
    goodStep(goodStep(player));
    expect(feedbackOf(player).map(({ element }) => element)).toEqual(['src/slugify.ts#slugify1']);
  });

  test('of 81 elements runs in three sessions and lands when all conform', () => {
    const elements = make.elementList({}, 81);
    const player = arrive('committing', { elements });
    const sessions = player.effects.flatMap((effect) => (effect.kind === 'start-session' && effect.brief === 'review' ? [effect] : []));
    expect(sessions.map(({ session, part }) => `${session} ${part}`)).toEqual([
      'T-1/review.r1.t1 1',
      'T-1/review.r1.t1.p2 2',
      'T-1/review.r1.t1.p3 3',
    ]);
  });

  test('that leaves an element of its part out is no review: next try', () => {
    const player = arrive('reviewing', { elements: make.elementList({}, 2) }).hand('review', { lines: [make.yes('lot.2')] });
    expect(seen(player)).toEqual({ state: 'reviewing', next: 'T-1/review.r1.t2/start-session' });
    expect(feedbackOf(player)).toEqual([{ kind: 'sheet', message: 'The sheet: must answer lot.1 as well', rule: 'complete' }]);
  });

  test('takes no line on an element of another part', () => {
    const player = arrive('reviewing', { elements: make.elementList({}, 41) });
    player.hand('review', { lines: make.elementList({}, 41).elements.map(({ id }) => make.yes(id)) });
    expect(seen(player)).toEqual({ state: 'reviewing', next: 'T-1/review.r1.t1.p2/start-session' });
    expect(player.ticket.lines).toHaveLength(40);
  });

  test('asks nobody about elements that a machine proved', () => {
    const proved = make.elementList({ elements: [make.listed(1, { proof: 'equal by the critic' })] });
    const player = arrive('listing').answer('list-elements', { kind: 'elements-listed', list: proved });
    expect(seen(player)).toEqual({ state: 'committing', next: 'T-1/land.r1.t1/commit' });
  });

  test('with a red final pass goes to the developer, next round', () => {
    const list = make.elementList({ faults: [make.checkFault('source')] });
    expect(seen(arrive('listing').answer('list-elements', { kind: 'elements-listed', list }))).toEqual({
      state: 'coding',
      next: 'T-1/code.r2.t1/start-session',
    });
  });

  test('with all lines conforming but not deliverable goes to the developer, next round', () => {
    const player = arrive('checking');
    const report = make.checks();
    player.answer('run-checks', {
      kind: 'checks-run',
      report: { ...report, held: report.held.filter(({ conjunct }) => conjunct !== 'revert-run') },
    });
    goodStep(goodStep(player));
    expect(seen(player)).toEqual({ state: 'coding', next: 'T-1/code.r2.t1/start-session' });
    expect(feedbackOf(player)[0]).toMatchObject({ kind: 'revert-run', rule: 'revert-run' });
  });
});

describe('queue', () => {
  const other = make.checkFault('source', { conjunct: 'old-tests-green' });
  test.each<[LandingReport, Expected]>([
    [
      { kind: 'landed', commit: make.oid('c'), tree: make.trees.commit },
      { state: 'closing', next: 'T-1/land.r1.t1/close' },
    ],
    [
      { kind: 'landed', commit: make.oid('c'), tree: make.oid('foreign') },
      { state: 'waiting', questions: ['queue-refused to owner'] },
    ],
    [
      { kind: 'red', base: make.base, faults: [other] },
      { state: 'coding', next: 'T-1/code.r2.t1/start-session' },
    ],
    [
      { kind: 'red', base: make.head, faults: [other] },
      { state: 'relaying', next: 'T-1/plan.r1.t1/lay-plan.n2' },
    ],
    [
      { kind: 'conflict', base: make.base, head: make.head, paths: ['src/slugify.ts'] },
      { state: 'relaying', next: 'T-1/plan.r1.t1/lay-plan.n2' },
    ],
    [
      { kind: 'moved', head: make.head },
      { state: 'relaying', next: 'T-1/plan.r1.t1/lay-plan.n2' },
    ],
    [
      { kind: 'unknown', why: 'no answer' },
      { state: 'landing', next: 'T-1/land.r1.t1/enqueue.n2' },
    ],
    [
      { kind: 'empty', head: make.head },
      { state: 'waiting', questions: ['queue-refused to owner'] },
    ],
    [
      { kind: 'refused', why: 'no right to push' },
      { state: 'waiting', questions: ['queue-refused to owner'] },
    ],
  ])('%j', (report, expected) => {
    expect(seen(arrive('landing').answer('enqueue', { kind: 'landing-reported', report }))).toEqual(expected);
  });

  test('that met a conflict has the plan laid and proved on the new main, then the code, next round', () => {
    const player = arrive('landing');
    player.answer('enqueue', {
      kind: 'landing-reported',
      report: { kind: 'conflict', base: make.base, head: make.head, paths: ['src/slugify.ts'] },
    });
    expect(player.outstanding('lay-plan').base).toBe(make.head);
    expect(seen(goodStep(player))).toEqual({ state: 'proving', next: 'T-1/red.r1.t1/run-red.n2' });
    expect(seen(goodStep(player))).toEqual({ state: 'coding', next: 'T-1/code.r2.t1/start-session' });
    expect(feedbackOf(player)).toMatchObject([{ kind: 'conflict', file: 'src/slugify.ts' }]);
  });

  test('whose main moved has the plan laid and proved on it, the candidate rebased (G3), checked and landed without a second review', () => {
    const player = arrive('landing').answer('enqueue', { kind: 'landing-reported', report: { kind: 'moved', head: make.head } });
    const before = player.effects.length;
    while (player.state.kind !== 'landing') goodStep(player);
    expect(player.effects.slice(before).map(({ key }) => key)).toEqual([
      'T-1/red.r1.t1/run-red.n2',
      'T-1/land.r1.t1/run-gesture',
      'T-1/checks.r1.t1/run-checks.n2',
      'T-1/review.r1.t1/list-elements.n2',
      'T-1/land.r1.t1/commit.n2',
      'T-1/land.r1.t1/enqueue.n2',
    ]);
    expect(player.ticket.moving).toBeUndefined();
  });

  test('whose candidate does not replay on the moved main sends it to the developer, next round', () => {
    const player = arrive('landing').answer('enqueue', { kind: 'landing-reported', report: { kind: 'moved', head: make.head } });
    goodStep(goodStep(player)).answer('run-gesture', gesture('G3', 'failed'));
    expect(seen(player)).toEqual({ state: 'coding', next: 'T-1/code.r2.t1/start-session' });
  });

  test('that cannot tell is read again three times, then asks', () => {
    const player = arrive('landing');
    for (let turn = 0; turn < 4; turn += 1)
      player.answer('enqueue', { kind: 'landing-reported', report: { kind: 'unknown', why: 'no answer' } });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['queue-refused to owner'] });
  });

  test('that landed another tree, replayed onto a main that moved, closes when the queue was shown that this tree is green, else asks', () => {
    const report = { kind: 'landed' as const, commit: make.oid('replayed'), tree: make.oid('replayed-tree') };
    const shown = arrive('landing').answer('enqueue', { kind: 'landing-reported', report: { ...report, proof: 'sha256:green' } });
    expect(seen(shown)).toMatchObject({ state: 'closing' });
    expect(shown.ticket.landed).toEqual({ commit: report.commit, tree: report.tree });
    const bare = arrive('landing').answer('enqueue', { kind: 'landing-reported', report });
    expect(seen(bare)).toEqual({ state: 'waiting', questions: ['queue-refused to owner'] });
  });

  test('is not handed a commit whose tree is not the tree that was checked', () => {
    const player = arrive('committing');
    player.answer('commit', { kind: 'committed', commit: make.oid('c'), tree: make.oid('other'), base: make.base });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['not-deliverable to supervisor'] });
  });
});

describe('after landing', () => {
  function landed(run: Parameters<typeof make.run>[0] = {}): Player {
    const player = arrive('planning', { run });
    player.hand('plan', { ...make.plan(), discoveries: [make.discovery] });
    const { key, session, discovery } = player.outstanding('record-discovery');
    expect(key).toBe('T-1/plan.r1.t1/record-discovery');
    player.send({ kind: 'discovery-recorded', session, ticket: 'T-2', discovery }, key);
    while (player.state.kind !== 'closing') goodStep(player);
    return goodStep(player);
  }

  test.each(['defect', 'unconfirmed'] as const)('triage reopens a discovery that is %s', (verdict) => {
    const player = landed();
    expect(seen(player)).toEqual({ state: 'triaging', next: 'T-1/triage.r1.t1/start-session' });
    player.hand('triage', { verdicts: [{ discovery: 'T-2', verdict, evidence: 'It still throws.' }] });
    expect(seen(player)).toEqual({ state: 'closed', next: 'T-1/triage.r1.t1/reopen' });
    expect(player.outstanding('reopen')).toMatchObject({ ticket: 'T-2', reason: `${verdict}: It still throws.` });
  });

  test('triage that leaves a discovery out is none: next try', () => {
    expect(seen(landed().hand('triage', { verdicts: [] }))).toEqual({ state: 'triaging', next: 'T-1/triage.r1.t2/start-session' });
  });

  test('triage leaves other discoveries closed', () => {
    const player = landed().hand('triage', { verdicts: [{ discovery: 'T-2', verdict: 'handled', evidence: 'It is mended.' }] });
    expect(seen(player)).toEqual({ state: 'closed' });
  });

  test('closure by a supervisor role accepts, or opens a linked ticket', () => {
    const accepted = landed({ supervisor: 'role' }).hand('triage', {
      verdicts: [{ discovery: 'T-2', verdict: 'handled', evidence: 'ok' }],
    });
    expect(seen(accepted)).toEqual({ state: 'closure', next: 'T-1/closure.r1.t1/start-session' });
    expect(seen(accepted.hand('closure', { kind: 'accept' }))).toEqual({ state: 'closed' });
    const reopened = arrive('closing', { run: { supervisor: 'role' } });
    goodStep(reopened).hand('closure', { kind: 'reopen', reason: 'Tabs are not joined.' });
    expect(reopened.outstanding('open-ticket')).toMatchObject({ title: 'Reopened: Slugs', reason: 'Tabs are not joined.' });
    expect(reopened.state.kind).toBe('closed');
  });

  test('a question does not take the ticket back: it stays closed, and abandon gives up what is left', () => {
    const player = landed();
    for (let tried = 0; tried < 3; tried += 1) player.end({ kind: 'invalid-sheet', faults: [] });
    expect(seen(player)).toEqual({ state: 'waiting', questions: ['bound-reached to supervisor'] });
    expect(statusOf(player.state)).toBe('closed');
    expect(player.ticket.questions[0]?.admits).toEqual(['retry', 'abandon', 'to-owner']);
    expect(seen(decide(player, { kind: 'abandon' }))).toEqual({ state: 'closed' });
  });
});
