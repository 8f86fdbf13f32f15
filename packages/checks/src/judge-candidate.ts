import type {
  Baseline,
  CheckReportFault,
  CheckResult,
  CommonPathClass,
  PlanSheet,
  RedProof,
  TestReport,
  TestReportResult,
  TestsSheetTestsDone,
} from '@ticket-circuit/schemas';
import { idsMeant, resultsOf } from './match-tests.ts';

type Fault = CheckReportFault;

/**
 * Returns the proofs, or the guards, that are not green on the candidate; skipped and absent tests are not green. One that ran at 2.1 and is
 * skipped or absent now was kept from running by the code, not by its author.
 */
export function judgeRole(
  role: 'proof' | 'guard',
  { sheet, proof }: { readonly sheet: TestsSheetTestsDone; readonly proof: Pick<RedProof, 'entries'> },
  suite: TestReport,
): Fault[] {
  const conjunct = role === 'proof' ? 'proofs-green' : 'guards-green';
  const shown = proof.entries.filter(({ outcome }) => outcome !== 'skipped').map(({ test }) => test);
  return sheet.tests
    .filter((test) => test.role === role)
    .flatMap((test): Fault[] => {
      const results = resultsOf(suite, test);
      const unplayed = idsMeant(shown, [test]).size > 0 ? 'source' : 'tests';
      if (results.length === 0)
        return [
          {
            conjunct,
            where: unplayed,
            file: test.file,
            test: `${test.file} > ${test.name}`,
            message: `The ${role} "${test.name}" did not run.`,
          },
        ];
      return results
        .filter((result) => result.outcome !== 'passed')
        .map((result) => testFault(conjunct, result.outcome === 'skipped' ? unplayed : 'source', result, test.criteria[0]));
    });
}

function testFault(conjunct: Fault['conjunct'], where: Fault['where'], result: TestReportResult, criterion?: string): Fault {
  const failed = result.outcome === 'failed' ? result : null;
  return {
    conjunct,
    where,
    message: failed ? failed.message : `${result.id} is ${result.outcome}.`,
    file: result.file,
    test: result.id,
    ...(criterion ? { criterion } : {}),
    ...(failed?.expected === undefined ? {} : { expected: failed.expected }),
    ...(failed?.actual === undefined ? {} : { actual: failed.actual }),
  };
}

/** Returns the ids of base that must be green on the candidate: those that ran, less the red, the unstable and the superseded. */
export function oldTestsDue(baseline: Baseline, plan: Pick<PlanSheet, 'supersedes'>): string[] {
  const spared = new Set([...baseline.red, ...baseline.unstable]);
  const superseded = plan.supersedes.flatMap((entry) =>
    entry.target.kind === 'test' ? [{ file: entry.target.file, name: entry.target.name }] : [],
  );
  const replaced = idsMeant(baseline.names, superseded);
  return baseline.names.filter((name) => !spared.has(name) && !replaced.has(name));
}

/**
 * Returns the old tests that are due and not green; an empty list means that everything that held goes on holding. The tests of a file that
 * could not be loaded are one fault, which says why.
 */
export function judgeOldTests(due: readonly string[], suite: TestReport): Fault[] {
  const byId = new Map(suite.results.map((result) => [result.id, result]));
  const absent = due.filter((id) => !byId.has(id));
  const unloaded = suite.results.filter((result) => result.outcome === 'failed' && result.class === 'collection');
  const lost = new Map(unloaded.map((result) => [result, absent.filter((id) => id.startsWith(`${result.file} > `))]));
  const explained = new Set([...lost.values()].flat());
  return [
    ...[...lost].flatMap(([result, ids]) => (ids.length === 0 ? [] : [unloadedFault(result, ids)])),
    ...due.flatMap((id): Fault[] => {
      const result = byId.get(id);
      if (result) return result.outcome === 'passed' ? [] : [testFault('old-tests-green', 'source', result)];
      if (explained.has(id)) return [];
      return [{ conjunct: 'old-tests-green', where: 'source', test: id, message: `The old test ${id} did not run any more.` }];
    }),
  ];
}

/**
 * Returns the tests that failed and are no test of base: those that the lot brings, and those that came to main since. Only what was red or
 * unstable on base may stay so.
 */
export function judgeUnknownTests(baseline: Baseline, suite: TestReport): Fault[] {
  const known = new Set([...baseline.names, ...baseline.red, ...baseline.unstable]);
  return suite.results
    .filter((result) => result.outcome === 'failed' && !known.has(result.id))
    .map((result) => testFault('old-tests-green', 'source', result));
}

function unloadedFault(result: TestReportResult, ids: readonly string[]): Fault {
  const why = result.outcome === 'failed' ? result.message : '';
  const what = ids.length === 1 ? `The old test ${ids[0]}` : `${ids.length} old tests of ${result.file}`;
  return {
    conjunct: 'old-tests-green',
    where: 'source',
    file: result.file,
    message: `${what} did not run any more, since the file could not be loaded: ${why}`,
  };
}

/**
 * Returns the old tests that stay red once they were played again on the candidate and on base: all but those that are green now, and those
 * that are red on base too. A run that did not play a test excuses nothing.
 */
export function stillRed(faults: readonly Fault[], again: TestReport, onBase: TestReport): Fault[] {
  const outcome = (report: TestReport, id: string | undefined): string | undefined =>
    report.results.find((result) => result.id === id)?.outcome;
  return faults.filter(({ test }) => outcome(again, test) !== 'passed' && outcome(onBase, test) !== 'failed');
}

/** Returns the faults of the suite as a whole, when its claim does not agree with itself. */
export function judgeRun(suite: TestReport): Fault[] {
  return suite.faults.map((fault) => ({
    conjunct: 'old-tests-green',
    where: fault.kind === 'set-up-failed' ? 'infrastructure' : 'source',
    message: fault.message,
    ...(fault.file ? { file: fault.file } : {}),
  }));
}

/** Returns the held files whose bytes differ from those at 2.1, or that came or went since. */
export function judgeHashes(held: RedProof['hashes'], now: RedProof['hashes'], allowed: ReadonlySet<string>): Fault[] {
  const before = new Map(held.map(({ file, blob }) => [file, blob]));
  const after = new Map(now.map(({ file, blob }) => [file, blob]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file) && !allowed.has(file))
    .map((file) => ({
      conjunct: 'hashes-equal',
      where: 'source',
      file,
      message: `${file} is held, and its bytes are not those that the tests were proved with.`,
    }));
}

/** Returns the checks that are red on the candidate, and where each must be mended. */
export function judgeChecks(
  results: readonly CheckResult[],
  classOf: (path: string) => CommonPathClass,
  typeChecks: ReadonlySet<string>,
): Fault[] {
  return results
    .filter((result) => result.exit.kind !== 'exited' || result.exit.code !== 0)
    .flatMap((result): Fault[] => {
      const conjunct = typeChecks.has(result.name) ? 'type-checks' : 'checks-pass';
      if (result.exit.kind === 'set-up-failed')
        return [{ conjunct, where: 'infrastructure', message: `${result.name}: ${result.exit.why}` }];
      if (result.findings.length === 0)
        return [{ conjunct, where: 'source', message: `${result.name} failed: ${(result.excerpt ?? '').slice(-800)}` }];
      return result.findings.map((finding) => ({
        conjunct,
        where: isTestFile(finding.file, classOf) ? 'tests' : 'source',
        message: `${result.name}: ${finding.message}`,
        ...(finding.file ? { file: finding.file } : {}),
        ...(finding.line ? { line: finding.line } : {}),
      }));
    });
}

const isTestFile = (file: string | undefined, classOf: (path: string) => CommonPathClass): boolean =>
  file !== undefined && ['test', 'support'].includes(classOf(file));

/**
 * Returns what a run with one body put back says of that body. `held`: a proof or guard that was green fails, its file cannot be loaded, or it
 * never ends. `missed`: all are green still. `could-not-run`: the run itself is at fault, which says nothing about the body.
 */
export function judgeRevert(sheet: TestsSheetTestsDone, green: TestReport, reverted: TestReport): 'held' | 'missed' | 'could-not-run' {
  const names = sheet.tests.filter((test) => test.role !== 'type');
  const wasGreen = names.flatMap((test) => resultsOf(green, test)).filter((result) => result.outcome === 'passed');
  const now = new Map(reverted.results.map((result) => [result.id, result.outcome]));
  if (wasGreen.some(({ id, file }) => now.get(id) === 'failed' || now.get(file) === 'failed')) return 'held';
  if (reverted.faults.some((fault) => fault.kind === 'limit')) return 'held';
  return reverted.faults.length === 0 && wasGreen.every(({ id }) => now.get(id) === 'passed') ? 'missed' : 'could-not-run';
}

/** Returns the planned elements whose bodies the revert run puts back: those that serve something a test must show. */
export function revertable(plan: PlanSheet, accepted: readonly string[]): PlanSheet['elements'] {
  if (plan.nature !== 'behaviour') return [];
  const shown = new Set(
    plan.criteria.filter((criterion) => criterion.kind === 'new' && !accepted.includes(criterion.id)).map((criterion) => criterion.id),
  );
  return plan.elements.filter(
    (element) =>
      (element.action === 'add' || element.action === 'change') &&
      (element.criteria.length === 0 || element.criteria.some((id) => shown.has(id))),
  );
}
