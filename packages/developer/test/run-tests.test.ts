import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyPlan, parseRole, type PlanSheet, type TestReportResult, type TestsSheetTest } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { runTests, type TestRound } from '../src/run-tests.ts';
import { briefFor, fakeKit } from './fake-kit.ts';

const plan: PlanSheet = {
  ...emptyPlan,
  criteria: [{ id: 'C1', kind: 'new', statement: 'A B becomes a-b.', clause: 'slugs' }],
};
const role = parseRole(JSON.parse(readFileSync(join(import.meta.dirname, '../../../roles/developer/role.json'), 'utf8')));
const file = 'test/slug.test.ts';
const passed: TestReportResult = { outcome: 'passed', id: `${file} > slugs`, file };

/** Plays what each run answers, and tells which files each was asked for. */
async function roundOf(
  runs: readonly (readonly TestReportResult[])[],
  tests: readonly TestsSheetTest[] = briefFor(plan).tests,
): Promise<{ round: Promise<TestRound>; asked: (readonly string[])[] }> {
  if (role.kind === 'invalid') throw new Error(JSON.stringify(role.errors));
  const asked: (readonly string[])[] = [];
  const { kit } = fakeKit({
    brief: briefFor(plan),
    prompt: '',
    role: role.value,
    files: {},
    answers: [],
    test: async (_, files) => {
      asked.push(files);
      return runs[asked.length - 1] ?? [];
    },
  });
  const round = runTests(kit, briefFor(plan, { tests: [...tests] }), new Set());
  await round.catch(() => {});
  return { round, asked };
}

const unplayed = { kind: 'nothing-collected', message: 'The test "slugs" did not run to its end.', file };

test('a run is green only when each test that the sheet names ran', async () => {
  expect(await (await roundOf([[passed], [passed]])).round).toEqual({ kind: 'green' });
  const cases: TestReportResult[] = [{ ...passed, id: `${passed.id}[1]` }];
  expect(await (await roundOf([cases, cases])).round).toEqual({ kind: 'green' });
});

test('a body that ends the process, so that its tests never say that they failed, is red', async () => {
  const other: TestReportResult = { ...passed, id: `${file} > another` };
  const skipped: TestReportResult = { outcome: 'skipped', id: passed.id, file };
  for (const own of [[], [other], [skipped]])
    expect(await (await roundOf([own])).round).toMatchObject({ kind: 'red', report: { faults: [unplayed] } });
  expect(await (await roundOf([[passed], []])).round).toMatchObject({ kind: 'red', report: { faults: [unplayed] } });
});

test('a test of types is not played: a check decides it, and the runner need not find its file', async () => {
  const types: TestsSheetTest = { role: 'type', criteria: ['C1'], file: 'test/slug.test-d.ts', name: 'takes text', check: 'types' };
  const { round, asked } = await roundOf([[passed], [passed]], [...briefFor(plan).tests, types]);
  // The kit of these tests has no checks: that it is asked for one shows that all before was green.
  await expect(round).rejects.toThrow('The check types did not run.');
  expect(asked).toEqual([[file], []]);
});
