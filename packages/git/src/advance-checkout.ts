import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOfCheckout } from './checkout.ts';
import { diffTrees } from './diff-trees.ts';
import type { GitPlace } from './git-guards.ts';
import { splitNul } from './git-path.ts';
import { runGit } from './run-git.ts';

export type CheckoutAdvance = { readonly kind: 'advanced' } | { readonly kind: 'kept'; readonly why: string };

export interface CheckoutMove {
  /** Folder of the checkout, as `worktrees()` lists it. */
  readonly checkout: string;
  readonly from: string;
  readonly to: string;
  /** Only says what would happen. */
  readonly dryRun?: boolean;
}

/**
 * Brings the files and the index of a person's checkout from one commit to another, and moves no ref. It is refused as a whole
 * when an edited file or a file that git does not know, ignored ones included, would be overwritten; then nothing has changed.
 * A checkout that is already there, wholly or in part, is brought to the same end.
 */
export async function advanceCheckout(place: GitPlace, { checkout, from, to, dryRun = false }: CheckoutMove): Promise<CheckoutAdvance> {
  const there = await placeOfCheckout(place, checkout);
  // The person's own checkout, so the person's own filters and line-end rules hold.
  const call = { profile: 'user', index: 'own', answers: [0, 1, 128] } as const;
  await runGit(there, ['update-index', '-q', '--refresh'], call);
  const blocked = await unknownFileInTheWay(there, from, to);
  if (blocked !== null) return { kind: 'kept', why: `${blocked} exists and is not tracked.` };
  const answer = await runGit(there, ['read-tree', ...(dryRun ? ['-n'] : []), '-m', '-u', from, to], call);
  return answer.code === 0 ? { kind: 'advanced' } : { kind: 'kept', why: answer.stderr.trim() };
}

/** git itself overwrites ignored files without asking; a person's `.env` must not go that way. */
async function unknownFileInTheWay(there: GitPlace, from: string, to: string): Promise<string | null> {
  const added = (await diffTrees(there, from, to)).filter(({ status }) => status === 'added').map(({ path }) => path);
  if (added.length === 0) return null;
  const known = new Set(splitNul((await runGit(there, ['ls-files', '-z', '--', ...added], { index: 'own' })).stdout));
  for (const path of added) {
    if (known.has(path)) continue;
    const facts = await lstat(join(there.topLevel, path)).catch(() => null);
    if (facts !== null && !facts.isDirectory()) return path;
  }
  return null;
}
