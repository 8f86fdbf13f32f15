import { type ChecksContext, runBaseline } from '@ticket-circuit/checks';
import type { Circuit } from '@ticket-circuit/schemas';
import { counted, assertNever } from '@ticket-circuit/schemas';
import type { Finding } from './finding.ts';

/** Runs each command of the project file on a commit, in the form in which the circuit runs it. */
export async function inspectCommands(ctx: ChecksContext, commit: string): Promise<Finding[]> {
  const result = await runBaseline(ctx, commit);
  switch (result.kind) {
    case 'baseline':
      return commandsPass(ctx.config, result.baseline);
    case 'red-check':
      return [
        {
          kind: 'mend',
          part: `check ${result.name}`,
          says: `It is red on main: ${result.why}`,
          next: 'Mend main first, or take the check out of circuit.json.',
        },
      ];
    case 'cannot-run':
      return [{ kind: 'mend', part: 'tests', says: result.why, next: result.next }];
    default:
      return assertNever(result);
  }
}

type Baseline = Extract<Awaited<ReturnType<typeof runBaseline>>, { kind: 'baseline' }>['baseline'];

function commandsPass(config: Circuit, baseline: Baseline): Finding[] {
  const checks = (config.checks ?? []).map(({ name, run }): Finding => ({ kind: 'good', part: `check ${name}`, says: run.join(' ') }));
  return [{ kind: 'good', part: 'tests', says: config.test.run.join(' ') }, ...unsteady(baseline), ...checks];
}

function unsteady({ red, unstable }: Baseline): Finding[] {
  const named = (part: string, tests: readonly string[], says: (count: number) => string): Finding[] =>
    tests.length === 0
      ? []
      : [
          {
            kind: 'notice',
            part,
            says: `${says(tests.length)}: ${tests.slice(0, 5).join(', ')}`,
            next: 'They guard nothing while that is so; mend them on main.',
          },
        ];
  return [
    ...named('red tests', red, (count) => `${counted(count, 'test is', 'tests are')} red on main`),
    ...named('flaky tests', unstable, (count) => `${counted(count, 'test differs', 'tests differ')} between two runs`),
  ];
}

/** Says which tests of the project the circuit cannot see, by what its configuration files say. */
export function inspectInsideTests(configTexts: readonly string[]): Finding[] {
  const text = configTexts.join('\n');
  const inSource = /includeSource/u.test(text) ? 'tests inside source files (includeSource of vitest)' : null;
  const doctests = /doctest/u.test(text) ? 'doctests' : null;
  return [inSource, doctests]
    .filter((what) => what !== null)
    .map((what) => ({
      kind: 'notice',
      part: 'tests',
      says: `The project has ${what}, which are not supported: code and test would be one element.`,
      next: 'Move them into test files; until then they are not counted as tests.',
    }));
}
