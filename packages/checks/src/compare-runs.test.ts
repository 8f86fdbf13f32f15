import type { TestReportResult } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRuns } from './compare-runs.ts';

const result = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), outcome: fc.constantFrom('passed', 'failed', 'skipped') });
const run = fc
  .uniqueArray(result, { selector: ({ id }) => id })
  .map((found) =>
    found.map(({ id, outcome }): TestReportResult =>
      outcome === 'failed' ? { outcome, id, file: 'f', class: 'error', message: '' } : { outcome: outcome as 'passed', id, file: 'f' },
    ),
  );

test('names what is red in both runs and what differs, and nothing is both', () => {
  const first: TestReportResult[] = [
    { outcome: 'failed', id: 'red', file: 'f', class: 'error', message: '' },
    { outcome: 'passed', id: 'green', file: 'f' },
    { outcome: 'passed', id: 'shaky', file: 'f' },
    { outcome: 'passed', id: 'gone', file: 'f' },
  ];
  const second: TestReportResult[] = [
    { outcome: 'failed', id: 'red', file: 'f', class: 'assertion', message: '' },
    { outcome: 'passed', id: 'green', file: 'f' },
    { outcome: 'skipped', id: 'shaky', file: 'f' },
  ];
  expect(compareRuns(first, second)).toEqual({ names: ['gone', 'green', 'red', 'shaky'], red: ['red'], unstable: ['gone', 'shaky'] });
});

test('names nothing that both runs skip, because it may go on being skipped', () => {
  const skipped: TestReportResult[] = [{ outcome: 'skipped', id: 'later', file: 'f' }];
  expect(compareRuns(skipped, skipped)).toEqual({ names: [], red: [], unstable: [] });
});

test('holds the same lists whichever run came first', () => {
  fc.assert(
    fc.property(run, run, (one, two) => {
      const lists = compareRuns(one, two);
      expect(compareRuns(two, one)).toEqual(lists);
      expect(lists.red.filter((name) => lists.unstable.includes(name))).toEqual([]);
      expect([...lists.red, ...lists.unstable].every((name) => lists.names.includes(name))).toBe(true);
      expect(compareRuns(one, one).unstable).toEqual([]);
    }),
  );
});
