import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Event } from '@ticket-circuit/schemas';
import { firstPrev, type Glance, type JournalEntry } from './journal-entry.ts';
import { checkRow, damagedRow, type JournalRow } from './check-row.ts';

// A row comes with the hash of the row that should lie before it, so that each one read is checked against its neighbour.
const select = `
  SELECT e.seq, e.ticket, e.key, e.at, e.event, e.prev, e.hash, p.hash AS beforeHash
  FROM events e LEFT JOIN events p ON p.seq = e.seq - 1`;

/** The statements of the journal. Each entry that they return was checked, unless the statement says otherwise. */
export class JournalRows {
  readonly #all: StatementSync;
  readonly #glance: StatementSync;
  readonly #hashAt: StatementSync;
  readonly #ofTicket: StatementSync;
  readonly #last: StatementSync;
  readonly #byKey: StatementSync;
  readonly #anyOf: StatementSync;
  readonly #opening: StatementSync;
  readonly #head: StatementSync;
  readonly #tickets: StatementSync;
  readonly #highest: StatementSync;
  readonly #insert: StatementSync;
  readonly #moveHead: StatementSync;

  constructor(database: DatabaseSync) {
    this.#all = database.prepare(`${select} WHERE e.seq > ? ORDER BY e.seq`);
    this.#glance = database.prepare('SELECT seq, ticket, key, at, event FROM events WHERE seq > ? ORDER BY seq LIMIT ?');
    this.#hashAt = database.prepare('SELECT hash FROM events WHERE seq = ?');
    this.#ofTicket = database.prepare(`${select} WHERE e.ticket = ? AND e.seq > ? ORDER BY e.seq`);
    this.#last = database.prepare(`${select} ORDER BY e.seq DESC LIMIT 1`);
    this.#byKey = database.prepare(`${select} WHERE e.ticket = ? AND e.key = ?`);
    this.#anyOf = database.prepare('SELECT 1 FROM events WHERE ticket = ? LIMIT 1');
    this.#opening = database.prepare(
      `${select} WHERE e.key = ? AND json_extract(e.event, '$.kind') = 'ticket-opened' ORDER BY e.seq LIMIT 1`,
    );
    this.#head = database.prepare('SELECT seq, hash FROM head WHERE id = 1');
    this.#tickets = database.prepare('SELECT ticket FROM events GROUP BY ticket ORDER BY min(seq)');
    this.#highest = database.prepare('SELECT coalesce(max(CAST(substr(ticket, 3) AS INTEGER)), 0) AS number FROM events');
    this.#insert = database.prepare('INSERT INTO events (seq, ticket, key, at, event, prev, hash) VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#moveHead = database.prepare('UPDATE head SET seq = ?, hash = ? WHERE id = 1');
  }

  after(seq: number): JournalEntry[] {
    return this.#all.all(seq).map(toEntry);
  }

  /** Checks every row, one at a time: a journal may be longer than the memory. */
  check(): void {
    for (const columns of this.#all.iterate(0)) toEntry(columns);
  }

  /** The one that checks nothing. */
  glance(after: number, limit: number): Glance[] {
    return this.#glance.all(after, limit).map((columns) => ({
      seq: numberOf(columns['seq']),
      ticket: textOf(columns['ticket']),
      key: textOf(columns['key']),
      at: textOf(columns['at']),
      event: JSON.parse(textOf(columns['event'])) as Event,
    }));
  }

  /** The one that checks nothing either. */
  hashAt(seq: number): string | null {
    const row = this.#hashAt.get(seq);
    return row === undefined ? null : textOf(row['hash']);
  }

  ofTicket(ticket: string, after: number): JournalEntry[] {
    return this.#ofTicket.all(ticket, after).map(toEntry);
  }

  byKey(ticket: string, key: string): JournalEntry | null {
    return toEntryOrNull(this.#byKey.get(ticket, key));
  }

  hasTicket(ticket: string): boolean {
    return this.#anyOf.get(ticket) !== undefined;
  }

  /** Returns the first opening, of whatever ticket, that was given this key. */
  opening(key: string): JournalEntry | null {
    return toEntryOrNull(this.#opening.get(key));
  }

  tickets(): string[] {
    return this.#tickets.all().map((row) => textOf(row['ticket']));
  }

  highestTicketNumber(): number {
    return numberOf(this.#highest.get()?.['number']);
  }

  /** Returns number and hash of the last entry, after comparing the rows' end with what the journal says is its end. */
  end(): { readonly seq: number; readonly hash: string } {
    const row = this.#head.get();
    const head = row === undefined ? { seq: 0, hash: firstPrev } : { seq: numberOf(row['seq']), hash: textOf(row['hash']) };
    const last = toEntryOrNull(this.#last.get());
    const end = last === null ? { seq: 0, hash: firstPrev } : { seq: last.seq, hash: last.hash };
    if (end.seq < head.seq)
      throw damagedRow(end.seq + 1, `The journal says that it ends with row ${head.seq}, but the last one is ${end.seq}.`);
    if (end.seq > head.seq)
      throw damagedRow(head.seq + 1, `The journal says that it ends with row ${head.seq}; this one was added by other means.`);
    if (end.hash !== head.hash)
      throw damagedRow(end.seq, `The journal says that its end has the hash ${head.hash}, but this row's is ${end.hash}.`);
    return head;
  }

  endSeq(): number {
    return numberOf(this.#head.get()?.['seq']);
  }

  add(entry: JournalEntry, eventText: string): void {
    this.#insert.run(entry.seq, entry.ticket, entry.key, entry.at, eventText, entry.prev, entry.hash);
    this.#moveHead.run(entry.seq, entry.hash);
  }
}

type Columns = Record<string, SQLOutputValue>;

function toEntry(columns: Columns): JournalEntry {
  const row: JournalRow = {
    seq: numberOf(columns['seq']),
    ticket: textOf(columns['ticket']),
    key: textOf(columns['key']),
    at: textOf(columns['at']),
    event: textOf(columns['event']),
    prev: textOf(columns['prev']),
    hash: textOf(columns['hash']),
  };
  const { beforeHash } = columns;
  return checkRow(row, typeof beforeHash === 'string' ? { hash: beforeHash } : null);
}

function toEntryOrNull(columns: Columns | undefined): JournalEntry | null {
  return columns === undefined ? null : toEntry(columns);
}

// The tables are STRICT, so a column of another type cannot be stored; the fallbacks then fail the hash.
function textOf(value: SQLOutputValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: SQLOutputValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}
