import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SandboxError } from './sandbox-error.ts';

/**
 * Gives a disposable tree to the user that will write it, without following a link. The top comes last, so that a tree whose
 * top has the owner is known to be done. Does nothing where everything has the owner already.
 *
 * @throws {SandboxError} `bad-root` for a file with more than one name, whose other name may lie outside the tree.
 */
export function prepareThrowaway(path: string, uid: number, gid = uid): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) prepareThrowaway(child, uid, gid);
    else giveEntry(child, uid, gid);
  }
  giveEntry(path, uid, gid);
}

function giveEntry(path: string, uid: number, gid: number): void {
  const status = lstatSync(path);
  if (status.uid === uid && status.gid === gid) return;
  if (status.isFile() && status.nlink > 1) {
    throw new SandboxError({
      code: 'bad-root',
      what: `The throwaway tree was not given to user ${uid}.`,
      why: `${path} has ${status.nlink} names, and another may lie outside the tree.`,
      next: 'Make the tree by a checkout or a real copy, without hard links.',
    });
  }
  lchownSync(path, uid, gid);
}
