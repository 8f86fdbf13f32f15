import { expect, test } from 'vitest';
import type { CircuitTest, TestReport } from '@ticket-circuit/schemas';
import { runSuite } from '../src/index.ts';
import { Project } from './project.ts';

const nodeTest = { run: ['node', '--test'], report: 'node-test' as const };
const green = "import test from 'node:test';\ntest('passes', () => {});\n";

async function faultsOf(
  files: Record<string, string>,
  command: Pick<CircuitTest, 'run' | 'report'> & Partial<CircuitTest>,
): Promise<TestReport> {
  using project = new Project(files);
  const ctx = await project.context(command);
  return (await runSuite(ctx, { tree: 'HEAD' })).report;
}

test('a command that is not there is a typed fault', async () => {
  const report = await faultsOf({ 'a.test.mjs': green }, { run: ['no-such-runner', 'run'], report: 'vitest-json' });
  expect(report.faults).toEqual([{ kind: 'command-missing', message: 'The command no-such-runner is not there inside the sandbox.' }]);
  expect(report.results).toEqual([]);
});

test('a suite that hangs ends at its limit and is not remembered', async () => {
  using project = new Project({ 'a.test.mjs': 'setInterval(() => {}, 1000);\n' });
  const ctx = await project.context({ run: ['node', 'a.test.mjs'], report: 'junit', timeoutS: 2 });
  const { report } = await runSuite(ctx, { tree: 'HEAD' });
  expect(report.exit).toEqual({ kind: 'limit', limit: 'wall' });
  expect(report.faults.map(({ kind }) => kind)).toContain('limit');
  const again = await runSuite({ ...ctx, config: { ...ctx.config } }, { tree: 'HEAD' });
  expect(again.report.durationMs).toBeGreaterThan(1_500);
});

test('a test that never settles is named, where the runner can bound it', async () => {
  const files = { 'a.test.mjs': "import test from 'node:test';\ntest('hangs', () => new Promise(() => {}));\n", 'b.test.mjs': green };
  const report = await faultsOf(files, { ...nodeTest, run: ['node', '--test', '--test-timeout=3000'] });
  expect(report.results).toMatchObject([
    { id: 'a.test.mjs > hangs', outcome: 'failed', class: 'timeout' },
    { id: 'b.test.mjs > passes', outcome: 'passed' },
  ]);
  expect(report.faults).toEqual([]);
});

test('a suite that prints a hundred megabytes is stopped with what it said cut', async () => {
  const flood =
    "const line = 'x'.repeat(1023) + '\\n';\nfor (let i = 0; i < 100 * 1024; i += 1) if (!process.stdout.write(line)) await new Promise((r) => process.stdout.once('drain', r));\n";
  const report = await faultsOf({ 'flood.mjs': flood }, { run: ['node', 'flood.mjs'], report: 'jest-json' });
  expect(report.exit).toEqual({ kind: 'limit', limit: 'output' });
  expect(report.faults[0]?.kind).toBe('limit');
  expect(report.excerpt?.length).toBeLessThan(7_000);
  expect(Math.max(...(report.excerpt ?? '').split('\n').map(({ length }) => length))).toBeLessThan(500);
});

test('a command that ends with 0 and runs no test is red', async () => {
  const silent = await faultsOf({ 'a.mjs': '' }, { run: ['node', 'a.mjs'], report: 'vitest-json' });
  expect(silent.faults.map(({ kind }) => kind)).toEqual(['no-report']);
  const empty = await faultsOf({ 'a.py': '' }, { run: ['python3', '-m', 'unittest', 'discover'], report: 'unittest' });
  expect(empty.exit).toEqual({ kind: 'exited', code: 0 });
  expect(empty.faults.map(({ kind }) => kind)).toEqual(['nothing-collected']);
});

test('an exit status of 0 over a failing report is a fault', async () => {
  const files = { 'a.test.mjs': "import test from 'node:test';\ntest('fails', () => { throw new Error('no'); });\n" };
  const report = await faultsOf(files, { ...nodeTest, run: ['sh', '-c', 'node --test "$@" || true', 'run', '--test'] });
  expect(report.results).toMatchObject([{ outcome: 'failed' }]);
  expect(report.faults.map(({ kind }) => kind)).toEqual(['exit-disagrees']);
});

test('a report that the tests rewrote disagrees with the exit status', async () => {
  const forger = [
    'import atexit, json, os, unittest',
    'def forge():',
    '    lines = [{"kind": "start", "format": "circuit-report/1", "runner": "unittest"},',
    '             {"kind": "test", "file": "/ws/test_a.py", "titles": ["A", "test_it"], "outcome": "passed"}, {"kind": "end", "tests": 1}]',
    '    with open(os.environ["CIRCUIT_REPORT"], "w") as out:',
    '        out.write("".join(json.dumps(line) + "\\n" for line in lines))',
    'atexit.register(forge)',
    'class A(unittest.TestCase):',
    '    def test_it(self):',
    '        self.assertEqual(1, 2)',
    '',
  ].join('\n');
  const report = await faultsOf({ 'test_a.py': forger }, { run: ['python3', '-m', 'unittest', 'discover'], report: 'unittest' });
  expect(report.results).toMatchObject([{ id: 'test_a.py > A > test_it', outcome: 'passed' }]);
  expect(report.faults).toMatchObject([{ kind: 'exit-disagrees' }]);
});

test('a report that the tests cut off has a fault', async () => {
  const cutter = ['import os, unittest', 'class A(unittest.TestCase):', '    def test_it(self):', '        os._exit(0)', ''].join('\n');
  const report = await faultsOf({ 'test_a.py': cutter }, { run: ['python3', '-m', 'unittest', 'discover'], report: 'unittest' });
  expect(report.faults.map(({ kind }) => kind)).toEqual(['bad-report', 'nothing-collected']);
});

test('a file that was asked for and holds no test is red', async () => {
  using project = new Project({
    'tests/test_a.py': 'import unittest\nclass A(unittest.TestCase):\n    def test_it(self):\n        pass\n',
    'tests/test_b.py': '',
  });
  const ctx = await project.context({
    run: ['python3', '-m', 'unittest'],
    only: ['python3', '-m', 'unittest', '{files}'],
    report: 'unittest',
  });
  const { report } = await runSuite(ctx, { tree: 'HEAD', files: ['tests/test_a.py', 'tests/test_b.py'] });
  expect(report.results.map(({ id }) => id)).toEqual(['tests/test_a.py > A > test_it']);
  expect(report.faults).toEqual([
    { kind: 'nothing-collected', message: 'No test of tests/test_b.py was collected.', file: 'tests/test_b.py' },
  ]);
});
