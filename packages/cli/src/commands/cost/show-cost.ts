import { cacheShareOf, costsOf, visible, type CostRow, type Costs, type Use } from '@ticket-circuit/provenance';
import { counted, usd } from '@ticket-circuit/schemas';
import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraph } from '../../host/read-graph.ts';
import { withJournal } from '../../host/with-journal.ts';

/** Says what all tickets, or one, cost. */
export async function showCost({ dir, words }: VerbCall): Promise<Reply> {
  const [ticket] = words;
  return await withJournal(dir, async (journal) => {
    // Refuses a ticket that is not there.
    if (ticket !== undefined) await readGraph(journal, ticket, dir);
    const costs = costsOf(ticket === undefined ? journal.readAll() : journal.read(ticket));
    return { exit: exitCodes.done, text: costText(costs), document: costs };
  });
}

function costText(costs: Costs): string {
  const { total, landed, usdPerLanded, byTicket } = costs;
  if (total.calls === 0) return 'No model was asked yet, so nothing was spent.';
  const head = [
    `${usd(total.costUsd)} in ${counted(byTicket.length, 'ticket')}, ${landed.length} landed`,
    ...(usdPerLanded === null ? [] : [`${usd(usdPerLanded)} a landed ticket`]),
    ...cacheText(total),
  ].join(', ');
  const tables: [string, readonly CostRow[]][] = [
    ['ticket', costs.byTicket],
    ['role', costs.byRole],
    ['model', costs.byModel],
    ['day', costs.byDay],
  ];
  const titles = ['calls', 'read', 'from cache', 'to cache', 'written', 'cost'];
  const rows = tables.flatMap(([title, all]) => [[title, ...titles], ...all.map((row) => [`  ${visible(row.name)}`, ...cells(row)])]);
  // One table, so that the columns of all four stand below each other.
  const lines = inColumns(rows).split('\n');
  const starts = new Set(tables.map((_, index) => tables.slice(0, index).reduce((sum, [, all]) => sum + all.length + 1, 0)));
  return [head, ...lines.map((line, index) => (starts.has(index) ? `\n${line}` : line))].join('\n');
}

function cacheText(use: Use): string[] {
  const share = cacheShareOf(use);
  return share === null ? [] : [`${Math.round(share * 100)}% of what was read came from a cache`];
}

function cells({ calls, inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens, costUsd }: CostRow): string[] {
  return [calls, inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens].map(String).concat(usd(costUsd));
}
