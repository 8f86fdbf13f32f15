import {
  emptyPlan,
  type Baseline,
  type CheckResult,
  type PlanSheet,
  type TestReport,
  type TestReportResult,
  type TestsSheetTestsDone,
} from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import {
  judgeChecks,
  judgeHashes,
  judgeOldTests,
  judgeRevert,
  judgeRole,
  judgeUnknownTests,
  oldTestsDue,
  revertable,
  stillRed,
} from './judge-candidate.ts';

const tree = 'a'.repeat(40);
const file = 'test/a.test.ts';
const result = (name: string, outcome: 'passed' | 'failed' | 'skipped'): TestReportResult =>
  outcome === 'failed'
    ? { outcome, id: `${file} > ${name}`, file, class: 'assertion', message: `${name} broke`, expected: '1', actual: '2' }
    : { outcome, id: `${file} > ${name}`, file };
const report = (...results: TestReportResult[]): TestReport => ({
  runner: 'vitest',
  command: ['run'],
  tree,
  exit: { kind: 'exited', code: 0 },
  results,
  faults: [],
  durationMs: 1,
});
const sheet: TestsSheetTestsDone = {
  kind: 'done',
  tests: [
    { role: 'proof', criteria: ['C1'], file, name: 'doubles', red: { kind: 'assertion' } },
    { role: 'guard', criteria: ['C2'], file, name: 'keeps' },
  ],
  uncovered: [],
  upheld: [],
};
const unproved = { sheet, proof: { entries: [] } };
const plan: PlanSheet = {
  ...emptyPlan,
  criteria: [
    { id: 'C1', kind: 'new', statement: 'It doubles.', clause: 'doubles' },
    { id: 'C2', kind: 'kept', statement: 'It keeps.', clause: 'keeps' },
  ],
  elements: [
    { id: 'P1', file: 'src/a.ts', symbol: 'double', action: 'change', criteria: ['C1'], intent: 'double it' },
    { id: 'P2', file: 'src/a.ts', symbol: 'keep', action: 'change', criteria: ['C2'], intent: 'keep it' },
    { id: 'P3', file: 'src/a.ts', symbol: 'old', action: 'remove', criteria: ['C1'] },
  ],
};

describe('proofs and guards', () => {
  test('that are green give no fault', () => {
    expect(judgeRole('proof', unproved, report(result('doubles', 'passed')))).toEqual([]);
  });

  test('that fail are mended in the source, and carry what was expected', () => {
    expect(judgeRole('proof', unproved, report(result('doubles', 'failed')))).toEqual([
      {
        conjunct: 'proofs-green',
        where: 'source',
        message: 'doubles broke',
        file,
        test: `${file} > doubles`,
        criterion: 'C1',
        expected: '1',
        actual: '2',
      },
    ]);
  });

  test('that ran before the code and are skipped or absent now are mended in the source', () => {
    const entries = ['doubles', 'keeps'].map((name) => ({
      criterion: 'C1',
      test: `${file} > ${name}`,
      role: 'proof' as const,
      on: 'laid' as const,
      outcome: 'failed' as const,
    }));
    const proved = { sheet, proof: { entries } };
    expect(judgeRole('proof', proved, report())[0]).toMatchObject({ conjunct: 'proofs-green', where: 'source' });
    expect(judgeRole('guard', proved, report(result('keeps', 'skipped')))[0]).toMatchObject({ conjunct: 'guards-green', where: 'source' });
  });

  test('that are skipped or absent are mended in the tests where nothing shows that they ever ran', () => {
    expect(judgeRole('guard', unproved, report(result('keeps', 'skipped')))[0]).toMatchObject({ conjunct: 'guards-green', where: 'tests' });
    expect(judgeRole('guard', unproved, report())[0]).toMatchObject({ conjunct: 'guards-green', where: 'tests' });
  });
});

describe('old tests', () => {
  const baseline: Baseline = { tree, names: ['a', 'b', 'c', `${file} > old > one`], red: ['b'], unstable: ['c'], runs: [] };

  test('are due unless they were red, unstable or superseded', () => {
    const superseding: PlanSheet = { ...plan, supersedes: [{ action: 'remove', target: { kind: 'test', file, name: 'old' } }] };
    expect(oldTestsDue(baseline, superseding)).toEqual(['a']);
    expect(oldTestsDue(baseline, plan)).toEqual(['a', `${file} > old > one`]);
  });

  test('whose name only begins as a superseded one stay due', () => {
    const names = [`${file} > peek`, `${file} > peekn`, `${file} > peek of nothing`, `${file} > peek[1]`];
    const superseding: PlanSheet = { ...plan, supersedes: [{ action: 'remove', target: { kind: 'test', file, name: 'peek' } }] };
    expect(oldTestsDue({ ...baseline, names }, superseding)).toEqual([names[1], names[2]]);
  });

  test('that did not run any more are not green', () => {
    expect(judgeOldTests(['gone'], report())).toEqual([
      { conjunct: 'old-tests-green', where: 'source', test: 'gone', message: 'The old test gone did not run any more.' },
    ]);
    expect(judgeOldTests([`${file} > keeps`], report(result('keeps', 'passed')))).toEqual([]);
  });

  test('of a file that could not be loaded are one fault that says why, and hide no other absent test', () => {
    const unloaded: TestReportResult = { outcome: 'failed', id: file, file, class: 'collection', message: 'no attribute split' };
    const due = [`${file} > one`, `${file} > two`, 'test/b.test.ts > gone'];
    expect(judgeOldTests(due, report(unloaded)).map(({ file: at, test: id, message }) => [at, id, message])).toEqual([
      [file, undefined, `2 old tests of ${file} did not run any more, since the file could not be loaded: no attribute split`],
      [undefined, 'test/b.test.ts > gone', 'The old test test/b.test.ts > gone did not run any more.'],
    ]);
    expect(judgeOldTests([`${file} > one`], report(unloaded))[0]?.message).toMatch(/^The old test .* > one did not run any more, since/);
    expect(judgeOldTests([], report(unloaded))).toEqual([]);
  });
});

test('tests that base does not know must not fail: those of the lot and those that came to main since', () => {
  const names = ['old', 'shaky', 'red'].map((name) => `${file} > ${name}`);
  const baseline: Baseline = { tree, names, red: [`${file} > red`], unstable: [`${file} > shaky`], runs: [] };
  const suite = report(...['old', 'red', 'shaky', 'fresh'].map((name) => result(name, 'failed')), result('fine', 'passed'));
  expect(judgeUnknownTests(baseline, suite).map((fault) => fault.test)).toEqual([`${file} > fresh`]);
});

describe('an old test newly red', () => {
  const red = judgeOldTests([`${file} > keeps`], report(result('keeps', 'failed')));

  test('is excused when it is green the second time, or red on base too', () => {
    expect(stillRed(red, report(result('keeps', 'passed')), report(result('keeps', 'passed')))).toEqual([]);
    expect(stillRed(red, report(result('keeps', 'failed')), report(result('keeps', 'failed')))).toEqual([]);
  });

  test('counts when it is red again, and when a second run could not play it', () => {
    expect(stillRed(red, report(result('keeps', 'failed')), report(result('keeps', 'passed')))).toEqual(red);
    expect(stillRed(red, report(), report())).toEqual(red);
  });
});

test('held files must have the bytes that they had, and none may come or go', () => {
  const held = [
    { file: 'a', blob: '1' },
    { file: 'b', blob: '2' },
  ];
  const now = [
    { file: 'a', blob: '1' },
    { file: 'b', blob: '3' },
    { file: 'c', blob: '4' },
  ];
  expect(judgeHashes(held, now, new Set()).map((fault) => fault.file)).toEqual(['b', 'c']);
  expect(judgeHashes(held, now, new Set(['b', 'c']))).toEqual([]);
  expect(judgeHashes(held, [], new Set()).map((fault) => fault.file)).toEqual(['a', 'b']);
});

describe('checks', () => {
  const classOf = (path: string) => (path.startsWith('test') ? ('test' as const) : ('source' as const));
  const check = (code: number, ...findings: { file?: string; message: string }[]): CheckResult => ({
    name: 'lint',
    command: ['lint'],
    tree,
    exit: { kind: 'exited', code },
    findings,
    durationMs: 1,
    excerpt: 'it failed',
  });

  test('send a finding to where its file is', () => {
    expect(
      judgeChecks([check(1, { file: 'test/a.ts', message: 'x' }, { file: 'src/a.ts', message: 'y' })], classOf, new Set()).map(
        (fault) => fault.where,
      ),
    ).toEqual(['tests', 'source']);
  });

  test('that fail without a finding are red all the same', () => {
    expect(judgeChecks([check(1)], classOf, new Set())).toEqual([
      { conjunct: 'checks-pass', where: 'source', message: 'lint failed: it failed' },
    ]);
    expect(judgeChecks([check(0)], classOf, new Set())).toEqual([]);
  });

  test('that could not be set up are an infrastructure fault, and a check that decides a type criterion is its conjunct', () => {
    const broken: CheckResult = { ...check(0), exit: { kind: 'set-up-failed', why: 'no bwrap' } };
    expect(judgeChecks([broken], classOf, new Set(['lint']))).toEqual([
      { conjunct: 'type-checks', where: 'infrastructure', message: 'lint: no bwrap' },
    ]);
  });
});

describe('the revert run', () => {
  const green = report(result('doubles', 'passed'), result('keeps', 'passed'));

  test('finds a body that no test misses', () => {
    expect(judgeRevert(sheet, green, green)).toBe('missed');
  });

  test('finds a body held by a failing test, by a file that cannot be loaded, or by a run that never ends', () => {
    expect(judgeRevert(sheet, green, report(result('doubles', 'failed'), result('keeps', 'passed')))).toBe('held');
    const broken: TestReportResult = { outcome: 'failed', id: file, file, class: 'collection', message: 'stub' };
    expect(judgeRevert(sheet, green, report(broken))).toBe('held');
    expect(judgeRevert(sheet, green, { ...report(), faults: [{ kind: 'limit', message: 'wall' }] })).toBe('held');
  });

  test('says nothing about a body when the run itself is at fault or leaves a test out', () => {
    expect(judgeRevert(sheet, green, { ...report(), faults: [{ kind: 'set-up-failed', message: 'no bwrap' }] })).toBe('could-not-run');
    expect(judgeRevert(sheet, green, { ...green, faults: [{ kind: 'exit-disagrees', message: 'exit 1' }] })).toBe('could-not-run');
    expect(judgeRevert(sheet, green, report(result('doubles', 'passed')))).toBe('could-not-run');
    expect(judgeRevert(sheet, green, report())).toBe('could-not-run');
  });

  test('puts back the bodies that serve what a proof must show', () => {
    expect(revertable(plan, []).map((element) => element.id)).toEqual(['P1']);
    expect(revertable(plan, ['C1'])).toEqual([]);
    expect(revertable({ ...plan, nature: 'preserve' }, [])).toEqual([]);
  });
});
