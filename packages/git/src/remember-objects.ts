import type { TreeEntry } from './read-objects.ts';
import type { Repository } from './repository.ts';

const MOST_TREES = 16;
const MOST_BLOBS = 256;
const LARGEST_BLOB_BYTES = 256 * 1024;

type Reads = Pick<Repository, 'treeOf' | 'listTree' | 'readBlob' | 'readBlobs'>;

/**
 * Returns the same reads with what full object names lead to kept in memory: an object never changes, and each question costs a process.
 * A name that can move, such as a branch, is asked anew each time; a failure is not kept.
 */
export function rememberObjects(reads: Reads): Reads {
  const trees = recent<Promise<string>>(MOST_BLOBS);
  const lists = recent<Promise<TreeEntry[]>>(MOST_TREES);
  const blobs = recent<Uint8Array>(MOST_BLOBS);
  const treeOf = async (rev: string): Promise<string> =>
    await (isName(rev) ? trees.get(rev, async () => await reads.treeOf(rev)) : reads.treeOf(rev));
  const listTree = async (tree: string): Promise<TreeEntry[]> =>
    await (isName(tree) ? lists.get(tree, async () => await reads.listTree(tree)) : reads.listTree(tree));
  const readEntry = async ({ oid, size }: TreeEntry): Promise<Uint8Array | null> => {
    const known = blobs.peek(oid);
    if (known !== undefined) return known;
    const bytes = (await reads.readBlobs([oid])).get(oid) ?? null;
    if (bytes !== null && size <= LARGEST_BLOB_BYTES) blobs.set(oid, bytes);
    return bytes;
  };
  return {
    treeOf,
    listTree,
    readBlobs: reads.readBlobs,
    readBlob: async (rev, path) => {
      // Listing a large tree only to read one file would cost more than it spares.
      const listed = isName(rev) ? await lists.peek(rev) : undefined;
      if (listed === undefined) return await reads.readBlob(rev, path);
      const entry = listed.find((each) => each.path === path);
      return entry === undefined || !entry.mode.startsWith('100') ? null : await readEntry(entry);
    },
  };
}

const isName = (rev: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(rev);

interface Recent<V> {
  peek(key: string): V | undefined;
  set(key: string, value: V): void;
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
    get: (key, make) => {
      const known = entries.get(key);
      if (known !== undefined) return known;
      const made = make();
      set(key, made);
      return made;
    },
  };
}
