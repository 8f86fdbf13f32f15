import { parseEvent } from '@ticket-circuit/schemas';
import { firstPrev, hashOfEntry, type JournalEntry } from './journal-entry.ts';
import { JournalError } from './journal-error.ts';

/** A row as it lies in the file, before anything about it is believed. */
export interface JournalRow {
  readonly seq: number;
  readonly ticket: string;
  readonly key: string;
  readonly at: string;
  readonly event: string;
  readonly prev: string;
  readonly hash: string;
}

/**
 * Returns the entry that a row holds, after checking it against its own hash and against the row before.
 *
 * @param before The row whose number is one less; null when there is none.
 * @throws {JournalError} `damaged`, naming the row, when it was torn, edited, removed before, or put elsewhere.
 */
export function checkRow(row: JournalRow, before: { readonly hash: string } | null): JournalEntry {
  if (before === null && row.seq !== 1) throw damagedRow(row.seq - 1, `It was removed; row ${row.seq} comes after it.`);
  const expectedPrev = before?.hash ?? firstPrev;
  if (row.prev !== expectedPrev)
    throw damagedRow(row.seq, `It names ${row.prev} as the hash before it, but that row's is ${expectedPrev}.`);
  const parsed = parseEvent(parseJson(row));
  if (parsed.kind === 'invalid') {
    const fault = parsed.errors[0];
    throw damagedRow(row.seq, `Its event is not valid: ${fault?.path ?? ''} ${fault?.message ?? ''}.`);
  }
  const { seq, ticket, key, at, prev, hash } = row;
  const entry = { seq, ticket, key, at, event: parsed.value, prev, hash };
  // As it was hashed: a text that is not the canonical one of its event was not written here.
  const actual = hashOfEntry(entry, row.event);
  if (hash !== actual) throw damagedRow(seq, `Its content has the hash ${actual}, but it says ${hash}.`);
  return entry;
}

function parseJson(row: JournalRow): unknown {
  try {
    return JSON.parse(row.event);
  } catch {
    throw damagedRow(row.seq, 'Its event is not JSON.');
  }
}

/** Returns the error that names a damaged row. */
export function damagedRow(seq: number, why: string): JournalError {
  return new JournalError({
    code: 'damaged',
    seq,
    what: `Row ${seq} of the journal is damaged.`,
    why,
    next: 'Stop, keep the file, and put back the latest good copy of it.',
  });
}
