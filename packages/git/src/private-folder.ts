import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive } from '@ticket-circuit/sandbox';
import type { GitPlace } from './git-guards.ts';

const parentOf = (place: GitPlace): string => join(place.commonDir, 'circuit-tmp');

/** Hands out a fresh folder for one call, such as for an index of its own, and removes it when `use` has ended, however it ended. */
export async function withPrivateFolder<T>(place: GitPlace, use: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parentOf(place), { recursive: true });
  const folder = await mkdtemp(join(parentOf(place), `${process.pid}-`));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of processes that did not live to remove them. What cannot be removed stays for the next time. */
export async function sweepPrivateFolders(place: GitPlace): Promise<void> {
  for (const name of await readdir(parentOf(place)).catch(() => []))
    if (!isProcessAlive(Number.parseInt(name, 10))) await rm(join(parentOf(place), name), { recursive: true, force: true }).catch(() => {});
}
