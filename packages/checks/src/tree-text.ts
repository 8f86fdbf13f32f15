import type { Repository } from '@ticket-circuit/git';

/** Returns a reader of the text files of a tree; null for a path that is not there. */
export function textOf(repo: Repository, tree: string): (path: string) => Promise<string | null> {
  const seen = new Map<string, Promise<string | null>>();
  return (path) => {
    const known =
      seen.get(path) ??
      repo.readBlob(tree, path).then((bytes) => (bytes === null ? null : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)));
    seen.set(path, known);
    return known;
  };
}

/** Returns the tree that results from writing texts onto another tree; a null text removes the file. */
export async function withTexts(
  repo: Repository,
  tree: string,
  changes: readonly { path: string; text: string | null }[],
): Promise<string> {
  if (changes.length === 0) return tree;
  return repo.writeTree(
    tree,
    changes.map(({ path, text }) => ({ path, bytes: text === null ? null : new TextEncoder().encode(text) })),
  );
}

/** Returns the tree `onto` with the given paths as they are in the tree `from`, removed where they are not there. */
export async function overlay(repo: Repository, onto: string, from: string, paths: readonly string[]): Promise<string> {
  if (paths.length === 0) return onto;
  const modes = new Map((await repo.listTree(from)).map((entry) => [entry.path, entry.mode]));
  return repo.writeTree(
    onto,
    await Promise.all(
      paths.map(async (path) => ({ path, bytes: await repo.readBlob(from, path), executable: modes.get(path) === '100755' })),
    ),
  );
}
