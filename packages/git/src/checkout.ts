import { join } from 'node:path';
import { shellWord } from '@ticket-circuit/schemas';
import { GitError } from './git-error.ts';
import { splitNul } from './git-path.ts';
import type { GitPlace } from './git-guards.ts';
import { resolveRev } from './read-objects.ts';
import type { CheckoutArgs } from './git-verb.ts';
import { runGit, runGitOnCheckout } from './run-git.ts';
import { worktreeRecord } from './worktrees.ts';

export type HeadState =
  | { readonly kind: 'branch'; readonly branch: string }
  | { readonly kind: 'detached'; readonly commit: string }
  | { readonly kind: 'unborn' };

/** Returns what the person has checked out. */
export async function headState(place: GitPlace): Promise<HeadState> {
  const commit = await resolveRev(place, 'HEAD');
  const symbolic = await runGit(place, ['symbolic-ref', '--quiet', 'HEAD'], { answers: [0, 1] });
  if (commit === null) return { kind: 'unborn' };
  if (symbolic.code === 1) return { kind: 'detached', commit };
  return {
    kind: 'branch',
    branch: symbolic.stdout
      .toString('utf8')
      .trim()
      .replace(/^refs\/heads\//u, ''),
  };
}

/**
 * Returns the paths of a checkout that differ from its commit or are new and not ignored (unless `untracked` is off); empty when
 * it is clean. Only for a
 * person's own checkout, whose configuration is trusted (ignore rules, filters), never for a tree that a role could write.
 */
export async function dirtyPaths(
  place: GitPlace,
  { checkout = place.topLevel, untracked = true }: { readonly checkout?: string; readonly untracked?: boolean } = {},
): Promise<string[]> {
  const there = await placeOfCheckout(place, checkout);
  const args: CheckoutArgs = [
    'status',
    '--porcelain',
    '-z',
    `--untracked-files=${untracked ? 'all' : 'no'}`,
    '--no-renames',
    '--ignore-submodules=untracked',
  ];
  const fields = splitNul((await runGitOnCheckout(there, args)).stdout);
  // Two letters and a space stand before each path; without rename detection each field is one path.
  return fields.map((field) => field.slice(3)).toSorted();
}

/**
 * Returns the place of one of the repository's checkouts: its own HEAD and index, its own files.
 *
 * @throws {GitError} `not-a-repository` when the folder is none of its checkouts, or one that was made for a session.
 */
export async function placeOfCheckout(place: GitPlace, checkout: string): Promise<GitPlace> {
  if (checkout === place.topLevel) return place;
  if (join(checkout, '.git') === place.commonDir) return { ...place, gitDir: place.commonDir, topLevel: checkout };
  const record = await worktreeRecord(place, checkout);
  // What a role could have written is read by plumbing alone.
  if (record !== null && !record.isOurs) return { ...place, gitDir: record.gitDir, topLevel: checkout };
  throw new GitError({
    code: 'not-a-repository',
    what: `${checkout} is no checkout of a person in ${place.topLevel}.`,
    why: record === null ? 'git has no record of it.' : 'It was made for a session.',
    next: `Run: git -C ${shellWord(place.topLevel)} worktree list`,
  });
}
