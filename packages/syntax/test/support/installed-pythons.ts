import { spawnSync } from 'node:child_process';

/** A Python of this machine, whose grammar this package reads. */
export interface InstalledPython {
  readonly program: string;
  readonly version: `3.${number}`;
  /** The folder of its standard library. */
  readonly library: string;
}

const ASK = 'import sys, os; print("3.%d" % sys.version_info[1] if sys.version_info[0] == 3 else "2", os.path.dirname(os.__file__))';

/** Returns the Pythons among the given programs, from 3.8 to 3.14, each library once. */
export function installedPythons(programs: readonly string[] = ['python3']): InstalledPython[] {
  const found = new Map<string, InstalledPython>();
  for (const program of programs) {
    const { status, stdout } = spawnSync(program, ['-I', '-c', ASK], { encoding: 'utf8' });
    const [version = '', ...library] = (stdout ?? '').trim().split(' ');
    const minor = Number(/^3\.(\d+)$/.exec(version)?.[1]);
    if (status === 0 && minor >= 8 && minor <= 14)
      found.set(library.join(' '), { program, version: `3.${minor}`, library: library.join(' ') });
  }
  return [...found.values()];
}
