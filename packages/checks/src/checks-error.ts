import { CircuitError } from '@ticket-circuit/schemas';

/** Why a check could not be made at all: the configuration forbids it, the store is damaged, or the caller stopped it. */
export type ChecksErrorCode = 'bad-config' | 'bad-store' | 'aborted' | 'unknown-check';

export class ChecksError extends CircuitError {
  declare readonly code: ChecksErrorCode;
}

/** Returns the error of work that the caller's signal ended. */
export function aborted(what: string): ChecksError {
  return new ChecksError({
    code: 'aborted',
    what,
    why: 'The caller gave the signal.',
    next: 'Start it again when it is wanted.',
    retry: 'safe',
  });
}
