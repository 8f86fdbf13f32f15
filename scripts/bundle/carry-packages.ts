import { cp, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Packages whose code finds a native or wasm file beside itself, so that they cannot become part of a bundle; with the files that Node does not need. */
export const CARRIED: Readonly<Record<string, RegExp | null>> = {
  'oxc-parser': /\.wasm(\.d\.mts)?$|workerd/u,
  '@astral-sh/ruff-wasm-nodejs': null,
};

/**
 * Copies each carried package that a bundle imports into `node_modules` beside it, with its native binding for this machine, so that the
 * folder runs with nothing but Node.
 */
export function carryPackages(): Plugin {
  const importers = new Map<string, string>();
  return {
    name: 'carry-packages',
    resolveId(id, importer) {
      if (!Object.hasOwn(CARRIED, id) || importer === undefined) return null;
      importers.set(id, importer);
      return { id, external: true };
    },
    async writeBundle(options, bundle) {
      const imported = new Set(
        Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [])),
      );
      for (const [name, importer] of importers) {
        if (imported.has(name)) await carry(name, importer, join(options.dir ?? '', 'node_modules'));
      }
    },
  };
}

async function carry(name: string, importer: string, target: string): Promise<void> {
  const folder = await packageFolder(name, importer);
  const left = CARRIED[name];
  await copyPackage(folder, join(target, name), (path) => !left?.test(path));
  for (const binding of await bindingsOf(folder)) await copyPackage(binding.folder, join(target, binding.name), () => true);
}

/** A binding is an optional dependency: only that of this machine is installed. */
async function bindingsOf(folder: string): Promise<{ name: string; folder: string }[]> {
  const { optionalDependencies = {} } = await readManifest(folder);
  const found = [];
  for (const name of Object.keys(optionalDependencies)) {
    const binding = await packageFolder(name, join(folder, 'package.json')).catch(() => null);
    if (binding !== null && !name.includes('wasm32')) found.push({ name, folder: binding });
  }
  return found;
}

async function packageFolder(name: string, importer: string): Promise<string> {
  let folder = dirname(createRequire(importer).resolve(name));
  while ((await readManifest(folder)).name !== name) {
    if (dirname(folder) === folder) throw new Error(`The folder of the package ${name} was not found.`);
    folder = dirname(folder);
  }
  return folder;
}

async function readManifest(folder: string): Promise<{ name?: string; optionalDependencies?: Record<string, string> }> {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      name?: string;
      optionalDependencies?: Record<string, string>;
    };
  } catch {
    return {};
  }
}

async function copyPackage(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, dereference: true, filter: (source) => isWanted(relative(from, source)) });
}
