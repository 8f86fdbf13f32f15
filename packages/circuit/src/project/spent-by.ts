import type { Spent } from '@ticket-circuit/engines';
import type { Journal } from '@ticket-circuit/journal';
import type { TicketRun } from '../ticket-run.ts';

interface Sums {
  /** Number of the last entry that is counted. */
  seq: number;
  usdInProject: number;
  readonly usdByDay: Map<string, number>;
  readonly byTicket: Map<string, { usd: number; tokens: number }>;
}

const sumsOfJournal = new WeakMap<Journal, Sums>();

/** Returns what the ticket, all tickets today (UTC), and all tickets ever have used by the journal. Only what is new since the last time is read. */
export function spentBy({ project, ticket, now }: Pick<TicketRun, 'project' | 'ticket' | 'now'>): Spent {
  const { journal } = project;
  const sums: Sums = sumsOfJournal.get(journal) ?? { seq: 0, usdInProject: 0, usdByDay: new Map(), byTicket: new Map() };
  sumsOfJournal.set(journal, sums);
  for (const entry of journal.readAll(sums.seq)) {
    sums.seq = entry.seq;
    if (entry.event.kind !== 'model-called') continue;
    const { costUsd, usage } = entry.event;
    const day = entry.at.slice(0, 10);
    sums.usdInProject += costUsd;
    sums.usdByDay.set(day, (sums.usdByDay.get(day) ?? 0) + costUsd);
    const { usd, tokens } = sums.byTicket.get(entry.ticket) ?? { usd: 0, tokens: 0 };
    const more = usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
    sums.byTicket.set(entry.ticket, { usd: usd + costUsd, tokens: tokens + more });
  }
  const own = sums.byTicket.get(ticket);
  return {
    usdSpent: own?.usd ?? 0,
    tokensSpent: own?.tokens ?? 0,
    usdSpentToday: sums.usdByDay.get(now().slice(0, 10)) ?? 0,
    usdSpentInProject: sums.usdInProject,
  };
}
