import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareSnapshots, snapshotTree } from '@ticket-circuit/sandbox';
import { makeMountPoints, prepareTree, runBaseline, runCheck, runShell, runSuite } from '../src/index.ts';
import { Project } from './project.ts';

const nodeTest = { run: ['node', '--test', 'test/'], report: 'node-test' as const };
const install =
  "import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('node_modules/dep', { recursive: true });\nwriteFileSync('node_modules/dep/index.js', `module.exports = ${process.hrtime.bigint()}n`);\nif (process.argv[2]) process.exit(7);\n";
const uses = "import test from 'node:test';\nimport dep from 'dep';\ntest(`uses ${dep}`, () => {});\n";

test('prepares once for the same files and shows the results read only', async () => {
  using project = new Project({ 'install.mjs': install, 'lock.yaml': '1', 'a.test.mjs': uses, 'src.txt': '1' });
  const ctx = await project.context(
    { run: ['node', '--test'], report: 'node-test' },
    { prepare: { run: ['node', 'install.mjs'], results: ['node_modules'], when: ['lock.yaml'] } },
  );
  const prepared = await prepareTree(ctx, 'HEAD');
  expect(prepared).toMatchObject({ kind: 'ready', binds: [{ to: '/ws/node_modules' }] });
  const first = await runSuite(ctx, { tree: 'HEAD' });
  expect(first.report).toMatchObject({ faults: [], results: [{ outcome: 'passed' }] });

  project.commit({ 'src.txt': '2' });
  expect(await prepareTree(ctx, 'HEAD')).toEqual(prepared);
  expect((await runSuite(ctx, { tree: 'HEAD' })).report.results).toEqual(first.report.results);

  project.commit({ 'lock.yaml': '2' });
  const unprepared = await runSuite(ctx, { tree: 'HEAD' });
  expect(unprepared.report.faults).toMatchObject([{ kind: 'set-up-failed' }]);
  expect(await prepareTree(ctx, 'HEAD')).not.toEqual(prepared);
  expect((await runSuite(ctx, { tree: 'HEAD' })).report.faults).toEqual([]);
});

test('commands beside a watched tree leave it as it was, once their mount points are made', async () => {
  using project = new Project({ 'install.mjs': install, 'a.test.mjs': uses, 'package.json': '{}' });
  const ctx = await project.context(
    { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test', writes: ['tmp/test'] },
    {
      prepare: { run: ['node', 'install.mjs'], results: ['node_modules'] },
      checks: [{ name: 'scratch', run: ['touch', 'tmp/check/x'], writes: ['tmp/check'] }],
    },
  );
  await prepareTree(ctx, 'HEAD');
  const live = { path: project.folder, tree: project.git('rev-parse', 'HEAD^{tree}') };
  await makeMountPoints(ctx, live);
  const before = await snapshotTree(project.folder);
  expect((await runShell(ctx, { ...live, argv: ['ls', 'node_modules/dep'] })).stdout).toBe('index.js\n');
  expect((await runSuite(ctx, { ...live, files: ['a.test.mjs'] })).report).toMatchObject({ faults: [], results: [{ outcome: 'passed' }] });
  expect((await runCheck(ctx, { ...live, name: 'scratch' })).result.exit).toEqual({ kind: 'exited', code: 0 });
  expect(compareSnapshots(before, await snapshotTree(project.folder), [])).toEqual([]);
});

test('a preparation that fails, or makes nothing, leaves nothing', async () => {
  using project = new Project({ 'install.mjs': install, 'a.test.mjs': uses });
  const failing = await project.context(nodeTest, { prepare: { run: ['node', 'install.mjs', 'fail'], results: ['node_modules'] } });
  expect(await prepareTree(failing, 'HEAD')).toMatchObject({ kind: 'failed', why: expect.stringMatching(/ended with exit status 7/u) });
  const nothing = await project.context(nodeTest, { prepare: { run: ['node', 'install.mjs'], results: ['vendor'] } });
  expect(await prepareTree(nothing, 'HEAD')).toEqual({ kind: 'failed', why: 'The command node install.mjs made none of vendor.' });
  expect(readdirSync(join(failing.workDir, 'prepared'))).toEqual([]);
  expect(readdirSync(join(failing.workDir, 'trees'))).toEqual([]);
  expect(await runBaseline(failing, 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    next: 'Mend "prepare" in circuit.json, then run: circuit doctor',
  });
});

test('a preparation without the network has none', async () => {
  const ping =
    "import { mkdirSync, writeFileSync } from 'node:fs';\nimport { networkInterfaces } from 'node:os';\nmkdirSync('out');\nwriteFileSync('out/names', Object.keys(networkInterfaces()).filter((name) => name !== 'lo').join());\nif (Object.keys(networkInterfaces()).some((name) => name !== 'lo')) process.exit(1);\n";
  using project = new Project({ 'ping.mjs': ping });
  const ctx = await project.context(nodeTest, { prepare: { run: ['node', 'ping.mjs'], results: ['out'] } });
  expect(await prepareTree(ctx, 'HEAD')).toMatchObject({ kind: 'ready' });
});

test('a baseline names what is there, what is red and what is not stable, and is made once', async () => {
  const body = [
    "import assert from 'node:assert';",
    "import test from 'node:test';",
    "test('is green', () => {});",
    "test('is red', () => assert.equal(1, 2));",
    'test(`is called ${process.hrtime.bigint()}`, () => {});',
    '',
  ].join('\n');
  using project = new Project({ 'a.test.mjs': body });
  const ctx = await project.context({ run: ['node', '--test'], report: 'node-test' }, { checks: [{ name: 'types', run: ['true'] }] });
  const verdict = await runBaseline(ctx, 'HEAD');
  if (verdict.kind !== 'baseline') throw new Error(verdict.why);
  const { names, red, unstable, runs, tree } = verdict.baseline;
  expect(tree).toBe(project.git('rev-parse', 'HEAD^{tree}'));
  expect(names).toHaveLength(4);
  expect(red).toEqual(['a.test.mjs > is red']);
  expect(unstable).toHaveLength(2);
  expect(unstable.every((name) => name.startsWith('a.test.mjs > is called '))).toBe(true);
  expect(await Promise.all(runs.map(async (digest) => (await ctx.store.get(digest)) !== null))).toEqual([true, true]);
  expect(await runBaseline(ctx, 'HEAD')).toEqual(verdict);
});

test('a check that is red on the base stops the run with its reason', async () => {
  using project = new Project({ 'a.test.mjs': "import test from 'node:test';\ntest('passes', () => {});\n" });
  const ctx = await project.context(
    { run: ['node', '--test'], report: 'node-test' },
    { checks: [{ name: 'lint', run: ['sh', '-c', 'echo a.test.mjs:1: bad; exit 3'] }] },
  );
  expect(await runBaseline(ctx, 'HEAD')).toEqual({
    kind: 'red-check',
    name: 'lint',
    why: 'sh -c echo a.test.mjs:1: bad; exit 3 ended with exit status 3 on the base. It says: a.test.mjs:1: bad',
  });
});

test('a base whose tests cannot be run says why and what to do', async () => {
  using project = new Project({ 'a.txt': '' });
  const missing = await project.context({ run: ['no-such-runner'], report: 'jest-json' });
  expect(await runBaseline(missing, 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    next: 'Let "prepare" in circuit.json install it, or name its folder under "share".',
  });
  const empty = await project.context({ run: ['python3', '-m', 'unittest', 'discover'], report: 'unittest' });
  expect(await runBaseline(empty, 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    why: expect.stringMatching(/^The run collected no test\./u),
  });
  expect(existsSync(join(project.folder, 'no-such-runner'))).toBe(false);
});

test('a base is refused where the command that plays given files is missing or reports nothing, before anything is paid', async () => {
  using project = new Project({ 'a.test.mjs': "import test from 'node:test';\ntest('passes', () => {});\n" });
  const suite = { run: ['node', '--test'], report: 'node-test' as const };
  const whyOf = async (only: string[]): Promise<unknown> => await runBaseline(await project.context({ ...suite, only }), 'HEAD');
  expect(await whyOf(['no-such-runner', '{files}'])).toMatchObject({
    kind: 'cannot-run',
    why: expect.stringMatching(/"test\.only" \(no-such-runner \{files\}\).* The command no-such-runner is not there/u),
    next: expect.stringContaining('prepare'),
  });
  expect(await whyOf(['true', '{files}'])).toMatchObject({
    kind: 'cannot-run',
    why: expect.stringContaining('left no report'),
    next: expect.stringContaining('"test.only" call the runner itself'),
  });
  expect(await whyOf(['sh', '-c', 'node "$@"; exit 3', 'sh', '--test', '{files}'])).toMatchObject({
    kind: 'cannot-run',
    next: expect.stringContaining('threshold'),
  });
  expect(await whyOf(['node', '--test', '{files}'])).toMatchObject({ kind: 'baseline' });
});

test('a base is refused where the formatter or the generator of a reference is missing', async () => {
  using project = new Project({ 'a.test.mjs': "import test from 'node:test';\ntest('passes', () => {});\n" });
  const suite = { run: ['node', '--test'], report: 'node-test' as const };
  const references = [
    { name: 'api', run: ['node', 'api.mjs'], outputs: ['api.md'] },
    { name: 'docs', run: ['./gen.sh'], outputs: ['docs.md'] },
  ];
  const formatted = await project.context(suite, { format: { only: ['no-such-formatter', '{files}'] } });
  expect(await runBaseline(formatted, 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    why: 'The command no-such-formatter of "format" in circuit.json is not there inside the sandbox.',
  });
  expect(await runBaseline(await project.context(suite, { references }), 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    why: 'The command ./gen.sh of the reference docs in circuit.json is not there inside the sandbox.',
  });
  const found = await project.context(suite, { references: references.slice(0, 1), format: { only: ['node', '{files}'] } });
  expect(await runBaseline(found, 'HEAD')).toMatchObject({ kind: 'baseline' });
});

test.each([
  ['output', "process.stdout.write('x'.repeat(100 * 1024 * 1024));\n", 60, 'print less'],
  ['wall', 'setInterval(() => {}, 1000);\n', 2, 'timeoutS'],
])('a base whose tests reach their %s limit is told what mends that one', async (limit, text, timeoutS, next) => {
  using project = new Project({ 'a.mjs': text });
  const ctx = await project.context({ run: ['node', 'a.mjs'], report: 'jest-json', timeoutS });
  expect(await runBaseline(ctx, 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    why: expect.stringContaining(`${limit} limit`),
    next: expect.stringContaining(next),
  });
});

test('a base of which no test file can be loaded cannot be run, while one that is broken beside others is red', async () => {
  const broken = "import test from 'node:test';\nimport 'no-such-module';\ntest('adds', () => {});\n";
  using project = new Project({ 'a.test.mjs': broken, 'b.test.mjs': broken });
  const ctx = await project.context({ run: ['node', '--test'], report: 'node-test' });
  expect(await runBaseline(ctx, 'HEAD')).toMatchObject({
    kind: 'cannot-run',
    why: expect.stringMatching(/^Not one test ran: 2 test files failed as a whole\. a\.test\.mjs: .*no-such-module/su),
    next: expect.stringContaining('by hand'),
  });
  project.commit({ 'b.test.mjs': broken.replace("import 'no-such-module';\n", '') });
  expect(await runBaseline(ctx, 'HEAD')).toMatchObject({ kind: 'baseline', baseline: { red: ['a.test.mjs'] } });
});
