import { CircuitHostError } from './circuit-host-error.ts';

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** Returns the refusal that stands for a fault of a full disk, or of a used-up quota; null for any other fault. */
export function asFullDisk(error: unknown, home: string): CircuitHostError | null {
  if (!(error instanceof Error) || !('code' in error) || !FULL.has(error.code)) return null;
  return new CircuitHostError({
    code: 'disk-full',
    what: 'The ticket stopped: the disk is full.',
    why: `${error.message}.`,
    next: `Make room below ${home} and the state folder, then run this again: it goes on from its journal.`,
    retry: 'safe',
    cause: error,
  });
}
