import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CircuitTest } from '@ticket-circuit/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isGreen, makeMountPoints, runCheck, runSuite, type ChecksContext } from '../src/index.ts';
import { Project } from './project.ts';

const run = promisify(execFile);

/** What this repository itself does not use, and other people's projects do. */
const fromNpm = ['jest@30.5.2', 'eslint@10.15.0'];
const fromPypi = ['ruff==0.16.9'];

let tools: string;
let missing: string;
let hasRuff: boolean;

beforeAll(async () => {
  tools = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-tools-'));
  // The sandbox's user must be able to pass through.
  chmodSync(tools, 0o755);
  const npm = ['install', '--prefix', tools, '--no-audit', '--no-fund', '--no-save', '--loglevel=error', ...fromNpm];
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', join(tools, 'python'), ...fromPypi];
  [missing, hasRuff] = await Promise.all([
    run('npm', npm).then(
      () => '',
      (error: unknown) => String(error).slice(0, 1000),
    ),
    // Debian's own, which the sandbox sees.
    run('/usr/bin/python3', pip).then(
      () => true,
      () => false,
    ),
  ]);
}, 300_000);
afterAll(() => rmSync(tools, { recursive: true, force: true, maxRetries: 3 }));

/** A project that shows the installed tools in its sandboxes. */
function projectWith(files: Record<string, string>): Project {
  const project = new Project({ '.gitignore': 'node_modules\npython\n', ...files });
  for (const name of ['node_modules', 'python']) {
    mkdirSync(join(tools, name), { recursive: true });
    symlinkSync(join(tools, name), join(project.folder, name));
  }
  return project;
}

/** A work tree as a session has one. */
async function liveTree(project: Project, ctx: ChecksContext): Promise<string> {
  const path = join(project.root, 'live');
  project.git('worktree', 'add', '-q', '--detach', path);
  await makeMountPoints(ctx, { path, tree: 'HEAD' });
  return path;
}

const stateOf = (path: string): string => execFileSync('git', ['-C', path, 'status', '--porcelain', '--ignored'], { encoding: 'utf8' });

const share = { share: ['node_modules', 'python'] };
const nodeTest: Pick<CircuitTest, 'run' | 'report'> = { run: ['node', '--test'], report: 'node-test' };

test('jest runs on a live tree that it cannot write, whole and by file, and keeps nothing there', async (context) => {
  context.skip(missing !== '', `The tools could not be installed: ${missing}`);
  using project = projectWith({
    'package.json': '{ "jest": { "testEnvironment": "node", "coverageDirectory": "/tmp/coverage" } }\n',
    'src/add.js': 'exports.add = (a, b) => a + b;\n',
    'test/add.test.js':
      "const { add } = require('../src/add.js');\ndescribe('add', () => {\n  test('adds', () => expect(add(1, 2)).toBe(3));\n  test('adds wrongly', () => expect(add(1, 2)).toBe(4));\n});\n",
    'test/other.test.js': "test('takes no snapshot', () => expect({ a: 1 }).toMatchSnapshot());\n",
  });
  const ctx = await project.context(
    { run: ['jest', '--coverage'], only: ['jest', '{files}'], report: 'jest-json' },
    { ...share, files: { test: ['test/**'] } },
  );
  const path = await liveTree(project, ctx);
  const before = stateOf(path);
  const { report } = await runSuite(ctx, { tree: 'HEAD', path });
  expect(report).toMatchObject({ runner: 'jest', exit: { kind: 'exited', code: 1 }, faults: [] });
  expect(report.results).toMatchObject([
    { id: 'test/add.test.js > add > adds', outcome: 'passed' },
    { id: 'test/add.test.js > add > adds wrongly', outcome: 'failed', class: 'assertion', expected: '4', actual: '3' },
    { id: 'test/other.test.js > takes no snapshot', outcome: 'failed' },
  ]);
  const only = await runSuite(ctx, { tree: 'HEAD', files: ['test/add.test.js'] });
  expect(only.report.results.map(({ id }) => id)).toEqual(['test/add.test.js > add > adds', 'test/add.test.js > add > adds wrongly']);
  expect(stateOf(path)).toBe(before);
});

test('eslint and make judge a live tree that they cannot write, and name the places', async (context) => {
  context.skip(missing !== '', `The tools could not be installed: ${missing}`);
  using project = projectWith({
    'package.json': '{ "type": "module" }\n',
    'eslint.config.js': "export default [{ files: ['src/**/*.js'], rules: { 'no-undef': 'error' } }];\n",
    'src/good.js': 'export const one = 1;\n',
    'src/bad.js': 'export const one = 1;\nexport const two = one + three;\n',
    Makefile: 'good: src/good.js\n\tnode --check src/good.js\nbad:\n\techo "src/bad.js:2: three is not defined" >&2; exit 1\n',
  });
  const ctx = await project.context(nodeTest, {
    ...share,
    checks: [
      { name: 'eslint good', run: ['eslint', 'src/good.js'] },
      { name: 'eslint bad', run: ['eslint', 'src'] },
      { name: 'make good', run: ['make', 'good'] },
      { name: 'make bad', run: ['make', 'bad'] },
    ],
  });
  const bad = { file: 'src/bad.js', line: 2, message: expect.stringMatching(/three/u) };
  const expected: Record<string, { code: number; findings: unknown[] }> = {
    'eslint good': { code: 0, findings: [] },
    'eslint bad': { code: 1, findings: [bad] },
    'make good': { code: 0, findings: [] },
    'make bad': { code: 2, findings: [bad] },
  };
  const path = await liveTree(project, ctx);
  const before = stateOf(path);
  for (const [name, { code, findings }] of Object.entries(expected)) {
    const { result } = await runCheck(ctx, { tree: 'HEAD', name, path });
    expect(result).toMatchObject({ name, exit: { kind: 'exited', code } });
    expect(result.findings).toEqual(findings);
  }
  expect(stateOf(path)).toBe(before);
});

test('ruff judges a live tree that it cannot write where it can be had, and is said to be missing where it cannot', async () => {
  using project = projectWith({ 'tool.py': 'import os\n\n\ndef one():\n    return 1\n' });
  const ctx = await project.context(nodeTest, {
    ...share,
    checks: [
      { name: 'bad', run: ['python/bin/ruff', 'check', '--output-format=concise', '.'] },
      { name: 'good', run: ['python/bin/ruff', 'check', '--select=E9', '.'] },
    ],
  });
  const path = await liveTree(project, ctx);
  const before = stateOf(path);
  const [bad, good] = [await runCheck(ctx, { tree: 'HEAD', name: 'bad', path }), await runCheck(ctx, { tree: 'HEAD', name: 'good', path })];
  if (hasRuff) {
    expect(bad.result.findings).toEqual([{ file: 'tool.py', line: 1, message: expect.stringContaining('`os` imported but unused') }]);
    expect([bad.result.exit, good.result.exit]).toEqual([1, 0].map((code) => ({ kind: 'exited', code })));
  } else {
    expect(isGreen(good.result)).toBe(false);
  }
  expect(stateOf(path)).toBe(before);
});

const hasPytest = spawnSync('/usr/bin/python3', ['-c', 'import pytest']).status === 0;

test.for(['unittest', 'pytest'] as const)(
  '%s runs on a live tree that it cannot write, and leaves no byte code there',
  async (report, context) => {
    context.skip(report === 'pytest' && !hasPytest, 'pytest is not installed: apt-get install python3-pytest');
    using project = new Project({
      'stack.py': 'def push(item):\n    return item\n',
      'tests/__init__.py': '',
      'tests/test_stack.py':
        'import unittest\nfrom stack import push\n\n\nclass Push(unittest.TestCase):\n    def test_keeps(self):\n        self.assertEqual(push(1), 1)\n',
    });
    const words = report === 'pytest' ? ['pytest'] : ['unittest', 'discover'];
    const ctx = await project.context({ run: ['/usr/bin/python3', '-m', ...words], report });
    const suite = await runSuite(ctx, { tree: 'HEAD', path: project.folder });
    expect(suite.report).toMatchObject({ exit: { kind: 'exited', code: 0 }, faults: [] });
    expect(suite.report.results).toMatchObject([{ id: 'tests/test_stack.py > Push > test_keeps', outcome: 'passed' }]);
    expect(stateOf(project.folder)).toBe('');
  },
);
