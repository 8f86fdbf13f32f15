import { expect, test } from 'vitest';
import type { Event } from '@ticket-circuit/schemas';
import { cacheShareOf, costsOf, type CostEntry } from '../src/index.ts';

const zero = `sha256:${'0'.repeat(64)}`;
const tree = 'a'.repeat(40);

function entry(ticket: string, day: string, event: Event): CostEntry {
  return { ticket, at: `${day}T10:00:00.000Z`, event };
}

const started = (session: string, role: 'explorer' | 'developer'): Event => ({
  kind: 'session-started',
  session,
  role,
  engine: 'claude',
  tree,
  brief: zero,
});
const called = (session: string, costUsd: number, cacheReadTokens = 0): Event => ({
  kind: 'model-called',
  session,
  callId: `${session}#1`,
  purpose: 'sheet',
  request: zero,
  reply: zero,
  engine: 'claude',
  model: 'm',
  usage: { inputTokens: 100, outputTokens: 10, cacheReadTokens, cacheWriteTokens: 0 },
  costUsd,
});

test('costs are told by ticket, role, model and day, cache reads counted, and those of failed tickets are borne by the landed ones', () => {
  const costs = costsOf([
    entry('T-1', '2026-01-01', started('T-1/plan.r1.t1', 'explorer')),
    entry('T-1', '2026-01-01', called('T-1/plan.r1.t1', 1, 300)),
    entry('T-1', '2026-01-02', started('T-1/code.r1.t1', 'developer')),
    entry('T-1', '2026-01-02', called('T-1/code.r1.t1', 2)),
    entry('T-1', '2026-01-02', { kind: 'ticket-closed', commit: tree, tree }),
    entry('T-2', '2026-01-02', started('T-2/plan.r1.t1', 'explorer')),
    entry('T-2', '2026-01-02', called('T-2/plan.r1.t1', 4)),
    entry('T-2', '2026-01-02', { kind: 'ticket-abandoned', reason: 'no' }),
  ]);
  expect(costs).toMatchObject({
    landed: ['T-1'],
    usdPerLanded: 7,
    total: { calls: 3, inputTokens: 300, cacheReadTokens: 300, costUsd: 7 },
  });
  const money = (rows: typeof costs.byRole): [string, number][] => rows.map(({ name, costUsd }) => [name, costUsd]);
  expect(money(costs.byTicket)).toEqual([
    ['T-1', 3],
    ['T-2', 4],
  ]);
  expect(money(costs.byRole)).toEqual([
    ['explorer', 5],
    ['developer', 2],
  ]);
  expect(money(costs.byModel)).toEqual([['claude m', 7]]);
  expect(money(costs.byDay)).toEqual([
    ['2026-01-01', 1],
    ['2026-01-02', 6],
  ]);
  expect(cacheShareOf(costs.total)).toBe(0.5);
});

test('where no model was asked nothing was spent, and no landed ticket has a price', () => {
  expect(costsOf([])).toMatchObject({ total: { calls: 0, costUsd: 0 }, usdPerLanded: null, byDay: [] });
  expect(cacheShareOf(costsOf([]).total)).toBeNull();
});
