import { describe, expect, test } from 'vitest';
import { fold, positionOf, statusOf } from '../src/index.ts';
import * as make from './builders.ts';
import { arrive } from './player.ts';

describe('a ticket in a good world', () => {
  test('passes every step of a behaviour plan and closes by landing', () => {
    const player = arrive('closed');
    expect(player.effects.map(({ key }) => key)).toEqual([
      'T-1/plan.r1.t1/start-session',
      'T-1/plan.r1.t1/lay-plan',
      'T-1/challenge.r1.t1/start-session',
      'T-1/tests.r1.t1/start-session',
      'T-1/red.r1.t1/run-red',
      'T-1/code.r1.t1/start-session',
      'T-1/checks.r1.t1/run-checks',
      'T-1/review.r1.t1/list-elements',
      'T-1/review.r1.t1/start-session',
      'T-1/land.r1.t1/commit',
      'T-1/land.r1.t1/enqueue',
      'T-1/land.r1.t1/close',
    ]);
    expect(statusOf(player.state)).toBe('closed');
    expect(fold(player.entries)).toEqual({ state: player.state, pending: [] });
  });

  test.each([
    ['mechanical', ['plan', 'plan', 'challenge', 'gesture', 'checks']],
    ['text', ['plan', 'plan', 'challenge', 'code', 'checks']],
    ['preserve', ['plan', 'plan', 'challenge', 'tests', 'red', 'code', 'checks']],
  ] as const)('of a %s plan takes the path of its nature', (nature, steps) => {
    const player = arrive('listing', { plan: make.plan(nature) });
    expect(player.effects.map(({ key }) => key.split('/')[1]?.split('.')[0])).toEqual([...steps, 'review']);
  });

  test('stands where the position says', () => {
    expect(positionOf(arrive('coding').state)).toEqual({ step: 'code', round: 1, try: 1, tries: 3, waitingOn: [] });
  });
});
