import { usageError } from '../../frame/cli-error.ts';

/**
 * Returns which question is meant: `Q-1`, or `T-1/Q-1` where several tickets have one of that number.
 *
 * @throws {CliError} usage for anything else.
 */
export function parseQuestionRef(text: string): { readonly question: string; readonly ticket?: string } {
  const match = /^(?:(T-[1-9]\d*)\/)?(Q-[1-9]\d*)$/u.exec(text);
  const [, ticket, question] = match ?? [];
  if (question === undefined)
    throw usageError('circuit answer', 'The question was not understood.', `${JSON.stringify(text)} is neither Q-1 nor T-1/Q-1.`);
  return ticket === undefined ? { question } : { question, ticket };
}
