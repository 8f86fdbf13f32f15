import type { Event } from '@ticket-circuit/schemas';
import { useOf, type Use } from './use-of.ts';

/** What the costs read of a journal entry, of whatever ticket. */
export interface CostEntry {
  readonly ticket: string;
  readonly at: string;
  readonly event: Event;
}

/** One line of a table of costs. */
export interface CostRow extends Use {
  readonly name: string;
}

/** What all tickets of a project cost. */
export interface Costs {
  readonly total: Use;
  /** Tickets that landed, in the order of their landing. */
  readonly landed: readonly string[];
  /** All that was ever spent, shared among the tickets that landed; null while none has. */
  readonly usdPerLanded: number | null;
  readonly byTicket: readonly CostRow[];
  readonly byRole: readonly CostRow[];
  /** By engine and model, as one name. */
  readonly byModel: readonly CostRow[];
  /** By day (UTC). */
  readonly byDay: readonly CostRow[];
}

type Call = Extract<Event, { kind: 'model-called' }>;

/** Returns what tickets cost by their model calls, each table in the order in which its names came up. Idle time costs nothing, so it has no line. */
export function costsOf(entries: readonly CostEntry[]): Costs {
  const roles = new Map(entries.flatMap(({ event }) => (event.kind === 'session-started' ? [[event.session, event.role] as const] : [])));
  const calls = entries.flatMap(({ ticket, at, event }) =>
    event.kind === 'model-called' ? [{ ticket, day: at.slice(0, 10), call: event }] : [],
  );
  const total = useOf(calls.map(({ call }) => call));
  const landed = [...new Set(entries.flatMap(({ ticket, event }) => (event.kind === 'ticket-closed' ? [ticket] : [])))];
  const rows = (nameOf: (each: (typeof calls)[number]) => string): CostRow[] => tableOf(calls.map((each) => [nameOf(each), each.call]));
  return {
    total,
    landed,
    usdPerLanded: landed.length === 0 ? null : total.costUsd / landed.length,
    byTicket: rows(({ ticket }) => ticket),
    byRole: rows(({ call }) => roles.get(call.session) ?? 'unknown'),
    byModel: rows(({ call }) => `${call.engine} ${call.model}`),
    byDay: rows(({ day }) => day),
  };
}

function tableOf(named: readonly (readonly [string, Call])[]): CostRow[] {
  return [...Map.groupBy(named, ([name]) => name)].map(([name, all]) => ({ name, ...useOf(all.map(([, call]) => call)) }));
}

/** Returns how much of what was read came from a cache, from 0 to 1; null where nothing was read. */
export function cacheShareOf({ inputTokens, cacheReadTokens, cacheWriteTokens }: Use): number | null {
  const read = inputTokens + cacheReadTokens + cacheWriteTokens;
  return read === 0 ? null : cacheReadTokens / read;
}
