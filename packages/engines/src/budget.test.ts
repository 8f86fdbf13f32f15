import type { CompleteRequest } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admitCall, chargeBudget, estimateInputTokens } from './budget.ts';

const request: CompleteRequest = {
  callId: 'T-1/plan.r1.t1#1',
  purpose: 'sheet',
  tier: 'default',
  system: 'You plan.',
  messages: [{ role: 'user', text: 'x'.repeat(3000) }],
  tools: [],
  maxOutputTokens: 1000,
};
const nothing = { usdSpent: 0, tokensSpent: 0, usdSpentToday: 0, usdSpentInProject: 0 };
const budget = { perTicketUsd: 5, perTicketTokens: 1_000_000, pricesPerMTok: { m: { in: 0, out: 1000 } } };
const call = { engine: 'e', model: 'm', request, budget, spent: nothing };

test('a call that the ticket can pay at its ceiling is admitted, with that ceiling', () => {
  const input = estimateInputTokens(request);
  expect(input).toBeGreaterThan(1000);
  expect(admitCall(call)).toStrictEqual({ kind: 'admitted', ceiling: { usd: 1, tokens: input + 1000 } });
});

test('a call whose whole output would overdraw the dollars of the ticket is refused before it is made', () => {
  expect(admitCall({ ...call, spent: { ...nothing, usdSpent: 4 } }).kind).toBe('admitted');
  expect(admitCall({ ...call, spent: { ...nothing, usdSpent: 4.0001 } })).toMatchInlineSnapshot(`
    {
      "kind": "refused",
      "next": "Decide the question with raise-budget, or abandon the ticket.",
      "reason": "budget-spent",
      "why": "The call was not made: the ticket has used 4.0001 of 5 US dollars, and this call can use up to 1 more.",
    }
  `);
});

test('a call whose ceiling passes the tokens of the ticket is refused, even where tokens are free', () => {
  const free = { perTicketTokens: 1500, pricesPerMTok: { m: { in: 0, out: 0 } } };
  expect(admitCall({ ...call, budget: free })).toMatchObject({ kind: 'refused', reason: 'budget-spent' });
});

test('a call that passes the dollars of the day is refused', () => {
  const refused = admitCall({
    ...call,
    budget: { ...budget, perDayUsd: 2 },
    spent: { ...nothing, usdSpentToday: 1.5, usdSpentInProject: 1.5 },
  });
  expect(refused).toMatchObject({ kind: 'refused', reason: 'budget-spent' });
  expect(JSON.stringify(refused)).toContain('the day');
});

test('a call that passes the dollars of the project is refused, whatever the day', () => {
  const limited = { ...budget, perDayUsd: 100, perProjectUsd: 50 };
  expect(admitCall({ ...call, budget: limited, spent: { ...nothing, usdSpentInProject: 49 } }).kind).toBe('admitted');
  expect(admitCall({ ...call, budget: limited, spent: { ...nothing, usdSpentInProject: 49.5 } })).toMatchObject({
    reason: 'budget-spent',
    why: expect.stringContaining('the project has used 49.5') as string,
    next: expect.stringContaining('perProjectUsd') as string,
  });
});

test.each([[{ perTicketUsd: 5 }], [{ perTicketTokens: 5_000_000 }], [{}]])(
  'an engine that costs money is refused with the budget %j',
  (limits) => {
    expect(admitCall({ ...call, budget: { ...limits, pricesPerMTok: budget.pricesPerMTok } })).toMatchObject({ reason: 'budget-unset' });
  },
);

test('a local engine needs no budget', () => {
  expect(admitCall({ ...call, engine: 'ollama', budget: {} })).toMatchObject({ kind: 'admitted', ceiling: { usd: 0 } });
});

test('an unknown price is a refusal, whatever the budget', () => {
  expect(admitCall({ ...call, model: 'other', budget: { ...budget, perTicketUsd: 1e9 } })).toMatchObject({ reason: 'price-unknown' });
});

test('input counts at the price of a cache write where that is dearer', () => {
  const dear = { perTicketUsd: 1000, perTicketTokens: 1e9, pricesPerMTok: { m: { in: 1, out: 0, cacheWrite: 2 } } };
  expect(admitCall({ ...call, budget: dear })).toMatchObject({ ceiling: { usd: (2 * estimateInputTokens(request)) / 1e6 } });
});

test('what was admitted at its ceiling never overdraws the ticket once it is charged', () => {
  const tokens = fc.nat({ max: 5000 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 6, noNaN: true }), tokens, tokens, (usdSpent, spentTokens, output) => {
      const limits = { perTicketUsd: 5, perTicketTokens: 6000, pricesPerMTok: { m: { in: 100, out: 1000 } } };
      const spent = { usdSpent, tokensSpent: spentTokens, usdSpentToday: usdSpent, usdSpentInProject: usdSpent };
      const admission = admitCall({ ...call, budget: limits, spent });
      if (admission.kind !== 'admitted') return;
      const usage = {
        inputTokens: estimateInputTokens(request),
        outputTokens: Math.min(output, 1000),
        cacheReadTokens: 0,
        cacheWriteTokens: 0,
      };
      const after = chargeBudget(spent, (usage.inputTokens * 100 + usage.outputTokens * 1000) / 1e6, usage);
      expect(after.usdSpent).toBeLessThanOrEqual(5 + 1e-9);
      expect(after.tokensSpent).toBeLessThanOrEqual(6000);
    }),
  );
});

test('a charge counts every kind of token', () => {
  const usage = { inputTokens: 1, outputTokens: 20, cacheReadTokens: 300, cacheWriteTokens: 4000 };
  expect(chargeBudget(nothing, 0.5, usage)).toStrictEqual({ usdSpent: 0.5, tokensSpent: 4321, usdSpentToday: 0.5, usdSpentInProject: 0.5 });
});
