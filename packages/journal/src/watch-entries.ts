import { setTimeout as wait } from 'node:timers/promises';
import type { JournalEntry } from './journal-entry.ts';

interface EntrySource {
  endSeq(): number;
  readAll(after: number): JournalEntry[];
}

interface WatchOptions {
  readonly after: number;
  readonly signal: AbortSignal;
  readonly pollMs: number;
}

/** Yields entries as the source gets them; looks again every `pollMs`, which costs one row read. Ends, without an error, with the signal. */
export async function* watchEntries(source: EntrySource, { after, signal, pollMs }: WatchOptions): AsyncGenerator<JournalEntry, void> {
  let seen = after;
  while (!signal.aborted) {
    const entries = source.endSeq() > seen ? source.readAll(seen) : [];
    for (const entry of entries) {
      if (signal.aborted) return;
      seen = entry.seq;
      yield entry;
    }
    if (entries.length === 0) await wait(pollMs, undefined, { signal }).catch(() => {});
  }
}
