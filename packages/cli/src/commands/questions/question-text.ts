import { shellWord, type Question } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { circuitAt } from '../../frame/circuit-at.ts';

/** Returns a question for people: what it asks, on what it rests, and each decision that it admits as the command to type. */
export function questionText(question: Question, dir: string): string {
  const { id, ticket, to, step, cause, text, evidence } = question;
  return [
    `${ticket}/${id}  ${step}, ${cause}, for the ${to}`,
    `  ${below(text, '  ')}`,
    ...evidence.map((piece) => `  - ${below(piece)}`),
    '  Answer with one of:',
    ...answerCommands(question, dir).map((command) => `    ${command}`),
  ].join('\n');
}

/** Returns the commands that answer a question, one for each decision, and one for each option where it lets choose. */
function answerCommands(question: Question, dir: string): string[] {
  const start = answerStart(question, dir);
  return question.admits.flatMap((decision) => {
    if (decision === 'choose') return optionCommands(question, dir);
    if (decision === 'amend') return [`${start} amend "what the plan must change"`];
    if (decision === 'raise-budget') return [`${start} raise-budget USD [--tokens COUNT]`];
    return [`${start} ${decision}`];
  });
}

/** Returns the commands that choose the options of a question. What an option says, a model wrote: no shell may act on it, nor may it be a flag. */
export function optionCommands(question: Question, dir: string): string[] {
  return question.options.map(
    (option) => `${answerStart(question, dir)} choose ${option.startsWith('-') ? '-- ' : ''}${shellWord(option)}`,
  );
}

/** Returns how a command that answers a question begins. */
export function answerStart({ ticket, id }: Question, dir: string): string {
  return `${circuitAt(dir)} answer ${ticket}/${id}`;
}
