import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';

/** Lists what stands in the merge queue and what it has landed. */
export async function showQueue({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, (project, host) => {
    const views = host.listTickets(project);
    const queued = views.filter(({ ticket }) => ticket.status === 'queued');
    const landed = views.filter(({ commit }) => commit !== null);
    const rows = [
      ...queued.map(({ ticket }) => [ticket.id, 'queued', '', ticket.title]),
      ...landed.map(({ ticket, commit }) => [ticket.id, 'landed', commit?.slice(0, 10) ?? '', ticket.title]),
    ];
    const text = rows.length === 0 ? 'Nothing is queued and nothing has landed.' : inColumns(rows);
    return {
      exit: exitCodes.done,
      text,
      document: {
        queued: queued.map(({ ticket }) => ticket.id),
        landed: landed.map(({ ticket, commit }) => ({ ticket: ticket.id, commit })),
      },
    };
  });
}
