import { inside } from './build-bwrap-args.ts';
import { measureProcesses } from './measure-processes.ts';
import { watchMemoryFolders } from './memory-folders.ts';
import { countMemoryFiles, passedBound, roomLeft, type Room, type RoomBounds } from './measure-room.ts';
import type { SandboxEnd, SandboxSpec } from './sandbox-spec.ts';

const everyMs = 250;
const defaultBounds: RoomBounds = { memoryFiles: 200_000, treeBytes: 8 * 1024 ** 3, treeFiles: 1_000_000 };

/** The bounds that are looked at from outside. */
export type WatchedLimit = Extract<Extract<SandboxEnd, { kind: 'limit' }>['limit'], 'memory' | 'processes' | 'files' | 'disk'>;

/** How often at first, so that a command that ends soon is seen at all. */
const firstLooksMs = [1, 3, 6, 10, 20, 30, 60, 90];

export interface Watchdog {
  /** Ends the watch. Returns whether a folder in memory had been full. */
  stop(): { readonly memoryWasFull: boolean };
}

/**
 * Looks at a sandbox's processes and at what it fills four times a second and calls back once, with the bound that was
 * passed. Between two looks a sandbox may pass its bounds; memory that no process has
 * mapped (files in memory) is bounded only by the sizes of its mounts and of single files.
 */
export function startWatchdog(first: number, spec: SandboxSpec, onBreach: (limit: WatchedLimit) => void): Watchdog {
  const bounds = { ...defaultBounds, ...spec.limits };
  const watchTree = treeWatch(spec, bounds);
  const folders = watchMemoryFolders(first, spec);
  const soon = firstLooksMs.map((ms) => setTimeout(() => folders.look(), ms).unref());
  let isStopped = false;
  const breach = (limit: WatchedLimit | null): void => {
    if (limit === null || isStopped) return;
    isStopped = true;
    onBreach(limit);
  };
  const timer = setInterval(() => {
    if (isStopped) return;
    folders.look();
    breach(usedUp(first, spec, bounds));
    void watchTree().then(breach);
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      for (const look of soon) clearTimeout(look);
      const memoryWasFull = folders.wasFull();
      folders[Symbol.dispose]();
      return { memoryWasFull };
    },
  };
}

function usedUp(first: number, { limits, tree }: SandboxSpec, { memoryFiles }: RoomBounds): WatchedLimit | null {
  const use = measureProcesses(first, limits.processes);
  if (use.processes > limits.processes) return 'processes';
  if (use.memoryBytes > limits.memoryBytes) return 'memory';
  const places = ['/tmp', '/dev/shm', ...(tree?.writes ?? []).map((path) => `${inside.tree}/${path}`)];
  return places.some((place) => countMemoryFiles(first, place) > memoryFiles) ? 'files' : null;
}

/**
 * Returns the look at a throwaway tree. Its file system's own figures cost nothing, so the tree is counted only when they
 * have sunk by as much as the tree may hold; if it was somebody else who wrote, they are taken anew.
 */
function treeWatch({ tree }: SandboxSpec, bounds: RoomBounds): () => Promise<WatchedLimit | null> {
  if (tree?.mode !== 'throwaway') return async () => null;
  let before: Room | null = roomOrNull(tree.path);
  let isCounting = false;
  return async () => {
    const now = roomOrNull(tree.path);
    if (isCounting || now === null || before === null) return null;
    if (before.bytes - now.bytes <= bounds.treeBytes && before.files - now.files <= bounds.treeFiles) return null;
    isCounting = true;
    const passed = await passedBound(tree.path, bounds);
    isCounting = false;
    before = now;
    return passed;
  };
}

/** The tree may be removed while a last look is made. */
function roomOrNull(path: string): Room | null {
  try {
    return roomLeft(path);
  } catch {
    return null;
  }
}
