import { isAbsolute, normalize } from 'node:path';
import { inside, pinnedFolders } from './build-bwrap-args.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

// bubblewrap takes at most 9000 words; each mount takes three, and pinned folders come on top.
const maxMounts = 2000;
const writablePlaces = ['/tmp', '/dev', '/proc', '/sys'];
const hostMade = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc/passwd', '/etc/group'];

/**
 * Returns what is wrong with a specification, one sentence each; empty when it may be launched. Looks at the words only:
 * the disk is looked at just before the launch.
 */
export function checkSpec(spec: SandboxSpec): string[] {
  return [
    ...commandFaults(spec),
    ...sourceFaults(spec),
    ...destinationFaults(spec),
    ...treeFaults(spec),
    ...limitFaults(spec),
    ...mountFaults(spec),
  ];
}

function commandFaults({ argv, cwd, env, outputs }: SandboxSpec): string[] {
  const faults: string[] = [];
  if (argv.length === 0 || argv[0] === '') faults.push('The command is empty.');
  if (argv[0]?.startsWith('-')) faults.push(`The command ${argv[0]} starts with a dash.`);
  if (!isPlainAbsolute(cwd)) faults.push(`The working directory ${cwd} is not a plain absolute path.`);
  const texts = [...argv, cwd, ...Object.entries(env).flat(), ...(outputs ?? []).map(({ path }) => path)];
  if (texts.some((text) => text.includes('\0'))) faults.push('A NUL lies in the command, an output or the environment.');
  for (const name of Object.keys(env)) {
    if (name === '' || name.includes('=')) faults.push(`The environment name ${JSON.stringify(name)} is not a name.`);
  }
  for (const { path } of outputs ?? []) {
    if (!isPlainAbsolute(path)) faults.push(`The output ${path} is not a plain absolute path.`);
  }
  return faults;
}

function sourceFaults({ binds, tree, socketDir }: SandboxSpec): string[] {
  const sources = [...binds.map(({ from }) => from), ...(tree ? [tree.path] : []), ...(socketDir ? [socketDir] : [])];
  return sources
    .filter((path) => !isPlainAbsolute(path) || path === '/')
    .map((path) => `The source ${path} is not a plain absolute path below the root.`);
}

function destinationFaults(spec: SandboxSpec): string[] {
  const destinations = [...spec.binds.map(({ to }) => to), ...(spec.inputs ?? []).map(({ to }) => to)];
  const writable = [...writablePlaces, ...(spec.tree?.writes ?? []).map((path) => `${inside.tree}/${path}`)];
  const faults = destinations.flatMap((to) => {
    if (!isPlainAbsolute(to) || to === '/') return [`The destination ${to} is not a plain absolute path below the root.`];
    if (isWithin(to, inside.git)) return [`The destination ${to} lies in the tree's masked .git.`];
    const below = writable.find((place) => isWithin(to, place));
    if (below !== undefined) return [`The destination ${to} lies in ${below}, which is writable inside.`];
    if ([...hostMade, inside.node, inside.socketDir].some((place) => isWithin(to, place))) {
      return [`The destination ${to} lies in a place that the sandbox itself fills.`];
    }
    if (to === inside.tree && spec.tree) return [`The destination ${to} is the tree.`];
    return [];
  });
  const inputsBelowWritable = (spec.inputs ?? []).filter(({ to }) => spec.tree?.mode === 'throwaway' && isWithin(to, inside.tree));
  return [
    ...faults,
    ...inputsBelowWritable.map(({ to }) => `The input ${to} lies below the throwaway tree, which is writable.`),
    ...repeated(destinations).map((to) => `The destination ${to} is given twice.`),
  ];
}

function treeFaults({ tree, gitSnapshot }: SandboxSpec): string[] {
  if (tree === undefined) return [];
  const faults: string[] = [];
  if (tree.mode === 'read-only' && (tree.overlays ?? []).length > 0) faults.push('A read-only tree needs no overlays.');
  if (tree.mode === 'throwaway' && (tree.writes ?? []).length > 0) faults.push('A throwaway tree is writable already.');
  if (tree.mode === 'read-only' && gitSnapshot === true) faults.push('A repository snapshot needs a throwaway tree.');
  for (const path of [...(tree.overlays ?? []), ...(tree.writes ?? [])]) {
    if (!isPlainRelative(path)) faults.push(`The path ${path} of the tree is not a plain relative path outside .git.`);
  }
  return faults;
}

function limitFaults({ limits }: SandboxSpec): string[] {
  return Object.entries(limits)
    .filter(([, value]) => !Number.isSafeInteger(value) || value <= 0)
    .map(([name, value]) => `The limit ${name} is ${String(value)}, not a whole number above zero.`);
}

function mountFaults(spec: SandboxSpec): string[] {
  const { overlays = [], writes = [] } = spec.tree ?? {};
  const count = spec.binds.length + overlays.length + writes.length + (spec.inputs ?? []).length + pinnedFolders(spec).length;
  return count > maxMounts ? [`There are ${count} mounts, more than ${maxMounts}; name folders instead of files.`] : [];
}

function isPlainAbsolute(path: string): boolean {
  return isAbsolute(path) && normalize(path) === path && (path === '/' || !path.endsWith('/')) && !path.includes('\0');
}

function isPlainRelative(path: string): boolean {
  const parts = path.split('/');
  return !path.includes('\0') && parts.every((part) => part !== '' && part !== '.' && part !== '..') && parts[0]?.toLowerCase() !== '.git';
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function repeated(paths: readonly string[]): string[] {
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
}
