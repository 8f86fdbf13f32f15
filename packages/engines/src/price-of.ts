import type { CircuitBudget, CommonUsage } from '@ticket-circuit/schemas';
import snapshot from './prices.json' with { type: 'json' };

/** US dollars per million tokens; a cache price that is absent is the price of input. */
export type PricePerMTok = NonNullable<CircuitBudget['pricesPerMTok']>[string];
/** Prices that the project states itself, by model or by engine name. */
export type PriceOverrides = Readonly<Record<string, PricePerMTok>>;

export type Priced = { readonly kind: 'price'; readonly usd: number } | { readonly kind: 'unknown'; readonly why: string };

const FREE: PricePerMTok = { in: 0, out: 0 };
const LOCAL_ENGINES = new Set(['ollama', 'recorded', 'scripted']);
const tables: Readonly<Record<string, Readonly<Record<string, PricePerMTok>>>> = snapshot.perMTok;

/** When the prices in this package were written down, and from where. */
export const priceSnapshot: { readonly date: string; readonly source: string } = { date: snapshot.date, source: snapshot.source };

/**
 * Returns what a call cost in US dollars. An override counts before the snapshot, one for the model before one for the engine; local engines
 * cost nothing. `unknown` when no price is known: never zero, and never the price of a similar name.
 */
export function priceOf(engine: string, model: string, usage: CommonUsage, overrides: PriceOverrides = {}): Priced {
  const price = pricePerMTok(engine, model, overrides);
  if (price === null) {
    return {
      kind: 'unknown',
      why: `No price is known for model ${model} of engine ${engine} (prices of ${snapshot.date}). Write one into circuit.json: budget.pricesPerMTok[${JSON.stringify(model)}].`,
    };
  }
  return { kind: 'price', usd: usdOf(price, usage) };
}

/** Returns the price of a model, or null when none is known. A dated name (`-20260115`, `-2026-01-15`) has the price of its undated one. */
export function pricePerMTok(engine: string, model: string, overrides: PriceOverrides = {}): PricePerMTok | null {
  const undated = model.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2})$/, '');
  const stated = own(overrides, model) ?? own(overrides, undated) ?? own(overrides, engine);
  if (stated !== null) return stated;
  if (LOCAL_ENGINES.has(engine)) return FREE;
  const table = own(tables, engine);
  return table === null ? null : (own(table, model) ?? own(table, undated));
}

/** Returns the dollars for some tokens at a price. */
export function usdOf(price: PricePerMTok, usage: CommonUsage): number {
  const perMTok =
    usage.inputTokens * price.in +
    usage.outputTokens * price.out +
    usage.cacheReadTokens * (price.cacheRead ?? price.in) +
    usage.cacheWriteTokens * (price.cacheWrite ?? price.in);
  return perMTok / 1_000_000;
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null;
}
