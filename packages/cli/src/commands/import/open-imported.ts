import type { Project } from '@ticket-circuit/circuit';
import { visible } from '@ticket-circuit/provenance';
import { tableDigest } from '@ticket-circuit/router';
import type { TicketByImport } from '@ticket-circuit/schemas';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import { ticketText } from '../ticket/read-ticket-text.ts';

/** Something to be taken over as a ticket. */
export interface Imported {
  readonly from: TicketByImport['from'];
  /** Its name there: with `from` the key by which it is known again. */
  readonly reference: string;
  readonly title: string;
  readonly goal: string;
}

const maxTitle = 200;

/** Opens a ticket for each that has none, with numbers higher than `above`; all or, where one of them is no ticket, none. */
export function openImported(project: Project, all: readonly Imported[], above: number): Reply {
  const texts = all.map((each) => ({ each, ...textOf(each) }));
  const tickets = texts.map(({ each: { from, reference }, title, goal }) => {
    const facts = { kind: 'ticket-opened', title, goal, origin: { kind: 'imported', from, reference }, table: tableDigest() } as const;
    const { kind, entry } = project.journal.openTicket(facts, new Date().toISOString(), `import/${from}/${reference}`, above);
    return { ticket: entry.ticket, reference, title, isNew: kind === 'appended' };
  });
  const lines = tickets.map(
    ({ ticket, reference, title, isNew }) => `${ticket}  ${visible(reference)}  ${visible(title)}${isNew ? '' : '  (imported before)'}`,
  );
  return { exit: exitCodes.done, text: lines.length === 0 ? 'There is no open issue to import.' : lines.join('\n'), document: { tickets } };
}

/** An issue without a text asks for what its title says. */
function textOf({ title, goal, reference }: Imported): { title: string; goal: string } {
  const line = title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const short =
    line.length > maxTitle
      ? `${line
          .slice(0, maxTitle - 1)
          .toWellFormed()
          .trimEnd()}…`
      : line;
  return ticketText({ title: short, goal: goal.trim() === '' ? line : goal.replaceAll('\r\n', '\n') }, reference);
}
