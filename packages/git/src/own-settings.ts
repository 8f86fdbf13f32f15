import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitPlace } from './git-guards.ts';

/**
 * Says whether a repository's own configuration may hold one of these words, a section with its opening bracket or a name; true where it
 * includes other files or cannot be read. A yes is to be followed by asking git. Spares a process where the answer is no, which it nearly
 * always is.
 *
 * Contract: words are in small letters.
 */
export async function mayConfigure(place: GitPlace, ...words: readonly string[]): Promise<boolean> {
  const files = [join(place.commonDir, 'config'), join(place.gitDir, 'config.worktree')];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? '' : null));
    if (text === null) return true;
    const small = text.toLowerCase();
    if (['[include', ...words].some((word) => small.includes(word))) return true;
  }
  return false;
}
