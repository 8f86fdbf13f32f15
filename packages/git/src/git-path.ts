import { GitError } from './git-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Returns the text that NUL-separated output holds, one string a field; empty for no output.
 *
 * @throws {GitError} `unsafe-path` when a field is not UTF-8, since a rounded name could stand for another file.
 */
export function splitNul(bytes: Uint8Array): string[] {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (cause) {
    throw new GitError({
      code: 'unsafe-path',
      what: 'The names in this tree were not read.',
      why: 'At least one path is not UTF-8.',
      next: 'Rename the file to a UTF-8 name (git ls-files shows it quoted).',
      cause,
    });
  }
  if (text === '') return [];
  return (text.endsWith('\0') ? text.slice(0, -1) : text).split('\0');
}

/** Says whether a path can stand in a tree: relative, normal, and no component that git or a file system reads as `.git`. */
export function isTreePath(path: string): boolean {
  if (path === '' || path.includes('\0') || Buffer.from(path).toString() !== path) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !isGitName(part));
}

/** HFS+ ignores these code points in names, and NTFS gives `.git` the short name `git~1`: git guards against both. */
function isGitName(part: string): boolean {
  const bare = part
    .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, '')
    .toLowerCase()
    .replace(/[. ]+$/u, '');
  return bare === '.git' || bare === 'git~1' || bare.startsWith('.git:');
}
