import { cpus, loadavg, release } from 'node:os';
import { setPythonVersion, setPythonVote } from '../../packages/syntax/src/index.ts';
import { type BenchSource, benchPython, pythonSources, typescriptSources } from './coupler/bench-sources.ts';
import { type CriticBench, measureCritic } from './coupler/measure-critic.ts';
import { type LowerBench, type LowerRun, measureLower, oxcAlone, ruffAlone } from './coupler/measure-lower.ts';
import { measureStart, type StartBench } from './coupler/measure-start.ts';
import { measureTokens, type ModuleTokens, type TokensBench } from './coupler/measure-tokens.ts';
import type { Summary } from './summary.ts';

/** An aim, and what was found; a miss is printed and nothing more. */
export interface Aim {
  readonly says: string;
  readonly found: number;
  readonly aim: number;
  readonly met: boolean;
}

// Of each language; there are some dozens.
const MOST_MODULES = 20;

export interface CouplerBench {
  readonly conditions: Readonly<Record<string, string | number>>;
  readonly lower: readonly LowerBench[];
  readonly critic: readonly CriticBench[];
  readonly start: StartBench;
  readonly tokens: readonly TokensBench[];
  readonly aims: readonly Aim[];
}

/**
 * Measures the coupler in one run and one warm process: lowering beside the parsers alone, the critic beside CPython, the start beside a bare Node,
 * and the tokens of a changed function beside those of a rewrite. `count`: files of each language; as many others warm up first.
 */
export async function measureCoupler(count: number): Promise<CouplerBench> {
  const python = benchPython();
  setPythonVersion(python.version);
  // CPython's own vote would be CPython beside itself.
  setPythonVote(null);
  const [py, ts] = [[...pythonSources(python).take(2 * count)], [...typescriptSources().take(2 * count)]];
  const parted = (all: readonly BenchSource[], rounds: number): LowerRun => ({
    warm: all.slice(count),
    files: all.slice(0, count),
    rounds,
  });
  const lower = [
    await measureLower({ language: 'python', parser: 'ruff', alone: ruffAlone() }, parted(py, 1)),
    await measureLower({ language: 'typescript', parser: 'oxc', alone: oxcAlone() }, parted(ts, 24)),
  ];
  const critic = await measureCritic(python.program, py, count * 10);
  const start = measureStart(Math.max(3, Math.min(count, 20)));
  const modules = Math.min(count, MOST_MODULES);
  const tokens = [
    await measureTokens('python', pythonSources(python), modules),
    await measureTokens('typescript', typescriptSources(), modules),
  ];
  const [load = 0] = loadavg();
  const conditions = {
    files: count,
    node: process.version,
    python: python.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cpus: cpus().length,
    kernel: release(),
    load: Math.round(load * 10) / 10,
    'votes in the critic': 'ruff',
  };
  return { conditions, lower, critic, start, tokens, aims: aimsOf({ lower, critic, start, tokens }) };
}

function aimsOf({ lower, critic, start, tokens }: Pick<CouplerBench, 'lower' | 'critic' | 'start' | 'tokens'>): Aim[] {
  const aim = (says: string, found: number, most: number): Aim => ({ says, found, aim: most, met: found <= most });
  return [
    ...lower.map(({ language, parser, times }) => aim(`processor time of lowering ${language} in times of ${parser} alone`, times, 3)),
    // Where spellings differ, only trees tell; the aim is for what tokens tell.
    ...critic
      .filter(({ kind }) => kind !== 'spelling')
      .map(({ kind, times }) => aim(`median decision (${kind}) in times of a CPython round trip`, times, 1)),
    aim('start of coupler --help in times of bare node', start.times, 2),
    ...tokens.map(({ language, modules, median }) =>
      aim(
        `tokens of a changed function in % of a rewrite, median of ${modules.length} modules of about 300 lines (${language})`,
        median.percent,
        15,
      ),
    ),
  ];
}

function moduleLine({ file, lines, functions, body, wholeFile, percent, percentWritten }: ModuleTokens): string {
  const [own, whole] = [body, wholeFile].map(({ input, output }) => `${input} + ${output}`);
  return `  ${percent} %, of those written ${percentWritten} %: ${own}; by whole files ${whole}; ${file}, ${lines} lines, ${functions} functions`;
}

/** Returns the report for people. */
export function couplerText({ conditions, lower, critic, start, tokens, aims }: CouplerBench): string {
  const row = (name: string, { median, p90, min, max }: Summary, more = ''): string =>
    [name.padEnd(24), ...[median, p90, min, max].map((value) => value.toFixed(1).padStart(9)), more].join('').trimEnd();
  const heads = (unit: string): string => `${unit.padEnd(24)}${['median', 'p90', 'min', 'max'].map((name) => name.padStart(9)).join('')}`;
  return [
    Object.entries(conditions)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    '',
    heads('lower, ms a file'),
    ...lower.flatMap((one) => [
      row(one.language, one.lower, `  ${one.functionsPerS} functions a processor second, ${one.files} files, ${one.functions} functions`),
      row(`${one.parser} alone`, one.alone, `  ${one.aloneFunctionsPerS} functions a processor second`),
    ]),
    '',
    heads('critic, us a decision'),
    ...critic.flatMap((one) => [
      row(one.kind, one.critic, `  ${one.decisionsPerS} decisions/s, ${one.pairs} pairs`),
      row('  cpython, asked', one.asked),
      row('  cpython, inside', one.inside, `  the critic took ${one.timesInside} times that`),
    ]),
    '',
    heads('start, ms'),
    row('coupler --help', start.help, `  ${start.runs} runs`),
    row('bare node', start.bare),
    '',
    'tokens a changed function, read + written',
    ...tokens.flatMap(({ language, modules }) => [language, ...modules.map(moduleLine)]),
    '',
    ...aims.map(({ says, found, aim, met }) => `${met ? 'met    ' : 'NOT MET'} ${says}: ${found}; aimed at: at most ${aim}`),
  ].join('\n');
}
