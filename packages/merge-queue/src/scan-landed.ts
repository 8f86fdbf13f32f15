import type { LogEntry, Repository } from '@ticket-circuit/git';
import { ticketsNamed } from './admit.ts';
import { targetOf } from './landing-target.ts';
import { readProof, recordLanded, submissionRef } from './queue-refs.ts';
import { isReplayOf } from './stack.ts';

export interface LandedTicket {
  readonly ticket: string;
  readonly commit: string;
  readonly tree: string;
  /** The commit that was given to the queue; another one than `commit` when it was replayed onto a main that had moved. */
  readonly submission: string;
  /** What the queue was shown for exactly this tree. */
  readonly proof: string;
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
 * Reads the branch from the cursor to its head, along first parents, and returns the tickets that landed on it, in order. This
 * is the record by which tickets close; a hook only makes it happen sooner. The same landings are found again from the same cursor.
 *
 * @throws {GitError} when the repository itself cannot be read.
 */
export async function scanLanded({ repo, remote, branch, cursor, knownTicket }: ScanRequest): Promise<LandingScan> {
  const target = await targetOf({ repo, remote, branch });
  const reading = await target.readHead();
  if (reading.kind === 'unknown') return reading;
  if (reading.kind === 'absent') return { kind: 'unknown', why: `${target.name} does not exist.` };
  const head = reading.commit;
  if (cursor !== null && !((await repo.resolve(cursor)) !== null && (await repo.isAncestor(cursor, head))))
    return { kind: 'rewound', cursor, head };
  const landings: LandedTicket[] = [];
  const foreign: ForeignLanding[] = [];
  for (const entry of await repo.firstParentLog(cursor, head)) {
    const tickets = ticketsNamed(entry.trailers);
    if (tickets.length === 0) continue;
    const origin = await originOf(repo, entry, tickets, knownTicket);
    const [ticket = ''] = tickets;
    if (typeof origin === 'string') {
      foreign.push({ tickets, commit: entry.commit, why: origin });
      continue;
    }
    await recordLanded(repo, ticket, entry.commit);
    landings.push({ ticket, commit: entry.commit, tree: entry.tree, ...origin });
  }
  return { kind: 'scanned', cursor: head, landings, foreign };
}

/** Returns how a commit came through the queue, or why it did not. */
async function originOf(
  repo: Repository,
  entry: LogEntry,
  tickets: readonly string[],
  knownTicket: (ticket: string) => boolean,
): Promise<Pick<LandedTicket, 'submission' | 'proof'> | string> {
  const [ticket = '', ...others] = tickets;
  if (others.length > 0) return `It names ${tickets.length} tickets.`;
  // What a commit says becomes part of a ref's name below.
  if (!/^T-[1-9]\d{0,8}$/u.test(ticket) || !knownTicket(ticket)) return 'There is no such ticket.';
  const submission = await repo.readRef(submissionRef(ticket));
  if (submission === null) return 'The ticket was never given to the queue.';
  if (!(await isReplayOf(repo, submission, entry.commit))) return `It is not the commit ${submission} that was given to the queue.`;
  const proof = await readProof(repo, entry.tree);
  return proof !== null ? { submission, proof } : `No proof is recorded for its tree ${entry.tree}.`;
}
