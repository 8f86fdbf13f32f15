import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { digestOf } from '@ticket-circuit/schemas';
import { checkTreePath } from './check-tree-path.ts';
import { diskFailure, entryOf, kindOf, withParentFolder, type TreeFolder } from './open-tree-folder.ts';

const maxBytes = 32 * 1024 * 1024;
// Without O_NONBLOCK the open of a FIFO, put there between the look and the open, would wait for ever.
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A file of a tree as the host read it. */
export type TreeRead =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly digest: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Returns the bytes of a regular file of a hostile tree. No link is followed in any component, nothing blocks, and a file
 * above 32 MiB is refused.
 *
 * @throws {SandboxError} `bad-root` or `tree-io` when the tree itself cannot be read.
 */
export async function readTreeFile(root: string, path: string): Promise<TreeRead> {
  return readTreeFileSync(root, path);
}

/** `readTreeFile` for callers that must not give way between two looks. */
export function readTreeFileSync(root: string, path: string): TreeRead {
  const fault = checkTreePath(path);
  if (fault !== null) return { kind: 'refused', why: fault };
  try {
    return withParentFolder(root, path, false, (opened) => {
      if (opened.kind === 'folder') return readEntry(opened.folder, nameOf(path));
      return opened.kind === 'absent' ? { kind: 'absent' } : opened;
    });
  } catch (error) {
    throw isErrno(error) ? diskFailure(root, path, error) : error;
  }
}

/** Returns the entry of this name in an open folder. */
export function readEntry(folder: TreeFolder, name: string): TreeRead {
  const seen = entryOf(folder, name);
  if (seen === null) return { kind: 'absent' };
  if (!seen.isFile()) return { kind: 'refused', why: `${name} is ${kindOf(seen)}, not a regular file.` };
  if (seen.size > maxBytes) return { kind: 'refused', why: `${name} has ${seen.size} bytes, more than ${maxBytes}.` };
  let fd: number;
  try {
    fd = openSync(folder.at(name), readFlags);
  } catch (error) {
    return { kind: 'refused', why: `${name} cannot be opened: ${String(error)}.` };
  }
  try {
    const now = fstatSync(fd);
    if (now.ino !== seen.ino || now.dev !== seen.dev || !now.isFile()) {
      return { kind: 'refused', why: `${name} was replaced while it was opened.` };
    }
    const bytes = readBounded(fd, now.size);
    if (bytes === null) return { kind: 'refused', why: `${name} changed its size while it was read.` };
    return { kind: 'file', bytes, digest: digestOf(bytes) };
  } finally {
    closeSync(fd);
  }
}

/** The last component of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether this is a failure that the kernel named. */
export function isErrno(error: unknown): boolean {
  return error instanceof Error && 'errno' in error;
}

/** One byte more than expected is asked for, so that a file that grows meanwhile is seen. */
function readBounded(fd: number, size: number): Uint8Array | null {
  const bytes = Buffer.alloc(size + 1);
  let done = 0;
  for (let count = -1; count !== 0 && done < bytes.byteLength; done += count) {
    count = readSync(fd, bytes, done, bytes.byteLength - done, done);
  }
  return done === size ? new Uint8Array(bytes.buffer, bytes.byteOffset, size) : null;
}
