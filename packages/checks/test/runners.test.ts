import { execFileSync } from 'node:child_process';
import { lstatSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCheck, runShell, runSuite } from '../src/index.ts';
import { Project } from './project.ts';

const modules = realpathSync(new URL('../../../node_modules', import.meta.url).pathname);

/** Whether the user that sandboxes run as can get there. */
function isReachable(path: string): boolean {
  return path === '/' || ((lstatSync(path).mode & 0o001) === 1 && isReachable(dirname(path)));
}

/** Shows this repository's own packages in the project; a checkout in a closed home is linked into an open place first. */
function installModules(project: Project): void {
  if (process.getuid?.() !== 0 || isReachable(modules)) return symlinkSync(modules, join(project.folder, 'node_modules'));
  execFileSync('cp', ['-a', '--reflink=auto', modules, join(project.folder, 'node_modules')]);
}

const jsFiles = {
  '.gitignore': 'node_modules\n',
  'package.json': '{ "type": "module" }\n',
  'src/add.ts': 'export function add(a: number, b: number): number {\n  return a + b;\n}\n',
  'vitest.config.ts':
    "import { defineConfig } from 'vitest/config';\nexport default defineConfig({ test: { include: ['test/**/*.test.ts'] } });\n",
  'test/add.test.ts':
    "import { expect, test } from 'vitest';\nimport { add } from '../src/add.ts';\ntest('adds', () => expect(add(1, 2)).toBe(3));\ntest('adds wrongly', () => expect(add(1, 2)).toBe(4));\n",
  'test/other.test.ts': "import { expect, test } from 'vitest';\ntest('stands beside it', () => expect(1).toBe(1));\n",
};

test('runs vitest on a read-only tree with the shared packages of the main checkout', async () => {
  using project = new Project(jsFiles);
  installModules(project);
  const ctx = await project.context(
    { run: ['vitest', 'run'], only: ['vitest', 'run', '{files}'], report: 'vitest-json' },
    {
      share: ['node_modules'],
      checks: [
        { name: 'types', run: ['tsc', '--noEmit', '--allowImportingTsExtensions', 'src/add.ts'] },
        { name: 'bad', run: ['tsc', '--noEmit', '--strict', 'src/bad.ts'] },
      ],
    },
  );
  const { report } = await runSuite(ctx, { tree: 'HEAD' });
  expect(report).toMatchObject({ runner: 'vitest', exit: { kind: 'exited', code: 1 }, faults: [] });
  expect(report.results).toMatchObject([
    { outcome: 'passed', id: 'test/add.test.ts > adds' },
    {
      outcome: 'failed',
      id: 'test/add.test.ts > adds wrongly',
      class: 'assertion',
      expected: '4',
      actual: '3',
      frames: [{ file: 'test/add.test.ts', line: 4 }],
    },
    { outcome: 'passed', id: 'test/other.test.ts > stands beside it' },
  ]);
  const only = await runSuite(ctx, { tree: 'HEAD', files: ['test/other.test.ts'] });
  expect(only.report.results.map(({ id }) => id)).toEqual(['test/other.test.ts > stands beside it']);

  expect((await runCheck(ctx, { tree: 'HEAD', name: 'types' })).result).toMatchObject({
    name: 'types',
    exit: { kind: 'exited', code: 0 },
    findings: [],
  });
  project.commit({ 'src/bad.ts': "export const n: number = 'text';\n" });
  const { result } = await runCheck(ctx, { tree: 'HEAD', name: 'bad' });
  expect(result.findings).toEqual([
    { file: 'src/bad.ts', line: 1, message: "error TS2322: Type 'string' is not assignable to type 'number'." },
  ]);
  await expect(runCheck(ctx, { tree: 'HEAD', name: 'style' })).rejects.toThrow(/it has types, bad/u);
});

const pythonFiles = {
  'stack.py': 'class Stack:\n    def push(self, item):\n        raise BaseException("CIRCUIT-STUB:E1:n0nce")\n',
  'tests/__init__.py': '',
  'tests/test_stack.py':
    'import unittest\nfrom stack import Stack\n\n\nclass Push(unittest.TestCase):\n    def test_keeps(self):\n        self.assertEqual(Stack().push(1), 1)\n\n    def test_other(self):\n        self.assertEqual(1 + 1, 3)\n',
};

test('runs unittest, whole and by file, without leaving byte code behind', async () => {
  using project = new Project(pythonFiles);
  const ctx = await project.context({
    run: ['python3', '-m', 'unittest', 'discover'],
    only: ['python3', '-m', 'unittest', '{files}'],
    report: 'unittest',
    tree: 'throwaway',
  });
  const expected = [
    { id: 'tests/test_stack.py > Push > test_keeps', class: 'stub', stub: 'CIRCUIT-STUB:E1:n0nce' },
    { id: 'tests/test_stack.py > Push > test_other', class: 'assertion', expected: '3', actual: '2' },
  ];
  const whole = await runSuite(ctx, { tree: 'HEAD' });
  expect(whole.report).toMatchObject({ runner: 'unittest', results: expected, faults: [] });
  const byFile = await runSuite(ctx, { tree: 'HEAD', files: ['tests/test_stack.py'] });
  expect(byFile.report).toMatchObject({ results: expected, faults: [] });
  expect((await runShell(ctx, { path: project.folder, argv: ['find', '.', '-name', '__pycache__'] })).stdout).toBe('');
});

test('runs pytest where it is installed, and says that it is missing where it is not', async () => {
  using project = new Project(pythonFiles);
  const ctx = await project.context({ run: ['python3', '-m', 'pytest'], only: ['python3', '-m', 'pytest', '{files}'], report: 'pytest' });
  const hasPytest = (await runShell(ctx, { path: project.folder, argv: ['python3', '-c', 'import pytest'] })).end;
  const { report } = await runSuite(ctx, { tree: 'HEAD', files: ['tests/test_stack.py'] });
  if (hasPytest.kind === 'exited' && hasPytest.code === 0) {
    expect(report.results.map((result) => (result.outcome === 'failed' ? `${result.id} ${result.class}` : result.id))).toEqual([
      'tests/test_stack.py > Push > test_keeps stub',
      'tests/test_stack.py > Push > test_other assertion',
    ]);
    expect(report.faults).toEqual([]);
  } else {
    expect(report.faults.map(({ kind }) => kind)).toEqual(['command-missing']);
  }
});

test('holds test files against a suite that writes to its throwaway tree', async () => {
  const build =
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('src/built.txt', 'x');\ntry { writeFileSync('test/a.test.mjs', ''); } catch (error) { console.log(error.code); }\n";
  using project = new Project({
    'src/a.txt': '',
    'build.mjs': build,
    'test/a.test.mjs': "import test from 'node:test';\ntest('passes', () => {});\n",
  });
  const files = { test: ['**/*.test.mjs'] };
  const ctx = await project.context(
    { run: ['sh', '-c', 'node build.mjs && node --test "$@"', 'run', '--test'], report: 'node-test', tree: 'throwaway' },
    { files },
  );
  const { stdout, end } = await runShell(ctx, { path: project.folder, argv: ['node', 'build.mjs'] });
  expect([stdout, end]).toEqual(['EROFS\n', { kind: 'exited', code: 0 }]);
  const { report } = await runSuite(ctx, { tree: 'HEAD' });
  expect(report.results).toMatchObject([{ id: 'test/a.test.mjs > passes', outcome: 'passed' }]);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('gives tests that need git a repository of one commit', async () => {
  const body =
    "import assert from 'node:assert';\nimport { execFileSync } from 'node:child_process';\nimport test from 'node:test';\ntest('counts', () => assert.equal(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).trim(), '1'));\n";
  using project = new Project({ 'a.test.mjs': body });
  project.commit({ 'b.txt': '' });
  const ctx = await project.context({ run: ['node', '--test'], report: 'node-test', git: 'snapshot' });
  expect((await runSuite(ctx, { tree: 'HEAD' })).report.results).toMatchObject([{ outcome: 'passed' }]);
  const without = await project.context({ run: ['node', '--test'], report: 'node-test' });
  expect((await runSuite(without, { tree: 'HEAD' })).report.results).toMatchObject([{ outcome: 'failed' }]);
});
