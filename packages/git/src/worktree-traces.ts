import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitPlace } from './git-guards.ts';
import { splitNul } from './git-path.ts';
import type { StagedEntry } from './read-index.ts';
import { resolveRev, type NamedEntry } from './read-objects.ts';
import { runGit } from './run-git.ts';
import type { IndexUpdate } from './plan-index-updates.ts';

/**
 * Returns the commits to which nothing leads but git's record of the work tree: places where its HEAD has been, and what a merge that was
 * begun, a rebase or its own refs name. `isHeadHeld` says whether a ref leads to the commit it stands on.
 */
export async function commitsOnlyHere(
  place: GitPlace,
  gitDir: string,
  head: string | null,
): Promise<{ readonly isHeadHeld: boolean; readonly others: readonly string[] }> {
  const isHeadHeld = head !== null && (await isHeld(place, head));
  const named = await namesIn(gitDir, new RegExp(String.raw`\b(?!0{${place.oidLength}})[0-9a-f]{${place.oidLength}}\b`, 'gu'));
  const others: string[] = [];
  // The newest first: it often leads to those before it.
  for (const name of named.toReversed()) {
    const commit = name === head ? null : await resolveRev(place, name);
    if (commit === null || (await isHeld(place, commit))) continue;
    if (!(await leadsTo(place, head === null ? others : [head, ...others], commit))) others.push(commit);
  }
  return { isHeadHeld, others };
}

async function isHeld(place: GitPlace, commit: string): Promise<boolean> {
  const answer = await runGit(place, ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${commit}`]);
  return answer.stdout.length > 0;
}

/** In a history that was cut off a commit may count as not reached; then it is kept once more. */
async function leadsTo(place: GitPlace, from: readonly string[], commit: string): Promise<boolean> {
  for (const each of from)
    if ((await runGit(place, ['merge-base', '--is-ancestor', commit, each], { answers: [0, 1] })).code === 0) return true;
  return false;
}

/** The object names in the files of a record, each once. Its index is looked at by itself, and holds none as text. */
async function namesIn(gitDir: string, name: RegExp): Promise<string[]> {
  const files = await readdir(gitDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && file.name !== 'index')
    .map(async (file) => await readFile(join(file.parentPath, file.name), 'latin1'));
  return [...new Set((await Promise.all(texts)).flatMap((text) => text.match(name) ?? []))];
}

/** Returns what is staged in an index of any form. */
export async function stagedByGit(place: GitPlace, gitDir: string): Promise<ReadonlyMap<string, StagedEntry>> {
  const answer = await runGit({ ...place, gitDir }, ['ls-files', '--stage', '-z'], { index: 'own' });
  return new Map(
    splitNul(answer.stdout).map((line) => {
      const [mode = '', oid = ''] = line.split(' ');
      return [line.slice(line.indexOf('\t') + 1), { mode, oid }];
    }),
  );
}

/** Returns what the index has and the tree has not. What stands in a work tree in the same form is kept twice, which costs nothing. */
export function stagedOnly(staged: ReadonlyMap<string, StagedEntry>, tree: readonly NamedEntry[]): IndexUpdate[] {
  const before = new Map(tree.map((entry) => [entry.path, entry]));
  return [...staged].flatMap(([path, { mode, oid }]) => (before.get(path)?.oid === oid ? [] : [{ path, mode, oid }]));
}
