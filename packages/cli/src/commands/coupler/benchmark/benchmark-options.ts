import { usageError } from '../../../frame/cli-error.ts';
import type { VerbCall } from '../../../frame/verb.ts';

const VERB = 'coupler benchmark';

/** How a benchmark was asked for. */
export interface BenchmarkOptions {
  readonly named: string;
  readonly sample: number | null;
  readonly seed: string;
  readonly tests: string | null;
  readonly timeoutS: number | null;
  readonly tries: number;
  readonly candidates: number;
  readonly reveal: boolean;
  readonly comparesWholeFile: boolean;
  readonly jobs: number;
}

/** Returns what the command line says. @throws {CliError} usage. */
export function benchmarkOptions({ words, options }: VerbCall): BenchmarkOptions {
  const { seed, tests, reveal, compare } = options;
  if (reveal !== undefined && reveal !== 'siblings')
    throw usageError(VERB, 'It was not understood what to reveal.', 'Only siblings can be revealed.');
  if (compare !== undefined && compare !== 'whole-file')
    throw usageError(VERB, 'It was not understood what to compare with.', 'Only whole-file can be compared with.');
  if (tests === '') throw usageError(VERB, 'There is no command for the tests.', '--tests is empty.');
  const count = (name: string) => countOption(VERB, options, name);
  return {
    named: words[0] ?? '',
    sample: count('sample'),
    seed: typeof seed === 'string' ? seed : '1',
    tests: typeof tests === 'string' ? tests : null,
    timeoutS: count('timeout'),
    tries: count('tries') ?? 3,
    candidates: count('candidates') ?? 1,
    reveal: reveal === 'siblings',
    comparesWholeFile: compare === 'whole-file',
    jobs: count('jobs') ?? 2,
  };
}

/** Returns an option that is a whole number above zero; null when it was not given. @throws {CliError} usage. */
export function countOption(verb: string, options: VerbCall['options'], name: string): number | null {
  const text = options[name];
  if (text === undefined) return null;
  if (typeof text === 'string' && /^[1-9]\d{0,5}$/u.test(text)) return Number(text);
  throw usageError(verb, `--${name} was not understood.`, `${JSON.stringify(text)} is no whole number above zero.`);
}
