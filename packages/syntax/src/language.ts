/** The languages with a driver. `typescript` covers ts, tsx, mts, cts, js, jsx, mjs and cjs. */
export type Language = 'python' | 'typescript';

const LANGUAGE_BY_EXTENSION: Readonly<Record<string, Language>> = {
  py: 'python',
  pyi: 'python',
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  js: 'typescript',
  jsx: 'typescript',
  mjs: 'typescript',
  cjs: 'typescript',
};

/** Returns the language of a path by its extension, or null for a file that is handled whole. Never throws. */
export function languageOf(path: string): Language | null {
  return LANGUAGE_BY_EXTENSION[extensionOf(path)] ?? null;
}

/** Returns the lower-case text after the last dot of a path's last component; empty when there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
