import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareTree, runCheck, runShell, runSuite } from '../src/index.ts';
import { Project } from './project.ts';

const nodeTest = { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' as const };
const green = "import assert from 'node:assert';\nimport test from 'node:test';\ntest('adds', () => assert.equal(1 + 1, 2));\n";
const red = "import assert from 'node:assert';\nimport test from 'node:test';\ntest('adds wrongly', () => assert.equal(1 + 1, 3));\n";

test('runs node:test on a fresh checkout and reads what each test did', async () => {
  using project = new Project({ 'test/a.test.mjs': green, 'test/b.test.mjs': red });
  const ctx = await project.context(nodeTest);
  const { report, digest } = await runSuite(ctx, { tree: 'HEAD' });
  expect(report).toMatchObject({
    runner: 'node-test',
    tree: project.git('rev-parse', 'HEAD^{tree}'),
    exit: { kind: 'exited', code: 1 },
    faults: [],
  });
  expect(report.results).toMatchObject([
    { outcome: 'passed', id: 'test/a.test.mjs > adds' },
    { outcome: 'failed', id: 'test/b.test.mjs > adds wrongly', class: 'assertion', expected: '3', actual: '2' },
  ]);
  expect(await ctx.store.get(digest)).toEqual(report);
});

test('plays only the files it is given', async () => {
  using project = new Project({ 'test/a.test.mjs': green, 'test/b.test.mjs': red });
  const { report } = await runSuite(await project.context(nodeTest), { tree: 'HEAD', files: ['test/a.test.mjs'] });
  expect(report.results.map(({ id }) => id)).toEqual(['test/a.test.mjs > adds']);
  expect(report.faults).toEqual([]);
});

test('does not run an equal tree twice, and runs it again under another number', async () => {
  const clock = "import test from 'node:test';\ntest(`at ${process.hrtime.bigint()}`, () => {});\n";
  using project = new Project({ 'test/a.test.mjs': clock });
  const ctx = await project.context(nodeTest);
  const first = await runSuite(ctx, { tree: 'HEAD' });
  expect(await runSuite(ctx, { tree: 'HEAD' })).toEqual(first);
  const second = await runSuite(ctx, { tree: 'HEAD', run: 2 });
  expect(second.report.results[0]?.id).not.toBe(first.report.results[0]?.id);
});

test('runs on a live worktree without remembering it or writing to it', async () => {
  using project = new Project({ 'test/a.test.mjs': green });
  const ctx = await project.context({ ...nodeTest, tree: 'throwaway' });
  const writing =
    "import { writeFileSync } from 'node:fs';\nimport test from 'node:test';\ntest('writes', () => writeFileSync('src.txt', 'x'));\n";
  writeFileSync(join(project.folder, 'test/b.test.mjs'), writing);
  const { report } = await runSuite(ctx, { tree: 'HEAD', path: project.folder });
  expect(report.results.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['test/a.test.mjs > adds', 'passed'],
    ['test/b.test.mjs > writes', 'passed'],
  ]);
  expect(project.git('status', '--porcelain')).toBe('?? test/b.test.mjs');
  expect((await runSuite(ctx, { tree: 'HEAD' })).report.results).toHaveLength(1);
});

test('gives tests, checks and a role’s shell the variables of the project, beside those that our reporter needs', async () => {
  const tests =
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\ntest('has both', () => assert.deepEqual([process.env.MODE, process.env.CI], ['deep', '1']));\n";
  const check = 'process.exit(process.env.MODE === "wide" ? 0 : 1)';
  using project = new Project({ 'a.test.mjs': tests, 'hook.cjs': 'globalThis.hooked = true;\n' });
  const ctx = await project.context(
    // Run by a script of its own, so that our reporter comes in by NODE_OPTIONS too.
    { run: ['sh', '-c', 'node --test'], report: 'node-test', env: { MODE: 'deep', NODE_OPTIONS: '--require=/ws/hook.cjs' } },
    { checks: [{ name: 'mode', run: ['node', '-e', check], env: { MODE: 'wide' } }] },
  );
  expect((await runSuite(ctx, { tree: 'HEAD' })).report).toMatchObject({ faults: [], results: [{ outcome: 'passed' }] });
  expect((await runCheck(ctx, { tree: 'HEAD', name: 'mode' })).result.exit).toEqual({ kind: 'exited', code: 0 });
  expect((await runShell(ctx, { path: project.folder, argv: ['printenv', 'MODE'] })).stdout).toBe('deep\n');
  const other = {
    ...ctx,
    config: { ...ctx.config, checks: [{ name: 'mode', run: ['node', '-e', check] as [string, ...string[]], env: { MODE: 'deep' } }] },
  };
  expect((await runCheck(other, { tree: 'HEAD', name: 'mode' })).result.exit).toEqual({ kind: 'exited', code: 1 });
});

test('what was green is run anew when the command, its variables or what is prepared for it has changed', async () => {
  const clock = "import test from 'node:test';\ntest(`at ${process.hrtime.bigint()}`, () => {});\n";
  using project = new Project({ 'test/a.test.mjs': clock, 'package.json': '{}\n' });
  const prepare = { run: ['sh', '-c', 'mkdir made && echo 1 >made/one'], results: ['made'] };
  const contexts = [
    await project.context(nodeTest),
    await project.context({ ...nodeTest, run: ['node', '--test', '--test-timeout=9999'] }),
    await project.context({ ...nodeTest, env: { LEVEL: '2' } }),
    await project.context(nodeTest, { checks: [{ name: 'more', run: ['true'] }] }),
    await project.context(nodeTest, { prepare }),
    await project.context(nodeTest, { prepare: { ...prepare, run: ['sh', '-c', 'mkdir made && echo 2 >made/one'] } }),
  ];
  const names: string[] = [];
  for (const ctx of contexts) {
    expect(await prepareTree(ctx, 'HEAD')).toMatchObject({ kind: 'ready' });
    const { report } = await runSuite(ctx, { tree: 'HEAD' });
    expect(report.faults).toEqual([]);
    names.push(report.results[0]?.id ?? '');
  }
  expect(new Set(names).size).toBe(contexts.length);
});
