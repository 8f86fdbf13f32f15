import type { DatabaseSync } from 'node:sqlite';
import { canonicalJson, parseEvent, type Event } from '@ticket-circuit/schemas';
import { databaseFault, inTransaction, openDatabase } from './journal-database.ts';
import { hashOfEntry, type Glance, type JournalEntry } from './journal-entry.ts';
import { JournalError } from './journal-error.ts';
import { JournalRows } from './journal-rows.ts';
import { holderOfRunLock, takeRunLock, type LockAttempt, type LockHolder } from './run-lock.ts';
import { watchEntries } from './watch-entries.ts';

/** How an append ended. `known`: the key was there before, nothing has changed, and the entry is the first one's. */
export type Appended = { readonly kind: 'appended' | 'known'; readonly entry: JournalEntry };

/** A ticket's first event before the journal has given it its id. */
export type NewTicket = Omit<Extract<Event, { readonly kind: 'ticket-opened' }>, 'ticket'>;

/** The append-only log of every ticket's events: the only truth about them. Any number of processes may have it open. */
export class Journal implements Disposable {
  readonly file: string;
  readonly #database: DatabaseSync;
  readonly #rows: JournalRows;

  constructor(file: string) {
    this.file = file;
    this.#database = openDatabase(file);
    this.#rows = new JournalRows(this.#database);
  }

  /**
   * Appends one event to a ticket; it is on disk when this returns.
   *
   * @param at When, by the caller's clock, as `Date.toISOString` writes it.
   * @throws {JournalError} `unknown-ticket`, `invalid-event` (the event or the time), `damaged`, `not-opened` when the disk refuses.
   */
  append(ticket: string, key: string, event: Event, at: string): Appended {
    const text = checkedText(key, event, at);
    return this.#write(() => {
      const known = this.#rows.byKey(ticket, key);
      if (known !== null) return { kind: 'known', entry: known };
      if (!this.#rows.hasTicket(ticket)) throw unknownTicket(ticket);
      return { kind: 'appended', entry: this.#add(ticket, key, event, text, at) };
    });
  }

  /**
   * Appends many entries at once, all or none, and links each to the one before: for whoever brings a journal along. The first entry of a ticket opens it.
   *
   * @throws {JournalError} as `append`; `not-opened` also for a key that is there already.
   */
  appendAll(entries: readonly Omit<Glance, 'seq'>[]): void {
    const texts = entries.map(({ key, event, at }) => checkedText(key, event, at));
    this.#write(() => {
      const opened = new Set<string>();
      let { seq, hash: prev } = this.#rows.end();
      for (const [index, { ticket, key, at, event }] of entries.entries()) {
        if (event.kind === 'ticket-opened' && event.ticket === ticket) opened.add(ticket);
        if (!opened.has(ticket) && !this.#rows.hasTicket(ticket)) throw unknownTicket(ticket);
        opened.add(ticket);
        const eventText = texts[index] ?? '';
        const entry = linked({ seq: ++seq, ticket, key, at, event, prev }, eventText);
        this.#rows.add(entry, eventText);
        prev = entry.hash;
      }
    });
  }

  /**
   * Opens a ticket under the next free id: the id is taken, written into the event, and the event appended, all in one step.
   *
   * @param above A number that is taken elsewhere: the ticket gets a higher one.
   * @param key Makes a repeated opening harmless, over all tickets; without one each call opens another ticket.
   * @throws {JournalError} as `append`.
   */
  openTicket(facts: NewTicket, at: string, key?: string, above = 0): Appended {
    return this.#write(() => {
      const known = key === undefined ? null : this.#rows.opening(key);
      if (known !== null) return { kind: 'known', entry: known };
      const ticket = `T-${Math.max(this.#rows.highestTicketNumber(), above) + 1}`;
      const event = { ...facts, ticket };
      const text = checkedText(key ?? event.kind, event, at);
      return { kind: 'appended', entry: this.#add(ticket, key ?? event.kind, event, text, at) };
    });
  }

  /**
   * Returns a ticket's entries with a number above `after`, in order; empty for a ticket that does not exist.
   *
   * @throws {JournalError} `damaged`, naming the row.
   */
  read(ticket: string, after = 0): JournalEntry[] {
    return this.#guarded(() => this.#rows.ofTicket(ticket, after));
  }

  /**
   * Returns the entries of all tickets with a number above `after`, in order.
   *
   * @throws {JournalError} `damaged`, naming the row.
   */
  readAll(after = 0): JournalEntry[] {
    return this.#guarded(() =>
      inTransaction(this.#database, 'read', () => {
        const entries = this.#rows.after(after);
        this.#rows.end();
        return entries;
      }),
    );
  }

  /**
   * Returns up to `limit` entries of all tickets with a number above `after`, in order, without looking whether they are what was written: for
   * overviews of a long journal, ten times as fast. Nothing may be decided on them.
   */
  glance(after: number, limit: number): Glance[] {
    return this.#guarded(() => this.#rows.glance(after, limit));
  }

  /** Returns the hash that stands at a number, which vouches for all before it; null where there is no entry. */
  hashAt(seq: number): string | null {
    return this.#guarded(() => this.#rows.hashAt(seq));
  }

  /** Returns the number of the last entry; 0 for an empty journal. */
  endSeq(): number {
    return this.#guarded(() => this.#rows.endSeq());
  }

  /** Returns the ids of all tickets, in the order of their opening. */
  tickets(): string[] {
    return this.#guarded(() => this.#rows.tickets());
  }

  /** Yields the entries with a number above `after`, those to come included, whichever process appends them; ends with the signal. */
  watch(
    after: number,
    { signal, pollMs = 200 }: { readonly signal: AbortSignal; readonly pollMs?: number },
  ): AsyncGenerator<JournalEntry, void> {
    const source = { endSeq: () => this.#guarded(() => this.#rows.endSeq()), readAll: (seq: number) => this.readAll(seq) };
    return watchEntries(source, { after, signal, pollMs });
  }

  /**
   * Checks every row, their order and where they end; returns how many there are.
   *
   * @throws {JournalError} `damaged`, naming the first row that was torn, edited, removed or put elsewhere.
   */
  verify(): number {
    const act = (): number => {
      // The rows first: a fault in the middle is named before the one it makes at the end.
      this.#rows.check();
      return this.#rows.end().seq;
    };
    return this.#guarded(() => inTransaction(this.#database, 'read', act));
  }

  /** Takes the right to run a ticket; at most one process on the machine has it, and it ends with that process. `brief` is for who clears up. */
  lockTicket(ticket: string, since: string, hold: { readonly brief?: true } = {}): LockAttempt {
    return takeRunLock(`${this.file}.locks`, `ticket ${ticket}`, since, hold);
  }

  /** Takes the right to land on one branch; otherwise as `lockTicket`. */
  lockQueue(name: string, since: string): LockAttempt {
    return takeRunLock(`${this.file}.locks`, `queue ${name}`, since);
  }

  /** Returns who runs a ticket now, without standing in the way of who would; null when nobody does. */
  ticketHolder(ticket: string): LockHolder | null {
    return holderOfRunLock(`${this.file}.locks`, `ticket ${ticket}`);
  }

  /** Returns who works on the queue of a branch now; otherwise as `ticketHolder`. */
  queueHolder(name: string): LockHolder | null {
    return holderOfRunLock(`${this.file}.locks`, `queue ${name}`);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #add(ticket: string, key: string, event: Event, text: string, at: string): JournalEntry {
    const { seq, hash: prev } = this.#rows.end();
    const entry = linked({ seq: seq + 1, ticket, key, at, event, prev }, text);
    this.#rows.add(entry, text);
    return entry;
  }

  #write<Result>(act: () => Result): Result {
    return this.#guarded(() => inTransaction(this.#database, 'write', act));
  }

  #guarded<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (cause) {
      throw cause instanceof JournalError ? cause : databaseFault(cause, this.file);
    }
  }
}

/**
 * Opens a journal; file and folder are made when absent.
 *
 * @throws {JournalError} `damaged`, `other-version` or `not-opened`.
 */
export function openJournal(file: string): Journal {
  return new Journal(file);
}

function linked(body: Omit<JournalEntry, 'hash'>, eventText: string): JournalEntry {
  return { ...body, hash: hashOfEntry(body, eventText) };
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/u;

function checkedText(key: string, event: Event, at: string): string {
  if (!isoTime.test(at)) throw invalidEvent(key, `Its time ${JSON.stringify(at)} is not ISO 8601 in UTC.`);
  if (key === '') throw invalidEvent(key, 'Its key is empty.');
  const parsed = parseEvent(event);
  if (parsed.kind === 'valid') return canonicalJson(event);
  const faults = parsed.errors.map(({ path, message }) => `${path} ${message}`);
  throw invalidEvent(key, `Its event breaks the schema: ${faults.join('; ')}.`);
}

function invalidEvent(key: string, why: string): JournalError {
  return new JournalError({
    code: 'invalid-event',
    what: `The event ${JSON.stringify(key)} was not appended.`,
    why,
    next: 'This is a bug of Ticket Circuit: please report it with this message.',
  });
}

function unknownTicket(ticket: string): JournalError {
  return new JournalError({
    code: 'unknown-ticket',
    what: `Nothing was appended to ${ticket}.`,
    why: 'The journal knows no such ticket.',
    next: 'Run: circuit tickets',
  });
}
