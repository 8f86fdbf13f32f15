import { usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';

/** Gives a ticket up and says so. */
export async function abandonTicket({ dir, words }: VerbCall): Promise<Reply> {
  const [id = '', ...rest] = words;
  const reason = rest.join(' ').trim();
  if (reason === '') throw usageError('circuit ticket abandon', `${id} was not abandoned.`, 'The reason is empty.');
  return await withProject(dir, (project, host) => {
    host.abandonTicket(project, id, reason);
    return { exit: exitCodes.done, text: `${id} is abandoned.`, document: { ticket: id, reason } };
  });
}
