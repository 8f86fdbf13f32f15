import { constants } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type OpenedFile =
  | { readonly kind: 'open'; readonly handle: FileHandle; readonly sizeBytes: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Opens a regular file of the tree for reading, without ever blocking on a pipe or a device. A link is followed only to a place inside the tree;
 * the `.git` of the tree is closed. The caller closes the handle.
 */
export async function openTreeFile(root: string, path: string): Promise<OpenedFile> {
  const refusal = pathRefusal(path);
  if (refusal !== null) return { kind: 'refused', why: refusal };
  const place = await insideTree(root, path);
  if (place.kind !== 'inside') return place;
  return await openRegular(place.real, path);
}

async function insideTree(
  root: string,
  path: string,
): Promise<{ kind: 'inside'; real: string } | { kind: 'absent' } | { kind: 'refused'; why: string }> {
  try {
    const top = await realpath(root);
    const real = await realpath(join(top, path));
    if (!real.startsWith(top + sep)) return { kind: 'refused', why: `${path} is a link that leads out of the tree.` };
    if (pathRefusal(real.slice(top.length + 1)) !== null) return { kind: 'refused', why: `${path} leads into .git.` };
    return { kind: 'inside', real };
  } catch (error) {
    return failure(path, error);
  }
}

/** Opens a regular file by a place that is already known to lie inside the tree. `path` is what its reader calls it. */
export async function openRegular(real: string, path: string): Promise<OpenedFile> {
  try {
    const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = await handle.stat();
    if (found.isFile()) return { kind: 'open', handle, sizeBytes: found.size };
    await handle.close();
    return { kind: 'refused', why: `${path} is not a regular file${found.isDirectory() ? ' but a folder' : ''}.` };
  } catch (error) {
    return failure(path, error);
  }
}

/** Returns why a path cannot name a file of the tree, or null when it can. */
function pathRefusal(path: string): string | null {
  if (path === '' || path.startsWith('/') || path.includes('\0') || path.split('/').includes('..'))
    return `${JSON.stringify(path)} is not a path below the tree.`;
  return path.split('/').includes('.git') ? 'The .git of the tree is not readable.' : null;
}

function failure(path: string, error: unknown): { kind: 'absent' } | { kind: 'refused'; why: string } {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'absent' };
  return { kind: 'refused', why: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.` };
}
