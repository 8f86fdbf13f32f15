import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

export type JournalErrorCode = 'damaged' | 'invalid-event' | 'unknown-ticket' | 'other-version' | 'not-opened';

/** Says that the journal is damaged, cannot be opened, or was given what it cannot hold. */
export class JournalError extends CircuitError {
  declare readonly code: JournalErrorCode;
  /** The damaged row's number; null when the fault is not one row's. */
  readonly seq: number | null;

  constructor(facts: CircuitErrorFacts & { readonly code: JournalErrorCode; readonly seq?: number }) {
    super(facts);
    this.seq = facts.seq ?? null;
  }
}
