import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

type EnginesErrorCode = 'broken-script' | 'broken-recording';

/** Says that a file of this package's world is broken: a script or a recording that cannot be read or written. */
export class EnginesError extends CircuitError {
  override readonly code: EnginesErrorCode;

  constructor(facts: CircuitErrorFacts & { readonly code: EnginesErrorCode }) {
    super(facts);
    this.code = facts.code;
  }
}
