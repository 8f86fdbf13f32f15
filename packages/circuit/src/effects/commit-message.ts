import type { PlanSheet } from '@ticket-circuit/schemas';

const SUBJECT_LENGTH = 72;
const LINE_LENGTH = 76;

/** Returns the message of a ticket's one commit: its title, its criteria, and the trailers that the queue and the record go by. */
export function commitMessage(input: { ticket: string; title: string; plan: PlanSheet; run: string }): string {
  const subject = oneLine(input.title);
  const cut = subject.length <= SUBJECT_LENGTH ? subject : `${subject.slice(0, SUBJECT_LENGTH - 1)}…`;
  const criteria = input.plan.criteria.map((criterion) => wrap(`- ${oneLine(criterion.statement)}`));
  const body = criteria.length === 0 ? '' : `${criteria.join('\n')}\n\n`;
  return `${cut}\n\n${body}Ticket: ${input.ticket}\nCircuit-Run: ${input.run}\n`;
}

/** A line break or a leading marker in a statement could otherwise end the trailers or start a comment. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
