import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { usd } from '@ticket-circuit/schemas';
import { withProject } from '../../host/with-project.ts';

/** Lists every ticket with its status and what it has cost. */
export async function listTickets({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, (project, host) => {
    const views = host.listTickets(project);
    const rows = views.map(({ ticket, costUsd, commit }) => [
      ticket.id,
      ticket.status,
      usd(costUsd),
      commit?.slice(0, 10) ?? '',
      ticket.title,
    ]);
    const text = rows.length === 0 ? 'No ticket yet. Open one: circuit ticket add FILE.md' : inColumns(rows);
    return { exit: exitCodes.done, text, document: { tickets: views } };
  });
}
