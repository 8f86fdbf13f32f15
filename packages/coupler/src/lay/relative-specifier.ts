import type { ReadText } from '../read-text.ts';
import { moduleAt } from '../open-module.ts';

/** How a project writes the end of a relative specifier: the file's own extension, the one it is compiled to, or none. */
export type SpecifierHabit = 'own' | 'compiled' | 'none';

const COMPILED: Readonly<Record<string, string>> = { '.ts': '.js', '.tsx': '.js', '.mts': '.mjs', '.cts': '.cjs', '.jsx': '.js' };
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.jsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
  '.jsx': ['.tsx'],
};
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/** Returns the specifier by which one file of a tree imports another, both given from the root. */
export function relativeSpecifier(fromFile: string, toFile: string, habit: SpecifierHabit): string {
  const from = fromFile.split('/').slice(0, -1);
  const to = toFile.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const steps = from.length - shared;
  const path = `${steps === 0 ? './' : '../'.repeat(steps)}${to.slice(shared).join('/')}`;
  const extension = extensionIn(path);
  if (habit === 'own') return path;
  const stem = path.slice(0, path.length - extension.length);
  return habit === 'compiled' ? stem + (COMPILED[extension] ?? extension) : stem;
}

/** Returns the relative specifier by which another file names what one file names by this one, whether it exists or not. */
export function rebasedSpecifier(fromFile: string, specifier: string, otherFile: string): string {
  const folder = fromFile.split('/').slice(0, -1);
  const path = joinPath(folder, specifier);
  if (path !== null) return relativeSpecifier(otherFile, path, 'own');
  // It leads out of the tree, and every way out passes the root.
  const steps = otherFile.split('/').length - folder.length - 1;
  const up = /^(?:\.\/)?((?:\.\.\/)*)/.exec(specifier)![0];
  const levels = up.split('../').length - 1 + steps;
  return '../'.repeat(levels) + specifier.slice(up.length);
}

/** Returns the file of the tree that a relative specifier names, by the ways in which runtimes, compilers and bundlers resolve it; null when none. */
export async function resolveSpecifier(read: ReadText, fromFile: string, specifier: string): Promise<string | null> {
  const path = joinPath(fromFile.split('/').slice(0, -1), specifier);
  if (path === null) return null;
  const extension = extensionIn(path);
  const stem = path.slice(0, path.length - extension.length);
  const candidates = [
    path,
    ...(SOURCES[extension] ?? []).map((one) => stem + one),
    ...EXTENSIONS.map((one) => path + one),
    ...EXTENSIONS.map((one) => (path === '' ? `index${one}` : `${path}/index${one}`)),
  ];
  for (const candidate of candidates) if (candidate !== '' && (await read(candidate)) !== null) return candidate;
  return null;
}

function joinPath(folder: readonly string[], specifier: string): string | null {
  const parts = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function extensionIn(path: string): string {
  return EXTENSIONS.find((extension) => path.endsWith(extension)) ?? '';
}

/**
 * Returns how the files of a tree end their relative specifiers: as the first of the given files that has one does, else as the compiler is
 * set up; else JavaScript, and TypeScript that no compiler is set up for, name the file itself, and other TypeScript leaves the extension out.
 */
export async function specifierHabit(read: ReadText, files: readonly string[]): Promise<SpecifierHabit> {
  for (const file of files) {
    const habit = await habitOf(read, file);
    if (habit !== null) return habit;
  }
  const settings = (await read('tsconfig.json')) ?? (await read('tsconfig.base.json')) ?? '';
  if (/"(?:allowImportingTsExtensions|rewriteRelativeImportExtensions)"\s*:\s*true/.test(settings)) return 'own';
  if (/"(?:module|moduleResolution)"\s*:\s*"node(?:16|18|20|next)"/i.test(settings)) return 'compiled';
  // Without a compiler's settings nothing but the file itself is there to be loaded.
  return settings !== '' && files.some((file) => /\.[mc]?tsx?$/.test(file)) ? 'none' : 'own';
}

async function habitOf(read: ReadText, file: string): Promise<SpecifierHabit | null> {
  const module = await moduleAt(read, file);
  if (module?.language !== 'typescript') return null;
  const froms = module.elements.flatMap(({ kind, declaration }) =>
    kind === 'import' || kind === 'export' ? [...declaration.matchAll(/from\s*['"](\.[^'"]*)['"]/g)].map((match) => match[1]!) : [],
  );
  for (const specifier of froms) {
    const extension = extensionIn(specifier);
    if (/\.(?:json|css|svg|png|vue|svelte)$/.test(specifier)) continue;
    if (extension === '') return 'none';
    if (/\.[mc]?tsx?$/.test(extension)) return 'own';
    const target = await resolveSpecifier(read, file, specifier);
    return target !== null && target.endsWith(extension) ? 'own' : 'compiled';
  }
  return null;
}
