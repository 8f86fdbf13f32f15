import type { NamedEntry, TreeEntry } from './read-objects.ts';
import type { Repository } from './repository.ts';

const MOST_TREES = 16;
const MOST_BLOBS = 256;
const LARGEST_BLOB_BYTES = 256 * 1024;

interface Reads extends Pick<Repository, 'treeOf' | 'listTree' | 'readBlob' | 'readBlobs' | 'readCommit' | 'diffTrees'> {
  /** Returns what `listTree` returns, perhaps without sizes. */
  readonly namesIn: (tree: string) => Promise<NamedEntry[]>;
}

/** The same reads, and a way to tell them what a commit's tree is before anybody asks. */
type Remembering = Reads & { readonly learnTree: (commit: string, tree: string) => void };

/**
 * Returns the same reads with what full object names lead to kept in memory: an object never changes, and each question costs a process.
 * A name that can move, such as a branch, is asked anew each time; a failure is not kept.
 */
export function rememberObjects(reads: Reads): Remembering {
  const trees = recent<Promise<string>>(MOST_BLOBS);
  const lists = recent<Promise<TreeEntry[]>>(MOST_TREES);
  const blobs = recent<Uint8Array>(MOST_BLOBS);
  const commits = recent<ReturnType<Reads['readCommit']>>(MOST_BLOBS);
  const differences = recent<ReturnType<Reads['diffTrees']>>(MOST_BLOBS);
  const treeOf = async (rev: string): Promise<string> => {
    const tree = await (isName(rev) ? trees.get(rev, async () => await reads.treeOf(rev)) : reads.treeOf(rev));
    // A tree is its own tree.
    trees.set(tree, Promise.resolve(tree));
    return tree;
  };
  const listTree = async (tree: string): Promise<TreeEntry[]> =>
    await (isName(tree) ? lists.get(tree, async () => await reads.listTree(tree)) : reads.listTree(tree));
  const remembered = async (key: string, read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const known = blobs.peek(key);
    if (known !== undefined) return known;
    const bytes = await read();
    if (bytes !== null && bytes.byteLength <= LARGEST_BLOB_BYTES) blobs.set(key, bytes);
    return bytes;
  };
  return {
    treeOf,
    learnTree: (commit, tree) => trees.set(commit, Promise.resolve(tree)),
    readCommit: async (rev) => {
      if (!isName(rev)) return await reads.readCommit(rev);
      const read = await commits.get(rev, async () => await reads.readCommit(rev));
      // It may be fetched yet.
      if (read === null) commits.forget(rev);
      return read;
    },
    diffTrees: async (a, b) =>
      await (isName(a) && isName(b) ? differences.get(`${a} ${b}`, async () => await reads.diffTrees(a, b)) : reads.diffTrees(a, b)),
    listTree,
    namesIn: async (tree) => (await lists.peek(tree)) ?? (await reads.namesIn(tree)),
    readBlobs: reads.readBlobs,
    readBlob: async (rev, path) => {
      if (!isName(rev)) return await reads.readBlob(rev, path);
      // Listing a large tree only to read one file would cost more than it spares.
      const listed = await lists.peek(rev);
      if (listed === undefined) return await remembered(`${rev}:${path}`, async () => await reads.readBlob(rev, path));
      const entry = listed.find((each) => each.path === path);
      if (entry === undefined || !entry.mode.startsWith('100')) return null;
      return await remembered(entry.oid, async () => (await reads.readBlobs([entry.oid])).get(entry.oid) ?? null);
    },
  };
}

const isName = (rev: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(rev);

interface Recent<V> {
  peek(key: string): V | undefined;
  set(key: string, value: V): void;
  forget(key: string): void;
  get(key: string, make: () => V): V;
}

/** A map of the most recent entries; a promise that fails leaves it. */
function recent<V>(most: number): Recent<V> {
  const entries = new Map<string, V>();
  const set = (key: string, value: V): void => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    if (value instanceof Promise) value.catch(() => entries.delete(key));
  };
  return {
    peek: (key) => entries.get(key),
    set,
    forget: (key) => void entries.delete(key),
    get: (key, make) => {
      const known = entries.get(key);
      if (known !== undefined) return known;
      const made = make();
      set(key, made);
      return made;
    },
  };
}
