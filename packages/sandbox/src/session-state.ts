import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, type ProcessMark } from './process-mark.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxEnd } from './sandbox-spec.ts';

/** What a session left behind. Times are ISO 8601; the tail is the last of what it said on stderr. */
export interface SessionResult {
  readonly end: SandboxEnd;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly stderrTail: string;
}

/** Where a session stands: `lost` means that its shim died without a result. */
export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'ended'; readonly result: SessionResult }
  | { readonly kind: 'lost' };

/** The files of a session's folder. */
export const sessionFiles = { shim: 'shim.json', result: 'result.json', log: 'shim.log' } as const;

/**
 * Returns where the session of this folder stands. Any process may ask, at any time.
 *
 * @throws {SandboxError} `session-broken` when a file of the folder is not what the shim writes.
 */
export async function readSession(dir: string): Promise<SessionState> {
  const result = readResult(dir);
  if (result !== null) return { kind: 'ended', result };
  const shim = readShim(dir);
  if (shim === null) return { kind: 'none' };
  if (isAlive(shim)) return { kind: 'running' };
  // The shim may have ended well between the two looks.
  const late = readResult(dir);
  return late === null ? { kind: 'lost' } : { kind: 'ended', result: late };
}

/** Returns the shim that claimed the folder, alive or not; null when nobody did. */
export function readShim(dir: string): ProcessMark | null {
  const value = readJson(join(dir, sessionFiles.shim));
  if (value === undefined) return null;
  const { pid, startTime, bootId } = value as Partial<ProcessMark>;
  if (typeof pid === 'number' && typeof startTime === 'string' && typeof bootId === 'string') {
    return { pid, startTime, bootId };
  }
  throw brokenFile(join(dir, sessionFiles.shim));
}

function readResult(dir: string): SessionResult | null {
  const path = join(dir, sessionFiles.result);
  const value = readJson(path);
  if (value === undefined) return null;
  const result = value as Partial<SessionResult>;
  if (typeof result.end?.kind === 'string' && typeof result.startedAt === 'string' && typeof result.endedAt === 'string') {
    return result as SessionResult;
  }
  throw brokenFile(path);
}

function readJson(path: string): unknown {
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return value ?? {};
  } catch (cause) {
    throw brokenFile(path, cause);
  }
}

function brokenFile(path: string, cause?: unknown): SandboxError {
  return new SandboxError({
    code: 'session-broken',
    what: `The session of ${path} cannot be read.`,
    why: 'The file is not what a session shim writes, which writes it whole or not at all.',
    next: 'Remove the session folder and start the session afresh.',
    ...(cause === undefined ? {} : { cause }),
  });
}
