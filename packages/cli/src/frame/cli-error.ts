import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

/** What the commands themselves refuse; everything else is refused by the package that knows. */
export type CliErrorCode =
  | 'usage'
  | 'no-such-file'
  | 'not-admitted'
  | 'bad-ticket-text'
  | 'no-tests-found'
  | 'no-main-found'
  | 'no-sandbox'
  | 'bad-brief'
  | 'not-replayable'
  | 'scratch-failed'
  | 'no-language'
  | 'does-not-parse'
  | 'not-text'
  | 'no-functions'
  | 'no-engine'
  | 'no-answer'
  | 'budget-unset'
  | 'price-unknown'
  | 'budget-spent'
  | 'base-red'
  | 'too-large'
  | 'stopped'
  | 'cannot-refactor'
  | 'not-written'
  | 'changed-meanwhile'
  | 'not-in-queue'
  | 'queue-refused'
  | 'no-hooks'
  | 'no-ticket'
  | 'no-place'
  | 'not-fetched'
  | 'not-exported'
  | 'not-imported'
  | 'no-provenance'
  | 'port-taken';

/** Says that a command was typed wrongly, or given what it cannot take. */
export class CliError extends CircuitError {
  declare readonly code: CliErrorCode;

  constructor(facts: CircuitErrorFacts & { readonly code: CliErrorCode }) {
    super(facts);
  }
}

/** Returns the error of a command line that means nothing. */
export function usageError(verb: string, what: string, why: string): CliError {
  return new CliError({ code: 'usage', what, why, next: `Run: ${verb} --help` });
}
