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

/** Files in the order of a fixed seed, each read when it is its turn, none twice. */
type BenchSources = Generator<BenchSource, void, void>;

/** Gives the files of CPython's standard library, its tests left out. */
export function pythonSources(python: InstalledPython): BenchSources {
  const paths = libraryFiles(python).filter((path) => !/\/(?:tests?|idlelib|lib2to3|turtledemo)\//.test(path));
  return inSeededOrder(paths, /^[ \t]*(?:async )?def /gm);
}

/** Gives the JavaScript and TypeScript files of installed packages, declarations left out. */
export function typescriptSources(): BenchSources {
  const paths = typescriptFiles().filter((path) => path.includes('/node_modules/') && !/\.d\.[mc]?ts$|\.min\./.test(path));
  return inSeededOrder(paths, /\bfunction\b|=>/g);
}

// They are not read by any parser here, so that whoever measures is the first.
function* inSeededOrder(paths: readonly string[], functions: RegExp): BenchSources {
  const random = numbersFrom(1);
  const seen = new Set<string>();
  const order = paths.map((path) => ({ path, at: random() })).toSorted((a, b) => a.at - b.at);
  for (const { path } of order) {
    const source = readFileSync(path, 'utf8');
    if (source.length < SMALLEST || source.length > LARGEST || source.includes('\uFFFD')) continue;
    // One package is often installed twice.
    if (seen.has(source) || (source.match(functions)?.length ?? 0) < 3) continue;
    seen.add(source);
    yield { path, source };
  }
}
