import { constants } from 'node:os';
import type { SandboxEnd } from './sandbox-spec.ts';

/** What is known when bubblewrap has ended. */
export interface EndFacts {
  /** Why we killed it, when we did. */
  readonly killedFor: Extract<SandboxEnd, { kind: 'limit' | 'aborted' }> | null;
  /** The command's own exit status as bubblewrap reports it; null when it never said one. */
  readonly reportedExit: number | null;
  /** How bubblewrap itself ended. */
  readonly signal: string | null;
  readonly stderr: string;
  /** Whether a folder in memory had no room left at some moment. */
  readonly memoryWasFull: boolean;
}

/**
 * Returns how a run ended. Bubblewrap reports a status only when the command ran, so its absence means that the set-up
 * failed. A command killed by a signal is reported as 128 and the signal's number, which a command may also choose itself:
 * the two cannot be told apart.
 */
export function decideEnd({ killedFor, reportedExit, signal, stderr, memoryWasFull }: EndFacts): SandboxEnd {
  if (killedFor !== null) return killedFor;
  if (reportedExit === null) {
    if (signal !== null) return { kind: 'signalled', signal };
    return { kind: 'set-up-failed', why: stderr.trim().slice(-2000) || 'bubblewrap ended without a word.' };
  }
  const name = signalNamed(reportedExit - 128);
  if (name === 'SIGXCPU') return { kind: 'limit', limit: 'cpu' };
  if (name === 'SIGXFSZ') return { kind: 'limit', limit: 'file-size' };
  // A command that got along with it, or never minded, was not stopped by it.
  if (memoryWasFull && reportedExit !== 0) return { kind: 'limit', limit: 'tmp' };
  if (name !== null) return { kind: 'signalled', signal: name };
  return { kind: 'exited', code: reportedExit };
}

function signalNamed(number: number): string | null {
  if (number <= 0) return null;
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}
