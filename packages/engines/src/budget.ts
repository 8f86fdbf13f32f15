import type { CircuitBudget, CommonUsage, CompleteRequest } from '@ticket-circuit/schemas';
import { pricePerMTok, priceSnapshot, usdOf, type PricePerMTok } from './price-of.ts';

/** What a ticket has used so far; the sums of the day and of the project count every ticket. */
export interface Spent {
  readonly usdSpent: number;
  readonly tokensSpent: number;
  readonly usdSpentToday: number;
  readonly usdSpentInProject: number;
}

/** The most that one call can use. */
export interface Ceiling {
  readonly usd: number;
  readonly tokens: number;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly ceiling: Ceiling }
  | {
      readonly kind: 'refused';
      readonly reason: 'budget-unset' | 'price-unknown' | 'budget-spent';
      readonly why: string;
      readonly next: string;
    };

export type Payment =
  | { readonly kind: 'payable'; readonly price: PricePerMTok }
  | { readonly kind: 'refused'; readonly reason: 'budget-unset' | 'price-unknown'; readonly why: string; readonly next: string };

/**
 * Says whether calls of a model can be paid at all, whatever they ask: not when its price is unknown, and not when it costs money and a limit
 * of the ticket is not set. Known before anything is started.
 */
export function paymentOf(input: { readonly engine: string; readonly model: string; readonly budget: CircuitBudget }): Payment {
  const { engine, model, budget } = input;
  const price = pricePerMTok(engine, model, budget.pricesPerMTok);
  if (price === null) {
    const example = `"pricesPerMTok": { ${JSON.stringify(model)}: { "in": 1, "out": 5 } }`;
    return {
      kind: 'refused',
      reason: 'price-unknown',
      why: `No price is known for model ${model} of engine ${engine} (prices of ${priceSnapshot.date}).`,
      next: `State it in US dollars per million tokens in circuit.json, under "budget": ${example}; or name another model.`,
    };
  }
  const costs = price.in > 0 || price.out > 0 || (price.cacheRead ?? 0) > 0 || (price.cacheWrite ?? 0) > 0;
  if (costs && budget.perTicketUsd === undefined) return unset(engine, 'perTicketUsd', ', or give --budget USD');
  if (costs && budget.perTicketTokens === undefined) return unset(engine, 'perTicketTokens', ', such as 2000000');
  return { kind: 'payable', price };
}

function unset(engine: string, field: string, flag: string): Payment {
  const why = `The engine ${engine} costs money, and budget.${field} is not set.`;
  return { kind: 'refused', reason: 'budget-unset', why, next: `Set budget.${field} in circuit.json${flag}.` };
}

/**
 * Says, before a call is made, whether the ticket can pay for it at its ceiling: the estimated input and the whole of `maxOutputTokens`.
 * Fails closed: an unknown price, or an engine that costs money without both limits of a ticket set, is a refusal.
 */
export function admitCall(input: {
  readonly engine: string;
  readonly model: string;
  readonly request: CompleteRequest;
  readonly budget: CircuitBudget;
  readonly spent: Spent;
}): Admission {
  const { engine, model, request, budget, spent } = input;
  const payment = paymentOf({ engine, model, budget });
  if (payment.kind === 'refused') return { ...payment, why: `The call was not made. ${payment.why}` };
  const { price } = payment;
  const usage = {
    inputTokens: estimateInputTokens(request),
    outputTokens: request.maxOutputTokens,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
  };
  // A cache write is the dearest way to read a token, so the ceiling takes it where the price has one.
  const usd = usdOf({ ...price, in: Math.max(price.in, price.cacheWrite ?? 0) }, usage);
  const ceiling = { usd, tokens: usage.inputTokens + usage.outputTokens };
  return overspent(ceiling, budget, spent) ?? { kind: 'admitted', ceiling };
}

const nextOf = {
  'the ticket': 'Decide the question with raise-budget, or abandon the ticket.',
  'the day': 'Wait for the next day (UTC), or raise budget.perDayUsd in circuit.json on main.',
  'the project': 'Raise budget.perProjectUsd in circuit.json on main, or abandon the ticket.',
} as const;

function overspent(ceiling: Ceiling, budget: CircuitBudget, spent: Spent): Admission | null {
  const rows: readonly [limit: number | undefined, used: number, more: number, unit: string, scope: keyof typeof nextOf][] = [
    [budget.perTicketUsd, spent.usdSpent, ceiling.usd, 'US dollars', 'the ticket'],
    [budget.perTicketTokens, spent.tokensSpent, ceiling.tokens, 'tokens', 'the ticket'],
    [budget.perDayUsd, spent.usdSpentToday, ceiling.usd, 'US dollars', 'the day'],
    [budget.perProjectUsd, spent.usdSpentInProject, ceiling.usd, 'US dollars', 'the project'],
  ];
  for (const [limit, used, more, unit, scope] of rows) {
    if (limit === undefined || used + more <= limit) continue;
    const why = `${scope} has used ${amount(used)} of ${amount(limit)} ${unit}, and this call can use up to ${amount(more)} more.`;
    return overdrawn(why, nextOf[scope]);
  }
  return null;
}

/** Returns what has been used once a call is paid. */
export function chargeBudget(spent: Spent, usd: number, usage: CommonUsage): Spent {
  return {
    usdSpent: spent.usdSpent + usd,
    tokensSpent: spent.tokensSpent + totalTokens(usage),
    usdSpentToday: spent.usdSpentToday + usd,
    usdSpentInProject: spent.usdSpentInProject + usd,
  };
}

/** Returns all tokens of a call, cached ones included. */
export function totalTokens(usage: CommonUsage): number {
  return usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
}

/** Returns an upper guess of a request's input tokens: one for each three bytes of its JSON. Never used to charge. */
export function estimateInputTokens(request: CompleteRequest): number {
  const { system, messages, tools } = request;
  return Math.ceil(Buffer.byteLength(JSON.stringify({ system, messages, tools })) / 3);
}

function overdrawn(why: string, next: string): Admission {
  return { kind: 'refused', reason: 'budget-spent', why: `The call was not made: ${why}`, next };
}

function amount(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(4);
}
