import type { Repository } from '@ticket-circuit/git';
import { canonicalJson } from '@ticket-circuit/schemas';

// The queue's facts are refs of the repository: a lost journal loses no ticket, and git's collector no candidate.

/** What was submitted. After a revert a ticket may be delivered again, and each delivery has a submission and a landing of its own. */
export const submissionRef = (ticket: string, attempt = 1): string => `refs/queue/in/${delivery(ticket, attempt)}`;
export const candidateRef = (ticket: string): string => `refs/queue/cand/${ticket}`;
export const proofRef = (tree: string): string => `refs/queue/proof/${tree}`;
/** Exists once a delivery has landed; only ever created, which is what makes a second landing fail. */
export const landedRef = (ticket: string, attempt = 1): string => `refs/queue/landed/${delivery(ticket, attempt)}`;
/** The commit that took a delivery back. */
export const revertedRef = (ticket: string, attempt: number): string => `refs/queue/reverted/${ticket}/${attempt}`;
/** A submission that stands in the queue; written before the journal knows of it, gone when it has landed or left. */
export const liveRef = (ticket: string): string => `refs/queue/live/${ticket}`;
/** Counts those who worked on the queue: whoever has been succeeded must not push any more. */
export const fenceRef = 'refs/queue/fence';

function delivery(ticket: string, attempt: number): string {
  return attempt === 1 ? ticket : `${ticket}.${attempt}`;
}

/** Returns the ticket and the delivery that a ref of a landing or a submission names. */
export function deliveryOf(ref: string): { readonly ticket: string; readonly attempt: number } {
  const [ticket = '', attempt = '1'] = (ref.split('/').at(-1) ?? '').split('.');
  return { ticket, attempt: Number(attempt) };
}

/** What a ticket may be called: its name becomes part of a ref's. An extended regular expression of POSIX as well. */
export const ticketSyntax = '^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$';
export const ticketPattern = new RegExp(ticketSyntax, 'u');
/** Where a checkout's files still stand while its branch has moved on already. */
export const pendingCheckoutRef = (ticket: string): string => `refs/queue/checkout/${ticket}`;

/** Where somebody pushes a commit for the queue of a branch; also with a ticket behind it. */
export const pushedRef = (branch: string): string => `refs/for/${branch}`;
/** Where the hook of a remote parks what was pushed for the queue, by number and ticket, until the queue takes it in. */
export const parkedFolder = (branch: string): string => `refs/queue/for/${branch}`;
/** What the queue took in from there and has not settled: commits on which others may be made. */
export const takenFolder = (branch: string): string => `refs/queue/taken/${branch}`;

/** Stores which proof the queue was shown for a tree, under the tree's name. */
export async function recordProof(repo: Repository, tree: string, proof: string): Promise<void> {
  const blob = await repo.writeBlob(Buffer.from(`${canonicalJson({ tree, proof })}\n`));
  await repo.updateRef(proofRef(tree), blob, { expected: undefined });
}

/** Returns the green proof that the queue was shown for exactly this tree; null when it was shown none, or what is stored says otherwise. */
export async function readProof(repo: Repository, tree: string): Promise<string | null> {
  const { proof } = (await readProofBlob(repo, tree)) ?? {};
  return typeof proof === 'string' && proof !== '' ? proof : null;
}

interface ProofBlob {
  readonly tree?: unknown;
  readonly proof?: unknown;
  readonly carriedBy?: { readonly commit: string; readonly tree: string };
}

async function readProofBlob(repo: Repository, tree: string): Promise<ProofBlob | null> {
  const blob = await repo.readRef(proofRef(tree));
  if (blob === null) return null;
  const bytes = (await repo.readBlobs([blob])).get(blob);
  return bytes === undefined ? null : proofIn(bytes, tree);
}

/** Returns what a proof ref's blob says of a tree; null when it is about another tree, or no such blob. */
export function proofIn(bytes: Uint8Array, tree: string): ProofBlob | null {
  try {
    const parsed = JSON.parse(new TextDecoder().decode(bytes)) as ProofBlob | null;
    return parsed?.tree === tree ? parsed : null;
  } catch {
    return null;
  }
}

/** Writes the landed ref if it is not there. Losing the race for it is fine: then it is there. */
export async function recordLanded(repo: Repository, ticket: string, commit: string, attempt = 1): Promise<void> {
  await repo.updateRef(landedRef(ticket, attempt), commit, { expected: null });
}

/** Stores that a tree went to main below another one, in the same push, and that the proof is the other's. */
export async function recordCarried(repo: Repository, tree: string, by: { readonly commit: string; readonly tree: string }): Promise<void> {
  const blob = await repo.writeBlob(Buffer.from(`${canonicalJson({ tree, carriedBy: by })}\n`));
  // A proof of its own is worth more.
  await repo.updateRef(proofRef(tree), blob, { expected: null });
}

/**
 * Returns the proof under which a commit came to main: that of its own tree, or that of the commit that carried it there.
 *
 * @param known What proof refs hold, by tree, where it was read already.
 */
export async function proofOfLanding(
  repo: Repository,
  { commit, tree }: { readonly commit: string; readonly tree: string },
  known: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<string | null> {
  const bytes = known.get(tree);
  const { proof, carriedBy: by } = (bytes === undefined ? await readProofBlob(repo, tree) : proofIn(bytes, tree)) ?? {};
  if (typeof proof === 'string' && proof !== '') return proof;
  if (by === undefined || (await repo.resolve(by.commit)) === null || (await repo.treeOf(by.commit)) !== by.tree) return null;
  return (await repo.isAncestor(commit, by.commit)) ? readProof(repo, by.tree) : null;
}

/** Returns which delivery of a ticket is due: one more than were taken back. */
export async function attemptOf(repo: Repository, ticket: string): Promise<number> {
  return (await repo.listRefs(`refs/queue/reverted/${ticket}`)).length + 1;
}
