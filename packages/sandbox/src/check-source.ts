import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { sep } from 'node:path';
import { shellWord } from '@ticket-circuit/schemas';
import { SandboxError } from './sandbox-error.ts';
import type { Identity } from './sandbox-identity.ts';

/**
 * Checks one bind source just before a launch: every component is looked at without following links, and the sandbox's
 * user must be able to reach and read it. Access lists beyond the mode bits are not understood, so they can only make this
 * check refuse too much or bubblewrap refuse later.
 *
 * @throws {SandboxError} `bad-source` for an absent path, a link, or something that is neither file nor folder;
 * `unreachable-source` when the sandbox's user cannot get there.
 */
export function checkSource(path: string, identity: Identity | null): void {
  const parts = path.split(sep).slice(1);
  let current = '';
  for (const [index, part] of parts.entries()) {
    current += `/${part}`;
    const status = lstatSync(current, { throwIfNoEntry: false });
    const isLast = index === parts.length - 1;
    if (status === undefined) throw badSource(path, `${current} does not exist.`, 'Give a path that exists.');
    if (status.isSymbolicLink()) throw badSource(path, `${current} is a link.`, realPathHint(path));
    if (!status.isDirectory() && !(isLast && status.isFile())) {
      throw badSource(path, `${current} is not a ${isLast ? 'file or folder' : 'folder'}.`, 'Give a file or a folder.');
    }
    checkReach(path, current, status, isLast, identity);
  }
}

/** Returns whether `checkSource` would let the path pass. */
export function isReachableSource(path: string, identity: Identity | null): boolean {
  try {
    checkSource(path, identity);
    return true;
  } catch (error) {
    if (error instanceof SandboxError) return false;
    throw error;
  }
}

function checkReach(source: string, path: string, status: Stats, isLast: boolean, identity: Identity | null): void {
  const passes = status.isDirectory() ? 1 : 0;
  const needed = isLast ? 4 | passes : passes;
  const uid = identity?.uid ?? process.getuid?.() ?? 0;
  const groups = identity ? [identity.gid] : [process.getgid?.() ?? 0, ...(process.getgroups?.() ?? [])];
  const shift = status.uid === uid ? 6 : groups.includes(status.gid) ? 3 : 0;
  if (((status.mode >> shift) & needed) === needed) return;
  const mode = (status.mode & 0o7777).toString(8).padStart(4, '0');
  throw new SandboxError({
    code: 'unreachable-source',
    what: `The sandbox cannot show ${source}.`,
    why: `${path} has mode ${mode} and owner ${status.uid}:${status.gid}, and sandboxes run as user ${uid}.`,
    next: isLast
      ? `Open it to that user: chmod o+r${status.isDirectory() ? 'x' : ''} ${shellWord(path)}`
      : `Open the folder to that user (chmod o+x ${shellWord(path)}), or set CIRCUIT_STATE_DIR and the project to places it can reach.`,
  });
}

function badSource(path: string, why: string, next: string): SandboxError {
  return new SandboxError({ code: 'bad-source', what: `The sandbox cannot show ${path}.`, why, next });
}

function realPathHint(path: string): string {
  try {
    return `If the link is yours, give the real path: ${realpathSync(path)}`;
  } catch {
    return 'Give a path without links.';
  }
}
