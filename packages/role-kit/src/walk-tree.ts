import { opendir } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';

/** What a walk leaves out unless the glob names it: it is large, and never what a ticket is about. */
const SKIPPED = new Set(['node_modules', '__pycache__', '.venv']);

export interface WalkBounds {
  readonly maxEntries: number;
  readonly deadlineMs: number;
}

export interface Walk {
  /** Paths of regular files, sorted. */
  readonly paths: string[];
  /** False when a bound stopped the walk. */
  readonly whole: boolean;
}

/**
 * Lists the regular files of the tree. No link is followed, `.git` is left out, and so are folders of installed packages unless the glob names
 * them. `*` does not cross a slash, `**` does.
 */
export async function walkTree(root: string, glob: string | undefined, bounds: WalkBounds): Promise<Walk> {
  const paths: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await opendir(join(root, folder)).catch(() => null);
    if (entries === null) continue;
    for await (const entry of entries) {
      seen += 1;
      if (seen > bounds.maxEntries || performance.now() > bounds.deadlineMs) return { paths: paths.toSorted(), whole: false };
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && isOpen(entry.name, glob)) folders.push(path);
      if (entry.isFile() && (glob === undefined || matchesGlob(path, glob))) paths.push(path);
    }
  }
  return { paths: paths.toSorted(), whole: true };
}

function isOpen(name: string, glob: string | undefined): boolean {
  if (name === '.git') return false;
  return !SKIPPED.has(name) || (glob?.includes(name) ?? false);
}
