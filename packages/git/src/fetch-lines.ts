import type { GitPlace } from './git-guards.ts';
import { runGit } from './run-git.ts';

/** What came of lines for the fetches of a remote. `no-lines`: it has none of its own, and what a fetch of it brings would have changed. */
export type FetchLines = { readonly kind: 'set'; readonly added: readonly string[] } | { readonly kind: 'no-lines' };

/**
 * Adds lines to what every fetch of a remote brings, in the repository's own configuration; a line that is there, forced or not, stays as it is. Doing
 * it again changes nothing.
 *
 * @throws {GitError} git-failed when the configuration cannot be written.
 */
export async function addFetchLines(place: GitPlace, remote: string, refspecs: readonly string[]): Promise<FetchLines> {
  const key = `remote.${remote}.fetch`;
  const listed = await runGit(place, ['config', '--local', '--null', '--get-all', key], { answers: [0, 1] });
  const lines = listed.stdout.toString('utf8').split('\0').slice(0, -1);
  if (lines.length === 0) return { kind: 'no-lines' };
  const added = refspecs.filter((refspec) => !lines.includes(refspec) && !lines.includes(`+${refspec}`));
  for (const refspec of added) await runGit(place, ['config', '--local', '--add', key, refspec]);
  return { kind: 'set', added };
}
