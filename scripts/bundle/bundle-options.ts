import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'rolldown';
import { carryPackages } from './carry-packages.ts';

/** A program that runs inside a sandbox, where there is no node_modules: its name and its first module. */
export interface RoleProgram {
  readonly name: string;
  readonly entry: string;
}

/** Returns the programs to bundle, by name: every package tagged `role` that has a main, and the sandbox's shim where there is one. */
export function findRolePrograms(root: string): RoleProgram[] {
  const packages = readdirSync(join(root, 'packages')).toSorted();
  const roles = packages
    .filter((name) => isRole(join(root, 'packages', name)))
    .map((name) => ({ name, entry: join(root, 'packages', name, 'src/main.ts') }));
  const shim = { name: 'shim', entry: join(root, 'packages/sandbox/src/shim-main.ts') };
  return [...roles, shim].filter((program) => existsSync(program.entry));
}

function isRole(folder: string): boolean {
  if (!existsSync(join(folder, 'turbo.json'))) return false;
  const { tags = [] } = JSON.parse(readFileSync(join(folder, 'turbo.json'), 'utf8')) as { tags?: string[] };
  return tags.includes('role');
}

/**
 * Returns how a program becomes `<outDir>/<name>/main.cjs`, which needs nothing but Node and its own folder. A CommonJS
 * program starts a quarter sooner than a module, so no first module may await at its top.
 */
export function bundleOptions(program: RoleProgram, outDir: string): BuildOptions {
  return {
    input: { main: program.entry },
    platform: 'node',
    plugins: [carryPackages()],
    onwarn(warning, warn) {
      // What cannot be resolved would be left as an import of a package that the sandbox does not have.
      if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(`${program.name} was not bundled. ${warning.message}`);
      warn(warning);
    },
    output: {
      dir: join(outDir, program.name),
      format: 'cjs',
      entryFileNames: 'main.cjs',
      chunkFileNames: '[name]-[hash].cjs',
      keepNames: true,
    },
  };
}
