import type { Repository } from '@ticket-circuit/git';

/**
 * Returns a reader of the text files of a tree; null for a path that is not there. The paths of `ahead` are read together, at the first
 * reading: two processes instead of two a file.
 */
export function textOf(repo: Repository, tree: string, ahead: readonly string[] = []): (path: string) => Promise<string | null> {
  const seen = new Map<string, Promise<string | null>>();
  const wanted = new Set(ahead);
  let together: Promise<Map<string, string>> | null = null;
  return (path) => {
    const known = seen.get(path) ?? (wanted.has(path) ? fromTogether(path) : repo.readBlob(tree, path).then(decoded));
    seen.set(path, known);
    return known;
  };

  async function fromTogether(path: string): Promise<string | null> {
    together ??= readTogether(repo, tree, wanted);
    return (await together).get(path) ?? null;
  }
}

async function readTogether(repo: Repository, tree: string, wanted: ReadonlySet<string>): Promise<Map<string, string>> {
  const files = (await repo.listTree(tree)).filter((entry) => entry.kind === 'file' && wanted.has(entry.path));
  const blobs = await repo.readBlobs(files.map(({ oid }) => oid));
  return new Map(files.flatMap(({ path, oid }) => [[path, decoded(blobs.get(oid) ?? null) ?? '']]));
}

function decoded(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
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
