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

/** Returns the green proof that the queue was shown for exactly this tree; null when it was shown none, or what is stored says otherwise. */
export async function readProof(repo: Repository, tree: string): Promise<string | null> {
  const blob = await repo.readRef(proofRef(tree));
  if (blob === null) return null;
  const text = new TextDecoder().decode((await repo.readBlobs([blob])).get(blob));
  const parsed = parsedProof(text);
  return parsed?.tree === tree && typeof parsed.proof === 'string' && parsed.proof !== '' ? parsed.proof : null;
}

function parsedProof(text: string): { tree?: unknown; proof?: unknown } | null {
  try {
    return JSON.parse(text) as { tree?: unknown; proof?: unknown } | null;
  } catch {
    return null;
  }
}

/** Writes the landed ref if it is not there. Losing the race for it is fine: then it is there. */
export async function recordLanded(repo: Repository, ticket: string, commit: string): Promise<void> {
  await repo.updateRef(landedRef(ticket), commit, { expected: null });
}
