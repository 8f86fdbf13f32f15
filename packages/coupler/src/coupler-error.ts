import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

export type CouplerErrorCode = 'prompt-leak' | 'no-driver' | 'not-fillable';

/** Says that the coupler cannot go on: its caller asked for what cannot be, or a prompt would have left its type. */
export class CouplerError extends CircuitError {
  declare readonly code: CouplerErrorCode;

  constructor(facts: CircuitErrorFacts & { readonly code: CouplerErrorCode }) {
    super(facts);
  }
}
