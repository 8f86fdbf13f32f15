import picomatch from 'picomatch';

/** Tells whether a path is named by a set of globs. */
export type PathMatcher = (path: string) => boolean;

/**
 * Returns the matcher of a set of globs; never true when there are none. A glob without a wildcard names a file or a whole folder, `./` and a trailing
 * slash are allowed, a leading `!` is a letter. `looseCase` ignores letter case, for files that a case-insensitive disk would take for the same.
 */
export function matcherOf(globs: readonly string[], { looseCase = false } = {}): PathMatcher {
  const patterns = globs.flatMap(patternsOf);
  if (patterns.length === 0) return () => false;
  return picomatch(patterns, { dot: true, nonegate: true, nocase: looseCase, strictSlashes: true });
}

function patternsOf(glob: string): string[] {
  const bare = glob.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
  if (bare === '' || bare === '.') return ['**'];
  return /[*?[\]{}()]/.test(bare) ? [bare, ...(bare === glob ? [] : [`${bare}/**`])] : [bare, `${bare}/**`];
}

/** True for a glob that names files by their name, such as `**\/*.test.ts`, rather than all that lies in a folder. */
export function namesFiles(glob: string): boolean {
  const last = glob.split('/').at(-1) ?? '';
  return /[^*/]/.test(last) && last.includes('.');
}
