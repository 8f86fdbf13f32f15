const maxNameBytes = 255;
const maxPathBytes = 4000;
// Characters that some file systems ignore when they compare names, so that `.g\u200cit` is `.git` to them.
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const control = /\p{Cc}/u;

/**
 * Returns why a path may not name a file of a tree, or null when it may: plain relative names joined by `/`, in NFC, without
 * control characters, and none that any system takes for `.git`.
 */
export function checkTreePath(path: string): string | null {
  if (path === '') return 'The path is empty.';
  if (!path.isWellFormed() || control.test(path)) return 'The path has control characters or is not valid Unicode.';
  if (path.includes('\\')) return 'The path has a backslash.';
  if (path.startsWith('/')) return 'The path is absolute.';
  if (path.normalize('NFC') !== path) return 'The path is not in Unicode form NFC.';
  if (Buffer.byteLength(path) > maxPathBytes) return 'The path is too long.';
  for (const name of path.split('/')) {
    if (name === '' || name === '.' || name === '..') return 'The path has an empty, "." or ".." component.';
    if (Buffer.byteLength(name) > maxNameBytes) return 'A name of the path is too long.';
    if (isGitName(name)) return 'The path leads into a .git.';
  }
  return null;
}

/** Returns whether some file system takes this name for `.git`: any case, ignorable characters, Windows' short forms. */
export function isGitName(name: string): boolean {
  const plain = name
    .replace(ignorable, '')
    .replace(/[. ]+$/u, '')
    .toLowerCase();
  return plain === '.git' || plain.startsWith('.git:') || /^git~[0-9]+$/.test(plain);
}
