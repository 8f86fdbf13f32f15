import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { readLoose } from './loose-objects.ts';
import { gitText, runGit } from './run-git.ts';

/** Returns a best common ancestor of two commits; null when they share none. */
export async function mergeBase(place: GitPlace, a: string, b: string): Promise<string | null> {
  const answer = await runGit(place, ['merge-base', a, b], { answers: [0, 1] });
  return answer.code === 0 ? answer.stdout.toString('utf8').trim() : absent(place, null);
}

/** Says whether `a` is `b` or reachable from it. */
export async function isAncestor(place: GitPlace, a: string, b: string): Promise<boolean> {
  if (a === b || (await parentIfLoose(place, b)) === a) return true;
  const answer = await runGit(place, ['merge-base', '--is-ancestor', a, b], { answers: [0, 1] });
  return answer.code === 0 ? true : absent(place, false);
}

/** The first parent of a commit that lies in a file of its own, as one does that was just written; null for every other one. */
async function parentIfLoose(place: GitPlace, commit: string): Promise<string | null> {
  const loose = await readLoose(place, commit);
  if (loose?.kind !== 'commit') return null;
  return /^tree [0-9a-f]+\nparent (?<parent>[0-9a-f]+)\n/u.exec(loose.bytes.toString('latin1'))?.groups?.['parent'] ?? null;
}

/** A shallow clone answers "no" where its history was cut off: that is not knowing. */
async function absent<No>(place: GitPlace, no: No): Promise<No> {
  if ((await gitText(place, ['rev-parse', '--is-shallow-repository'])) !== 'true') return no;
  throw new GitError({
    code: 'shallow',
    what: `It cannot be told how two commits of ${place.topLevel} relate.`,
    why: 'The clone is shallow and holds only a part of the history.',
    next: 'Run: git fetch --unshallow',
  });
}

/** Returns the parents of a commit in order; empty for a root commit. */
export async function parentsOf(place: GitPlace, commit: string): Promise<string[]> {
  const [, ...parents] = (await gitText(place, ['rev-list', '--parents', '-n', '1', commit])).split(' ');
  return parents;
}
