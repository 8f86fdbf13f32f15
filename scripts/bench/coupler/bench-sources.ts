import { readFileSync } from 'node:fs';
import { numbersFrom } from '../../../packages/syntax/test/support/seeded.ts';
import { libraryFiles, machinePythons, typescriptFiles } from '../../torture/corpora.ts';
import type { InstalledPython } from '../../../packages/syntax/test/support/installed-pythons.ts';

/** A file of real code. */
export interface BenchSource {
  readonly path: string;
  readonly source: string;
}

// Smaller ones are noise, and larger ones would be most of the time.
const [SMALLEST, LARGEST] = [2_000, 120_000];

/** Returns the machine's own Python. @throws {Error} when there is none. */
export function benchPython(): InstalledPython {
  const [python] = machinePythons([]);
  if (python) return python;
  throw new Error('There is no Python from 3.8 to 3.14 to compare with. Install python3.');
}

/** Returns files of CPython's standard library, its tests left out, chosen by a fixed seed. */
export function pythonSources(python: InstalledPython, count: number): BenchSource[] {
  return chosen(
    libraryFiles(python).filter((path) => !/\/(?:tests?|idlelib|lib2to3|turtledemo)\//.test(path)),
    count,
    /^[ \t]*(?:async )?def /gm,
  );
}

/** Returns JavaScript and TypeScript files of installed packages, declarations left out, chosen by a fixed seed. */
export function typescriptSources(count: number): BenchSource[] {
  return chosen(
    typescriptFiles().filter((path) => path.includes('/node_modules/') && !/\.d\.[mc]?ts$|\.min\./.test(path)),
    count,
    /\bfunction\b|=>/g,
  );
}

// They are not read by any parser here, so that whoever measures is the first.
function chosen(paths: readonly string[], count: number, functions: RegExp): BenchSource[] {
  const random = numbersFrom(1);
  const seen = new Set<string>();
  const found: BenchSource[] = [];
  const order = paths.map((path) => ({ path, at: random() })).toSorted((a, b) => a.at - b.at);
  for (const { path } of order) {
    if (found.length === count) break;
    const source = readFileSync(path, 'utf8');
    if (source.length < SMALLEST || source.length > LARGEST || source.includes('\uFFFD')) continue;
    // One package is often installed twice.
    if (seen.has(source) || (source.match(functions)?.length ?? 0) < 3) continue;
    seen.add(source);
    found.push({ path, source });
  }
  return found;
}
