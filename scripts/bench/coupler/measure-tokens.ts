import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fillableFunctions } from '../../../packages/coupler/src/index.ts';
import { driverFor } from '../../../packages/syntax/src/index.ts';
import type { BenchSource } from './bench-sources.ts';

/** What a changed function costs body by body and by a rewrite of its file: tokens read and written, by the benchmark's own account. */
export interface TokensBench {
  readonly file: string;
  readonly lines: number;
  readonly functions: number;
  readonly body: { readonly input: number; readonly output: number };
  readonly wholeFile: { readonly input: number; readonly output: number };
  /** Of all tokens, and of those that are written. */
  readonly percent: number;
  readonly percentWritten: number;
}

const coupler = join(import.meta.dirname, '../../../packages/cli/bin/coupler.mjs');
const LINES = 300;
const FEWEST_FUNCTIONS = 8;

interface Report {
  readonly functions: readonly unknown[];
  readonly totals: { readonly tokens: TokensBench['body'] };
  readonly wholeFile: { readonly totals: { readonly tokens: TokensBench['body'] } };
}

/** Has every function of the file that is nearest to 300 lines written both ways by the engine that knows the answer. */
export async function measureTokens(files: readonly BenchSource[]): Promise<TokensBench> {
  const off = (one: BenchSource): number => Math.abs(lineCount(one) - LINES);
  for (const file of files.toSorted((a, b) => off(a) - off(b))) {
    const { path, source } = file;
    const parsed = await driverFor(path)!.parse(source, path);
    if (parsed.kind === 'module' && fillableFunctions(parsed.module).length >= FEWEST_FUNCTIONS) return written(file);
  }
  throw new Error('There is no file to have written.');
}

function written(chosen: BenchSource): TokensBench {
  // Alone in a folder: nothing around it is to be shown.
  const folder = mkdtempSync(join(tmpdir(), 'circuit-bench-'));
  try {
    const name = `module${extname(chosen.path)}`;
    writeFileSync(join(folder, name), chosen.source);
    const argv = [coupler, '-C', folder, 'benchmark', name, '--engine', 'oracle', '--compare', 'whole-file', '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
    if (status !== 0) throw new Error(`coupler benchmark ended with ${status}: ${stderr}`);
    return benchOf(chosen, lineCount(chosen), JSON.parse(stdout) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineCount({ source }: BenchSource): number {
  return source.split('\n').length;
}

function benchOf({ path }: BenchSource, lines: number, { functions, totals, wholeFile }: Report): TokensBench {
  const each = ({ input, output }: TokensBench['body']): TokensBench['body'] => ({
    input: Math.round(input / functions.length),
    output: Math.round(output / functions.length),
  });
  const [body, whole] = [totals.tokens, wholeFile.totals.tokens];
  const percent = (part: number, of: number): number => Math.round((part / of) * 1000) / 10;
  return {
    file: basename(path),
    lines,
    functions: functions.length,
    body: each(body),
    wholeFile: each(whole),
    percent: percent(body.input + body.output, whole.input + whole.output),
    percentWritten: percent(body.output, whole.output),
  };
}
