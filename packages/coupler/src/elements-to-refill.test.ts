import type { TestReport, TestReportFailed, TestsSheetTest } from '@ticket-circuit/schemas';
import { describe, expect, it } from 'vitest';
import { add, change, plan } from '../test/plans.ts';
import { elementsToRefill } from './elements-to-refill.ts';

const tests: TestsSheetTest[] = [
  { role: 'proof', criteria: ['C1'], file: 'a.test.ts', name: 'slugs > lower', red: { kind: 'assertion' } },
  { role: 'guard', criteria: ['C2'], file: 'a.test.ts', name: 'keeps' },
];

function report(...failed: Partial<TestReportFailed>[]): TestReport {
  const results = failed.map((one) => ({
    outcome: 'failed' as const,
    id: 'a.test.ts > slugs > lower',
    file: 'a.test.ts',
    class: 'assertion' as const,
    message: 'no',
    ...one,
  }));
  return {
    runner: 'vitest',
    command: ['vitest'],
    tree: 'a'.repeat(40),
    exit: { kind: 'exited', code: failed.length > 0 ? 1 : 0 },
    results,
    faults: [],
    durationMs: 1,
  };
}

const A = add('src/a.ts', 'a', { criteria: ['C1'] });
const B = change('src/b.ts', 'b', { criteria: ['C1', 'C2'] });
const C = change('src/c.ts', 'c', { criteria: ['C2'] });
const PLAN = plan([A, B, C, { id: 'gone', file: 'src/d.ts', symbol: 'd', action: 'remove', criteria: ['C1'] }]);
const ids = (...args: Parameters<typeof elementsToRefill>) => elementsToRefill(...args).map(({ element }) => element.id);

describe('elementsToRefill', () => {
  it('names the elements that serve the criteria of a failing test, and none when all is green', () => {
    expect(ids(PLAN, tests, report({}))).toEqual(['a', 'b']);
    expect(ids(PLAN, tests, report({ id: 'a.test.ts > keeps > b' }))).toEqual(['b', 'c']);
    expect(ids(PLAN, tests, report())).toEqual([]);
  });

  it('names every changed body for a test that the ticket does not know', () => {
    expect(ids(PLAN, tests, report({ id: 'old.test.ts > x', file: 'old.test.ts' }))).toEqual(['b', 'c']);
    expect(ids(plan([A]), tests, report({ id: 'old.test.ts > x', file: 'old.test.ts' }))).toEqual(['a']);
  });

  it('puts the element first whose file stands on the stack', () => {
    expect(
      ids(
        PLAN,
        tests,
        report({
          frames: [
            { file: 'src/b.ts', line: 3 },
            { file: 'src/a.ts', line: 1 },
          ],
        }),
      ),
    ).toEqual(['b', 'a']);
  });

  it('tells the failure as the runner printed it, with the source of the assertion', () => {
    const one = report({
      message: 'AssertionError at /ws/a.test.ts:7:3',
      expected: '1',
      actual: '2',
      frames: [
        { file: 'src/a.ts', line: 1 },
        { file: 'a.test.ts', line: 7 },
      ],
    });
    const [first] = elementsToRefill(PLAN, tests, one, (file, line) => `  expect(${file.length}).toBe(${line});`);
    expect(first!.failures).toEqual([
      {
        gate: 'tests',
        rule: 'assertion',
        test: 'slugs > lower',
        message: 'AssertionError at /ws/a.test.ts:7:3',
        asserted: 'expect(9).toBe(7);',
        expected: '1',
        actual: '2',
      },
    ]);
  });
});
