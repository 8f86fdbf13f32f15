import { CircuitError } from '@ticket-circuit/schemas';

/** Why a check could not be made at all: the configuration forbids it, the store is damaged, or the caller stopped it. */
export type ChecksErrorCode = 'bad-config' | 'bad-store' | 'aborted' | 'unknown-check';

export class ChecksError extends CircuitError {
  declare readonly code: ChecksErrorCode;
}
