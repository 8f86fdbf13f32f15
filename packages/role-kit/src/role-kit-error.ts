import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';
import type { EndNote } from './end-note.ts';

export type RoleKitErrorCode =
  | 'usage'
  | 'no-role'
  | 'bad-brief'
  | 'broker-unreachable'
  | 'broker-refused'
  | 'host-ended'
  | 'out-of-plan'
  | 'invalid-sheet'
  | 'refused-by-model';

/** Ends a session without a sheet. `note` is what the host must hear, where it does not know already. */
export class RoleKitError extends CircuitError {
  override readonly code: RoleKitErrorCode;
  readonly note: EndNote | null;

  constructor(facts: CircuitErrorFacts & { readonly code: RoleKitErrorCode; readonly note?: EndNote }) {
    super(facts);
    this.code = facts.code;
    this.note = facts.note ?? null;
  }
}
