import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Event, TestReport } from '@ticket-circuit/schemas';
import { junitOf, sarifOf, type GraphEntry } from '../src/index.ts';

const shelf = readFileSync(join(import.meta.dirname, 'fixtures/shelf.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as GraphEntry);

/** The fixture with one event put in the place of the first of its kind, and the rest of the ticket after it again. */
function before(kind: Event['kind'], event: Event): GraphEntry[] {
  const at = shelf.findIndex((entry) => entry.event.kind === kind);
  const inserted = { ...shelf[at]!, event };
  return [...shelf.slice(0, at), inserted, ...shelf.slice(at)].map((entry, index) => ({ ...entry, seq: index + 1 }));
}

test('every review line is a result with its element, those that conform as passes', () => {
  const [run] = sarifOf(shelf).runs;
  expect(run?.results).toHaveLength(21);
  expect(run?.results?.[4]).toMatchObject({
    kind: 'pass',
    level: 'none',
    locations: [
      { physicalLocation: { artifactLocation: { uri: 'stock/shelf.py' } }, logicalLocations: [{ fullyQualifiedName: 'Shelf.take' }] },
    ],
    properties: { session: 'T-1/review.r1.t1', stands: true },
  });
});

test('a finding of an earlier check is told with its line and rule, and that it does not stand any more', () => {
  const report = shelf.find(({ event }) => event.kind === 'checks-run')!.event as Extract<Event, { kind: 'checks-run' }>;
  const fault = { conjunct: 'checks-pass', where: 'source', message: 'no <b>', file: 'stock/a b#c.py', line: 7 } as const;
  const { runs } = sarifOf(before('checks-run', { ...report, report: { ...report.report, faults: [fault] } }));
  const found = runs[0]?.results?.find(({ ruleId }) => ruleId === 'checks-pass');
  expect(found).toMatchObject({
    kind: 'fail',
    level: 'error',
    message: { text: 'no <b>' },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'stock/a%20b%23c.py' }, region: { startLine: 7 } } }],
    properties: { stands: false },
  });
  expect(runs[0]?.tool.driver.rules?.[found?.ruleIndex ?? -1]).toEqual({ id: 'checks-pass' });
});

const report: TestReport = {
  runner: 'vitest',
  command: ['vitest'],
  tree: 'a'.repeat(40),
  exit: { kind: 'exited', code: 1 },
  durationMs: 1500,
  faults: [{ kind: 'count-disagrees', message: 'two "say" three' }],
  results: [
    { outcome: 'passed', id: 'a.test.ts > Stack > pushes', file: 'a.test.ts' },
    { outcome: 'failed', id: 'a.test.ts > pops <&>', file: 'a.test.ts', class: 'assertion', message: 'expected 1\nto be 2' },
    { outcome: 'failed', id: 'b.test.ts > loads', file: 'b.test.ts', class: 'collection', message: 'no module', errorType: 'Error' },
    { outcome: 'skipped', id: 'b.test.ts > later', file: 'b.test.ts' },
  ],
};

test('a test report is JUnit with a suite for each file, failures apart from errors, and faults of the run as errors', () => {
  expect(junitOf(report)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="vitest" time="1.5">
      <testsuite name="a.test.ts" file="a.test.ts" tests="2" failures="1" errors="0" skipped="0">
        <testcase name="pushes" classname="Stack" file="a.test.ts"/>
        <testcase name="pops &#60;&#38;&#62;" classname="a.test.ts" file="a.test.ts"><failure type="assertion" message="expected 1&#10;to be 2"/></testcase>
      </testsuite>
      <testsuite name="b.test.ts" file="b.test.ts" tests="2" failures="0" errors="1" skipped="1">
        <testcase name="loads" classname="b.test.ts" file="b.test.ts"><error type="Error" message="no module"/></testcase>
        <testcase name="later" classname="b.test.ts" file="b.test.ts"><skipped/></testcase>
      </testsuite>
      <testsuite name="run" tests="1" failures="0" errors="1" skipped="0">
        <testcase name="count-disagrees" classname="run"><error type="count-disagrees" message="two &#34;say&#34; three"/></testcase>
      </testsuite>
    </testsuites>
    "
  `);
});

test('whatever a test prints, its case stays one element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const xml = junitOf({ ...report, faults: [], results: [{ outcome: 'failed', id: message, file: 'a', class: 'error', message }] });
      // oxlint-disable-next-line no-control-regex
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u);
      expect(xml.isWellFormed()).toBe(true);
      expect(xml.match(/</gu)).toHaveLength(8);
    }),
  );
});
