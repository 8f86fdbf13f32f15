import type { Repository } from '@ticket-circuit/git';
import type { MirrorFile } from './journal-files.ts';

/** Who writes the commits of mirrors and statements: they are made from their content alone, so equal contents give equal commits. */
const mirrorer = { name: 'Ticket Circuit', email: 'circuit@localhost', date: '@0 +0000' };

/** Returns the name of the tree without entries, which every repository knows. */
export function emptyTree(repo: Repository): string {
  return repo.place.oidLength === 64
    ? '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'
    : '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
}

/**
 * Adds files to what a ref holds, as one more commit; files that it has already stay. Returns the commit that the ref is at.
 *
 * @throws {GitError} when the ref cannot be written.
 */
export async function addToRef(repo: Repository, ref: string, files: readonly MirrorFile[], message: string): Promise<string> {
  for (;;) {
    const before = await repo.readRef(ref);
    const tree = before === null ? emptyTree(repo) : await repo.treeOf(before);
    const known = new Set((before === null ? [] : await repo.listTree(tree)).map(({ path }) => path));
    const fresh = files.filter(({ path }) => !known.has(path));
    if (before !== null && fresh.length === 0) return before;
    const parents = before === null ? [] : [before];
    const commit = await repo.commitTree({
      tree: await repo.writeTree(tree, fresh),
      parents,
      message,
      author: mirrorer,
      committer: mirrorer,
    });
    if ((await repo.updateRef(ref, commit, { expected: before })) === 'moved') return commit;
  }
}

/**
 * Joins two mirrors of one ticket: every file of both. Names hold digests, so files of one name are one file, and no order is needed.
 *
 * @returns One of the two where it holds the other already; null for mirrors without one file in common, which are of two tickets of one id.
 */
export async function joinMirrors(repo: Repository, ours: string, theirs: string): Promise<string | null> {
  if (await repo.isAncestor(theirs, ours)) return ours;
  if (await repo.isAncestor(ours, theirs)) return theirs;
  const tree = await repo.treeOf(ours);
  const known = new Set((await repo.listTree(tree)).map(({ path }) => path));
  const found = await repo.listTree(await repo.treeOf(theirs));
  const fresh = found.filter(({ path }) => !known.has(path));
  if (fresh.length === found.length) return null;
  const blobs = await repo.readBlobs(fresh.map(({ oid }) => oid));
  const changes = fresh.map(({ path, oid }) => ({ path, bytes: blobs.get(oid) ?? null }));
  // In name order, so that both clones make the same commit.
  const parents = [ours, theirs].toSorted();
  return await repo.commitTree({
    tree: await repo.writeTree(tree, changes),
    parents,
    message: 'Join the journals of two clones\n',
    author: mirrorer,
    committer: mirrorer,
  });
}
