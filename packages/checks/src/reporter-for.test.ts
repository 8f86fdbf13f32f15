import { expect, test } from 'vitest';
import { reporterFor } from './reporter-for.ts';
import type { ReportKind } from './readers/read-report.ts';

function argvOf(kind: ReportKind, argv: string[], files: string[] = []): string {
  return reporterFor(kind).decorate(argv, { files, timeoutS: 100 }).argv.join(' ');
}

test('adds each runner its reporter, where the runner takes it', () => {
  expect(argvOf('vitest-json', ['pnpm', 'vitest', 'run'])).toBe(
    'pnpm vitest run --configLoader=native --reporter=/opt/circuit/vitest-reporter.mjs',
  );
  expect(argvOf('jest-json', ['npx', 'jest', 'a.test.js'], ['a.test.js'])).toBe(
    'npx jest a.test.js --json --outputFile=/tmp/circuit-report.json --runTestsByPath',
  );
  expect(argvOf('node-test', ['node', '--test', 'test/a.test.js'])).toBe(
    'node --test --test-reporter=/opt/circuit/node-test-reporter.mjs --test-reporter-destination=/tmp/circuit-report.jsonl --test-timeout=80000 test/a.test.js',
  );
  expect(argvOf('pytest', ['python3', '-m', 'pytest'])).toBe(
    'python3 -m pytest -p circuit_reporter -p no:cacheprovider --continue-on-collection-errors',
  );
  expect(argvOf('unittest', ['python3', '-m', 'unittest', 'discover', '-s', 'tests'])).toBe(
    'python3 -m circuit_unittest discover -s tests',
  );
  expect(argvOf('junit', ['mvn', 'test', '-Dreport={report}'])).toBe('mvn test -Dreport=/tmp/circuit-report.xml');
  expect(argvOf('junit', ['npx', 'mocha'])).toBe('npx mocha --reporter xunit --reporter-option output=/tmp/circuit-report.xml');
  expect(argvOf('tap', ['npx', 'tape', 'test/a.js'])).toBe('npx tape test/a.js');
});

test('keeps npm from taking the flags for itself', () => {
  expect(argvOf('vitest-json', ['npm', 'test'])).toMatch(/^npm test -- --configLoader=native --reporter=/u);
  expect(argvOf('vitest-json', ['npm', 'run', 'unit', '--', '--silent'])).toMatch(/^npm run unit -- --silent --configLoader/u);
  expect(argvOf('vitest-json', ['pnpm', 'test'])).toMatch(/^pnpm test --configLoader/u);
});

test('hands our reporters into the sandbox and the report out of it', () => {
  const node = reporterFor('node-test').decorate(['npm', 'test'], { timeoutS: 10 });
  expect(node.env).toEqual({
    NODE_OPTIONS: '--test-reporter=/opt/circuit/node-test-reporter.mjs --test-reporter-destination=/tmp/circuit-report.jsonl',
  });
  expect(node.inputs.map(({ to }) => to)).toEqual(['/opt/circuit/node-test-reporter.mjs']);
  const pytest = reporterFor('pytest').decorate(['pytest'], { timeoutS: 10 });
  expect(pytest.env).toEqual({ PYTHONPATH: '/opt/circuit', CIRCUIT_REPORT: '/tmp/circuit-report.jsonl' });
  expect(pytest.inputs.map(({ to }) => to)).toEqual(['/opt/circuit/circuit_reporter.py', '/opt/circuit/circuit_failure.py']);
  expect(pytest.inputs.every(({ text }) => text.length > 100)).toBe(true);
});

test('refuses a unittest command that does not name unittest', () => {
  expect(() => argvOf('unittest', ['python3', 'run_tests.py'])).toThrow(/does not hold -m unittest/u);
});
