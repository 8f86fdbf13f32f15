import type { Effect } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../../src/index.ts';
import * as make from '../builders.ts';
import { arrive, goodStep, Player } from '../player.ts';
import { decide, seen } from '../seen.ts';

describe('what came late or twice', () => {
  const results: [Parameters<typeof arrive>[0], Effect['kind'], Parameters<Player['send']>[0]][] = [
    ['challenging', 'lay-plan', { kind: 'plan-laid', report: make.laying() }],
    ['coding', 'run-red', { kind: 'red-proved', proof: make.redProof({ faults: [make.redFault] }) }],
    ['reviewing', 'run-checks', { kind: 'checks-run', report: make.checks([make.checkFault('tests')]) }],
    ['closed', 'enqueue', { kind: 'landing-reported', report: { kind: 'conflict', base: make.base, head: make.head, paths: ['a'] } }],
    ['coding', 'start-session', make.handedIn('plan', 'T-1/plan.r1.t1', make.plan('text'))],
  ];
  test.each(results)('in %s, a second result of %s changes nothing', (to, _, event) => {
    const player = arrive(to);
    const before = player.state;
    player.send(event);
    expect(player.last).toEqual({ state: before, effects: [] });
  });
});

describe('an event without a place', () => {
  test('is refused with both kinds and becomes a question, and retry goes on as if it had not come', () => {
    const player = arrive('planning');
    const before = player.state;
    player.send({ kind: 'checks-run', report: make.checks() });
    expect(player.last.refused?.why).toContain('checks-run has no place in the state planning.');
    expect(seen(player)).toEqual({ state: 'held', questions: ['unexpected-event to owner'] });
    decide(player, { kind: 'retry' });
    expect(player.state).toMatchObject({ kind: 'planning', outstanding: before.kind === 'planning' ? before.outstanding : [] });
  });

  test('is refused without a question once the ticket has ended', () => {
    const player = arrive('closed').send({ kind: 'ticket-abandoned', reason: 'Too late.' });
    expect(player.last).toMatchObject({ effects: [], refused: { why: expect.stringContaining('closed means landed') as string } });
    expect(player.state.kind).toBe('closed');
  });
});

describe('abandoning', () => {
  test('stops the session that runs', () => {
    const player = arrive('coding');
    const { session } = player.outstanding('start-session');
    player.send({ kind: 'ticket-abandoned', reason: 'Not wanted.' });
    expect(seen(player)).toEqual({ state: 'abandoned', next: 'T-1/code.r1.t1/stop-session' });
    player.send(make.ended(session, { kind: 'stopped' }));
    expect(player.state.kind).toBe('abandoned');
  });

  test('is refused while the queue has the commit', () => {
    const player = arrive('landing').send({ kind: 'ticket-abandoned', reason: 'Not wanted.' });
    expect(player.last.refused?.why).toContain('The queue has the commit');
  });
});

describe('a discovery', () => {
  test('is born closed, and opens when triage or the owner wants it', () => {
    const player = new Player();
    player.send({
      kind: 'ticket-opened',
      ticket: 'T-2',
      title: 'Empty',
      goal: 'Mend.',
      origin: { kind: 'discovery', parent: 'T-1' },
      table: make.table,
    });
    expect(statusOf(player.state)).toBe('closed');
    expect(player.send(make.run()).last.refused?.why).toContain('closed until triage or the owner opens it');
    player.send({ kind: 'discovery-reopened', ticket: 'T-2', reason: 'defect' });
    expect(statusOf(player.state)).toBe('open');
    expect(player.send(make.run()).state.kind).toBe('planning');
  });

  test('that was noticed before is not recorded again', () => {
    const player = arrive('planning').hand('plan', { ...make.plan(), discoveries: [make.discovery, make.discovery] });
    goodStep(player).hand('challenge', { questions: [], discoveries: [make.discovery] });
    expect(player.effects.filter(({ kind }) => kind === 'record-discovery')).toHaveLength(1);
  });
});
