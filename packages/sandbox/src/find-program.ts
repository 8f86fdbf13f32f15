import { accessSync, constants, realpathSync } from 'node:fs';
import { SandboxError } from './sandbox-error.ts';

const places = ['/usr/bin', '/bin', '/usr/local/bin'];

/**
 * Returns the path of a program of the system, or null. Only the system's own places are looked at, in their order: PATH
 * could name a program of the project, and the kernel's policy may allow bubblewrap only at its usual place.
 */
export function findProgram(name: string): string | null {
  for (const place of places) {
    try {
      accessSync(`${place}/${name}`, constants.X_OK);
      return realpathSync(`${place}/${name}`);
    } catch {
      continue;
    }
  }
  return null;
}

/** The programs of the host that the product starts, here or in a sandbox's view of the host, and the package of Debian that brings each. */
const aptPackages = {
  bwrap: 'bubblewrap',
  prlimit: 'util-linux',
  flock: 'util-linux',
  sh: 'dash',
  base64: 'coreutils',
  head: 'coreutils',
  timeout: 'coreutils',
} as const;

export type HostProgram = keyof typeof aptPackages;

/** Returns the host's programs that are not where the system keeps its own; empty when all are there. */
export function missingPrograms(): HostProgram[] {
  return (Object.keys(aptPackages) as HostProgram[]).filter((name) => findProgram(name) === null);
}

/** Returns the command that installs programs. */
export function installCommand(names: readonly HostProgram[]): string {
  return `apt-get install -y --no-install-recommends ${[...new Set(names.map((name) => aptPackages[name]))].join(' ')}`;
}

/** Returns the path of a program of the host. @throws {SandboxError} `no-program` when it is absent. */
export function requireProgram(name: HostProgram): string {
  const path = findProgram(name);
  if (path !== null) return path;
  throw new SandboxError({
    code: 'no-program',
    what: `${name} could not be started.`,
    why: `It is in none of ${places.join(', ')}.`,
    next: `Install it: ${installCommand([name])}`,
  });
}
