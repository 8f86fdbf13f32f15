import { readFileSync } from 'node:fs';
import { driverFor } from '../../../packages/syntax/src/index.ts';
import { numbersFrom } from '../../../packages/syntax/test/support/seeded.ts';
import { libraryFiles, machinePythons, typescriptFiles } from '../../torture/corpora.ts';
import type { InstalledPython } from '../../../packages/syntax/test/support/installed-pythons.ts';

/** A file of real code, and how many functions with a body it holds. */
export interface BenchSource {
  readonly path: string;
  readonly source: string;
  readonly functions: number;
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
export async function pythonSources(python: InstalledPython, count: number): Promise<BenchSource[]> {
  return await chosen(
    libraryFiles(python).filter((path) => !/\/(?:tests?|idlelib|lib2to3|turtledemo)\//.test(path)),
    count,
  );
}

/** Returns JavaScript and TypeScript files of installed packages, declarations left out, chosen by a fixed seed. */
export async function typescriptSources(count: number): Promise<BenchSource[]> {
  return await chosen(
    typescriptFiles().filter((path) => path.includes('/node_modules/') && !/\.d\.[mc]?ts$|\.min\./.test(path)),
    count,
  );
}

async function chosen(paths: readonly string[], count: number): Promise<BenchSource[]> {
  const random = numbersFrom(1);
  const seen = new Set<string>();
  const found: BenchSource[] = [];
  const order = paths.map((path) => ({ path, at: random() })).toSorted((a, b) => a.at - b.at);
  for (const { path } of order) {
    if (found.length === count) break;
    const source = readFileSync(path, 'utf8');
    // One package is often installed twice.
    if (source.length < SMALLEST || source.length > LARGEST || source.includes('\uFFFD') || seen.has(source)) continue;
    seen.add(source);
    const parsed = await driverFor(path)!.parse(source, path);
    const functions = parsed.kind === 'module' ? parsed.module.elements.filter(({ hole }) => hole !== null).length : 0;
    if (functions > 2) found.push({ path, source, functions });
  }
  return found;
}
