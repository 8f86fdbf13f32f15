import type { Question } from '@ticket-circuit/schemas';

/** Returns a question for people: what it asks, on what it rests, and each decision that it admits as the command to type. */
export function questionText(question: Question): string {
  const { id, ticket, to, step, cause, text, evidence } = question;
  return [
    `${ticket}/${id}  ${step}, ${cause}, for the ${to}`,
    `  ${text}`,
    ...evidence.map((piece) => `  - ${piece.replaceAll('\n', '\n    ')}`),
    '  Answer with one of:',
    ...answerCommands(question).map((command) => `    ${command}`),
  ].join('\n');
}

/** Returns the commands that answer a question, one for each decision, and one for each option where it lets choose. */
export function answerCommands({ id, ticket, admits, options }: Question): string[] {
  const start = `circuit answer ${ticket}/${id}`;
  return admits.flatMap((decision) => {
    if (decision === 'choose') return options.map((option) => `${start} choose ${JSON.stringify(option)}`);
    if (decision === 'amend') return [`${start} amend "what the plan must change"`];
    if (decision === 'raise-budget') return [`${start} raise-budget USD`];
    return [`${start} ${decision}`];
  });
}
