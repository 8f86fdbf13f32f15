import { closeSync, constants, openSync, statfsSync } from 'node:fs';
import { inside, shmBytes } from './build-bwrap-args.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

const pageBytes = 4096;

/** Tells whether a command ran out of room in one of its folders in memory, each of which has a size of its own. */
export interface MemoryFolders extends Disposable {
  /** Looks at them now. Until bubblewrap has built them there is nothing to see. */
  look(): void;
  /** Whether one was full at some look; asked after the end, it looks a last time. */
  wasFull(): boolean;
}

/**
 * Watches the folders in memory of a sandbox by its first process. A folder that was seen stays open, so that it can be asked even when
 * no process is left: what a command filled in its last moment is seen too.
 */
export function watchMemoryFolders(first: number, { limits, tree }: SandboxSpec): MemoryFolders {
  const places = new Map([
    ['/tmp', limits.tmpBytes],
    ['/dev/shm', shmBytes],
    ...(tree?.writes ?? []).map((path): [string, number] => [`${inside.tree}/${path}`, limits.tmpBytes]),
  ]);
  const open = new Map<string, number>();
  let isFull = false;
  const look = (): void => {
    for (const [place, bytes] of places) {
      const opened = open.get(place) ?? openFolder(`/proc/${first}/root${place}`, bytes);
      if (opened === null) continue;
      open.set(place, opened);
      isFull ||= leftIn(opened) < pageBytes;
    }
  };
  return {
    look,
    wasFull: () => {
      look();
      return isFull;
    },
    [Symbol.dispose]: () => {
      for (const opened of open.values()) closeSync(opened);
      open.clear();
    },
  };
}

/** Returns the opened folder, or null when there is none yet of this size: while bubblewrap builds, others stand at the same paths. */
function openFolder(path: string, bytes: number): number | null {
  let opened: number;
  try {
    opened = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch {
    return null;
  }
  const { blocks, bsize } = statfsSync(`/proc/self/fd/${opened}`);
  if (blocks * bsize === Math.ceil(bytes / bsize) * bsize) return opened;
  closeSync(opened);
  return null;
}

function leftIn(opened: number): number {
  const { bavail, bsize } = statfsSync(`/proc/self/fd/${opened}`);
  return bavail * bsize;
}
