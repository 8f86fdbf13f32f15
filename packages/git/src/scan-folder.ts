import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeEntry } from './read-objects.ts';

export interface FolderEntry {
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000';
  readonly sizeBytes: number;
}

export interface FolderScan {
  readonly entries: FolderEntry[];
  /** Paths that no tree can hold: a nested repository's `.git`, a name that is not UTF-8, something inside a submodule. */
  readonly odd: string[];
}

/**
 * Returns the files and links below a folder, without following a link and without reading a file; the `.git` of the folder
 * itself is left out, and so are the given paths. Sockets, pipes and devices hold no work and are left out too.
 */
export async function scanFolder(root: string, except: ReadonlySet<string>, submodules: ReadonlySet<string>): Promise<FolderScan> {
  const scan: FolderScan = { entries: [], odd: [] };
  await walk(root, '', scan, except, submodules);
  return scan;
}

async function walk(
  root: string,
  folder: string,
  scan: FolderScan,
  except: ReadonlySet<string>,
  submodules: ReadonlySet<string>,
): Promise<void> {
  const names = await readdir(join(root, folder), { encoding: 'buffer' });
  await inBatches(names, async (raw) => {
    const name = raw.toString('utf8');
    const path = folder === '' ? name : `${folder}/${name}`;
    if (path === '.git' || except.has(path)) return;
    if (!Buffer.from(name).equals(raw) || name.toLowerCase() === '.git' || submodules.has(folder)) {
      scan.odd.push(path);
      return;
    }
    const facts = await lstat(join(root, path));
    if (facts.isDirectory()) await walk(root, path, scan, except, submodules);
    else if (facts.isSymbolicLink()) scan.entries.push({ path, mode: '120000', sizeBytes: facts.size });
    else if (facts.isFile()) scan.entries.push({ path, mode: facts.mode & 0o100 ? '100755' : '100644', sizeBytes: facts.size });
  });
}

const batchSize = 64;

/** Runs `act` over all values, some at a time: one by one a tree of thousands of files takes seconds. */
async function inBatches<Value>(values: readonly Value[], act: (value: Value) => Promise<void>): Promise<void> {
  for (let at = 0; at < values.length; at += batchSize) await Promise.all(values.slice(at, at + batchSize).map(act));
}

/** Returns the bytes that git would store for an entry: a file's content, a link's target. */
export async function entryBytes(root: string, entry: FolderEntry): Promise<Uint8Array> {
  const path = join(root, entry.path);
  return entry.mode === '120000' ? readlink(path, { encoding: 'buffer' }) : readFile(path);
}

/** Returns the entries that differ from the tree, and the tree's paths that are gone. */
export async function differencesTo(
  root: string,
  entries: readonly FolderEntry[],
  tree: readonly TreeEntry[],
): Promise<{ changed: FolderEntry[]; removed: string[] }> {
  const stored = new Map(tree.filter((entry) => entry.kind !== 'submodule').map((entry) => [entry.path, entry]));
  const changed: FolderEntry[] = [];
  await inBatches(entries, async (entry) => {
    const before = stored.get(entry.path);
    stored.delete(entry.path);
    const isSame =
      before?.mode === entry.mode &&
      before.size === entry.sizeBytes &&
      blobName(await entryBytes(root, entry), before.oid.length) === before.oid;
    if (!isSame) changed.push(entry);
  });
  return { changed, removed: [...stored.keys()] };
}

/** The name git gives to these bytes, computed here so that no filter of the tree's attributes can take part. */
function blobName(bytes: Uint8Array, oidLength: number): string {
  return createHash(oidLength === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.byteLength}\0`)
    .update(bytes)
    .digest('hex');
}
