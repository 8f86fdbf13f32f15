import { emptyPlan, type PlanSheet, type TestReport, type TestReportResult, type TestsSheetTestsDone } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import { judgeRed, proofsGreenOnLaid, proofsRedByStub, type RedRuns } from './judge-red.ts';

const tree = 'a'.repeat(40);
const file = 'test/a.test.ts';

const plan: PlanSheet = {
  ...emptyPlan,
  criteria: [{ id: 'C1', kind: 'new', statement: 'It doubles.', clause: 'doubles' }],
};
const sheet: TestsSheetTestsDone = {
  kind: 'done',
  tests: [{ role: 'proof', criteria: ['C1'], file, name: 'doubles', red: { kind: 'assertion' } }],
  uncovered: [],
  upheld: [],
};

const report = (...results: TestReportResult[]): TestReport => ({
  runner: 'vitest',
  command: ['run'],
  tree,
  exit: { kind: 'exited', code: 1 },
  results,
  faults: [],
  durationMs: 1,
});
const failed = (cause: 'assertion' | 'stub' | 'error' | 'timeout', more: object = {}): TestReportResult => ({
  outcome: 'failed',
  id: `${file} > doubles`,
  file,
  class: cause,
  message: 'broken',
  ...more,
});
const passed: TestReportResult = { outcome: 'passed', id: `${file} > doubles`, file };
const skipped: TestReportResult = { outcome: 'skipped', id: `${file} > doubles`, file };
const runs = (more: Partial<RedRuns>): RedRuns => ({ laid: null, base: null, nullBodies: null, typeChecks: new Map(), ...more });
const kinds = (more: Partial<RedRuns>, of = sheet): string[] => judgeRed(plan, of, [], runs(more)).faults.map((fault) => fault.kind);

describe('a proof', () => {
  test('is right when an assertion fails on the laid tree', () => {
    expect(judgeRed(plan, sheet, [], runs({ laid: report(failed('assertion')) }))).toEqual({
      entries: [{ criterion: 'C1', test: `${file} > doubles`, role: 'proof', on: 'laid', outcome: 'failed', class: 'assertion' }],
      faults: [],
    });
  });

  test('is right when it reaches the stub and fails with bodies that return nothing', () => {
    expect(kinds({ laid: report(failed('stub')), nullBodies: report(failed('assertion')) })).toEqual([]);
  });

  test('asserts nothing when it passes with bodies that return nothing', () => {
    expect(kinds({ laid: report(failed('stub')), nullBodies: report(passed) })).toEqual(['green-with-null-bodies']);
  });

  test('that reached the stub needs the run with bodies that return nothing', () => {
    expect(kinds({ laid: report(failed('stub')) })).toEqual(['not-run']);
  });

  test.each(['timeout', 'error'] as const)('is red for the wrong reason by %s', (cause) => {
    expect(kinds({ laid: report(failed(cause)) })).toEqual(['wrong-reason']);
  });

  test('may declare the error that is raised today, by its type alone', () => {
    const declared: TestsSheetTestsDone = {
      ...sheet,
      tests: [{ role: 'proof', criteria: ['C1'], file, name: 'doubles', red: { kind: 'error', type: 'RangeError' } }],
    };
    expect(kinds({ laid: report(failed('error', { errorType: 'RangeError' })) }, declared)).toEqual([]);
    expect(kinds({ laid: report(failed('error', { errorType: 'TypeError' })) }, declared)).toEqual(['wrong-reason']);
  });

  test('that is green on the laid tree counts when it is rightly red on base', () => {
    expect(kinds({ laid: report(passed), base: report(failed('assertion')) })).toEqual([]);
    expect(kinds({ laid: report(passed), base: report(passed) })).toEqual(['green-proof']);
    expect(kinds({ laid: report(passed), base: report(failed('error')) })).toEqual(['wrong-reason']);
  });

  test('in a file that cannot be loaded is red for the wrong reason, and says what stopped it', () => {
    const broken: TestReportResult = { outcome: 'failed', id: file, file, class: 'collection', message: 'no export named double' };
    expect(judgeRed(plan, sheet, [], runs({ laid: report(broken) })).faults).toEqual([
      {
        kind: 'wrong-reason',
        file,
        test: `${file} > doubles`,
        message: `${file} cannot be loaded, red by collection: no export named double`,
      },
    ]);
  });

  test('that is skipped, or did not run, proves nothing', () => {
    expect(kinds({ laid: report(skipped) })).toEqual(['not-run']);
    expect(kinds({ laid: report() })).toEqual(['not-run']);
  });

  test('is asked for on base when it is green, and with null bodies when it reached the stub', () => {
    expect(proofsGreenOnLaid(sheet, report(passed))).toHaveLength(1);
    expect(proofsGreenOnLaid(sheet, report(failed('stub')))).toHaveLength(0);
    expect(proofsRedByStub(sheet, report(failed('stub')))).toHaveLength(1);
    expect(proofsRedByStub(sheet, report(failed('assertion')))).toHaveLength(0);
  });
});

describe('a guard', () => {
  const guarded: TestsSheetTestsDone = { ...sheet, tests: [...sheet.tests, { role: 'guard', criteria: ['C1'], file, name: 'keeps' }] };
  const keeps = (result: TestReportResult): TestReportResult => ({ ...result, id: `${file} > keeps` });

  test('is green before, or reaches a stub', () => {
    expect(kinds({ laid: report(failed('assertion'), keeps(passed)) }, guarded)).toEqual([]);
    expect(kinds({ laid: report(failed('assertion'), keeps(failed('stub'))) }, guarded)).toEqual([]);
  });

  test('that is red without a stub does not hold today', () => {
    expect(kinds({ laid: report(failed('assertion'), keeps(failed('assertion'))) }, guarded)).toEqual(['guard-red']);
  });
});

describe('a type test', () => {
  const typed: TestsSheetTestsDone = {
    ...sheet,
    tests: [...sheet.tests, { role: 'type', criteria: ['C1'], file, name: 'types', check: 'types' }],
  };
  const check = (code: number, findings: { file: string; message: string }[]) =>
    new Map([['types', { name: 'types', command: ['tsc'], tree, exit: { kind: 'exited' as const, code }, findings, durationMs: 1 }]]);

  test('is red when its check finds something in its file on base', () => {
    expect(kinds({ laid: report(failed('assertion')), typeChecks: check(1, [{ file, message: 'wrong' }]) }, typed)).toEqual([]);
  });

  test('shows nothing when its check is green or finds something elsewhere only', () => {
    expect(kinds({ laid: report(failed('assertion')), typeChecks: check(0, []) }, typed)).toEqual(['type-not-red']);
    expect(kinds({ laid: report(failed('assertion')), typeChecks: check(1, [{ file: 'src/b.ts', message: 'wrong' }]) }, typed)).toEqual([
      'type-not-red',
    ]);
  });
});

describe('a criterion', () => {
  test('without a test of its role is unproved', () => {
    expect(kinds({ laid: report() }, { ...sheet, tests: [] })).toEqual(['criterion-unproved']);
  });

  test('that is listed as uncovered, or accepted by the owner, needs none', () => {
    const uncovered: TestsSheetTestsDone = {
      ...sheet,
      tests: [],
      uncovered: [{ criterion: 'C1', cause: 'not-observable', evidence: 'no output' }],
    };
    expect(kinds({ laid: report() }, uncovered)).toEqual([]);
    expect(judgeRed(plan, { ...sheet, tests: [] }, ['C1'], runs({ laid: report() })).faults).toEqual([]);
  });
});

test('a fault of the run itself makes the proof wrong', () => {
  const broken = { ...report(failed('assertion')), faults: [{ kind: 'collection' as const, message: 'cannot import', file }] };
  expect(kinds({ laid: broken })).toEqual(['run-fault']);
});

describe('a run that the author of the tests cannot have broken', () => {
  const lost = (kind: 'set-up-failed' | 'command-missing' | 'limit'): TestReport => ({ ...report(), faults: [{ kind, message: 'lost' }] });

  test.each(['set-up-failed', 'command-missing'] as const)('is lost infrastructure by %s, on every tree, and says nothing else', (kind) => {
    const expected = [{ kind: 'infrastructure', message: 'lost' }];
    expect(judgeRed(plan, sheet, [], runs({ laid: lost(kind) })).faults).toEqual(expected);
    expect(judgeRed(plan, sheet, [], runs({ laid: report(passed), base: lost(kind) })).faults).toEqual(expected);
    expect(judgeRed(plan, sheet, [], runs({ laid: report(failed('stub')), nullBodies: lost(kind) })).faults).toEqual(expected);
  });

  test('is lost infrastructure by a check whose sandbox could not be set up', () => {
    const exit = { kind: 'set-up-failed' as const, why: 'No disk.' };
    const typeChecks = new Map([['types', { name: 'types', command: ['tsc'], tree, exit, findings: [], durationMs: 1 }]]);
    expect(kinds({ laid: report(failed('assertion')), typeChecks })).toEqual(['infrastructure']);
  });

  test('is not one that hung: a test of the author may hang', () => {
    expect(kinds({ laid: lost('limit') })).toEqual(['run-fault', 'not-run']);
  });

  test('is not one whose tests ran and then ended with the status of a missing command', () => {
    const forged = { ...report(failed('assertion')), faults: [{ kind: 'command-missing' as const, message: 'lost' }] };
    expect(kinds({ laid: forged })).toEqual(['run-fault']);
  });
});
