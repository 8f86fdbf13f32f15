import type {
  CheckResult,
  PlanSheet,
  RedProofEntry,
  RedProofFault,
  TestReport,
  TestReportResult,
  TestsSheetProofTest,
  TestsSheetTest,
  TestsSheetTestsDone,
} from '@ticket-circuit/schemas';
import { resultsOf } from './match-tests.ts';

/** What the runs said, by the tree they were made on. A run that was not needed is null. */
export interface RedRuns {
  /** Laid plan plus tests. */
  laid: TestReport | null;
  /** Base plus tests, for proofs that are green on the laid tree. */
  base: TestReport | null;
  /** Laid plan with bodies that return nothing, for proofs that reached a stub. */
  nullBodies: TestReport | null;
  /** Checks on base plus tests that decide type criteria, by name. */
  typeChecks: ReadonlyMap<string, CheckResult>;
}

type Verdict = { entries: RedProofEntry[]; faults: RedProofFault[] };
type On = RedProofEntry['on'];

const entryOf = (test: TestsSheetTest, criterion: string, on: On, result: TestReportResult): RedProofEntry => ({
  criterion,
  test: result.id,
  role: test.role,
  on,
  outcome: result.outcome,
  ...(result.outcome === 'failed' ? { class: result.class, ...(result.errorType ? { errorType: result.errorType } : {}) } : {}),
});

/** Returns whether a failure is one that the sheet may claim: the stub, an assertion, or the error type that it declares. */
export function isRightlyRed(result: TestReportResult, red: TestsSheetProofTest['red']): boolean {
  if (result.outcome !== 'failed') return false;
  if (result.class === 'stub' || result.class === 'assertion') return true;
  return red.kind === 'error' && result.class === 'error' && result.errorType === red.type;
}

/** Returns the proofs whose every result on the laid tree is green: only base can show them red. */
export function proofsGreenOnLaid(sheet: TestsSheetTestsDone, laid: TestReport): TestsSheetProofTest[] {
  return sheet.tests
    .filter((test) => test.role === 'proof')
    .filter((test) => resultsOf(laid, test).some((result) => result.outcome === 'passed'));
}

/** Returns the proofs whose red on the laid tree was a stub: they must fail with bodies that return nothing too. */
export function proofsRedByStub(sheet: TestsSheetTestsDone, laid: TestReport): TestsSheetProofTest[] {
  return sheet.tests
    .filter((test) => test.role === 'proof')
    .filter((test) => resultsOf(laid, test).some((result) => result.outcome === 'failed' && result.class === 'stub'));
}

/** A name that ran nowhere: told apart by whether its file could be loaded at all. */
function didNotRun(test: TestsSheetTest, report: TestReport | null): RedProofFault {
  const at = { file: test.file, test: `${test.file} > ${test.name}` };
  const whole = report?.results.find((result) => result.id === test.file);
  if (whole?.outcome === 'failed') return { kind: 'wrong-reason', ...at, message: `${test.file} cannot be loaded, ${describe(whole)}` };
  return { kind: 'not-run', ...at, message: `No test ran whose title path starts with "${test.name}".` };
}

function judgeProof(test: TestsSheetProofTest, runs: RedRuns): Verdict {
  const laid = runs.laid ? resultsOf(runs.laid, test) : [];
  if (laid.length === 0) return { entries: [], faults: [didNotRun(test, runs.laid)] };
  const entries: RedProofEntry[] = [];
  const faults: RedProofFault[] = [];
  for (const result of laid) {
    const verdict = judgeProofResult(test, result, runs);
    entries.push(
      ...test.criteria.flatMap((criterion) => verdict.shown.map(({ on, result: shown }) => entryOf(test, criterion, on, shown))),
    );
    if (verdict.fault) faults.push({ ...verdict.fault, file: test.file, test: result.id });
  }
  return { entries, faults };
}

type Shown = { shown: { on: On; result: TestReportResult }[]; fault: Pick<RedProofFault, 'kind' | 'message'> | null };

function judgeProofResult(test: TestsSheetProofTest, laid: TestReportResult, runs: RedRuns): Shown {
  const shown: Shown['shown'] = [{ on: 'laid', result: laid }];
  if (laid.outcome === 'skipped')
    return { shown, fault: { kind: 'not-run', message: 'The test is skipped; a skipped test proves nothing.' } };
  if (laid.outcome === 'passed') {
    const base = runs.base?.results.find((result) => result.id === laid.id);
    if (!base) return { shown, fault: { kind: 'green-proof', message: 'The test is green before the code, and did not run on base.' } };
    shown.push({ on: 'base', result: base });
    return {
      shown,
      fault: isRightlyRed(base, test.red)
        ? null
        : {
            kind: base.outcome === 'passed' ? 'green-proof' : 'wrong-reason',
            message:
              base.outcome === 'passed'
                ? 'The test is green before the code: it shows nothing new.'
                : `On base the test is ${describe(base)}, which is no reason that counts.`,
          },
    };
  }
  if (!isRightlyRed(laid, test.red))
    return {
      shown,
      fault: {
        kind: 'wrong-reason',
        message: `The test is ${describe(laid)}; expected a failed assertion, the stub${test.red.kind === 'error' ? `, or an error of type ${test.red.type}` : ''}.`,
      },
    };
  if (laid.class !== 'stub') return { shown, fault: null };
  const empty = runs.nullBodies?.results.find((result) => result.id === laid.id);
  if (!empty) return { shown, fault: { kind: 'not-run', message: 'The test did not run on bodies that return nothing.' } };
  shown.push({ on: 'null-bodies', result: empty });
  return {
    shown,
    fault:
      empty.outcome === 'failed'
        ? null
        : {
            kind: 'green-with-null-bodies',
            message: 'The test is green when the body returns nothing: it asserts nothing about the result.',
          },
  };
}

function describe(result: TestReportResult): string {
  if (result.outcome !== 'failed') return result.outcome;
  return `red by ${result.class}${result.errorType ? ` (${result.errorType})` : ''}: ${result.message.slice(0, 300)}`;
}

function judgeGuard(test: TestsSheetTest, runs: RedRuns): Verdict {
  const results = runs.laid ? resultsOf(runs.laid, test) : [];
  if (results.length === 0) return { entries: [], faults: [didNotRun(test, runs.laid)] };
  const entries = results.flatMap((result) => test.criteria.map((criterion) => entryOf(test, criterion, 'laid', result)));
  const bad = results.filter((result) => !(result.outcome === 'passed' || (result.outcome === 'failed' && result.class === 'stub')));
  return {
    entries,
    faults: bad.map((result) => ({
      kind: 'guard-red' as const,
      message: `The guard is ${describe(result)}; what must go on holding must hold now.`,
      file: test.file,
      test: result.id,
    })),
  };
}

function judgeType(test: TestsSheetTest & { role: 'type' }, runs: RedRuns): Verdict {
  const check = runs.typeChecks.get(test.check);
  if (!check)
    return {
      entries: [],
      faults: [{ kind: 'type-not-red', message: `There is no check named ${test.check} in circuit.json.`, file: test.file }],
    };
  const isRed = check.exit.kind === 'exited' && check.exit.code !== 0 && check.findings.some((finding) => finding.file === test.file);
  const entries = test.criteria.map((criterion) => ({
    criterion,
    test: `${test.file} > ${test.name}`,
    role: 'type' as const,
    on: 'check' as const,
    outcome: isRed ? ('failed' as const) : ('passed' as const),
  }));
  return {
    entries,
    faults: isRed
      ? []
      : [
          {
            kind: 'type-not-red',
            message: `The check ${test.check} finds nothing in ${test.file} on base: the type test shows nothing new.`,
            file: test.file,
          },
        ],
  };
}

function judgeTest(test: TestsSheetTest, runs: RedRuns): Verdict {
  if (test.role === 'proof') return judgeProof(test, runs);
  return test.role === 'guard' ? judgeGuard(test, runs) : judgeType(test, runs);
}

const roleOf = { new: 'proof', kept: 'guard', type: 'type', text: null } as const;

function unproved(plan: PlanSheet, sheet: TestsSheetTestsDone, accepted: readonly string[]): RedProofFault[] {
  const spared = new Set([...accepted, ...sheet.uncovered.map((entry) => entry.criterion)]);
  return plan.criteria
    .filter((criterion) => roleOf[criterion.kind] !== null && !spared.has(criterion.id))
    .filter((criterion) => !sheet.tests.some((test) => test.role === roleOf[criterion.kind] && test.criteria.includes(criterion.id)))
    .map((criterion) => ({
      kind: 'criterion-unproved' as const,
      criterion: criterion.id,
      message: `Criterion ${criterion.id} (${criterion.kind}) has no ${roleOf[criterion.kind]} test.`,
    }));
}

/** What no author of tests can cause. Of a run that was lost nothing else can be said: it is made again, and uses up no try. */
function lostFaults(report: TestReport | null): RedProofFault[] {
  const isLost = ({ kind }: TestReport['faults'][number]): boolean => kind === 'set-up-failed' || kind === 'command-missing';
  const faults = report === null || report.results.length > 0 ? [] : report.faults.filter(isLost);
  return faults.map(({ message }) => ({ kind: 'infrastructure', message }));
}

/** Returns the fault of a check that was not run: it found nothing, and says nothing. */
export function lostCheck({ name, exit }: CheckResult): RedProofFault[] {
  return exit.kind === 'set-up-failed' ? [{ kind: 'infrastructure', message: `The check ${name} was not run. ${exit.why}` }] : [];
}

/** Returns the entries and faults of a red proof; no fault means that every test is red, or green, for the right reason. */
export function judgeRed(plan: PlanSheet, sheet: TestsSheetTestsDone, accepted: readonly string[], runs: RedRuns): Verdict {
  const verdicts = sheet.tests.map((test) => judgeTest(test, runs));
  const entries = verdicts.flatMap((verdict) => verdict.entries);
  const lost = [...[runs.laid, runs.base, runs.nullBodies].flatMap(lostFaults), ...[...runs.typeChecks.values()].flatMap(lostCheck)];
  if (lost.length > 0) return { entries, faults: lost };
  const runFaults = (runs.laid?.faults ?? []).map((fault) => ({
    kind: 'run-fault' as const,
    message: fault.message,
    ...(fault.file ? { file: fault.file } : {}),
  }));
  return {
    entries,
    faults: [...runFaults, ...verdicts.flatMap((verdict) => verdict.faults), ...unproved(plan, sheet, accepted)],
  };
}
