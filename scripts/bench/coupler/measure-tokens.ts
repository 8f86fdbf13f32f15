import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { fillableFunctions } from '../../../packages/coupler/src/index.ts';
import { driverFor } from '../../../packages/syntax/src/index.ts';
import type { BenchSource } from './bench-sources.ts';

/** Tokens that were read and written. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** What a changed function of one module costs body by body and by a rewrite of its file, by the benchmark's own account. */
export interface ModuleTokens {
  readonly file: string;
  readonly lines: number;
  readonly functions: number;
  readonly body: Tokens;
  readonly wholeFile: Tokens;
  /** Of all tokens, and of those that are written. */
  readonly percent: number;
  readonly percentWritten: number;
}

export interface TokensBench {
  readonly language: string;
  /** Every module that was measured, the cheapest first. */
  readonly modules: readonly ModuleTokens[];
  /** The middle one of them. */
  readonly median: ModuleTokens;
}

const coupler = join(import.meta.dirname, '../../../packages/cli/bin/coupler.mjs');
const LINES = 300;
const MOST_OFF = 15;
const FEWEST_FUNCTIONS = 8;

interface Counted {
  readonly id: string;
  readonly tokens: Tokens;
}

interface Report {
  readonly functions: readonly Counted[];
  readonly wholeFile: { readonly functions: readonly Counted[] };
}

/**
 * Has every function of some modules written both ways by the engine that knows the answer. The modules are the first `count` of the files that have 300
 * lines, fifteen more or less, and eight functions; nothing else is asked of them.
 *
 * @throws {Error} when there is none, or `coupler benchmark` fails.
 */
export async function measureTokens(language: string, files: Iterable<BenchSource>, count: number): Promise<TokensBench> {
  const chosen: BenchSource[] = [];
  for (const file of files) {
    if (chosen.length === count) break;
    if (Math.abs(lineCount(file) - LINES) <= MOST_OFF && (await isModule(file))) chosen.push(file);
  }
  const modules = written(chosen).toSorted((a, b) => a.percent - b.percent);
  const median = modules[Math.floor(modules.length / 2)];
  if (!median) throw new Error('There is no file to have written.');
  return { language, modules, median };
}

async function isModule({ path, source }: BenchSource): Promise<boolean> {
  const parsed = await driverFor(path)!.parse(source, path);
  return parsed.kind === 'module' && fillableFunctions(parsed.module).length >= FEWEST_FUNCTIONS;
}

function written(chosen: readonly BenchSource[]): ModuleTokens[] {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-bench-'));
  try {
    // Each alone in a folder: nothing around it is to be shown.
    const places = chosen.map((file, index) => ({ file, place: `m${index}/module${extname(file.path)}` }));
    for (const { file, place } of places) {
      mkdirSync(join(folder, dirname(place)));
      writeFileSync(join(folder, place), file.source);
    }
    const argv = [coupler, '-C', folder, 'benchmark', '.', '--engine', 'oracle', '--compare', 'whole-file', '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8', maxBuffer: 256 * 1024 ** 2 });
    if (status !== 0) throw new Error(`coupler benchmark ended with ${status}: ${stderr}`);
    const report = JSON.parse(stdout) as Report;
    return places.map(({ file, place }) => moduleTokens(file, place, report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineCount({ source }: BenchSource): number {
  return source.split('\n').length;
}

function moduleTokens(file: BenchSource, place: string, { functions, wholeFile }: Report): ModuleTokens {
  const own = functions.filter(({ id }) => id.startsWith(`${place} > `));
  const [body, whole] = [meanOf(own), meanOf(wholeFile.functions.filter(({ id }) => id.startsWith(`${place} > `)))];
  const percent = (part: number, of: number): number => Math.round((part / of) * 1000) / 10;
  return {
    file: basename(file.path),
    lines: lineCount(file),
    functions: own.length,
    body,
    wholeFile: whole,
    percent: percent(body.input + body.output, whole.input + whole.output),
    percentWritten: percent(body.output, whole.output),
  };
}

function meanOf(counted: readonly Counted[]): Tokens {
  const mean = (side: keyof Tokens): number => Math.round(counted.reduce((sum, { tokens }) => sum + tokens[side], 0) / counted.length);
  return { input: mean('input'), output: mean('output') };
}
