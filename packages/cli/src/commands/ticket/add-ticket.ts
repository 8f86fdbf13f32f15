import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { runCommand } from '../run/run-command.ts';
import { numberAbove } from './number-above.ts';
import { ticketInput } from './ticket-input.ts';

/** Opens a ticket and says how to run it. */
export async function addTicket(call: VerbCall): Promise<Reply> {
  const text = await ticketInput(call, 'circuit ticket add', call.words[0]);
  return await withProject(call.dir, async (project, host) => {
    const ticket = host.openTicket(project, text, await numberAbove(project, host));
    return {
      exit: exitCodes.done,
      text: `${ticket}  ${text.title}\nRun it: ${runCommand(call.dir, ticket, {})}`,
      document: { ticket, ...text },
    };
  });
}
