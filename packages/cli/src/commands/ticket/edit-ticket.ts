import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { ticketInput } from './ticket-input.ts';

/** Changes title and goal of a ticket on which no session has worked yet. What is not given stays. */
export async function editTicket(call: VerbCall): Promise<Reply> {
  const [id = '', file] = call.words;
  return await withProject(call.dir, async (project, host) => {
    const { ticket } = host.viewTicket(project, id);
    const { title, goal } = call.options;
    const filled =
      file === undefined && (title !== undefined || goal !== undefined)
        ? { ...call, options: { title: ticket.title, goal: ticket.goal, ...call.options } }
        : call;
    const text = await ticketInput(filled, 'circuit ticket edit', file);
    host.editTicket(project, id, text);
    return { exit: exitCodes.done, text: `${id}  ${text.title}`, document: { ticket: id, ...text } };
  });
}
