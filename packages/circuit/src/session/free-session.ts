import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Repository } from '@ticket-circuit/git';
import { compareSnapshots, snapshotTree } from '@ticket-circuit/sandbox';
import { keptFolder } from '../project/kept-trees.ts';
import type { SessionFolder, Walk } from './session-folder.ts';

/** A session whose folder is to go. */
export interface OldSession {
  readonly repo: Repository;
  readonly folder: SessionFolder;
  readonly session: string;
  /** Whether all that the host wrote for it is in a tree that is kept already. */
  readonly isKept: boolean;
}

/**
 * Removes what a session leaves on disk once its ending is journalled; not before, or a crash in between would start it again. What it wrote
 * is kept by a ref, unless all of it is in a tree that is kept already. Returns why its work tree could not be kept; then the folder stays.
 */
export async function clearSession({ repo, folder, session, isKept }: OldSession): Promise<string | null> {
  const writes = await folder.writes();
  const except = isKept ? writes.map((write) => write.path) : [];
  // The root goes last: as long as it is there, a later run clears what is left.
  await rm(folder.socket, { recursive: true, force: true });
  // Taken in any case: it speaks of this tree alone.
  const walk = folder.takeWalk();
  const isAllKept = isKept || writes.length === 0;
  const removal = await repo.removeWorktree(folder.tree, {
    archiveRef: `refs/circuit/archive/${session}`,
    except,
    ...(isAllKept && walk !== null ? { untouchedAt: async () => await untouchedAt(folder.tree, walk) } : null),
  });
  if (removal.kind === 'kept') return removal.why;
  await rm(folder.root, { recursive: true, force: true });
  return null;
}

/** Returns the commit that was checked out, where the tree is in every way as the walk saw it: that commit's files and the writes of the host. */
async function untouchedAt(tree: string, { commit, seen }: Walk): Promise<string | null> {
  return compareSnapshots(seen, await snapshotTree(tree), []).length === 0 ? commit : null;
}

/**
 * Removes a session's folder like `clearSession`, and where its work tree cannot be kept, moves that aside: the place is free afterwards.
 * Returns where the tree lies now; null when it is gone.
 */
export async function freeSession(old: OldSession, workDir: string): Promise<string | null> {
  const why = await clearSession(old);
  if (why === null) return null;
  const aside = keptFolder(workDir);
  await mkdir(aside, { recursive: true });
  const name = basename(old.folder.root);
  let place = join(aside, name);
  for (let number = 2; existsSync(place); number += 1) place = join(aside, `${name}-${number}`);
  await old.repo.moveWorktree(old.folder.tree, place);
  await rm(old.folder.root, { recursive: true, force: true });
  return place;
}
