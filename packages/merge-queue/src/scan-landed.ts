import type { LogEntry, Repository } from '@ticket-circuit/git';
import { findRevert, type Revert } from './find-revert.ts';
import { targetOf } from './landing-target.ts';
import { isReplayOf } from './put-onto.ts';
import { landedRef, proofOfLanding, proofRef, recordLanded, revertedRef, submissionRef, ticketPattern } from './queue-refs.ts';
import { ticketsNamed } from './shape-of.ts';

export interface LandedTicket {
  readonly ticket: string;
  readonly commit: string;
  readonly tree: string;
  /** The commit that was given to the queue; another one than `commit` when it was replayed onto a main that had moved. */
  readonly submission: string;
  /** What the queue was shown for exactly this tree, or for the one that went to main on top of it in the same push. */
  readonly proof: string;
  /** 1, or more when it was delivered again after a revert. */
  readonly attempt: number;
}

/** A commit that names a ticket but did not come through the queue: to be shown, never to close the ticket by itself. */
export interface ForeignLanding {
  readonly tickets: readonly string[];
  readonly commit: string;
  readonly why: string;
}

export type LandingScan =
  | {
      readonly kind: 'scanned';
      readonly cursor: string;
      readonly landings: readonly LandedTicket[];
      readonly foreign: readonly ForeignLanding[];
      readonly reverts: readonly Revert[];
    }
  /** The branch no longer contains the cursor: somebody rewound or rewrote it. */
  | { readonly kind: 'rewound'; readonly cursor: string; readonly head: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface ScanRequest {
  readonly repo: Repository;
  readonly remote: string | null;
  readonly branch: string;
  /** The head of the scan before; null to read the branch from its start. Store the new one only after the closes are durable. */
  readonly cursor: string | null;
  readonly knownTicket: (ticket: string) => boolean;
}

/**
 * Reads the branch from the cursor to its head, along first parents, and returns the tickets that landed on it, in order, and the
 * landings that were taken back. This is the record by which tickets close; a hook only makes it happen sooner. The same is found again
 * from the same cursor.
 *
 * @throws {GitError} when the repository itself cannot be read.
 */
export async function scanLanded({ repo, remote, branch, cursor, knownTicket }: ScanRequest): Promise<LandingScan> {
  const target = await targetOf({ repo, remote, branch });
  const reading = await target.readHead();
  if (reading.kind === 'unknown') return reading;
  if (reading.kind === 'absent') return { kind: 'unknown', why: `${target.name} does not exist.` };
  const head = reading.commit;
  const found = { landings: [] as LandedTicket[], foreign: [] as ForeignLanding[], reverts: [] as Revert[] };
  if (cursor === head) return { kind: 'scanned', cursor: head, ...found };
  if (cursor !== null && !((await repo.resolve(cursor)) !== null && (await repo.isAncestor(cursor, head))))
    return { kind: 'rewound', cursor, head };
  // A queue that was given nothing has landed nothing: the whole history of a project need not be read for that.
  if (cursor === null && (await repo.listRefs('refs/queue/in')).length === 0) return { kind: 'scanned', cursor: head, ...found };
  const entries = (await repo.firstParentLog(cursor, head)).filter(({ trailers, message }) => isOfInterest(trailers, message));
  const scan = { repo, knownTicket, ...(await queueRefs(repo, entries)) };
  for (const entry of entries) await readEntry(scan, entry, found);
  return { kind: 'scanned', cursor: head, ...found };
}

interface Scan extends Pick<ScanRequest, 'repo' | 'knownTicket'> {
  /** The queue's refs as they are now: asking for each alone would make a long history slow. */
  readonly refs: Map<string, string>;
  readonly proofs: ReadonlyMap<string, Uint8Array>;
}

async function queueRefs(repo: Repository, entries: readonly LogEntry[]): Promise<Pick<Scan, 'refs' | 'proofs'>> {
  const refs = new Map(entries.length === 0 ? [] : (await repo.listRefs('refs/queue')).map(({ ref, commit }) => [ref, commit]));
  const blobs = new Map(
    entries.flatMap(({ tree }) => {
      const blob = refs.get(proofRef(tree));
      return blob === undefined ? [] : [[tree, blob] as const];
    }),
  );
  const bytes = await repo.readBlobs([...new Set(blobs.values())]);
  return {
    refs,
    proofs: new Map(
      [...blobs].flatMap(([tree, blob]) => {
        const found = bytes.get(blob);
        return found === undefined ? [] : [[tree, found] as const];
      }),
    ),
  };
}

interface Found {
  readonly landings: LandedTicket[];
  readonly foreign: ForeignLanding[];
  readonly reverts: Revert[];
}

function isOfInterest(trailers: LogEntry['trailers'], message: string): boolean {
  return ticketsNamed(trailers).length > 0 || message.includes('This reverts commit ');
}

async function readEntry(scan: Scan, entry: LogEntry, found: Found): Promise<void> {
  const { repo, refs } = scan;
  const revert = await findRevert(repo, refs, entry);
  if (revert?.kind === 'restored') found.foreign.push({ tickets: [revert.ticket], commit: entry.commit, why: revert.why });
  if (revert?.kind === 'reverted') {
    const ref = revertedRef(revert.ticket, revert.attempt);
    await repo.updateRef(ref, entry.commit, { expected: undefined });
    refs.set(ref, entry.commit);
    found.reverts.push(revert);
  }
  const tickets = ticketsNamed(entry.trailers);
  if (revert !== null || tickets.length === 0) return;
  const [ticket = ''] = tickets;
  const origin = await originOf(scan, entry, tickets);
  if (typeof origin === 'string') {
    found.foreign.push({ tickets, commit: entry.commit, why: origin });
    return;
  }
  const { attempt } = origin;
  if (refs.get(landedRef(ticket, attempt)) !== entry.commit) {
    await recordLanded(repo, ticket, entry.commit, attempt);
    refs.set(landedRef(ticket, attempt), entry.commit);
  }
  found.landings.push({ ticket, commit: entry.commit, tree: entry.tree, ...origin });
}

/** Returns how a commit came through the queue, or why it did not. */
async function originOf(
  { repo, knownTicket, refs, proofs }: Scan,
  entry: LogEntry,
  tickets: readonly string[],
): Promise<Pick<LandedTicket, 'submission' | 'proof' | 'attempt'> | string> {
  const [ticket = '', ...others] = tickets;
  if (others.length > 0) return `It names ${tickets.length} tickets.`;
  // What a commit says becomes part of a ref's name below.
  if (!ticketPattern.test(ticket) || !knownTicket(ticket)) return 'There is no such ticket.';
  const attempt = deliveryFor(refs, ticket, entry.commit);
  const submission = refs.get(submissionRef(ticket, attempt));
  if (submission === undefined) return 'The ticket was never given to the queue.';
  // The landed ref is written once a commit was found to be the submission: what it names need not be replayed again.
  const isKnown = refs.get(landedRef(ticket, attempt)) === entry.commit;
  if (!isKnown && !(await isReplayOf(repo, submission, entry.commit)))
    return `It is not the commit ${submission} that was given to the queue.`;
  const proof = await proofOfLanding(repo, entry, proofs);
  return proof !== null ? { submission, proof, attempt } : `No proof is recorded for its tree ${entry.tree}.`;
}

/** The delivery whose landing this commit is known to be, otherwise the one that is due. */
function deliveryFor(refs: ReadonlyMap<string, string>, ticket: string, commit: string): number {
  let attempt = 1;
  while (refs.get(landedRef(ticket, attempt)) !== commit && refs.has(revertedRef(ticket, attempt))) attempt += 1;
  return attempt;
}
