import type { Module } from '@ticket-circuit/syntax';
import type { ReadText } from '../read-text.ts';
import { resolveSpecifier } from './relative-specifier.ts';

/**
 * Returns the file of the tree that an import of a module names; null for packages and whatever else cannot be found.
 *
 * Absolute names of Python are looked for in every folder above the importer, and in `src`. Aliases of a bundler's settings are not known.
 */
export async function resolveImport(read: ReadText, importer: Module, name: string): Promise<string | null> {
  if (importer.language === 'typescript') return name.startsWith('.') ? await resolveSpecifier(read, importer.path, name) : null;
  const dots = /^\.*/.exec(name)?.[0].length ?? 0;
  const parts = name
    .slice(dots)
    .split('.')
    .filter((part) => part !== '');
  const folder = importer.path.split('/').slice(0, -1);
  const homes =
    dots > 0
      ? [folder.slice(0, folder.length - dots + 1)]
      : [...folder.keys(), folder.length].map((length) => folder.slice(0, length)).toReversed();
  for (const home of dots > 0 ? homes : [...homes, ['src']]) {
    const path = [...home, ...parts].join('/');
    for (const candidate of [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`]) if ((await read(candidate)) !== null) return candidate;
  }
  return null;
}
