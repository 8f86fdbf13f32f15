import { canonicalJson, digestOf } from '@ticket-circuit/schemas';
import type { JournalEntry } from '@ticket-circuit/journal';

/** A file of a mirrored journal or of a statement, by its path in the tree. */
export interface MirrorFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The ref that mirrors a ticket's journal; it matches `refs/circuit/*\/journal`, which clones fetch. */
export function journalRef(ticket: string): string {
  return `refs/circuit/${ticket}/journal`;
}

/** Returns the ticket whose journal a ref mirrors; null for other refs. */
export function ticketOfRef(ref: string): string | null {
  return /^refs\/circuit\/(T-\d+)\/journal$/u.exec(ref)?.[1] ?? null;
}

/** Returns the one file of an entry. Its name holds number and hash, so that two clones never write different contents under one name. */
export function entryFile(entry: JournalEntry): MirrorFile {
  const { seq, hash } = entry;
  return { path: entryPath(seq, hash), bytes: Buffer.from(`${canonicalJson(entry)}\n`) };
}

/** Returns the path of an entry's file. */
export function entryPath(seq: number, hash: string): string {
  return `events/${String(seq).padStart(6, '0')}-${hexOf(hash).slice(0, 8)}.json`;
}

/** Returns the file of a document that is named by the digest of its bytes. */
export function digestFile(folder: 'proofs' | 'recordings', bytes: Uint8Array): MirrorFile {
  return { path: digestPath(folder, digestOf(bytes)), bytes };
}

/** Returns the path of such a file. */
export function digestPath(folder: 'proofs' | 'recordings', digest: string): string {
  return `${folder}/${hexOf(digest)}.json`;
}

/** Returns the digits of a digest, without the name of its algorithm. */
export function hexOf(digest: string): string {
  return digest.slice(digest.indexOf(':') + 1);
}
