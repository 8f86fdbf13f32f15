import type { BigIntStats } from 'node:fs';
import { open } from 'node:fs/promises';

/** Returns the name of the blob that a file holds, when it looks as git left it; null when only its bytes can tell. */
export type KnownBlobs = (path: string, facts: BigIntStats) => string | null;

/**
 * Returns what the index of a work tree knows about its files: which blob each held when git wrote it there, and how the file looked then. A
 * file that looks the same in every way holds the same, because no program can set a file's change time. A file that is no older than the
 * index itself is not known, since a change in that very moment would not show. An index of a form that git did not write for us knows nothing.
 *
 * Source: gitformat-index(5), versions 2 and 3.
 */
export async function knownBlobs(indexFile: string, oidLength: 40 | 64): Promise<KnownBlobs> {
  const index = await readWithTime(indexFile);
  if (index === null) return () => null;
  const { bytes, writtenNs } = index;
  const entries = entriesOf(bytes, oidLength / 2);
  return (path, facts) => {
    const at = entries.get(path);
    if (at === undefined || facts.ctimeNs >= writtenNs || facts.mtimeNs >= writtenNs || !looksAsAt(bytes, at, facts)) return null;
    return bytes.toString('hex', at + field.oid, at + field.oid + oidLength / 2);
  };
}

/** Offsets in an entry. Each field before the object's name has four bytes; times have two, seconds and nanoseconds. */
const field = { ctime: 0, mtime: 8, inode: 20, size: 36, oid: 40 } as const;
const headBytes = 12;

async function readWithTime(file: string): Promise<{ bytes: Buffer; writtenNs: bigint } | null> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  try {
    const { mtimeNs } = await handle.stat({ bigint: true });
    return { bytes: await handle.readFile(), writtenNs: mtimeNs };
  } finally {
    await handle.close();
  }
}

/** Returns where in the index each path's entry begins. A path in conflict has no entry of its own. */
function entriesOf(bytes: Buffer, oidBytes: number): Map<string, number> {
  const found = new Map<string, number>();
  const version = bytes.length < headBytes || bytes.toString('latin1', 0, 4) !== 'DIRC' ? 0 : bytes.readUInt32BE(4);
  if (version !== 2 && version !== 3) return found;
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

function looksAsAt(bytes: Buffer, at: number, { ctimeNs, mtimeNs, ino, size }: BigIntStats): boolean {
  const timeAt = (offset: number): bigint =>
    BigInt(bytes.readUInt32BE(at + offset)) * 1_000_000_000n + BigInt(bytes.readUInt32BE(at + offset + 4));
  return (
    timeAt(field.ctime) === ctimeNs &&
    timeAt(field.mtime) === mtimeNs &&
    bytes.readUInt32BE(at + field.inode) === Number(BigInt.asUintN(32, ino)) &&
    bytes.readUInt32BE(at + field.size) === Number(BigInt.asUintN(32, size))
  );
}
