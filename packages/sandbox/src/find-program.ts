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

/** Returns the path of a program that a sandbox cannot do without. @throws {SandboxError} `no-program` when it is absent. */
export function requireProgram(name: 'bwrap' | 'prlimit'): string {
  const path = findProgram(name);
  if (path !== null) return path;
  const aptPackage = name === 'bwrap' ? 'bubblewrap' : 'util-linux';
  throw new SandboxError({
    code: 'no-program',
    what: 'No sandbox was started.',
    why: `The program ${name} is in none of ${places.join(', ')}.`,
    next: `Install it: apt-get install -y --no-install-recommends ${aptPackage}`,
  });
}
