import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReport, type ReportKind } from './read-report.ts';

const context = { root: '/ws' };
const kinds: ReportKind[] = ['vitest-json', 'jest-json', 'node-test', 'pytest', 'unittest', 'junit', 'tap'];

function lines(...values: unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

const start = { kind: 'start', format: 'circuit-report/1', runner: 'pytest' };
const passed = { kind: 'test', file: '/ws/a.py', titles: ['t'], outcome: 'passed' };

test.for(kinds)('a text of another format is unreadable as %s', async (kind) => {
  for (const text of ['', 'Segmentation fault\n', '{"some": "json"}', '[]', 'null', '<html></html>']) {
    expect(await readReport(kind, text, context)).toMatchObject({ kind: 'unreadable' });
  }
});

test.for(kinds)('no text makes the reader of %s throw', async (kind) => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '"testResults":',
    '[',
    ']',
    '<testsuite>',
    '</testsuite>',
    'ok 1',
    'not ok 2 - x',
    '1..2',
    '\n',
    '    ',
    'TAP version 14\n',
    '---\n',
    '...\n',
    ',',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  await fc.assert(
    fc.asyncProperty(text, async (said) => ['read', 'unreadable'].includes((await readReport(kind, said, context)).kind)),
    { numRuns: 300 },
  );
});

test('gives equal ids an ordinal, in the order of the report', async () => {
  const read = await readReport('pytest', lines(start, passed, passed, passed, { kind: 'end', tests: 3 }), context);
  expect(read).toMatchObject({ results: [{ id: 'a.py > t' }, { id: 'a.py > t#2' }, { id: 'a.py > t#3' }], faults: [] });
});

test('a report without its end line has a fault and keeps what it says', async () => {
  const read = await readReport('pytest', lines(start, passed), context);
  expect(read).toMatchObject({
    results: [{ id: 'a.py > t' }],
    faults: [{ kind: 'bad-report', message: 'The report stops after 1 tests, without its end line.' }],
  });
});

test('a report whose number disagrees with its tests has a fault', async () => {
  expect(await readReport('pytest', lines(start, passed, { kind: 'end', tests: 2 }), context)).toMatchObject({
    faults: [{ kind: 'count-disagrees' }],
  });
  const jest = {
    numTotalTests: 2,
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        name: '/ws/a.js',
        status: 'passed',
        message: '',
        assertionResults: [{ ancestorTitles: [], title: 't', status: 'passed', failureMessages: [] }],
      },
    ],
  };
  expect(await readReport('jest-json', JSON.stringify(jest), context)).toMatchObject({
    faults: [{ kind: 'count-disagrees' }, { kind: 'count-disagrees' }],
  });
  expect(await readReport('junit', '<testsuite tests="3" name="s"><testcase file="a.js" name="t"/></testsuite>', context)).toMatchObject({
    faults: [{ kind: 'count-disagrees' }],
  });
  expect(await readReport('tap', 'TAP version 13\n1..3\nok 1 - t\n', { ...context, asked: ['a.js'] })).toMatchObject({
    faults: [{ kind: 'count-disagrees' }],
  });
});

test('a report that goes on after its end is unreadable', async () => {
  expect(await readReport('pytest', lines(start, { kind: 'end', tests: 0 }, passed), context)).toEqual({
    kind: 'unreadable',
    why: 'It goes on after its end.',
  });
});

test('a test whose file lies outside of the tree is a fault, not a result', async () => {
  const stranger = { ...passed, file: '/etc/a.py' };
  const read = await readReport('pytest', lines(start, stranger, { ...passed, file: '../b.py' }, { kind: 'end', tests: 2 }), context);
  expect(read).toEqual({
    kind: 'read',
    results: [],
    faults: [{ kind: 'bad-report', message: '2 tests of the report name a file outside of the tree (/etc/a.py).' }],
  });
});

test('TAP takes the file from the outermost subtest that is one, or from the one file that was asked for', async () => {
  const text =
    'TAP version 14\n# Subtest: test/a.js\n    # Subtest: adds\n        ok 1 - small numbers\n        1..1\n    ok 1 - adds\n    1..1\nok 1 - test/a.js\n1..1\n';
  expect(await readReport('tap', text, { ...context, files: ['test/a.js'] })).toEqual({
    kind: 'read',
    results: [{ outcome: 'passed', id: 'test/a.js > adds', file: 'test/a.js' }],
    faults: [],
  });
  const flat =
    'TAP version 13\nnot ok 1 - adds\n  ---\n    operator: equal\n    expected: 3\n    actual: 2\n  ...\nok 2 - later # SKIP\n1..2\n';
  expect(await readReport('tap', flat, { ...context, asked: ['test/a.js'] })).toEqual({
    kind: 'read',
    results: [
      { outcome: 'failed', id: 'test/a.js > adds', file: 'test/a.js', class: 'assertion', message: 'adds', expected: '3', actual: '2' },
      { outcome: 'skipped', id: 'test/a.js > later', file: 'test/a.js' },
    ],
    faults: [],
  });
});

test('TAP tells a subtest once, and a failed one whose inner tests all passed as a failure of its own', async () => {
  const text =
    'TAP version 14\n# Subtest: adds\n    # Subtest: small\n    ok 1 - small\n    1..1\nok 1 - adds\n# Subtest: plans\n    # Subtest: one\n    ok 1 - one\n    1..2\nnot ok 2 - plans\n1..2\n';
  const read = await readReport('tap', text, { ...context, asked: ['a.js'] });
  expect(read).toMatchObject({
    results: [{ id: 'a.js > adds > small' }, { id: 'a.js > plans > one', outcome: 'passed' }, { id: 'a.js > plans', outcome: 'failed' }],
  });
});

test('TAP takes the lines inside of an announced test for its assertions, and the time behind a name for no part of it', async () => {
  const text = (time: number): string =>
    `TAP version 13\n# Subtest: adds #1\n    ok 1 - should be equal\n    not ok 2 - should be equal\n      ---\n      operator: equal\n      ...\n    1..2\nnot ok 1 - adds #1 # time=${time}ms\n# Subtest: plans\n    ok 1 - one\n    1..2\nnot ok 2 - plans # time=${time}ms\n1..2\n`;
  const read = await readReport('tap', text(1.5), { ...context, asked: ['a.js'] });
  expect(read).toMatchObject({
    results: [
      { id: 'a.js > adds #1', outcome: 'failed', class: 'assertion' },
      { id: 'a.js > plans', outcome: 'failed', class: 'unknown' },
    ],
  });
  expect(await readReport('tap', text(20), { ...context, asked: ['a.js'] })).toEqual(read);
});

test('TAP keeps the lines inside of braces that announce nothing as tests of their own', async () => {
  const text = 'TAP version 13\n1..1\nok 1 - sums {\n    ok 1 - adds\n    ok 2 - takes away\n    1..2\n}\n';
  expect(await readReport('tap', text, { ...context, asked: ['a.js'] })).toMatchObject({
    results: [{ id: 'a.js > sums > adds' }, { id: 'a.js > sums > takes away' }],
  });
});

test('a TAP run that bails out has a fault', async () => {
  expect(await readReport('tap', 'TAP version 13\nok 1 - a\nBail out! no database\n', { ...context, asked: ['a.js'] })).toMatchObject({
    faults: [{ kind: 'collection' }],
  });
});
