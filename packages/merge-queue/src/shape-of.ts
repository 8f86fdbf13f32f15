import type { Repository } from '@ticket-circuit/git';

/** Returns what a commit stands on and the tickets that it names, or why no queue can take it. */
export async function shapeOf(
  repo: Repository,
  commit: string,
): Promise<{ readonly parent: string; readonly tree: string; readonly named: readonly string[] } | string> {
  const read = await repo.readCommit(commit);
  if (read?.commit !== commit) return `${commit} is not the full name of a commit.`;
  const [parent, ...others] = read.parents;
  if (parent === undefined || others.length > 0) return `${commit} has not exactly one parent.`;
  // git reads a message up to its first NUL, and would carry on what nobody sees behind it.
  const [raw] = await repo.readNamed([commit]);
  if (raw?.bytes.includes(0) !== false) return `${commit} has a NUL byte in its message, and git reads no further.`;
  return { parent, tree: read.tree, named: ticketsNamed(read.trailers) };
}

/** Returns the tickets that the trailers of a message name; git reads trailer keys in any case. */
export function ticketsNamed(trailers: readonly { readonly key: string; readonly value: string }[]): string[] {
  return trailers.filter(({ key }) => key.toLowerCase() === 'ticket').map(({ value }) => value);
}
