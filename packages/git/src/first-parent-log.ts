import type { GitPlace } from './git-guards.ts';
import { runGit } from './run-git.ts';

export interface LogEntry {
  readonly commit: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** In the order of the message, unfolded; a key stands as it was written. */
  readonly trailers: readonly { readonly key: string; readonly value: string }[];
  readonly subject: string;
  /** The whole message, subject and trailers included. */
  readonly message: string;
}

const fields = ['%H', '%T', '%P', '%s', '%(trailers:only,unfold)', '%B'];
const plain = ['-z', '--no-color', '--no-notes', '--no-mailmap', `--format=tformat:${fields.join('%x00')}`];

/**
 * Returns the first-parent history of `to`, oldest first, without what is reachable from `from`; all of it when `from` is null,
 * empty when there is nothing new. With `most` only so many of the newest commits. What git takes for a trailer is one: only in the last
 * paragraph, after a blank line.
 */
export async function firstParentLog(place: GitPlace, from: string | null, to: string, most?: number): Promise<LogEntry[]> {
  const range = from === null ? [to] : [to, `^${from}`];
  const limit = most === undefined ? [] : [`--max-count=${most}`];
  const answer = await runGit(place, ['log', '--first-parent', '--reverse', ...limit, ...plain, '--end-of-options', ...range]);
  return parseLog(answer.stdout.toString('utf8'));
}

/** Returns what one commit says; null when `rev` names none. */
export async function readCommit(place: GitPlace, rev: string): Promise<LogEntry | null> {
  const answer = await runGit(place, ['log', '--no-walk', ...plain, '--end-of-options', rev], { answers: [0, 128] });
  const [entry, ...others] = parseLog(answer.stdout.toString('utf8'));
  return answer.code === 0 && others.length === 0 ? (entry ?? null) : null;
}

function parseLog(text: string): LogEntry[] {
  const values = text.split('\0').slice(0, -1);
  const entries: LogEntry[] = [];
  for (let at = 0; at < values.length; at += fields.length) {
    const [commit = '', tree = '', parents = '', subject = '', trailers = '', message = ''] = values.slice(at, at + fields.length);
    entries.push({
      commit,
      tree,
      parents: parents.split(' ').filter((parent) => parent !== ''),
      subject,
      message,
      trailers: parseTrailers(trailers),
    });
  }
  return entries;
}

function parseTrailers(block: string): { key: string; value: string }[] {
  const lines = block.split('\n').filter((line) => line.includes(':'));
  return lines.map((line) => ({ key: line.slice(0, line.indexOf(':')), value: line.slice(line.indexOf(':') + 1).trim() }));
}
