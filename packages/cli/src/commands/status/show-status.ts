import { circuitAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { runCommand } from '../run/run-command.ts';
import { statusRow } from './ticket-status.ts';

/** Says of every ticket that is not over what runs, what waits and what is queued, one line each. */
export async function showStatus({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, (project, host) => {
    const views = host
      .listTickets(project)
      .filter(({ ticket, questions }) => (ticket.status !== 'closed' && ticket.status !== 'abandoned') || questions.length > 0);
    const activities = views.map((view) => ({
      view,
      runBy: project.journal.ticketHolder(view.ticket.id),
      ask: `${circuitAt(dir)} questions`,
      run: runCommand(dir, view.ticket.id, host.lastGiven(project, view.ticket.id)),
    }));
    const text = activities.length === 0 ? 'Nothing runs, waits or is queued.' : inColumns(activities.map(statusRow));
    return { exit: exitCodes.done, text, document: { tickets: activities.map(({ view, runBy }) => ({ ...view, runBy })) } };
  });
}
