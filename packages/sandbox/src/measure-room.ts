import { lstatSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';

/** What may be filled in a sandbox besides memory and processes. */
export interface RoomBounds {
  /** Files in one memory folder, whose sizes alone bound their bytes. */
  readonly memoryFiles: number;
  readonly treeBytes: number;
  readonly treeFiles: number;
}

const entriesPerTurn = 2000;

/**
 * Returns how many files a folder in memory inside holds; 0 when the sandbox does not stand yet, or has ended. `place` is the
 * path inside, of a mount of its own.
 */
export function countMemoryFiles(first: number, place: string): number {
  const path = `/proc/${first}/root${place}`;
  try {
    // Until bubblewrap has changed its root, this is the host's own folder.
    if (statSync(path).dev === statSync(place, { throwIfNoEntry: false })?.dev) return 0;
    const { files, ffree } = statfsSync(path);
    return files - ffree;
  } catch {
    return 0;
  }
}

/** What a file system has left; its figures move with everybody who writes there. */
export interface Room {
  readonly bytes: number;
  readonly files: number;
}

export function roomLeft(path: string): Room {
  const { bavail, bsize, ffree } = statfsSync(path);
  return { bytes: bavail * bsize, files: ffree };
}

/**
 * Returns which bound a tree on disk has passed, or null. Looks at every entry until one is passed, and lets other work go on
 * meanwhile; what vanishes is left out.
 */
export async function passedBound(tree: string, { treeBytes, treeFiles }: RoomBounds): Promise<'disk' | 'files' | null> {
  const waiting = [tree];
  let [bytes, files] = [0, 0];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of namesIn(folder)) {
      const path = join(folder, name);
      const status = lstatSync(path, { throwIfNoEntry: false });
      if (status === undefined) continue;
      if (status.isDirectory()) waiting.push(path);
      bytes += status.blocks * 512;
      files += 1;
      if (bytes > treeBytes) return 'disk';
      if (files > treeFiles) return 'files';
      if (files % entriesPerTurn === 0) await giveWay();
    }
  }
  return null;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
