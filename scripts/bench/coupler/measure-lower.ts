import { createRequire } from 'node:module';
import { driverFor, type ParseResult } from '../../../packages/syntax/src/index.ts';
import { summary, type Summary } from '../summary.ts';
import type { BenchSource } from './bench-sources.ts';

/** What lowering real files took beside the parser that it rests on: milliseconds a file, functions a second of the processor. */
export interface LowerBench {
  readonly language: string;
  readonly parser: string;
  readonly files: number;
  readonly functions: number;
  readonly rounds: number;
  readonly lower: Summary;
  readonly alone: Summary;
  readonly functionsPerS: number;
  readonly aloneFunctionsPerS: number;
  /** What all of it took of the processor, as a multiple of the parser's own. */
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

/** Which files are read, and how often. */
export interface LowerRun {
  /** Read first, and not counted. */
  readonly warm: readonly BenchSource[];
  readonly files: readonly BenchSource[];
  /** Of several rounds the first half does not count either, and of the others each file's median does. */
  readonly rounds: number;
}

/**
 * Lowers each file and has the parser alone read it, in turn. In each round the files end in another comment, so that no text is read twice; Python's
 * parser is asked for a part of a file once only, so there one round is all there is.
 */
export async function measureLower(
  { language, parser, alone }: { readonly language: string; readonly parser: string; readonly alone: Parse },
  { warm, files, rounds }: LowerRun,
): Promise<LowerBench> {
  const read = async ({ path, source }: BenchSource, round: number, isFirst: boolean) => {
    const text = `${source}\n${language === 'python' ? '#' : '//'} ${round}\n`;
    const lower = async () => await timed(async () => await driverFor(path)!.parse(text, path));
    const bare = async () => await timed(() => alone(text, path));
    // Who goes first alternates, since the second of two finds warm caches.
    const [first, second] = isFirst ? [await lower(), await bare()] : [await bare(), await lower()];
    const [ours, theirs] = isFirst ? [first, second] : [second, first];
    const parsed = ours.result as ParseResult;
    const functions = parsed.kind === 'module' ? parsed.module.elements.filter(({ hole }) => hole !== null).length : 0;
    return { lower: ours, alone: theirs, functions };
  };
  for (const [index, file] of warm.entries()) await read(file, 0, index % 2 === 0);
  const warmRounds = Math.floor(rounds / 2);
  const found = files.map(() => ({ lower: [] as number[], alone: [] as number[], functions: 0 }));
  const cpu = { lower: 0, alone: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const [index, file] of files.entries()) {
      const took = await read(file, round, (index + round) % 2 === 0);
      found[index]!.functions = took.functions;
      if (round < warmRounds) continue;
      for (const side of ['lower', 'alone'] as const) {
        found[index]![side].push(took[side].ms);
        cpu[side] += took[side].cpuMs;
      }
    }
  const each = { lower: found.map((file) => middle(file.lower)), alone: found.map((file) => middle(file.alone)) };
  const functions = total(found.map((file) => file.functions));
  const perSecond = (ms: number): number => Math.round((functions * (rounds - warmRounds) * 1000) / ms);
  return {
    language,
    parser,
    files: files.length,
    functions,
    rounds,
    lower: summary(each.lower),
    alone: summary(each.alone),
    functionsPerS: perSecond(cpu.lower),
    aloneFunctionsPerS: perSecond(cpu.alone),
    times: Math.round((cpu.lower / cpu.alone) * 100) / 100,
  };
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

interface Timed {
  readonly ms: number;
  /** Of all threads: where others work beside this, the clock stretches long work more than short work. */
  readonly cpuMs: number;
  readonly result: unknown;
}

async function timed(act: () => unknown): Promise<Timed> {
  const used = process.cpuUsage();
  const started = performance.now();
  const result = await act();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  return { ms, cpuMs: (user + system) / 1000, result };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
