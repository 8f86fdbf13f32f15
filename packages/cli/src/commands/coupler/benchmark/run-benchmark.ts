import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { benchEngines, fillGates, lawsOf, type ReadText, rewriteTotalsOf, totalsOf } from '@ticket-circuit/coupler';
import { usePythonVote } from '@ticket-circuit/circuit';
import { CliError } from '../../../frame/cli-error.ts';
import { type ExitCode, exitCodes } from '../../../frame/exit-codes.ts';
import type { Reply } from '../../../frame/reply.ts';
import type { VerbCall } from '../../../frame/verb.ts';
import { stopSignal } from '../../run/stop-signal.ts';
import { bodyInstructions } from '../junior/instructions.ts';
import type { Junior } from '../junior/junior.ts';
import { openJunior } from '../junior/open-junior.ts';
import { type Bench, benchFunction, type Measured } from './bench-function.ts';
import { type BenchmarkOptions, benchmarkOptions } from './benchmark-options.ts';
import { type BenchmarkReport, benchmarkText, functionLine } from './benchmark-text.ts';
import { type Collected, collectFunctions, type Target } from './collect-functions.ts';
import { inTurn } from './in-turn.ts';
import { type TestRunner, withTests } from './test-runner.ts';

/** What ends a run early, and leaves what was measured until then. */
const STOPS = new Set(['no-answer', 'budget-spent', 'stopped']);

/** Blanks the functions of real sources one at a time, has them written again, and reports what came of it. */
export async function runBenchmark(call: VerbCall): Promise<Reply> {
  const options = benchmarkOptions(call);
  using stop = stopSignal(() => call.terminal.err('\nStopping.\n'));
  const collected = await collectFunctions(call.dir, options.named, options.sample, options.seed);
  const junior = await openJunior(call, 'coupler benchmark', options.seed, stop.signal);
  const votes = usePythonVote();
  try {
    const ended = await measure(call, { options, collected, junior, signal: stop.signal });
    if (ended.stopped && ended.measured.length === 0) throw ended.stopped;
    const report = reportOf({ options, collected, junior, votes, ...ended });
    return { exit: stop.signal.aborted ? exitCodes.stopped : exitOf(report), text: benchmarkText(report), document: report };
  } catch (error) {
    // A call or a run of the tests that was cut by Ctrl-C is no fault of theirs.
    if (stop.signal.aborted && error instanceof CliError) return { exit: exitCodes.stopped, text: '', document: { stopped: true } };
    throw error;
  }
}

async function measure(call: VerbCall, run: Omit<Run, 'tests'>): Promise<Ended> {
  const { tests: command, timeoutS } = run.options;
  if (command === null) return await measureAll(call, { ...run, tests: null });
  const options = { root: run.collected.root, dir: call.dir, command, timeoutS, signal: run.signal };
  return await withTests(options, async (tests) => await measureAll(call, { ...run, tests }));
}

interface Run {
  readonly options: BenchmarkOptions;
  readonly collected: Collected;
  readonly junior: Junior;
  readonly tests: TestRunner | null;
  readonly signal: AbortSignal;
}

interface Ended {
  readonly measured: readonly Measured[];
  readonly stopped: CliError | null;
  readonly tests: TestRunner | null;
}

async function measureAll({ terminal }: VerbCall, { options, collected, junior, tests, signal }: Run): Promise<Ended> {
  const bench: Bench = {
    read: readOnce(collected.read),
    junior,
    tests,
    seed: options.seed,
    refill: {
      instructions: await bodyInstructions(),
      tries: options.tries,
      candidates: options.candidates,
      gates: fillGates,
      reveal: options.reveal,
      nonce: randomBytes(8).toString('hex'),
    },
    wholeFile: options.comparesWholeFile ? await readFile(new URL('whole-file.md', import.meta.url), 'utf8') : null,
  };
  let stopped: CliError | null = null;
  let done = 0;
  const one = async (target: Target, index: number): Promise<Measured | null> => {
    if (stopped || signal.aborted) return null;
    try {
      const measured = await benchFunction(bench, target, index);
      done += 1;
      if (terminal.isTty) terminal.err(`${done}/${collected.targets.length} ${functionLine(measured.result).join(' ')}\n`);
      return measured;
    } catch (error) {
      if (!(error instanceof CliError) || !STOPS.has(error.code)) throw error;
      stopped ??= error;
      return null;
    }
  };
  const measured = (await inTurn(collected.targets, options.jobs, one)).filter((each) => each !== null);
  // An engine that asks nobody has no call that could be cut.
  if (signal.aborted && measured.length < collected.targets.length) stopped ??= cutShort();
  return { measured, stopped, tests };
}

function cutShort(): CliError {
  return new CliError({
    code: 'stopped',
    what: 'The benchmark was stopped.',
    why: 'It was stopped.',
    next: 'Type the same command again.',
  });
}

// What is measured is one state of the sources, whoever writes them meanwhile.
function readOnce(read: ReadText): ReadText {
  const known = new Map<string, Promise<string | null>>();
  return async (path) => {
    const text = known.get(path) ?? read(path);
    known.set(path, text);
    return await text;
  };
}

interface Outcome extends Omit<Run, 'signal'>, Ended {
  readonly votes: Readonly<Record<string, readonly string[]>>;
}

function reportOf({ options, collected, junior, tests, measured, votes, stopped }: Outcome): BenchmarkReport {
  const functions = measured.map(({ result }) => result);
  const rewrites = measured.map(({ rewrite }) => rewrite).filter((one) => one !== null);
  const totals = totalsOf(functions);
  const engine = benchEngines.find((one) => one === junior.engine);
  const languages = new Set(collected.targets.map(({ module }) => module.language));
  return {
    conditions: {
      engine: junior.engine,
      model: junior.model,
      tokens: junior.tokens,
      seed: options.seed,
      sample: options.sample,
      tries: options.tries,
      candidates: options.candidates,
      reveal: options.reveal ? 'siblings' : null,
      votes: Object.fromEntries(Object.entries(votes).filter(([language]) => [...languages].some((one) => one === language))),
      tests: tests && { command: options.tests ?? '', timeoutS: tests.timeoutS, baselineMs: tests.baselineMs },
      unread: collected.unread,
    },
    functions,
    totals,
    ...(engine === undefined || stopped ? {} : { laws: lawsOf(engine, totals) }),
    ...(options.comparesWholeFile ? { wholeFile: { functions: rewrites, totals: rewriteTotalsOf(rewrites) } } : {}),
    ...(stopped
      ? { stopped: { code: stopped.code, why: stopped.why, next: stopped.next, left: collected.targets.length - measured.length } }
      : {}),
  };
}

function exitOf({ laws, stopped }: BenchmarkReport): ExitCode {
  if (stopped) return exitCodes.unknown;
  return laws?.every(({ holds }) => holds) === false ? exitCodes.refused : exitCodes.done;
}
