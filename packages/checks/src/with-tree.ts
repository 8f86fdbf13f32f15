import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive } from '@ticket-circuit/sandbox';
import type { ChecksContext } from './checks-context.ts';

/**
 * Writes a git tree into a fresh folder, hands the folder's path to `use`, and removes it when `use` has ended, however it ended.
 *
 * Contract: nothing may go on using the path after `use` has settled.
 */
export async function withTree<T>(
  ctx: Pick<ChecksContext, 'repo' | 'workDir'>,
  tree: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  return withFolder(ctx.workDir, async (folder) => {
    const path = join(folder, 'tree');
    await ctx.repo.materialise(tree, path);
    return use(path);
  });
}

/** Makes a fresh folder below the work folder that the sandbox's user can pass through, and removes it after `use`. */
export async function withFolder<T>(workDir: string, use: (path: string) => Promise<T>): Promise<T> {
  const parent = join(workDir, 'trees');
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(parent, `${process.pid}-`));
  try {
    await chmod(folder, 0o755);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes what processes that did not live to remove it left below the work folder: fresh trees and half-kept preparations. */
export async function sweepFolders(workDir: string): Promise<void> {
  await sweepOwned(join(workDir, 'trees'), /^(?<pid>\d+)-/u);
  await sweepOwned(join(workDir, 'prepared'), /^[0-9a-f]{32}\.(?<pid>\d+)-/u);
}

/** Removes the entries of a folder whose name says that a process made them which is gone; other entries stay. */
export async function sweepOwned(parent: string, named: RegExp): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const owner = named.exec(name)?.groups?.['pid'];
    if (owner !== undefined && !isProcessAlive(Number(owner)))
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
