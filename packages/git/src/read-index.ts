import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';

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
  const found = new Map<string, number>();
  const version = bytes.length < headBytes || bytes.toString('latin1', 0, 4) !== 'DIRC' ? 0 : bytes.readUInt32BE(4);
  if (version !== 2 && version !== 3) return null;
  let at = headBytes;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const flags = bytes.readUInt16BE(at + field.oid + oidBytes);
    const isExtended = (flags & 0x4000) !== 0;
    const name = at + field.oid + oidBytes + (isExtended ? 4 : 2);
    const end = bytes.indexOf(0, name);
    if ((flags & 0x3000) === 0) found.set(bytes.toString('utf8', name, end), at);
    // One to eight NULs fill an entry up to a multiple of eight bytes.
    at += (end - at + 8) & ~7;
  }
  return found;
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
