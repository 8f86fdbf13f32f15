import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { firstPrev } from './journal-entry.ts';
import { JournalError } from './journal-error.ts';

const formatVersion = 1;
const busyTimeoutMs = 20_000;

/**
 * `head` says where the journal ends, so that rows lost at its end are missed. The triggers stop an accident, not an attacker:
 * against that stands the chain.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS events (
    seq INTEGER PRIMARY KEY, ticket TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL, prev TEXT NOT NULL, hash TEXT NOT NULL,
    UNIQUE (ticket, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_by_key ON events (key);
  CREATE TABLE IF NOT EXISTS head (id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;
  INSERT OR IGNORE INTO head VALUES (1, 0, '${firstPrev}');
  CREATE TRIGGER IF NOT EXISTS events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'an event is never changed'); END;
  CREATE TRIGGER IF NOT EXISTS events_remain BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'an event is never removed'); END;
`;

/**
 * Opens the journal's file, made with its folder when absent, readable by its owner alone.
 *
 * @throws {JournalError} `other-version` for a file of another format, `damaged` when it is no database, `not-opened` otherwise.
 */
export function openDatabase(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    // An appended event has reached the disk when the append returns.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    inTransaction(database, 'write', () => setUp(database, file));
    return database;
  } catch (cause) {
    throw cause instanceof JournalError ? cause : databaseFault(cause, file);
  }
}

function setUp(database: DatabaseSync, file: string): void {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === 0) {
    database.exec(`${tables} PRAGMA user_version = ${formatVersion};`);
    return;
  }
  if (version === formatVersion) return;
  throw new JournalError({
    code: 'other-version',
    what: `The journal ${file} was not opened.`,
    why: `Its format is ${String(version)}; this program knows ${formatVersion}.`,
    next: 'Use the version of Ticket Circuit that wrote it.',
  });
}

/** Runs `act` in one transaction: all that it writes happens, or nothing; all that it reads is of one moment. */
export function inTransaction<Result>(database: DatabaseSync, kind: 'read' | 'write', act: () => Result): Result {
  database.exec(kind === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    const result = act();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const corrupt = 11;
const notADatabase = 26;

/** Returns the error that stands for a fault of SQLite's. */
export function databaseFault(cause: unknown, file: string): JournalError {
  const code: unknown = cause instanceof Error && 'errcode' in cause ? cause.errcode : undefined;
  const isDamaged = typeof code === 'number' && [corrupt, notADatabase].includes(code & 0xff);
  return new JournalError({
    code: isDamaged ? 'damaged' : 'not-opened',
    what: isDamaged ? `The journal ${file} is damaged.` : `The journal ${file} could not be used.`,
    why: `SQLite says: ${cause instanceof Error ? cause.message : String(cause)}.`,
    next: isDamaged
      ? 'Stop, keep the file, and put back the latest good copy of it.'
      : 'See that the disk is writable and not full, then run the command again.',
    ...(isDamaged ? {} : { retry: 'safe' }),
    cause,
  });
}
