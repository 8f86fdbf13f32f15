import { isTreePath } from './git-path.ts';
import type { GitPlace } from './git-guards.ts';
import { resolveRev } from './read-objects.ts';
import { runGit } from './run-git.ts';

/** Where a line comes from. */
export interface LineOrigin {
  /** The commit that last changed the line. */
  readonly commit: string;
  /** The file and the line (from 1) as they stood in that commit. */
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Returns which commit of a history last changed a line of a file; null when the file or the line is not there. No commit is passed over. */
export async function blameLine(place: GitPlace, rev: string, path: string, line: number): Promise<LineOrigin | null> {
  if (!isTreePath(path) || !Number.isInteger(line) || line < 1) return null;
  // blame takes an option wherever a revision may stand, so it is given the full name of the commit.
  const head = await resolveRev(place, rev);
  if (head === null) return null;
  // The file is read as it is: what would turn it into a text for people would be a program of somebody's choice.
  // The empty name clears the list of commits to pass over; as a setting it would be sorted before those that are configured.
  const plain = ['--porcelain', '--no-textconv', '--ignore-revs-file=', '-L', `${line},${line}`];
  const answer = await runGit(place, ['blame', ...plain, head, '--', path], { answers: [0, 128] });
  if (answer.code !== 0) return null;
  const lines = answer.stdout.toString('utf8').split('\n');
  const [, commit, from] = /^([0-9a-f]+) (\d+) /u.exec(lines[0] ?? '') ?? [];
  const file = lines.find((each) => each.startsWith('filename '))?.slice('filename '.length);
  const text = lines.find((each) => each.startsWith('\t'))?.slice(1);
  if (commit === undefined || from === undefined || file === undefined || text === undefined) return null;
  return { commit, path: file, line: Number(from), text };
}
