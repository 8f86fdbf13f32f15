import { firstPrev, hashOfEntry, type JournalEntry } from '@ticket-circuit/journal';
import { canonicalJson, digestOf, parseEvent } from '@ticket-circuit/schemas';
import type { Finding } from './finding.ts';
import { entryPath, hexOf, ticketOfRef } from './journal-files.ts';
import type { Snapshot } from './snapshot.ts';

/** The journals of a snapshot, as far as they hold. */
export interface JudgedJournals {
  /** Entries of each ticket whose own file is right, in order. */
  readonly entries: ReadonlyMap<string, readonly JournalEntry[]>;
  readonly byHash: ReadonlyMap<string, JournalEntry>;
  readonly findings: readonly Finding[];
  readonly events: number;
  readonly documents: number;
}

/** Checks each event, report and recording against its own name, and each event against the one before it, through all tickets. */
export function judgeJournals({ journals }: Pick<Snapshot, 'journals'>): JudgedJournals {
  const findings: Finding[] = [];
  const entries = new Map<string, JournalEntry[]>();
  const broken = new Set<number>();
  let documents = 0;
  for (const [ref, files] of journals) {
    const ticket = ticketOfRef(ref) ?? '';
    const whole: JournalEntry[] = [];
    for (const [path, bytes] of files) {
      if (/^(?:proofs|recordings)\/[0-9a-f]{64}\.json$/u.test(path)) {
        documents += 1;
        const actual = digestOf(bytes);
        if (path.slice(path.indexOf('/') + 1) !== `${hexOf(actual)}.json`)
          findings.push({ in: ref, file: path, what: `Its bytes have the digest ${actual}.` });
        continue;
      }
      const read = readEntry(ticket, path, bytes);
      if (typeof read === 'string') {
        findings.push({ in: ref, file: path, what: read });
        broken.add(seqOfPath(path));
      } else whole.push(read);
    }
    entries.set(
      ticket,
      whole.toSorted((a, b) => a.seq - b.seq || (a.hash < b.hash ? -1 : 1)),
    );
  }
  const all = [...entries.values()].flat();
  const byHash = new Map(all.map((entry) => [entry.hash, entry]));
  for (const entry of all) {
    const what = linkFault(entry, byHash, broken);
    if (what !== null) findings.push({ in: `refs/circuit/${entry.ticket}/journal`, file: entryPath(entry.seq, entry.hash), what });
  }
  return { entries, byHash, findings, events: all.length + broken.size, documents };
}

/** Returns the entry of a file, or what is wrong with it. The bytes must be the one way in which the entry is written. */
function readEntry(ticket: string, path: string, bytes: Uint8Array): JournalEntry | string {
  if (!/^events\/\d{6,}-[0-9a-f]{8}\.json$/u.test(path)) return 'No such file belongs into a journal.';
  let entry: JournalEntry;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    entry = JSON.parse(text) as JournalEntry;
  } catch {
    return 'It is not JSON.';
  }
  if (typeof entry !== 'object' || entry === null || text !== `${canonicalJson(entry)}\n`) return 'It is not written as its content is.';
  const parsed = parseEvent(entry.event);
  if (parsed.kind === 'invalid') return `Its event is not valid: ${parsed.errors[0]?.path} ${parsed.errors[0]?.message}.`;
  const { hash, ...body } = entry;
  if (!hasPlace(body)) return 'Its number, key or time is not one.';
  if (hashOfEntry(body) !== hash) return `Its content has the hash ${hashOfEntry(body)}, and it says ${hash}.`;
  if (entryPath(entry.seq, hash) !== path) return `It is event ${entry.seq} with the hash ${hash}, under another name.`;
  return entry.ticket === ticket ? entry : `It is an event of ${entry.ticket}.`;
}

function hasPlace({ seq, key, at, prev }: Omit<JournalEntry, 'hash'>): boolean {
  const texts: unknown[] = [key, at, prev];
  return Number.isSafeInteger(seq) && seq > 0 && texts.every((text) => typeof text === 'string') && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(at);
}

/** An event that follows a broken one is not named again: what is broken is. */
function linkFault({ seq, prev }: JournalEntry, byHash: ReadonlyMap<string, JournalEntry>, broken: ReadonlySet<number>): string | null {
  if (prev === firstPrev) return seq === 1 ? null : `It says that nothing comes before it, and it is event ${seq}.`;
  const before = byHash.get(prev);
  if (before === undefined)
    return broken.has(seq - 1) ? null : `Event ${seq - 1}, which it follows, is missing: none has the hash ${prev}.`;
  return before.seq === seq - 1 ? null : `It follows event ${before.seq}, and it is event ${seq}.`;
}

function seqOfPath(path: string): number {
  return Number(/^events\/(\d+)-/u.exec(path)?.[1] ?? 0);
}

/** Returns the entries of a ticket from the first one to the one of a hash, along the chain; null where the chain is broken before its start. */
export function entriesUpTo(hash: string, ticket: string, { byHash }: Pick<JudgedJournals, 'byHash'>): JournalEntry[] | null {
  const found: JournalEntry[] = [];
  for (let at = hash; at !== firstPrev;) {
    const entry = byHash.get(at);
    if (entry === undefined) return null;
    if (entry.ticket === ticket) found.push(entry);
    at = entry.prev;
  }
  return found.toReversed();
}
