import type { GitPlace } from './git-guards.ts';
import { runGit } from './run-git.ts';

export interface LogEntry {
  readonly commit: string;
  readonly tree: string;
  /** In the order of the message, unfolded; a key stands as it was written. */
  readonly trailers: readonly { readonly key: string; readonly value: string }[];
  readonly subject: string;
}

const fieldsPerCommit = 4;

/**
 * Returns the first-parent history of `to`, oldest first, without what is reachable from `from`; all of it when `from` is null,
 * empty when there is nothing new. What git takes for a trailer is one: only in the last paragraph, after a blank line.
 */
export async function firstParentLog(place: GitPlace, from: string | null, to: string): Promise<LogEntry[]> {
  const format = ['%H', '%T', '%s', '%(trailers:only,unfold)'].join('%x00');
  const range = from === null ? [to] : [to, `^${from}`];
  const args = ['log', '--first-parent', '--reverse', '-z', '--no-color', '--no-notes', '--no-mailmap', `--format=tformat:${format}`];
  const text = (await runGit(place, [...args, '--end-of-options', ...range])).stdout.toString('utf8');
  const fields = text.split('\0').slice(0, -1);
  const entries: LogEntry[] = [];
  for (let at = 0; at < fields.length; at += fieldsPerCommit) {
    const [commit = '', tree = '', subject = '', trailers = ''] = fields.slice(at, at + fieldsPerCommit);
    entries.push({ commit, tree, subject, trailers: parseTrailers(trailers) });
  }
  return entries;
}

function parseTrailers(block: string): { key: string; value: string }[] {
  const lines = block.split('\n').filter((line) => line.includes(':'));
  return lines.map((line) => ({ key: line.slice(0, line.indexOf(':')), value: line.slice(line.indexOf(':') + 1).trim() }));
}
