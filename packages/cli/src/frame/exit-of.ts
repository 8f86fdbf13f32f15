import { CircuitError, InternalError } from '@ticket-circuit/schemas';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** Codes of errors that are a clear no to what was asked. Any other known error means that we could not tell. */
const refusals = new Set([
  'bad-brief',
  'bad-config',
  'bad-ticket',
  'bad-ticket-text',
  'base-red',
  'cannot-refactor',
  'changed-meanwhile',
  'does-not-parse',
  'main-not-clean',
  'already-instrumented',
  'not-strippable',
  'no-commits',
  'no-config',
  'no-identity',
  'no-main',
  'no-main-found',
  'no-question',
  'no-tests-found',
  'no-ticket',
  'no-place',
  'no-provenance',
  'not-exported',
  'not-admitted',
  'not-landed',
  'not-payable',
  'not-replayable',
  'queue-refused',
  'ticket-held',
]);

/** What the system says when the disk, the rights or the descriptors end: the world is broken, not the program. */
const worldly: Readonly<Record<string, { why: string; next: string }>> = {
  ENOSPC: { why: 'The disk is full.', next: 'Make room, then type the same command again: nothing that was recorded is lost.' },
  EDQUOT: { why: 'The disk quota is used up.', next: 'Make room, then type the same command again: nothing that was recorded is lost.' },
  EACCES: { why: 'The file may not be used by this user.', next: 'Look at the owner and the mode of that path.' },
  EPERM: { why: 'This user may not do that.', next: 'Look at the owner and the mode of that path.' },
  EROFS: { why: 'The disk is mounted read only.', next: 'Mount it writable, or set CIRCUIT_STATE_DIR to a folder that is.' },
  EMFILE: { why: 'The process has no free file descriptor.', next: 'Raise the limit: ulimit -n 4096' },
  ENFILE: { why: 'The system has no free file descriptor.', next: 'Close other programs, then type the same command again.' },
};

/** An error as it is shown. */
export interface ShownError {
  readonly exit: ExitCode;
  readonly kind: 'refused' | 'could-not-tell' | 'bug';
  readonly code: string;
  readonly what: string;
  readonly why: string;
  readonly next: string;
}

/** Returns how an error is shown and which exit status it gives. What nobody declared is a bug of ours. */
export function shownError(error: unknown): ShownError {
  if (error instanceof CircuitError && !(error instanceof InternalError)) return { ...kindOf(error.code), ...facts(error) };
  if (error instanceof InternalError) return { exit: exitCodes.bug, kind: 'bug', ...facts(error) };
  const system = systemError(error);
  if (system) return system;
  return {
    exit: exitCodes.bug,
    kind: 'bug',
    code: 'bug',
    what: 'The command stopped by a bug of ours.',
    why: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    next: 'Please report it with the output of the same command under CIRCUIT_DEBUG=1. The journal is as it was: the command may be typed again.',
  };
}

function facts({ code, what, why, next }: CircuitError): Pick<ShownError, 'code' | 'what' | 'why' | 'next'> {
  return { code, what, why, next };
}

function kindOf(code: string): Pick<ShownError, 'exit' | 'kind'> {
  return refusals.has(code) ? { exit: exitCodes.refused, kind: 'refused' } : { exit: exitCodes.unknown, kind: 'could-not-tell' };
}

function systemError(error: unknown): ShownError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const known = Object.hasOwn(worldly, error.code) ? worldly[error.code] : undefined;
  if (known === undefined) return null;
  const path = 'path' in error && typeof error.path === 'string' ? ` on ${error.path}` : '';
  return { exit: exitCodes.unknown, kind: 'could-not-tell', code: error.code, what: `The system refused an operation${path}.`, ...known };
}
