import type { Event } from '@ticket-circuit/schemas';
import { tokensIn } from './card.ts';

/** What calls of one kind used. */
export interface Spent {
  readonly name: string;
  readonly calls: number;
  readonly tokens: number;
  readonly cacheReadTokens: number;
  readonly costUsd: number;
}

export interface CostRows {
  readonly byRole: readonly Spent[];
  readonly byModel: readonly Spent[];
  readonly byDay: readonly Spent[];
}

type Call = Extract<Event, { kind: 'model-called' }>;

/** Sums of what models used, by role, model and day. */
export class CostTotals {
  readonly #sums: Readonly<Record<'role' | 'model' | 'day', Map<string, Spent>>>;

  constructor({ byRole, byModel, byDay }: CostRows = { byRole: [], byModel: [], byDay: [] }) {
    const named = (rows: readonly Spent[]): Map<string, Spent> => new Map(rows.map((row) => [row.name, row]));
    this.#sums = { role: named(byRole), model: named(byModel), day: named(byDay) };
  }

  add(call: Call, role: string, at: string): void {
    addTo(this.#sums.role, role, call);
    addTo(this.#sums.model, `${call.engine} ${call.model}`, call);
    addTo(this.#sums.day, at.slice(0, 10), call);
  }

  /** Dearest first; days latest first. */
  rows(): CostRows {
    const dearest = (a: Spent, b: Spent): number => b.costUsd - a.costUsd || b.tokens - a.tokens;
    const latest = (a: Spent, b: Spent): number => (a.name < b.name ? 1 : -1);
    const { role, model, day } = this.#sums;
    return {
      byRole: [...role.values()].toSorted(dearest),
      byModel: [...model.values()].toSorted(dearest),
      byDay: [...day.values()].toSorted(latest),
    };
  }
}

function addTo(sums: Map<string, Spent>, name: string, { usage, costUsd }: Call): void {
  const before = sums.get(name) ?? { name, calls: 0, tokens: 0, cacheReadTokens: 0, costUsd: 0 };
  sums.set(name, {
    name,
    calls: before.calls + 1,
    tokens: before.tokens + tokensIn(usage),
    cacheReadTokens: before.cacheReadTokens + usage.cacheReadTokens,
    costUsd: before.costUsd + costUsd,
  });
}
