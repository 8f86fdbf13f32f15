import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { digestOf } from '@ticket-circuit/schemas';
import { checkTreePath } from './check-tree-path.ts';
import { diskFailure, entryOf, withParentFolder, type TreeFolder } from './open-tree-folder.ts';
import { isErrno, nameOf, readEntry } from './read-tree-file.ts';

const createFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** What became of a write. A removal has no digest. */
export type TreeWrite =
  | { readonly kind: 'written'; readonly digest: string | null }
  | { readonly kind: 'stale'; readonly actual: string | null }
  | { readonly kind: 'refused'; readonly why: string };

export interface WriteOptions {
  /** Digest of what the writer read; null when the file must be absent. */
  readonly expectDigest: string | null;
  /** Permission bits; without it those of the present file, or 0644. */
  readonly mode?: number;
}

/**
 * Writes a regular file of a hostile tree, or removes it (`bytes` null), if it is still what the writer read. The new file
 * comes into place whole, by a rename, so that a running sandbox sees the old one or the new one. No link is followed in any
 * component; a file with a second name is refused, since that name may lie outside. Absent folders are made.
 *
 * Contract: nobody but this host writes the tree, so that the look and the rename see the same file.
 * @throws {SandboxError} `bad-root` or `tree-io` when the tree itself cannot be written.
 */
export async function writeTreeFile(root: string, path: string, bytes: Uint8Array | null, options: WriteOptions): Promise<TreeWrite> {
  const fault = checkTreePath(path);
  if (fault !== null) return { kind: 'refused', why: fault };
  try {
    const mismatch = withParentFolder(root, path, false, (opened) => {
      if (opened.kind === 'refused') return opened;
      if (opened.kind === 'folder') return mismatchOf(opened.folder, nameOf(path), options.expectDigest);
      return options.expectDigest === null ? null : ({ kind: 'stale', actual: null } as const);
    });
    if (mismatch !== null) return mismatch;
    if (bytes === null && options.expectDigest === null) return { kind: 'written', digest: null };
    return withParentFolder(root, path, bytes !== null, (opened) => {
      if (opened.kind === 'refused') return opened;
      if (opened.kind === 'absent') return { kind: 'stale', actual: null };
      return bytes === null ? remove(opened.folder, nameOf(path)) : replace(opened.folder, nameOf(path), bytes, options);
    });
  } catch (error) {
    throw isErrno(error) ? diskFailure(root, path, error) : error;
  }
}

/** Returns why the present file is not the one that the writer expects; null when it is. */
function mismatchOf(folder: TreeFolder, name: string, expectDigest: string | null): TreeWrite | null {
  const present = readEntry(folder, name);
  if (present.kind === 'refused') return present;
  const actual = present.kind === 'file' ? present.digest : null;
  if (actual !== expectDigest) return { kind: 'stale', actual };
  const names = entryOf(folder, name)?.nlink ?? 1;
  return names > 1 ? { kind: 'refused', why: `${name} has ${names} names, and another may lie outside the tree.` } : null;
}

function replace(folder: TreeFolder, name: string, bytes: Uint8Array, { expectDigest, mode }: WriteOptions): TreeWrite {
  const partial = folder.at(`.circuit-${randomBytes(12).toString('hex')}`);
  const present = entryOf(folder, name);
  const fd = openSync(partial, createFlags, 0o600);
  try {
    for (let done = 0; done < bytes.byteLength;) done += writeSync(fd, bytes, done, bytes.byteLength - done);
    const owner = present ?? fstatSync(folder.fd);
    if (process.getuid?.() === 0) fchownSync(fd, owner.uid, owner.gid);
    // Set on the open file, since the mode at creation is lessened by the umask; setuid and its like never pass.
    fchmodSync(fd, (mode ?? present?.mode ?? 0o644) & 0o777);
    fsyncSync(fd);
  } catch (error) {
    unlinkSync(partial);
    throw error;
  } finally {
    closeSync(fd);
  }
  const isPlaced = expectDigest === null ? placeNew(partial, folder.at(name)) : placeOver(partial, folder.at(name));
  fsyncSync(folder.fd);
  return isPlaced ? { kind: 'written', digest: digestOf(bytes) } : { kind: 'refused', why: `${name} appeared meanwhile.` };
}

function placeOver(partial: string, target: string): true {
  try {
    renameSync(partial, target);
    return true;
  } catch (error) {
    unlinkSync(partial);
    throw error;
  }
}

/** A rename would replace a file that appeared meanwhile; a link does not. */
function placeNew(partial: string, target: string): boolean {
  try {
    linkSync(partial, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(partial);
  }
}

function remove(folder: TreeFolder, name: string): TreeWrite {
  unlinkSync(folder.at(name));
  fsyncSync(folder.fd);
  return { kind: 'written', digest: null };
}
