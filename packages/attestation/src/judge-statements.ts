import { createHash } from 'node:crypto';
import { canonicalJson, parseRecording, parseTestReport, type LandingStatement } from '@ticket-circuit/schemas';
import type { JournalEntry } from '@ticket-circuit/journal';
import { readSigned, statementPath } from './envelope.ts';
import type { Finding } from './finding.ts';
import { digestPath, journalRef } from './journal-files.ts';
import { entriesUpTo, type JudgedJournals } from './judge-journals.ts';
import { commitOfRef } from './load-snapshot.ts';
import type { Snapshot, SnapshotCommit } from './snapshot.ts';
import { statementOf } from './statement-of.ts';

/** What a statement says of a landing, once its signature holds. */
export interface Stated {
  readonly statement: LandingStatement;
  readonly keyid: string;
}

export interface JudgedStatements {
  readonly stated: readonly Stated[];
  readonly findings: readonly Finding[];
}

/**
 * Checks each signed statement: its signature, the commit that it is about, and that it follows from the journal and the documents beside it.
 *
 * @param trusted Names of the keys that may sign; empty when any may.
 */
export function judgeStatements(snapshot: Snapshot, journals: JudgedJournals, trusted: readonly string[]): JudgedStatements {
  const stated: Stated[] = [];
  const findings: Finding[] = [];
  for (const [ref, files] of snapshot.statements) {
    const read = readSigned(files, ref.slice(ref.lastIndexOf('/') + 1));
    if (read.kind === 'broken') {
      findings.push({ in: ref, file: read.path, what: read.why });
      continue;
    }
    stated.push(read);
    for (const path of files.keys())
      if (path !== statementPath && path !== 'key.pem')
        findings.push({ in: ref, file: path, what: 'No such file belongs to a statement.' });
    findings.push(...faultsOf({ ref, read, snapshot, journals, trusted }).map((what) => ({ in: ref, file: statementPath, what })));
  }
  return { stated, findings };
}

interface Case {
  readonly ref: string;
  readonly read: Stated;
  readonly snapshot: Snapshot;
  readonly journals: JudgedJournals;
  readonly trusted: readonly string[];
}

function faultsOf({ ref, read, snapshot, journals, trusted }: Case): string[] {
  const { statement, keyid } = read;
  const { predicate, subject } = statement;
  const commit = subject[0]?.digest.gitCommit ?? '';
  const name = `${commit}/${keyid.slice(0, 16)}`;
  return [
    ...(ref === `refs/attestations/${name}` ? [] : [`It is about commit ${commit}, under another name.`]),
    ...(trusted.length === 0 || trusted.includes(keyid) ? [] : [`It is signed by key ${keyid}, which is not trusted.`]),
    ...commitFaults(commit, predicate, snapshot.commits.get(commit)),
    ...journalFaults(statement, snapshot, journals),
  ];
}

function commitFaults(oid: string, { tree, ticket }: LandingStatement['predicate'], commit: SnapshotCommit | undefined): string[] {
  const text = commit?.bytes ? Buffer.from(commit.bytes).toString('utf8') : null;
  if (text === null) return [`The repository has no commit ${oid}.`];
  const actual = /^tree ([0-9a-f]+)\n/u.exec(text)?.[1] ?? 'none';
  return [
    ...(commit?.isOnMain === true ? [] : [`Commit ${oid} is not on main.`]),
    ...(actual === tree ? [] : [`Commit ${oid} has tree ${actual}, and ${tree} landed.`]),
    ...(text.split('\n').some((line) => line === `Ticket: ${ticket}`) ? [] : [`Commit ${oid} does not name ${ticket}.`]),
  ];
}

/** The statement is made again from the journal; then each document that it names must be there. */
function journalFaults({ predicate, ...rest }: LandingStatement, { journals: refs }: Snapshot, journals: JudgedJournals): string[] {
  const { ticket, journal } = predicate;
  // What is wrong with the journal itself is named there, at the very event.
  const entries = entriesUpTo(journal.hash, ticket, journals);
  if (entries === null)
    return journals.findings.length > 0
      ? []
      : [`The journal that is here does not lead to event ${journal.seq} with the hash ${journal.hash}.`];
  const again = statementOf(entries, predicate.recordings);
  if (again === null || canonicalJson(again) !== canonicalJson({ predicate, ...rest })) {
    const differing = Object.entries(predicate)
      .filter(([key, value]) => canonicalJson(value) !== canonicalJson(again?.predicate[key as keyof typeof predicate] ?? null))
      .map(([key]) => key);
    return [`It does not follow from the journal: ${differing.length === 0 ? 'the subject' : differing.join(', ')} differ.`];
  }
  const files = refs.get(journalRef(ticket)) ?? new Map<string, Uint8Array>();
  return [
    ...predicate.proofs
      .filter(({ digest }) => !files.has(digestPath('proofs', digest)))
      .map(({ digest, what }) => `The report ${digest} (${what}) is missing.`),
    ...predicate.recordings
      .filter(({ digest }) => !files.has(digestPath('recordings', digest)))
      .map(({ digest, session }) => `The recording ${digest} of ${session} is missing.`),
    ...predicate.recordings.flatMap((named) => recordingFaults(named, files.get(digestPath('recordings', named.digest)), entries)),
    ...treeFaults(predicate, files),
  ];
}

/** Every reply that the journal names by digest is the one that was recorded. */
function recordingFaults(
  { session }: { readonly session: string },
  bytes: Uint8Array | undefined,
  entries: readonly JournalEntry[],
): string[] {
  const parsed = bytes === undefined ? null : parseRecording(jsonOf(bytes));
  if (parsed?.kind !== 'valid') return [];
  return entries.flatMap(({ event }) => {
    if (event.kind !== 'model-called' || event.session !== session) return [];
    const ordinal = Number(event.callId.slice(event.callId.lastIndexOf('#') + 1));
    const call = parsed.value.calls.find((each) => each.ordinal === ordinal);
    // A secret in a reply was not kept, and its reply is then another one; the recording itself is named by the signed statement.
    if (call !== undefined && JSON.stringify(call.reply).includes('[redacted]')) return [];
    const actual = call === undefined ? 'none' : `sha256:${createHash('sha256').update(canonicalJson(call.reply)).digest('hex')}`;
    return actual === event.reply ? [] : [`The recording of ${session} holds another reply ${ordinal} than the journal names: ${actual}.`];
  });
}

/** What landed is the tree that was checked, or one that the queue's own run shows to be green. */
function treeFaults({ tree, checked, landed }: LandingStatement['predicate'], files: ReadonlyMap<string, Uint8Array>): string[] {
  if (tree === checked) return [];
  const bytes = landed === undefined ? undefined : files.get(digestPath('proofs', landed));
  const report = bytes === undefined ? null : parseTestReport(jsonOf(bytes));
  if (report?.kind !== 'valid') return [`Tree ${tree} landed, ${checked} was checked, and no report shows that the landed one is green.`];
  const { tree: shown, exit, faults, results } = report.value;
  const isGreen = exit.kind === 'exited' && exit.code === 0 && faults.length === 0 && results.every(({ outcome }) => outcome !== 'failed');
  return shown === tree && isGreen
    ? []
    : [`Tree ${tree} landed, and the report that should show it to be green is of ${shown}${isGreen ? '' : ' and red'}.`];
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}

/** Returns each commit that is not what it is named, and each landing that no statement is about. */
export function judgeCommits(snapshot: Snapshot, { stated }: JudgedStatements): Finding[] {
  const attested = new Set([
    ...stated.map(({ statement }) => statement.subject[0]?.digest.gitCommit ?? ''),
    // A broken statement is named as such.
    ...[...snapshot.statements.keys()].flatMap((ref) => commitOfRef(ref) ?? []),
  ]);
  return [...snapshot.commits].flatMap(([oid, { bytes, isOnMain }]): Finding[] => {
    if (bytes === null) return [];
    const header = Buffer.from(`commit ${bytes.length}\0`);
    const actual = createHash(snapshot.objectFormat).update(header).update(bytes).digest('hex');
    if (actual !== oid) return [{ in: oid, what: `The commit's bytes have the name ${actual}.` }];
    return isOnMain && !attested.has(oid) ? [{ in: oid, what: 'The commit names a ticket, and no statement is about its landing.' }] : [];
  });
}
