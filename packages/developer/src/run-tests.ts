import type { Kit } from '@ticket-circuit/role-kit';
import {
  titlesMeant,
  type CheckResult,
  type DeveloperBrief,
  type TestReport,
  type TestReportFailed,
  type TestsSheetTest,
} from '@ticket-circuit/schemas';
import { DeveloperError } from './developer-error.ts';

/** What one round of runs says. `report` is the run that decided: the ticket's own tests when they are not green, else the whole suite. */
export type TestRound =
  | { readonly kind: 'green' }
  | { readonly kind: 'red'; readonly report: TestReport; readonly checks: readonly CheckResult[] };

/** Names of tests that were red before the ticket and that nobody asked to mend. */
export type KnownFailures = ReadonlySet<string>;

/**
 * Plays the ticket's own test files, then the whole suite, then the checks that decide its type tests; stops at the first that is not green.
 * Failures that were known before do not count: the circuit judges them against its baseline.
 *
 * @throws {DeveloperError} `not-run` when the host could not run tests.
 */
export async function runTests(kit: Kit, brief: DeveloperBrief, known: KnownFailures): Promise<TestRound> {
  // Tests of types are decided by a check, and a runner need not find their files.
  const files = ownTestFiles({ tests: brief.tests.filter(({ role }) => role !== 'type') });
  if (files.length > 0) {
    const own = withUnplayed(await testReport(kit, files), brief.tests);
    if (!isGreen(own, known)) return { kind: 'red', report: own, checks: [] };
  }
  const suite = withUnplayed(await testReport(kit, []), brief.tests);
  if (!isGreen(suite, known)) return { kind: 'red', report: withoutKnown(suite, known), checks: [] };
  const checks = await typeChecks(kit, brief.tests);
  return checks.length === 0 ? { kind: 'green' } : { kind: 'red', report: withoutKnown(suite, known), checks };
}

/** Returns the names that were red before the ticket, but for the ticket's own tests and those that came back to be mended. */
export function knownFailures(brief: DeveloperBrief): KnownFailures {
  const asked = new Set(brief.feedback.flatMap(({ test }) => (test === undefined ? [] : [test])));
  const own = ownTestFiles(brief);
  return new Set(brief.baseRed.filter((id) => !asked.has(id) && !own.some((file) => id === file || id.startsWith(`${file} > `))));
}

function ownTestFiles({ tests }: Pick<DeveloperBrief, 'tests'>): string[] {
  return [...new Set(tests.map(({ file }) => file))].toSorted();
}

async function testReport(kit: Kit, files: string[]): Promise<TestReport> {
  const reply = await kit.tool({ kind: 'run-tests', files });
  if (reply.kind === 'tested') return reply.report;
  throw notRun('The tests', reply.kind === 'failed' ? reply.why : `The host answered ${reply.kind}.`);
}

async function typeChecks(kit: Kit, tests: readonly TestsSheetTest[]): Promise<CheckResult[]> {
  const names = new Set(tests.flatMap((test) => (test.role === 'type' ? [test.check] : [])));
  const red: CheckResult[] = [];
  for (const name of [...names].toSorted()) {
    const reply = await kit.tool({ kind: 'run-check', name });
    if (reply.kind !== 'checked')
      throw notRun(`The check ${name}`, reply.kind === 'failed' ? reply.why : `The host answered ${reply.kind}.`);
    if (reply.result.exit.kind !== 'exited' || reply.result.exit.code !== 0) red.push(reply.result);
  }
  return red;
}

/** A body that ends the process can leave a report without a failure: each test that the sheet names must have run, and none is skipped. */
function withUnplayed(report: TestReport, tests: readonly TestsSheetTest[]): TestReport {
  const played = report.results.filter(({ outcome }) => outcome !== 'skipped').map(({ id }) => id);
  const unplayed = tests.filter(({ role, file, name }) => role !== 'type' && titlesMeant(`${file} > ${name}`, played).length === 0);
  const faults = unplayed.map(({ file, name }) => ({
    kind: 'nothing-collected' as const,
    message: `The test "${name}" did not run to its end.`,
    file,
  }));
  return { ...report, faults: [...report.faults, ...faults] };
}

// A run with known failures exits with a failure, so the exit status decides only when nothing was known.
function isGreen(report: TestReport, known: KnownFailures): boolean {
  const failed = failedIn(report);
  if (report.faults.length > 0 || failed.some(({ id }) => !known.has(id))) return false;
  return failed.length > 0 || (report.exit.kind === 'exited' && report.exit.code === 0);
}

function withoutKnown(report: TestReport, known: KnownFailures): TestReport {
  return { ...report, results: report.results.filter((result) => result.outcome !== 'failed' || !known.has(result.id)) };
}

function failedIn(report: TestReport): TestReportFailed[] {
  return report.results.filter((result) => result.outcome === 'failed');
}

function notRun(what: string, why: string): DeveloperError {
  return new DeveloperError({ code: 'not-run', what: `${what} did not run.`, why, next: 'The host knows more: see its log.' });
}
