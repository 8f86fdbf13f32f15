import type { Repository } from '@ticket-circuit/git';
import { canonicalJson } from '@ticket-circuit/schemas';

// The queue's facts are refs of the repository: a lost journal loses no ticket, and git's collector no candidate.
export const submissionRef = (ticket: string): string => `refs/queue/in/${ticket}`;
export const candidateRef = (ticket: string): string => `refs/queue/cand/${ticket}`;
export const proofRef = (tree: string): string => `refs/queue/proof/${tree}`;
/** Exists once a ticket has landed; only ever created, which is what makes a second landing fail. */
export const landedRef = (ticket: string): string => `refs/queue/landed/${ticket}`;
/** Where a checkout's files still stand while its branch has moved on already. */
export const pendingCheckoutRef = (ticket: string): string => `refs/queue/checkout/${ticket}`;

/** Stores which proof the queue was shown for a tree, under the tree's name. */
export async function recordProof(repo: Repository, tree: string, proof: string): Promise<void> {
  const blob = await repo.writeBlob(Buffer.from(`${canonicalJson({ tree, proof })}\n`));
  await repo.updateRef(proofRef(tree), blob, { expected: undefined });
}

/** Says whether the queue was shown a green proof for a tree. */
export async function isProven(repo: Repository, tree: string): Promise<boolean> {
  return (await repo.readRef(proofRef(tree))) !== null;
}

/** Writes the landed ref if it is not there. Losing the race for it is fine: then it is there. */
export async function recordLanded(repo: Repository, ticket: string, commit: string): Promise<void> {
  await repo.updateRef(landedRef(ticket), commit, { expected: null });
}
