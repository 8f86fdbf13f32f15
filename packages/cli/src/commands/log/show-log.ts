import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { jsonText } from '../../frame/terminal-for-people.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { eventText, visible } from '@ticket-circuit/provenance';

/** Prints the journal of a ticket: one line an event, or with --json one document an event. */
export async function showLog({ dir, words, json, terminal }: VerbCall): Promise<Reply> {
  const [id = ''] = words;
  return await withProject(dir, (project, host) => {
    host.viewTicket(project, id);
    const entries = project.journal.read(id);
    const [last] = entries.slice(-1);
    if (json) for (const entry of entries.slice(0, -1)) terminal.out(`${jsonText(entry)}\n`);
    const text = entries
      .map(({ seq, at, event }) => `${String(seq).padStart(4)}  ${at.slice(0, 19).replace('T', ' ')}  ${visible(eventText(event))}`)
      .join('\n');
    return { exit: exitCodes.done, text, document: last ?? {} };
  });
}
