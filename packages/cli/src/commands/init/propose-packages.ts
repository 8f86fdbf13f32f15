import type { Circuit } from '@ticket-circuit/schemas';
import type { ProjectFacts } from './project-facts.ts';

type Packages = Circuit['packages'];

/** Returns the packages of the project: those of its workspace, and the root for what lies beside them. */
export function proposePackages({ name, manifest, pyproject, packages }: ProjectFacts): Packages {
  const named = new Set(packages.map((entry) => entry.name));
  const members = packages.map(({ name: member, dir, dependencies }) => {
    const dependsOn = [...dependencies].filter((dependency) => named.has(dependency) && dependency !== member);
    return { name: member, paths: [dir], ...(dependsOn.length > 0 ? { dependsOn } : {}) };
  });
  const root = manifest?.name ?? projectName(pyproject) ?? name;
  return [...members, { name: named.has(root) ? `${root} (root)` : root, paths: ['.'] }];
}

function projectName(pyproject: ProjectFacts['pyproject']): string | null {
  const project = pyproject?.['project'];
  return typeof project === 'object' && project !== null && 'name' in project && typeof project.name === 'string' ? project.name : null;
}
