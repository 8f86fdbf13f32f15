import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Returns the folder that a file's project consists of: the repository that holds it, else the folder in which the command works when the file lies
 * in it, else the file's own.
 */
export function projectRoot(dir: string, file: string): string {
  for (let at = dirname(file); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) break;
  }
  return isInside(dir, file) ? dir : dirname(file);
}

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}

/** Returns the way from a root to a path in it, as the coupler writes paths. */
export function pathFrom(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
