import { closeSync, constants, fchmodSync, fchownSync, fstatSync, lstatSync, mkdirSync, openSync, type Stats } from 'node:fs';
import { SandboxError } from './sandbox-error.ts';

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/** An open folder of a tree. Names below it are looked up in this very folder, whatever becomes of its path. */
export interface TreeFolder {
  readonly fd: number;
  /** The path by which a name in this folder is reached. */
  at(name: string): string;
}

export type OpenedFolder =
  | { readonly kind: 'folder'; readonly folder: TreeFolder }
  | { readonly kind: 'absent'; readonly missing: string }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Calls `use` with the folder that holds `path`, opened one component after the other without following a link; closes all
 * it opened. With `make`, absent folders are made.
 *
 * @throws {SandboxError} `bad-root` when the root itself is not a folder; `tree-io` when the disk fails.
 */
export function withParentFolder<T>(root: string, path: string, make: boolean, use: (opened: OpenedFolder) => T): T {
  let folder = openRoot(root);
  try {
    const names = path.split('/').slice(0, -1);
    for (const [index, name] of names.entries()) {
      const next = openNext(folder, name, make);
      if (next.kind !== 'folder') {
        const place = names.slice(0, index + 1).join('/');
        return use(next.kind === 'absent' ? { kind: 'absent', missing: place } : { kind: 'refused', why: `${place} ${next.why}` });
      }
      closeSync(folder.fd);
      folder = next.folder;
    }
    return use({ kind: 'folder', folder });
  } finally {
    closeSync(folder.fd);
  }
}

/** Returns the entry of this name without following it; null when there is none. */
export function entryOf(folder: TreeFolder, name: string): Stats | null {
  return lstatSync(folder.at(name), { throwIfNoEntry: false }) ?? null;
}

/** Returns what an entry is, for people. */
export function kindOf(status: Stats): string {
  if (status.isSymbolicLink()) return 'a link';
  if (status.isDirectory()) return 'a folder';
  if (status.isFile()) return 'a file';
  if (status.isFIFO()) return 'a FIFO';
  return status.isSocket() ? 'a socket' : 'a device';
}

/** Wraps a failure of the disk, which no caller expects. */
export function diskFailure(root: string, path: string, cause: unknown): SandboxError {
  return new SandboxError({
    code: 'tree-io',
    what: `${path} of ${root} was not read or written.`,
    why: `The host refused: ${String(cause)}.`,
    next: 'Look at the disk and at who owns the tree.',
    cause,
  });
}

function openRoot(root: string): TreeFolder {
  try {
    return folderOf(openSync(root, folderFlags));
  } catch (cause) {
    throw new SandboxError({
      code: 'bad-root',
      what: `The tree ${root} cannot be entered.`,
      why: `It is not a folder that this user can open: ${String(cause)}.`,
      next: 'Give the real path of a worktree.',
      cause,
    });
  }
}

function openNext(
  folder: TreeFolder,
  name: string,
  make: boolean,
): { kind: 'folder'; folder: TreeFolder } | { kind: 'absent' } | { kind: 'refused'; why: string } {
  const isMade = make && entryOf(folder, name) === null;
  if (isMade) mkdirSync(folder.at(name), { mode: 0o755 });
  const status = entryOf(folder, name);
  if (status === null) return { kind: 'absent' };
  if (!status.isDirectory()) return { kind: 'refused', why: `is ${kindOf(status)}, not a folder.` };
  let fd: number;
  try {
    fd = openSync(folder.at(name), folderFlags);
  } catch (error) {
    return { kind: 'refused', why: `cannot be opened: ${String(error)}.` };
  }
  if (isMade) giveLikeParent(folder.fd, fd);
  return { kind: 'folder', folder: folderOf(fd) };
}

/** A folder that root makes belongs to the tree's owner, and sandboxes must be able to enter it whatever our umask is. */
function giveLikeParent(parent: number, made: number): void {
  const { uid, gid } = fstatSync(parent);
  fchmodSync(made, 0o755);
  if (process.getuid?.() === 0) fchownSync(made, uid, gid);
}

function folderOf(fd: number): TreeFolder {
  return { fd, at: (name) => `/proc/self/fd/${fd}/${name}` };
}
