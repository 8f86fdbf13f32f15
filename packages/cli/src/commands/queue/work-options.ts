import { usageError } from '../../frame/cli-error.ts';
import type { VerbCall } from '../../frame/verb.ts';

const policyNames = ['window', 'batch', 'serial'] as const;

export interface WorkOptions {
  readonly policy: (typeof policyNames)[number];
  readonly slots: number;
}

const usualSlots = 2;

/**
 * Returns how the queue is to be worked on.
 *
 * @throws {CliError} usage.
 */
export function workOptions({ options }: Pick<VerbCall, 'options'>, verb: string): WorkOptions {
  const policy = policyNames.find((name) => name === (options['policy'] ?? 'window'));
  if (policy === undefined)
    throw usageError(verb, `There is no policy ${String(options['policy'])}.`, `The policies are ${policyNames.join(', ')}.`);
  return { policy, slots: wholeNumber(options['slots'] ?? String(usualSlots), { verb, name: '--slots', least: 1, most: 64 }) };
}

/** Returns the number that an option holds. @throws {CliError} usage. */
export function wholeNumber(
  text: string | true,
  { verb, name, least, most }: { readonly verb: string; readonly name: string; readonly least: number; readonly most: number },
): number {
  const value = typeof text === 'string' && /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw usageError(verb, `${name} ${String(text)} means nothing.`, `It takes a whole number from ${least} to ${most}.`);
}
