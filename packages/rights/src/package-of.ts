import type { Circuit } from '@ticket-circuit/schemas';
import { matcherOf } from './glob-matcher.ts';

/**
 * Returns the name of the package that a path belongs to: of those whose paths name it, the one with the longest such path, and the first of equals;
 * null when none does. Never throws.
 */
export function packageOf(path: string, { packages }: Pick<Circuit, 'packages'>): string | null {
  const owners = packages.flatMap(({ name, paths }) =>
    paths.filter((glob) => matcherOf([glob, `${glob.replace(/\/+$/, '')}/**`])(path)).map((glob) => ({ name, depth: depthOf(glob) })),
  );
  const [nearest] = owners.toSorted((one, other) => other.depth - one.depth);
  return nearest?.name ?? null;
}

function depthOf(glob: string): number {
  return glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '**').length;
}
