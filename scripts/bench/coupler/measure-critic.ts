import { equal } from '../../../packages/syntax/src/index.ts';
import { assertNever } from '../../../packages/schemas/src/index.ts';
import { type Pair, PairMaker } from '../../../packages/syntax/test/support/python-pairs.ts';
import { summary, type Summary } from '../summary.ts';
import type { BenchSource } from './bench-sources.ts';
import { type CpythonClock, startCpythonClock } from './cpython-clock.ts';

export const pairKinds = ['identical', 'layout', 'spelling', 'different'] as const;

type PairKind = (typeof pairKinds)[number];

/** What the critic took to decide, beside CPython, in microseconds a decision. */
export interface CriticBench {
  /** `layout`: the same tokens in another layout; `spelling`: other tokens and the same tree; `different`: one small change of the program. */
  readonly kind: PairKind;
  readonly pairs: number;
  readonly critic: Summary;
  /** From the question to the answer, as the critic is measured. */
  readonly asked: Summary;
  /** Parsing and comparing alone. */
  readonly inside: Summary;
  readonly decisionsPerS: number;
  /** The median of the critic as a multiple of CPython's, from the question to the answer. */
  readonly times: number;
  readonly timesInside: number;
}

interface BenchPair {
  readonly a: string;
  readonly b: string;
}

const LAYOUT = new Set([
  'comments stripped',
  'spaces',
  'tight',
  'blank lines and comments',
  'backslashes',
  'other indent',
  'carriage returns',
]);
const PAIRS_EACH = 16;
const WARM = 40;

/**
 * Has the critic and one warm CPython decide the same pairs in turn, kind after kind. The critic decides alone: with CPython's vote CPython would be
 * compared with more than itself.
 *
 * @throws {Error} when the two do not agree: then there is nothing to measure.
 */
export async function measureCritic(python: string, files: readonly BenchSource[], mostPairs: number): Promise<CriticBench[]> {
  const pairs = await pairsOf(python, files, mostPairs + WARM);
  const clock = startCpythonClock(python);
  try {
    for (const kind of pairKinds) for (const pair of pairs[kind].slice(0, WARM)) await decide(clock, pair, kind, true);
    const found: CriticBench[] = [];
    for (const kind of pairKinds) found.push(await measureKind(clock, kind, pairs[kind].slice(pairs[kind].length > WARM ? WARM : 0)));
    return found;
  } finally {
    clock.close();
  }
}

async function measureKind(clock: CpythonClock, kind: PairKind, pairs: readonly BenchPair[]): Promise<CriticBench> {
  const took: Took[] = [];
  for (const [index, pair] of pairs.entries()) took.push(await decide(clock, pair, kind, index % 2 === 0));
  const of = (side: keyof Took): Summary => summary(took.map((one) => one[side]));
  const [critic, asked, inside] = [of('critic'), of('asked'), of('inside')];
  const timesOf = (theirs: Summary): number => Math.round((critic.median / theirs.median) * 100) / 100;
  return {
    kind,
    pairs: pairs.length,
    critic,
    asked,
    inside,
    decisionsPerS: Math.round((pairs.length / took.reduce((sum, one) => sum + one.critic, 0)) * 1e6),
    times: timesOf(asked),
    timesInside: timesOf(inside),
  };
}

/** Microseconds. */
interface Took {
  readonly critic: number;
  readonly asked: number;
  readonly inside: number;
}

async function decide(clock: CpythonClock, { a, b }: BenchPair, kind: PairKind, isFirst: boolean): Promise<Took> {
  const theirs = isFirst ? null : await clock.decide(a, b);
  const started = performance.now();
  const verdict = await equal(a, b, 'a.py');
  const critic = (performance.now() - started) * 1000;
  const { insideUs, askedUs, equal: isSame } = theirs ?? (await clock.decide(a, b));
  if ((verdict === 'identical' || verdict === 'ast-equal') !== isSame || verdict === 'unparsable')
    throw new Error(`The critic calls a pair (${kind}) ${verdict}, and CPython ${isSame ? 'equal' : 'different'}:\n${a}\n---\n${b}`);
  return { critic, asked: askedUs, inside: insideUs };
}

// One pair of each kind a function, so that no source is met twice in a row and nothing that was kept is handed out.
async function pairsOf(python: string, files: readonly BenchSource[], most: number): Promise<Record<PairKind, BenchPair[]>> {
  const maker = new PairMaker(python);
  const pairs: Record<PairKind, BenchPair[]> = { identical: [], layout: [], spelling: [], different: [] };
  try {
    const sources: string[] = [];
    for (const { path } of files) if (sources.length < most) sources.push(...(await maker.functionsOf(path)));
    for (const [index, source] of sources.slice(0, most).entries()) {
      const made = (await maker.pairsOf(source, index + 1, PAIRS_EACH)).pairs;
      for (const kind of pairKinds) {
        const text = textOf(kind, source, made);
        if (text !== undefined) pairs[kind].push({ a: source, b: text });
      }
    }
    return pairs;
  } finally {
    maker.close();
  }
}

function textOf(kind: PairKind, source: string, made: readonly Pair[]): string | undefined {
  switch (kind) {
    case 'identical':
      // A text of its own, so that telling the two apart takes reading them.
      return `${source} `.slice(0, -1);
    case 'different':
      return made.find(({ label }) => label === 'different')?.text;
    case 'layout':
    case 'spelling':
      return made.find((one) => one.label === 'equal' && LAYOUT.has(one.kind) === (kind === 'layout'))?.text;
    default:
      return assertNever(kind);
  }
}
