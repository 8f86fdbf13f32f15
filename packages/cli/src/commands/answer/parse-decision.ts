import type { Decision } from '@ticket-circuit/schemas';
import { usageError } from '../../frame/cli-error.ts';

/** Decisions that are one word. */
const plain = ['extend-plan', 'refuse', 'retry', 'accept-uncovered', 'accept-dependency', 'migrate', 'abandon', 'to-owner'] as const;

const isPlain = (word: string): word is (typeof plain)[number] => (plain as readonly string[]).includes(word);

/**
 * Returns the decision that was typed.
 *
 * @throws {CliError} usage when the words are no decision; whether the question admits it is the host's to say.
 */
export function parseDecision(words: readonly string[], options: { readonly reason?: string; readonly tokens?: string }): Decision {
  const [kind = '', ...rest] = words;
  const reason = options.reason === undefined ? {} : { reason: options.reason };
  const value = rest.join(' ').trim();
  if (isPlain(kind)) {
    if (value !== '') throw usage(`${kind} takes no further word, and there is ${JSON.stringify(value)}; a reason is given by --reason.`);
    return { kind, ...reason };
  }
  if (kind === 'choose') return { kind, option: needed(value, 'choose needs the exact text of an option.'), ...reason };
  if (kind === 'amend') return { kind, instruction: needed(value, 'amend needs what the plan must change.'), ...reason };
  if (kind === 'raise-budget')
    return {
      kind,
      usd: amount(value, 'USD'),
      ...(options.tokens === undefined ? {} : { tokens: Math.floor(amount(options.tokens, 'tokens')) }),
      ...reason,
    };
  throw usage(`${JSON.stringify(kind)} is no decision. The decisions are: choose, amend, raise-budget, ${plain.join(', ')}.`);
}

function amount(text: string, unit: string): number {
  const value = Number(text.replace(/^\$/u, ''));
  if (text === '' || !Number.isFinite(value) || value < 0)
    throw usage(`raise-budget needs the new total of the ticket in ${unit}, and there is ${JSON.stringify(text)}.`);
  return value;
}

function needed(value: string, why: string): string {
  if (value === '') throw usage(why);
  return value;
}

const usage = (why: string): Error => usageError('circuit answer', 'The answer was not understood.', why);
