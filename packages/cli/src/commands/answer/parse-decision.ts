import type { Decision, Question } from '@ticket-circuit/schemas';
import { CliError } from '../../frame/cli-error.ts';
import { admittedText } from './admitted-text.ts';
import { decisions } from './decisions.ts';

const isDecision = (word: string): word is Decision['kind'] => Object.hasOwn(decisions, word);

/**
 * Returns the decision that was typed on a question.
 *
 * @throws {CliError} usage when the words are no decision, not-admitted when the question does not admit it. Both name the decisions that it admits.
 */
export function parseDecision(
  question: Question,
  words: readonly string[],
  options: { readonly reason?: string; readonly tokens?: string },
  dir: string,
): Decision {
  const [kind = '', ...rest] = words;
  const value = rest.join(' ').trim();
  const reason = options.reason === undefined ? {} : { reason: options.reason };
  const refuse = (why: string, code: 'usage' | 'not-admitted' = 'usage'): CliError =>
    new CliError({ code, what: `${question.ticket}/${question.id} was not answered.`, why, next: admittedText(question, dir) });
  if (!isDecision(kind)) throw refuse(`${JSON.stringify(kind)} is no decision.`);
  if (!question.admits.includes(kind)) throw refuse(`It does not admit ${kind}.`, 'not-admitted');
  const needed = (why: string): string => {
    if (value === '') throw refuse(why);
    return value;
  };
  const amount = (text: string, unit: string): number => {
    const number = Number(text.replace(/^\$/u, ''));
    if (text !== '' && Number.isFinite(number) && number >= 0) return number;
    throw refuse(`raise-budget needs the new total of the ticket in ${unit}, and there is ${JSON.stringify(text)}.`);
  };
  switch (kind) {
    case 'choose': {
      // What was pasted is the option with its spaces; what a person types may lack them.
      const exact = rest.join(' ');
      const option = question.options.includes(exact) ? exact : needed('choose needs the exact text of an option.');
      if (!question.options.includes(option)) throw refuse(`${JSON.stringify(option)} is none of its options.`, 'not-admitted');
      return { kind, option, ...reason };
    }
    case 'amend':
      return { kind, instruction: needed('amend needs what the plan must change.'), ...reason };
    case 'raise-budget': {
      const usd = amount(value, 'USD');
      const tokens = options.tokens === undefined ? {} : { tokens: Math.floor(amount(options.tokens, 'tokens')) };
      return { kind, usd, ...tokens, ...reason };
    }
    default:
      if (value !== '')
        throw refuse(`${kind} takes no further word, and there is ${JSON.stringify(value)}; a reason is given by --reason.`);
      return { kind, ...reason };
  }
}
