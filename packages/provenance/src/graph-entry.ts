import type { Event } from '@ticket-circuit/schemas';

/** What the graph reads of a journal entry. */
export interface GraphEntry {
  readonly seq: number;
  readonly at: string;
  readonly key: string;
  readonly event: Event;
  readonly hash: string;
}

type Kind = Event['kind'];

/** An entry whose event is of a known kind. */
export type EntryOf<K extends Kind> = GraphEntry & { readonly event: Extract<Event, { readonly kind: K }> };

/** Returns the entries of one kind of event, in order. */
export function entriesOf<K extends Kind>(entries: readonly GraphEntry[], kind: K): EntryOf<K>[] {
  return entries.filter((entry): entry is EntryOf<K> => entry.event.kind === kind);
}
