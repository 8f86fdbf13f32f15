import { canonicalJson, digestOf, type Event } from '@ticket-circuit/schemas';

/** One event with its place in the journal. */
export interface JournalEntry {
  /** 1, 2, 3 … over the whole journal, without a gap. */
  readonly seq: number;
  readonly ticket: string;
  /** Unique within the ticket: what makes a repeated append harmless. */
  readonly key: string;
  /** When, as the caller's clock said (ISO 8601). */
  readonly at: string;
  readonly event: Event;
  /** Hash of the entry before, of whatever ticket; `firstPrev` for the first. */
  readonly prev: string;
  readonly hash: string;
}

/** An entry as it lies there, without its place in the chain. */
export type Glance = Omit<JournalEntry, 'prev' | 'hash'>;

/** What the first entry names as the hash before it. */
export const firstPrev = `sha256:${'0'.repeat(64)}`;

/**
 * Returns the hash of an entry: over the canonical JSON of everything else in it, so that each entry vouches for all before it.
 *
 * @param eventText Canonical JSON of the event, where the caller has it already: it is most of the work.
 */
export function hashOfEntry(entry: Omit<JournalEntry, 'hash'>, eventText = canonicalJson(entry.event)): string {
  const { seq, ticket, key, at, prev } = entry;
  const text = (value: string): string => JSON.stringify(value);
  // The names in their order: the canonical JSON of the whole, without writing that of the event a second time.
  return digestOf(`{"at":${text(at)},"event":${eventText},"key":${text(key)},"prev":${text(prev)},"seq":${seq},"ticket":${text(ticket)}}`);
}
