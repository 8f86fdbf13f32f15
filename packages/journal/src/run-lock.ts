import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { digestOf } from '@ticket-circuit/schemas';
import { databaseFault } from './journal-database.ts';

/** Who holds a lock. */
export interface LockHolder {
  readonly pid: number;
  readonly since: string;
  /** Whether it only looks or clears up, so that waiting for it makes sense. */
  readonly brief?: true;
}

/** A lock that this process holds until it releases it, or ends, however it ends. */
export interface RunLock extends Disposable {
  readonly name: string;
  readonly since: string;
  isHeld(): boolean;
  release(): void;
}

export type LockAttempt = { readonly kind: 'locked'; readonly lock: RunLock } | { readonly kind: 'held'; readonly by: LockHolder };

const busy = 5;
// Whoever has just come will have left its name in a moment.
const unknownHolder: LockHolder = { pid: 0, since: 'unknown', brief: true };

/**
 * Takes a named lock, without waiting. It is SQLite's exclusive lock on a file of its own, which the kernel drops with the
 * process: nothing is left to clean up, and no process number is trusted. The file beside it that names the holder is for people.
 *
 * @throws {JournalError} `not-opened` when the folder cannot be used.
 */
export function takeRunLock(folder: string, name: string, since: string, { brief }: { readonly brief?: true } = {}): LockAttempt {
  const base = baseOf(folder, name);
  const note = `${base}.holder.json`;
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(`${base}.lock`, { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    writeNote(note, { pid: process.pid, since, ...(brief ? { brief } : {}) });
    return { kind: 'locked', lock: runLock(name, since, database, note) };
  } catch (cause) {
    database?.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === busy) return { kind: 'held', by: readNote(note) };
    throw databaseFault(cause, `${base}.lock`);
  }
}

/**
 * Returns who holds a named lock now; null when nobody does. It touches the lock only where somebody left his name, so that looking never
 * stands in the way of a process that takes it.
 */
export function holderOfRunLock(folder: string, name: string): LockHolder | null {
  if (!existsSync(`${baseOf(folder, name)}.holder.json`)) return null;
  const attempt = takeRunLock(folder, name, 'looked at', { brief: true });
  if (attempt.kind === 'held') return attempt.by;
  attempt.lock.release();
  return null;
}

function baseOf(folder: string, name: string): string {
  return join(folder, `${name.replace(/[^A-Za-z0-9-]+/gu, '-').slice(0, 40)}-${digestOf(name).slice('sha256:'.length, 23)}`);
}

function runLock(name: string, since: string, database: DatabaseSync, note: string): RunLock {
  const release = (): void => {
    if (!database.isOpen) return;
    rmSync(note, { force: true });
    database.close();
  };
  return { name, since, isHeld: () => database.isOpen, release, [Symbol.dispose]: release };
}

function writeNote(note: string, holder: LockHolder): void {
  const fresh = `${note}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(holder));
  renameSync(fresh, note);
}

function readNote(note: string): LockHolder {
  try {
    const value: unknown = JSON.parse(readFileSync(note, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('since' in value)) return unknownHolder;
    if (typeof value.pid !== 'number' || typeof value.since !== 'string') return unknownHolder;
    return { pid: value.pid, since: value.since, ...('brief' in value && value.brief === true ? { brief: true } : {}) };
  } catch {
    // The holder has the lock already but has not yet written who it is.
    return unknownHolder;
  }
}
