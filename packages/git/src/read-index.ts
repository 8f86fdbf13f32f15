import type { Stats } from 'node:fs';
import { open, readFile } from 'node:fs/promises';

/** Returns the name of the blob that a file holds, when it looks as git left it; null when only its bytes can tell. */
export type KnownBlobs = (path: string, facts: Stats) => string | null;

/** What the index of a work tree says. */
export interface WorktreeIndex {
  readonly known: KnownBlobs;
  /** What stands in it, by path; null when it has a form that git did not write for us. */
  readonly staged: ReadonlyMap<string, StagedEntry> | null;
}

export interface StagedEntry {
  /** Six digits, as git writes them. */
  readonly mode: string;
  readonly oid: string;
}

/**
 * Reads the index of a work tree: what stands in it, and what it knows about the files, that is which blob each held when git wrote it there,
 * and how the file looked then. A file that looks the same in every way holds the same, because no program can set a file's change time. A
 * file that is no older than the index itself is not known, since a change in that very moment would not show. An index of a form that git did
 * not write for us knows nothing.
 *
 * Source: gitformat-index(5), versions 2 and 3.
 */
export async function readIndex(indexFile: string, oidLength: 40 | 64): Promise<WorktreeIndex> {
  const index = await readWithTime(indexFile);
  if (index === null) return { known: () => null, staged: new Map() };
  const { bytes, writtenMs } = index;
  const entries = entriesOf(bytes, oidLength / 2);
  if (entries === null) return { known: () => null, staged: null };
  const oidAt = (at: number): string => bytes.toString('hex', at + field.oid, at + field.oid + oidLength / 2);
  const known: KnownBlobs = (path, facts) => {
    const at = entries.get(path);
    if (at === undefined || facts.ctimeMs >= writtenMs || facts.mtimeMs >= writtenMs || !looksAsAt(bytes, at, facts)) return null;
    return oidAt(at);
  };
  const staged = new Map<string, StagedEntry>();
  for (const [path, at] of entries)
    if (!isOnlyPlanned(bytes, at, oidLength / 2))
      staged.set(path, {
        mode: bytes
          .readUInt32BE(at + field.mode)
          .toString(8)
          .padStart(6, '0'),
        oid: oidAt(at),
      });
  return { known, staged };
}

/**
 * Returns the tree that an index holds entry for entry, as git noted it there when it wrote both; null when it has none noted for all of it,
 * since something was staged, or has a form that git did not write for us. Reads no entry's fields.
 *
 * Source: gitformat-index(5), the extension "Cache tree".
 */
export async function treeOfIndex(indexFile: string, oidLength: 40 | 64): Promise<string | null> {
  const bytes = await readFile(indexFile).catch(() => null);
  const offsets = bytes === null ? null : offsetsIn(bytes, oidLength / 2);
  if (bytes === null || offsets === null) return null;
  const last = bytes.length - oidLength / 2;
  for (let at = offsets.end; at + 8 <= last; at += 8 + bytes.readUInt32BE(at + 4)) {
    if (bytes.toString('latin1', at, at + 4) !== 'TREE') continue;
    // The root comes first and has no name: NUL, how many entries it covers, how many trees lie below it, its own name.
    const head = /^\0(\d+) \d+\n/u.exec(bytes.toString('latin1', at + 8, at + 40));
    if (head?.[1] !== String(bytes.readUInt32BE(8))) return null;
    const oid = at + 8 + head[0].length;
    return bytes.toString('hex', oid, oid + oidLength / 2);
  }
  return null;
}

/** An entry of `git add --intent-to-add` names a blob that need not exist. */
function isOnlyPlanned(bytes: Buffer, at: number, oidBytes: number): boolean {
  const flags = at + field.oid + oidBytes;
  return (bytes.readUInt16BE(flags) & 0x4000) !== 0 && (bytes.readUInt16BE(flags + 2) & 0x2000) !== 0;
}

/** Offsets in an entry. Each field before the object's name has four bytes; times have two, seconds and nanoseconds. */
const field = { ctime: 0, mtime: 8, inode: 20, mode: 24, size: 36, oid: 40 } as const;
const headBytes = 12;

async function readWithTime(file: string): Promise<{ bytes: Buffer; writtenMs: number } | null> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  try {
    const { mtimeMs } = await handle.stat();
    return { bytes: await handle.readFile(), writtenMs: mtimeMs };
  } finally {
    await handle.close();
  }
}

/** Returns where in the index each path's entry begins; null for another form. A path in conflict has no entry of its own. */
function entriesOf(bytes: Buffer, oidBytes: number): Map<string, number> | null {
  const offsets = offsetsIn(bytes, oidBytes);
  if (offsets === null) return null;
  const found = new Map<string, number>();
  for (const { at, name, end } of offsets.entries)
    if ((bytes.readUInt16BE(at + field.oid + oidBytes) & 0x3000) === 0) found.set(bytes.toString('utf8', name, end), at);
  return found;
}

interface Offsets {
  /** Where each entry begins, and where its name begins and ends. */
  readonly entries: readonly { readonly at: number; readonly name: number; readonly end: number }[];
  /** Where the last one ends. */
  readonly end: number;
}

function offsetsIn(bytes: Buffer, oidBytes: number): Offsets | null {
  const version = bytes.length < headBytes || bytes.toString('latin1', 0, 4) !== 'DIRC' ? 0 : bytes.readUInt32BE(4);
  if (version !== 2 && version !== 3) return null;
  const entries: { at: number; name: number; end: number }[] = [];
  let at = headBytes;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const isExtended = (bytes.readUInt16BE(at + field.oid + oidBytes) & 0x4000) !== 0;
    const name = at + field.oid + oidBytes + (isExtended ? 4 : 2);
    const end = bytes.indexOf(0, name);
    entries.push({ at, name, end });
    // One to eight NULs fill an entry up to a multiple of eight bytes.
    at += (end - at + 8) & ~7;
  }
  return { entries, end: at };
}

/**
 * Times are compared as Node gives them, rounded to a fraction of a microsecond: rounding keeps the order of times, so a change after the index
 * was written cannot round to a time before that.
 */
function looksAsAt(bytes: Buffer, at: number, { ctimeMs, mtimeMs, ino, size }: Stats): boolean {
  const timeAt = (offset: number): number => bytes.readUInt32BE(at + offset) * 1000 + bytes.readUInt32BE(at + offset + 4) / 1_000_000;
  return (
    timeAt(field.ctime) === ctimeMs &&
    timeAt(field.mtime) === mtimeMs &&
    bytes.readUInt32BE(at + field.inode) === ino % 2 ** 32 &&
    bytes.readUInt32BE(at + field.size) === size % 2 ** 32
  );
}
