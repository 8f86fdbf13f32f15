import { fold } from '@ticket-circuit/router';
import { InternalError } from '@ticket-circuit/schemas';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { ticketSessions } from './ticket-sessions.ts';
import { ticketText } from './ticket-text.ts';

/** Shows one ticket whole. */
export async function showTicket({ dir, words }: VerbCall): Promise<Reply> {
  const [id = ''] = words;
  return await withProject(dir, (project, host) => {
    const view = host.viewTicket(project, id);
    const entries = project.journal.read(id);
    const { state } = fold(entries);
    if (state.kind === 'none')
      throw new InternalError({
        code: 'unhandled-case',
        what: `${id} has no state.`,
        why: 'It was found a moment ago.',
        next: 'Please report this.',
      });
    const sessions = ticketSessions(entries);
    const { base, plan, redProof, checks, elements, lines, commit } = state;
    return {
      exit: exitCodes.done,
      text: ticketText(view, state, sessions),
      document: { ...view, base, plan, redProof, checks, elements, lines, made: commit, sessions },
    };
  });
}
