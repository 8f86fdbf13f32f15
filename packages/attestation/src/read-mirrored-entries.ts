import type { Repository } from '@ticket-circuit/git';
import type { JournalEntry } from '@ticket-circuit/journal';
import { journalRef, ticketOfRef } from './journal-files.ts';
import { judgeJournals } from './judge-journals.ts';

/** Returns the tickets whose journals a clone has, in number order. */
export async function mirroredTickets(repo: Repository): Promise<string[]> {
  const tickets = (await repo.listRefs('refs/circuit')).flatMap(({ ref }) => ticketOfRef(ref) ?? []);
  return tickets.toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
}

/** Returns the entries of a ticket as a clone without the journal's database has them, each checked against its hash; empty when it has none. */
export async function readMirroredEntries(repo: Repository, ticket: string): Promise<readonly JournalEntry[]> {
  const ref = journalRef(ticket);
  const commit = ticketOfRef(ref) === null ? null : await repo.readRef(ref);
  if (commit === null) return [];
  const files = (await repo.listTree(await repo.treeOf(commit))).filter(({ path }) => path.startsWith('events/'));
  const blobs = await repo.readBlobs(files.map(({ oid }) => oid));
  const journals = new Map([[ref, new Map(files.map(({ path, oid }) => [path, blobs.get(oid) ?? new Uint8Array()]))]]);
  return judgeJournals({ journals }).entries.get(ticket) ?? [];
}
