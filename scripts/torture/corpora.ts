import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installedPythons, type InstalledPython } from '../../packages/syntax/test/support/installed-pythons.ts';

const root = join(import.meta.dirname, '..', '..');

/** Returns the Pythons of this machine: the one of its search path, the distribution's, and those of pyenv; or those that are asked for. */
export function machinePythons(asked: readonly string[]): InstalledPython[] {
  if (asked.length > 0) return installedPythons(asked);
  const bin = '/usr/bin';
  const distribution = existsSync(bin) ? readdirSync(bin).filter((name) => /^python3\.\d+$/.test(name)) : [];
  const versions = join(homedir(), '.pyenv', 'versions');
  const own = existsSync(versions) ? readdirSync(versions) : [];
  return installedPythons([
    'python3',
    ...distribution.map((name) => join(bin, name)),
    ...own.map((name) => join(versions, name, 'bin', 'python3')),
  ]);
}

/** Returns the Python files of a standard library, without what was installed beside it, in one order. */
export function libraryFiles({ library }: InstalledPython): string[] {
  return filesBelow(library, (name) => name.endsWith('.py'), /^(?:site-packages|dist-packages|__pycache__)$/);
}

/** Returns the TypeScript and JavaScript files of this repository and of the packages that it has installed, in one order. */
export function typescriptFiles(): string[] {
  const isSource = (name: string) => /\.[cm]?[jt]sx?$/.test(name);
  const own = filesBelow(join(root, 'packages'), isSource, /^(?:node_modules|dist)$/);
  const installed = filesBelow(join(root, 'node_modules', '.pnpm'), isSource, /^$/);
  return [...own, ...installed];
}

function filesBelow(folder: string, isWanted: (name: string) => boolean, skipped: RegExp): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : filesBelow(path, isWanted, skipped);
    return entry.isFile() && isWanted(entry.name) ? [path] : [];
  });
}
