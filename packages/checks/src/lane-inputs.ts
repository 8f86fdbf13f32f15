import type { Repository } from '@ticket-circuit/git';
import { classify, packageOf } from '@ticket-circuit/rights';
import type { Circuit } from '@ticket-circuit/schemas';

/** What a change touches, in a tree with these files. */
export interface LaneChange {
  readonly changed: readonly string[];
  readonly files: readonly string[];
}

/**
 * Returns the packages that a change affects: those that it touches and all that use one of them, directly or through others. Null when that is
 * everything: where it touches a protected file (a lockfile, a manifest, a runner's configuration) or one of no package but the root's; and where
 * what they may see holds no test, which would call anything green. Never throws.
 */
export function affectedPackages(config: Circuit, { changed, files }: LaneChange): readonly string[] | null {
  const touched = new Set<string>();
  for (const path of changed) {
    const owner = laneOf(config, path);
    if (owner === null) return null;
    touched.add(owner);
  }
  const affected = closure(touched, (name) =>
    config.packages.flatMap((entry) => (entry.dependsOn?.includes(name) === true ? [entry.name] : [])),
  );
  const isInput = laneInput(config, affected);
  return files.some((path) => isInput(path) && classify(path, config) === 'test') ? affected : null;
}

/** Returns what tells whether the checks of these packages may see a file: it is theirs, of a package that they use, or in no lane. */
export function laneInput(config: Circuit, packages: readonly string[]): (path: string) => boolean {
  const used = new Map(config.packages.map(({ name, dependsOn = [] }) => [name, dependsOn]));
  const seen = new Set(closure(packages, (name) => used.get(name) ?? []));
  return (path) => {
    const owner = laneOf(config, path);
    return owner === null || seen.has(owner);
  };
}

/** Returns the tree of what the checks of these packages may see of a tree; submodules stay. Throws like `Repository.writeTree`. */
export async function laneTree(repo: Repository, tree: string, config: Circuit, packages: readonly string[]): Promise<string> {
  const isInput = laneInput(config, packages);
  const hidden = (await repo.listTree(tree)).filter(({ path, kind }) => kind !== 'submodule' && !isInput(path));
  return await repo.writeTree(
    tree,
    hidden.map(({ path }) => ({ path, bytes: null })),
  );
}

/** The package by which a file is kept apart; null for what every check sees, and whose change is a change of everything. */
function laneOf(config: Circuit, path: string): string | null {
  if (classify(path, config) === 'protected') return null;
  const owner = packageOf(path, config);
  const isRoot = config.packages.some(({ name, paths }) => name === owner && paths.some((each) => /^(?:\.?\/?)*(?:\*\*)?$/u.test(each)));
  return isRoot ? null : owner;
}

function closure(from: Iterable<string>, next: (name: string) => readonly string[]): readonly string[] {
  const found = new Set(from);
  for (const name of found) for (const other of next(name)) found.add(other);
  return [...found];
}
