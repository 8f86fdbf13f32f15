import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

export type DeveloperErrorCode = 'no-section' | 'wrong-brief' | 'not-written' | 'not-run';

/** Ends a session because the host or the role's own files are not as they must be. */
export class DeveloperError extends CircuitError {
  declare readonly code: DeveloperErrorCode;

  constructor(facts: CircuitErrorFacts & { readonly code: DeveloperErrorCode }) {
    super(facts);
  }
}
