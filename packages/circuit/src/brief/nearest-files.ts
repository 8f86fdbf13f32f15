import { posix } from 'node:path';
import type { Repository } from '@ticket-circuit/git';
import { sharedWith } from './shared-words.ts';

/** Files that are looked into, those first whose path is nearest: more would cost more than it finds. */
const MOST_LOOKED_INTO = 400;
const MOST_BYTES = 200_000;

/**
 * Returns the given files of a tree, those first that a goal names, then those that share most with it. Files that share equally much keep their
 * order; those that were not looked into follow.
 */
export async function nearestFiles(repo: Repository, tree: string, files: readonly string[], goal: string): Promise<string[]> {
  const texts = await textsOf(repo, tree, files.slice(0, MOST_LOOKED_INTO));
  const found = files.filter((file) => texts.has(file));
  const shares = sharedWith(
    goal,
    found.map((file) => texts.get(file) ?? ''),
  );
  const scored = new Map(found.map((file, index) => [file, shares[index] ?? 0]));
  return files.toSorted((a, b) => named(b, goal) - named(a, goal) || (scored.get(b) ?? -1) - (scored.get(a) ?? -1));
}

/** A goal that names a file means it, whatever else the file holds. */
function named(file: string, goal: string): number {
  if (isIn(file, goal)) return 2;
  const name = posix.basename(file);
  return name.includes('.') && isIn(name, goal) ? 1 : 0;
}

function isIn(name: string, goal: string): boolean {
  const at = goal.indexOf(name);
  return at !== -1 && !/[\w/.-]/u.test(goal[at - 1] ?? ' ') && !/[\w/-]/u.test(goal[at + name.length] ?? ' ');
}

async function textsOf(repo: Repository, tree: string, files: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Set(files);
  const entries = (await repo.listTree(tree)).filter(({ kind, path, size }) => kind === 'file' && wanted.has(path) && size <= MOST_BYTES);
  const blobs = await repo.readBlobs(entries.map(({ oid }) => oid));
  return new Map(entries.map(({ path, oid }) => [path, new TextDecoder().decode(blobs.get(oid))]));
}
