import { createRequire } from 'node:module';
import { driverFor } from '../../../packages/syntax/src/index.ts';
import { summary, type Summary } from '../summary.ts';
import type { BenchSource } from './bench-sources.ts';

/** What lowering real files took beside the parser that it rests on, in milliseconds a file. */
export interface LowerBench {
  readonly language: string;
  readonly parser: string;
  readonly files: number;
  readonly functions: number;
  readonly lower: Summary;
  readonly alone: Summary;
  readonly functionsPerS: number;
  readonly aloneFunctionsPerS: number;
  /** The time of all files lowered, as a multiple of the parser's own. */
  readonly times: number;
}

/** Reads one source, and gives nothing back. */
export type Parse = (source: string, path: string) => unknown;

/** As much of the parsers as is called; their types are installed beside the package alone. */
interface Ruff {
  readonly Workspace: new (settings: object, encoding: number) => { parse(source: string): string };
  readonly PositionEncoding: { readonly Utf16: number };
}
interface Oxc {
  readonly parseSync: (path: string, source: string, options: object) => { readonly program: unknown };
}

const own = createRequire(new URL('../../../packages/syntax/src/index.ts', import.meta.url));

/** Returns Ruff alone, in this thread: the text in which it writes a tree, unread. */
export function ruffAlone(): Parse {
  const { Workspace, PositionEncoding } = own('@astral-sh/ruff-wasm-nodejs') as Ruff;
  const workspace = new Workspace({ 'target-version': 'py313' }, PositionEncoding.Utf16);
  return (source) => workspace.parse(source);
}

/** Returns oxc alone: its tree, with the errors that it looks for only when asked. */
export function oxcAlone(): Parse {
  const { parseSync } = own('oxc-parser') as Oxc;
  return (source, path) => parseSync(path, source, { preserveParens: false, showSemanticErrors: true }).program;
}

/**
 * Lowers each file once and has the parser alone read it once, in turn. `warm` are other files, which go first and do not count. No file is read
 * twice under one text, so that nothing that was kept can be handed out.
 */
export async function measureLower(
  { language, parser, alone }: { readonly language: string; readonly parser: string; readonly alone: Parse },
  { warm, files }: { readonly warm: readonly BenchSource[]; readonly files: readonly BenchSource[] },
): Promise<LowerBench> {
  const took: { lower: number[]; alone: number[] } = { lower: [], alone: [] };
  for (const [index, { path, source }] of [...warm, ...files].entries()) {
    const text = `${source}\n${language === 'python' ? '#' : '//'} ${index}\n`;
    const lower = async () => await timed(async () => await driverFor(path)!.parse(text, path));
    const bare = async () => await timed(() => alone(text, path));
    // Who goes first alternates, since the second of two finds warm caches.
    const pair = index % 2 === 0 ? [await lower(), await bare()] : [await bare(), await lower()].toReversed();
    if (index < warm.length) continue;
    took.lower.push(pair[0]!);
    took.alone.push(pair[1]!);
  }
  const functions = files.reduce((sum, one) => sum + one.functions, 0);
  const [all, bare] = [total(took.lower), total(took.alone)];
  return {
    language,
    parser,
    files: files.length,
    functions,
    lower: summary(took.lower),
    alone: summary(took.alone),
    functionsPerS: Math.round((functions / all) * 1000),
    aloneFunctionsPerS: Math.round((functions / bare) * 1000),
    times: Math.round((all / bare) * 100) / 100,
  };
}

async function timed(act: () => unknown): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
