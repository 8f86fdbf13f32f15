import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProofStore } from '@ticket-circuit/checks';
import type { Repository } from '@ticket-circuit/git';
import type { Journal, JournalEntry } from '@ticket-circuit/journal';
import { graphOf } from '@ticket-circuit/provenance';
import { canonicalJson, digestOf, type ProvenanceGraph } from '@ticket-circuit/schemas';
import { digestFile, entryFile, journalRef, type MirrorFile } from './journal-files.ts';
import { signedFiles } from './envelope.ts';
import { addToRef } from './mirror.ts';
import { signingKey, type SigningKey } from './signing-key.ts';
import { statementOf, type NamedRecording } from './statement-of.ts';

/** Where the records of a project lie. */
export interface RecordPlace {
  readonly repo: Repository;
  readonly journal: Pick<Journal, 'readAll' | 'read'>;
  readonly store: ProofStore;
  readonly recordingsDir: string;
}

/** A ref that holds records, and where it is. */
export interface RecordRef {
  readonly ref: string;
  readonly commit: string;
}

/**
 * Mirrors the journals of tickets to their refs, with the reports and recordings that they name, and signs a statement for each landing that has none by
 * this machine's key. Returns the refs, those that were there already included. Doing it again changes nothing but for what has come since.
 */
export async function recordTickets(place: RecordPlace, tickets: Iterable<string>): Promise<RecordRef[]> {
  const { repo, journal } = place;
  const key = await signingKey(join(repo.commonDir, 'circuit/keys/signing.pem'));
  const refs: RecordRef[] = [];
  for (const ticket of tickets) {
    const entries = journal.read(ticket);
    const graph = graphOf(entries);
    if (graph === null) continue;
    const recordings = await recordingsOf(place, graph);
    const files = [...entries.map(entryFile), ...(await proofsOf(place, graph)), ...recordings.map(({ file }) => file)];
    const ref = journalRef(ticket);
    refs.push({ ref, commit: await addToRef(repo, ref, files, `${ticket}: ${entries.length} events\n`) });
    const landed = await attest(repo, { entries, recordings, key });
    if (landed !== null) refs.push(landed);
  }
  return refs;
}

interface ToAttest {
  readonly entries: readonly JournalEntry[];
  readonly recordings: readonly NamedRecording[];
  readonly key: SigningKey;
}

async function attest(repo: Repository, { entries, recordings, key }: ToAttest): Promise<RecordRef | null> {
  const named = recordings.map(({ session, digest }) => ({ session, digest }));
  const statement = statementOf(entries, named);
  const commit = statement?.subject[0]?.digest.gitCommit;
  if (statement === null || commit === undefined) return null;
  const ref = `refs/attestations/${commit}/${key.keyid.slice(0, 16)}`;
  const known = await repo.readRef(ref);
  if (known !== null) return { ref, commit: known };
  return { ref, commit: await addToRef(repo, ref, signedFiles(statement, key), `${statement.predicate.ticket} landed\n`) };
}

/** A report that is gone cannot be mirrored; whoever verifies is told so. */
async function proofsOf({ store }: RecordPlace, { artifacts }: ProvenanceGraph): Promise<MirrorFile[]> {
  const files: MirrorFile[] = [];
  for (const artifact of artifacts) {
    const document = artifact.kind === 'report' ? await store.get(artifact.digest) : null;
    if (document !== null) files.push(digestFile('proofs', Buffer.from(canonicalJson(document))));
  }
  return files;
}

async function recordingsOf(
  { recordingsDir }: RecordPlace,
  { artifacts }: ProvenanceGraph,
): Promise<(NamedRecording & { file: MirrorFile })[]> {
  const found: (NamedRecording & { file: MirrorFile })[] = [];
  for (const artifact of artifacts) {
    if (artifact.kind !== 'recording') continue;
    const bytes = await readFile(join(recordingsDir, artifact.file)).catch(() => null);
    if (bytes !== null) found.push({ session: artifact.session, digest: digestOf(bytes), file: digestFile('recordings', bytes) });
  }
  return found;
}
