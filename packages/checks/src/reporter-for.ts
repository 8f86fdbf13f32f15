import { readFileSync } from 'node:fs';
import { assertNever } from '@ticket-circuit/schemas';
import { ChecksError } from './checks-error.ts';
import type { ReportKind } from './readers/read-report.ts';

/** A test command that writes its report where it can be found. */
export interface DecoratedCommand {
  readonly argv: string[];
  readonly env: Record<string, string>;
  /** Where the report is inside the sandbox; null when it is what the command prints. */
  readonly reportPath: string | null;
  /** Our reporters, shown read only inside the sandbox. */
  readonly inputs: { readonly to: string; readonly text: string }[];
}

export interface DecorateOptions {
  /** The files that the command plays; empty for the whole suite. */
  readonly files?: readonly string[];
  readonly timeoutS: number;
}

type Decorate = (argv: readonly string[], options: DecorateOptions) => DecoratedCommand;

const folder = '/opt/circuit';
const report = '/tmp/circuit-report';

/** Returns what adds the reporter of a format to a test command. */
export function reporterFor(kind: ReportKind): { decorate: Decorate } {
  return { decorate: decorators(kind) };
}

function decorators(kind: ReportKind): Decorate {
  switch (kind) {
    case 'vitest-json':
      return decorateVitest;
    case 'jest-json':
      return decorateJest;
    case 'node-test':
      return decorateNode;
    case 'pytest':
      return decoratePytest;
    case 'unittest':
      return decorateUnittest;
    case 'junit':
      return decorateJunit;
    case 'tap':
      return (argv) => ({ argv: [...argv], env: {}, reportPath: null, inputs: [] });
    default:
      return assertNever(kind);
  }
}

function decorateVitest(argv: readonly string[]): DecoratedCommand {
  const reportPath = `${report}.jsonl`;
  // The native loader bundles nothing, so it needs no writable folder beside the configuration.
  const loader = argv.some((word) => word.startsWith('--configLoader')) ? [] : ['--configLoader=native'];
  const words = append(argv, [...loader, `--reporter=${folder}/vitest-reporter.mjs`]);
  return { argv: words, env: { CIRCUIT_REPORT: reportPath }, reportPath, inputs: [input('vitest-reporter.mjs')] };
}

function decorateJest(argv: readonly string[], { files = [] }: DecorateOptions): DecoratedCommand {
  const reportPath = `${report}.json`;
  // Without it jest reads a file's name as a pattern.
  const byPath = files.length > 0 ? ['--runTestsByPath'] : [];
  return plain(append(argv, ['--json', `--outputFile=${reportPath}`, ...byPath]), reportPath);
}

function decorateNode(argv: readonly string[], { timeoutS }: DecorateOptions): DecoratedCommand {
  const reportPath = `${report}.jsonl`;
  const at = argv.indexOf('--test');
  const flags = [`--test-reporter=${folder}/node-test-reporter.mjs`, `--test-reporter-destination=${reportPath}`];
  const inputs = [input('node-test-reporter.mjs')];
  if (at === -1) return { argv: [...argv], env: { NODE_OPTIONS: flags.join(' ') }, reportPath, inputs };
  // Without a bound one test that never settles holds the whole run until it is killed without a report.
  const bound = argv.some((word) => word.startsWith('--test-timeout')) ? [] : [`--test-timeout=${Math.round(timeoutS * 800)}`];
  return { argv: argv.toSpliced(at + 1, 0, ...flags, ...bound), env: {}, reportPath, inputs };
}

function decoratePytest(argv: readonly string[]): DecoratedCommand {
  const reportPath = `${report}.jsonl`;
  const flags = ['-p', 'circuit_reporter', '-p', 'no:cacheprovider', '--continue-on-collection-errors'];
  return python(append(argv, flags), reportPath, ['circuit_reporter.py', 'circuit_failure.py']);
}

function decorateUnittest(argv: readonly string[]): DecoratedCommand {
  const at = argv.findIndex((word, index) => word === 'unittest' && argv[index - 1] === '-m');
  if (at === -1) {
    throw new ChecksError({
      code: 'bad-config',
      what: `The command ${argv.join(' ')} was not run.`,
      why: 'Its report is to be read as unittest, and it does not hold -m unittest, where our runner goes.',
      next: 'Write the command in circuit.json as ["python3", "-m", "unittest", ...].',
    });
  }
  return python(argv.toSpliced(at, 1, 'circuit_unittest'), `${report}.jsonl`, ['circuit_unittest.py', 'circuit_failure.py']);
}

/** Tools write JUnit XML where they are told: by the word `{report}` in the command; mocha has it built in. */
function decorateJunit(argv: readonly string[]): DecoratedCommand {
  const reportPath = `${report}.xml`;
  if (argv.some((word) => word.includes('{report}')))
    return plain(
      argv.map((word) => word.replaceAll('{report}', reportPath)),
      reportPath,
    );
  if (argv.some((word) => /(?:^|\/)_?mocha(?:\.js)?$/u.test(word))) {
    return plain(append(argv, ['--reporter', 'xunit', '--reporter-option', `output=${reportPath}`]), reportPath);
  }
  return { argv: [...argv], env: {}, reportPath: null, inputs: [] };
}

function plain(argv: string[], reportPath: string): DecoratedCommand {
  return { argv, env: {}, reportPath, inputs: [] };
}

function python(argv: string[], reportPath: string, files: readonly string[]): DecoratedCommand {
  return { argv, env: { PYTHONPATH: folder, CIRCUIT_REPORT: reportPath }, reportPath, inputs: files.map(input) };
}

/** npm takes what stands before `--` for itself. */
function append(argv: readonly string[], flags: readonly string[]): string[] {
  const isNpmScript = argv[0] === 'npm' && ['test', 't', 'run', 'run-script', 'exec'].includes(argv[1] ?? '');
  return isNpmScript && !argv.includes('--') ? [...argv, '--', ...flags] : [...argv, ...flags];
}

function input(name: string): { to: string; text: string } {
  return { to: `${folder}/${name}`, text: readFileSync(new URL(`../reporters/${name}`, import.meta.url), 'utf8') };
}
