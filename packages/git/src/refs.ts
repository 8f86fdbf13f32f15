import type { GitPlace } from './git-guards.ts';
import type { GitArgs } from './git-verb.ts';
import { runGit } from './run-git.ts';

export interface Ref {
  readonly ref: string;
  readonly commit: string;
}

/** One ref's move: `expected` null means that it must not exist, undefined that it may be anywhere; `commit` null deletes it, undefined leaves it. */
export interface RefUpdate {
  readonly ref: string;
  readonly commit: string | null | undefined;
  readonly expected: string | null | undefined;
}

/** Returns the refs below a prefix (a full name or a folder of names), in name order; empty when there are none. */
export async function listRefs(place: GitPlace, prefix: string): Promise<Ref[]> {
  return matchingRefs(place, [prefix.replace(/\/+$/u, '')]);
}

async function matchingRefs(place: GitPlace, patterns: readonly string[]): Promise<Ref[]> {
  const answer = await runGit(place, ['for-each-ref', '--format=%(objectname) %(refname)', ...patterns]);
  const lines = answer.stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => ({ commit: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }));
}

/** Returns what a ref points at, by its full name; null when it does not exist. */
export async function readRef(place: GitPlace, ref: string): Promise<string | null> {
  return (await readRefs(place, [ref])).get(ref) ?? null;
}

/** Returns what refs point at, by their full names, all of one moment; those that do not exist are absent. */
export async function readRefs(place: GitPlace, refs: readonly string[]): Promise<Map<string, string>> {
  const found = await matchingRefs(place, refs);
  return new Map(found.filter(({ ref }) => refs.includes(ref)).map(({ ref, commit }) => [ref, commit]));
}

/**
 * Moves a ref if it is where the caller believes: `expected` null means it must not exist, undefined means anywhere.
 * Returns `lost` when somebody else was first; nothing has changed then.
 *
 * @throws {GitError} `git-failed` when the ref could not be written for another reason.
 */
export async function updateRef(
  place: GitPlace,
  ref: string,
  commit: string,
  { expected }: { readonly expected: string | null | undefined },
): Promise<'moved' | 'lost'> {
  const old = expected === undefined ? [] : [expected ?? '0'.repeat(place.oidLength)];
  return guarded(place, ref, expected, ['update-ref', '--no-deref', ref, commit, ...old], 'moved');
}

/**
 * Moves several refs in one transaction: all, or none, when one of them is not where the caller believes. A machine that dies
 * inside git's own commit of the transaction can leave the first of them moved alone.
 */
export async function updateRefs(place: GitPlace, updates: readonly RefUpdate[]): Promise<'moved' | 'lost'> {
  const zero = '0'.repeat(place.oidLength);
  // An empty old name means anywhere.
  const from = (expected: RefUpdate['expected']): string => (expected === undefined ? '' : (expected ?? zero));
  const lines = updates.map(({ ref, commit, expected }) => {
    const verb = commit === undefined ? 'verify' : commit === null ? 'delete' : 'update';
    return `option no-deref\0${verb} ${ref}\0${verb === 'update' ? `${commit}\0` : ''}${from(expected)}\0`;
  });
  try {
    await runGit(place, ['update-ref', '--stdin', '-z'], { input: lines.join('') });
    return 'moved';
  } catch (error) {
    for (const { ref, expected } of updates) if (expected !== undefined && (await readRef(place, ref)) !== expected) return 'lost';
    throw error;
  }
}

/** Deletes a ref if it is where the caller believes; otherwise as `updateRef`. */
export async function deleteRef(place: GitPlace, ref: string, expected: string): Promise<'deleted' | 'lost'> {
  return guarded(place, ref, expected, ['update-ref', '--no-deref', '-d', ref, expected], 'deleted');
}

async function guarded<Done extends string>(
  place: GitPlace,
  ref: string,
  expected: string | null | undefined,
  args: GitArgs,
  done: Done,
): Promise<Done | 'lost'> {
  try {
    await runGit(place, args);
    return done;
  } catch (error) {
    // git says why only in prose, so the ref itself is asked.
    if (expected !== undefined && (await readRef(place, ref)) !== expected) return 'lost';
    throw error;
  }
}
