import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from './open-project.ts';

/** A work tree that was moved aside, since no commit could keep what is in it. */
export interface KeptTree {
  readonly path: string;
  /** When it was moved, ISO 8601 in UTC. */
  readonly since: string;
  /** Whether git has a record of it, which goes with it. */
  readonly isRecorded: boolean;
}

/** Returns the folder to which work trees are moved aside. */
export function keptFolder(workDir: string): string {
  return join(workDir, 'kept');
}

/** Returns the work trees of a repository that were moved aside, oldest first; empty when there are none. */
export async function keptTrees({ repo, workDir }: Pick<Project, 'repo' | 'workDir'>): Promise<KeptTree[]> {
  const folder = keptFolder(workDir);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return [];
  const recorded = new Set((await repo.worktrees()).map(({ path }) => path));
  const trees = names.map(async (name) => {
    const path = join(folder, name);
    // A rename is the last that changes the folder itself.
    const since = (await stat(path)).ctime.toISOString();
    return { path, since, isRecorded: recorded.has(path) || recorded.has(await realpath(path)) };
  });
  return (await Promise.all(trees)).toSorted((one, other) => one.since.localeCompare(other.since));
}
