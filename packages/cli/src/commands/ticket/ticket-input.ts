import { resolve } from 'node:path';
import { usageError } from '../../frame/cli-error.ts';
import { readNamedFile } from '../../frame/read-named-file.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { readTicketText, type TicketText, ticketText } from './read-ticket-text.ts';

/**
 * Returns what a ticket should say: from a file, from standard input (`-`), or from --title and --goal; an option wins over the file.
 *
 * @throws {CliError} usage when nothing was given, no-such-file, or bad-ticket-text.
 */
export async function ticketInput({ dir, options, terminal }: VerbCall, verb: string, file: string | undefined): Promise<TicketText> {
  const title = typeof options['title'] === 'string' ? options['title'] : undefined;
  const goal = typeof options['goal'] === 'string' ? options['goal'] : undefined;
  if (file === undefined) {
    if (goal === undefined) throw usageError(verb, 'There is no text for the ticket.', 'Neither a file nor --goal was given.');
    return ticketText({ goal, ...(title === undefined ? {} : { title }) }, 'The text');
  }
  const bytes =
    file === '-'
      ? await terminal.readInput()
      : await readNamedFile(
          resolve(dir, file),
          'The text of a ticket is read from a file.',
          'Name a file that exists, or - for standard input.',
        );
  const read = readTicketText(bytes, file === '-' ? 'Standard input' : file);
  return ticketText({ title: title ?? read.title, goal: goal ?? read.goal }, file);
}
