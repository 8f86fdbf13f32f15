import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { dirtyPaths, placeOfCheckout } from './checkout.ts';
import { diffTrees, type TreeDifference } from './diff-trees.ts';
import type { GitPlace } from './git-guards.ts';
import { splitNul } from './git-path.ts';
import { runGit } from './run-git.ts';

export type CheckoutAdvance =
  | { readonly kind: 'advanced' }
  /** `inTheWay`: where it is one file that git does not know. */
  | { readonly kind: 'kept'; readonly why: string; readonly inTheWay?: FileInTheWay };

/** A file of a checkout that a move of the checkout would overwrite: one that git does not know, or one with changes. */
export interface FileInTheWay {
  readonly kind: 'untracked' | 'changed';
  readonly path: string;
}

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
  const path = await untrackedAmong(there, await diffTrees(there, from, to));
  if (path !== null) return { kind: 'kept', why: `${path} exists and is not tracked.`, inTheWay: { kind: 'untracked', path } };
  const answer = await runGit(there, ['read-tree', ...(dryRun ? ['-n'] : []), '-m', '-u', from, to], call);
  return answer.code === 0 ? { kind: 'advanced' } : { kind: 'kept', why: answer.stderr.trim() };
}

/**
 * Returns a file of a person's checkout that bringing it from one tree to another would overwrite; null when there is none. The trees need
 * not be what is checked out: what a ticket changes is asked before there is a commit of it.
 */
export async function fileInTheWay(place: GitPlace, { checkout, from, to }: Omit<CheckoutMove, 'dryRun'>): Promise<FileInTheWay | null> {
  const there = await placeOfCheckout(place, checkout);
  const lot = await diffTrees(there, from, to);
  const untracked = await untrackedAmong(there, lot);
  if (untracked !== null) return { kind: 'untracked', path: untracked };
  const dirty = new Set(await dirtyPaths(place, { checkout, untracked: false }));
  const changed = lot.find(({ path }) => dirty.has(path));
  return changed === undefined ? null : { kind: 'changed', path: changed.path };
}

/** git itself overwrites ignored files without asking; a person's `.env` must not go that way. */
async function untrackedAmong(there: GitPlace, lot: readonly TreeDifference[]): Promise<string | null> {
  const added = lot.filter(({ status }) => status === 'added').map(({ path }) => path);
  if (added.length === 0) return null;
  const standing = (await Promise.all(added.map(async (path) => await standingAt(there.topLevel, path)))).filter((path) => path !== null);
  if (standing.length === 0) return null;
  const known = new Set(splitNul((await runGit(there, ['ls-files', '-z', '--', ...standing], { index: 'own' })).stdout));
  return standing.find((path) => !known.has(path)) ?? null;
}

/** Returns the path at which something other than a folder stands where a file is to be made: the file's own, or that of a folder above it. */
async function standingAt(topLevel: string, path: string): Promise<string | null> {
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = parts.slice(0, depth).join('/');
    const facts = await lstat(join(topLevel, part)).catch(() => null);
    if (facts === null) return null;
    if (!facts.isDirectory()) return part;
  }
  return null;
}
