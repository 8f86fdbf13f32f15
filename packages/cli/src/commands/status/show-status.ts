import { join } from 'node:path';
import { visible } from '@ticket-circuit/provenance';
import { counted } from '@ticket-circuit/schemas';
import { circuitAt, hintAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readGraphs } from '../../host/read-graph.ts';
import { recordedPlace, recordedTicket, type RecordedTicket } from '../../host/recorded-ticket.ts';
import { withProject } from '../../host/with-project.ts';
import { runCommand } from '../run/run-command.ts';
import { statusRow } from './ticket-status.ts';

/** Says of every ticket that is not over what runs, what waits and what is queued, one line each. */
export async function showStatus({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, async (project, host) => {
    const recorded = project.journal.tickets().length > 0 ? [] : (await readGraphs(project.journal, dir)).map(recordedTicket);
    if (recorded.length > 0) return withoutJournal(recorded, { dir, journal: join(project.repo.commonDir, 'circuit/journal.db') });
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

/** The journal was removed, or this is another clone than the one in which the tickets ran; which of both no record tells. */
function withoutJournal(recorded: readonly RecordedTicket[], { dir, journal }: { readonly dir: string; readonly journal: string }): Reply {
  const rows = recorded.map((each) => [each.ticket, recordedPlace(each), visible(each.title)]);
  const lines = [
    `The journal of this clone knows no ticket, but the records in its refs know ${counted(recorded.length, 'ticket')}.`,
    `Either the journal was removed (${journal}), or the tickets ran in another clone.`,
    inColumns(rows),
    'Put the journal back from a copy, or go on without it: what landed stays (circuit tickets, circuit show T-1), what did not is opened anew (circuit ticket add).',
  ];
  return { exit: exitCodes.done, text: hintAt(dir, lines.join('\n')), document: { tickets: [], recorded } };
}
