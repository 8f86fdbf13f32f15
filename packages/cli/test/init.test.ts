import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circuit, config, documentOf, git, project, scratchRepo } from './scratch.ts';

const { 'circuit.json': _config, ...withoutConfig } = project;

test('init writes a project file that fits, installs the hook of a local remote, and says what to do next', async () => {
  const repo = scratchRepo(withoutConfig);
  git(repo, 'init', '--quiet', '--bare', '../origin.git');
  git(repo, 'remote', 'add', 'origin', '../origin.git');
  const said = await circuit(repo, 'init', '--yes');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('git add circuit.json && git commit');
  expect(said.out).toContain('push origin main\n  circuit doctor\n');
  expect(JSON.parse(readFileSync(join(repo, 'circuit.json'), 'utf8'))).toEqual({
    main: 'main',
    remote: 'origin',
    packages: [{ name: 'small', paths: ['.'] }],
    files: { test: ['**/*.test.*'] },
    test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test', timeoutS: 300 },
    bounds: { tries: 3, rounds: 3 },
    budget: { perTicketUsd: 5, perTicketTokens: 2_000_000 },
  });
  for (const name of ['post-receive', 'proc-receive']) expect(existsSync(join(repo, '../origin.git/hooks', name)), name).toBe(true);
  expect(said.out).toContain('push a commit for the queue to refs/for/main');
});

test('init reads the packages of an npm workspace and of a uv workspace', async () => {
  const npm = scratchRepo({
    'package.json': JSON.stringify({ name: 'root', workspaces: ['packages/*'], devDependencies: { vitest: '1' } }),
    'package-lock.json': '{}',
    'packages/a/package.json': JSON.stringify({ name: '@x/a' }),
    'packages/b/package.json': JSON.stringify({ name: '@x/b', dependencies: { '@x/a': '*' } }),
  });
  expect(documentOf(await circuit(npm, 'init', '--json'))).toMatchObject({
    config: {
      packages: [
        { name: '@x/a', paths: ['packages/a'] },
        { name: '@x/b', paths: ['packages/b'], dependsOn: ['@x/a'] },
        { name: 'root', paths: ['.'] },
      ],
    },
  });
  const uv = scratchRepo({
    'pyproject.toml': '[project]\nname = "root"\n[tool.uv.workspace]\nmembers = ["libs/*"]\n[tool.pytest.ini_options]\n',
    'libs/a/pyproject.toml': '[project]\nname = "a"\n',
    'libs/b/pyproject.toml': '[project]\nname = "b"\ndependencies = ["a>=1"]\n',
    'tests/test_a.py': '',
  });
  expect(documentOf(await circuit(uv, 'init', '--json'))).toMatchObject({
    config: {
      packages: [
        { name: 'a', paths: ['libs/a'] },
        { name: 'b', paths: ['libs/b'], dependsOn: ['a'] },
        { name: 'root', paths: ['.'] },
      ],
      test: { report: 'pytest' },
    },
  });
});

test('init finds pytest where only its habits or tox name it, and unittest where neither does', async () => {
  const reportOf = async (files: Record<string, string>): Promise<unknown> =>
    documentOf(await circuit(scratchRepo({ 'setup.py': '', ...files }), 'init', '--json'));
  const cases = 'import unittest\n\n\nclass ATest(unittest.TestCase):\n    def test_a(self):\n        pass\n';
  const pytest = { config: { test: { report: 'pytest' } } };
  expect(await reportOf({ 'small/tests/test_a.py': 'def test_a():\n    assert True\n' })).toMatchObject(pytest);
  expect(await reportOf({ 'tox.ini': '[testenv]\ncommands = py.test {posargs}\n', 'small/test_a.py': cases })).toMatchObject(pytest);
  expect(await reportOf({ 'test_a.py': cases })).toMatchObject({ config: { test: { report: 'unittest' } } });
});

test('init refuses a project whose tests it does not recognise, and writes nothing', async () => {
  const repo = scratchRepo({ 'README.md': 'words' });
  expect(await circuit(repo, 'init', '--yes')).toMatchObject({ code: 1, err: expect.stringContaining('no test runner was recognised') });
  expect(existsSync(join(repo, 'circuit.json'))).toBe(false);
});

test('init --force writes a project file anew', async () => {
  const repo = scratchRepo({ ...withoutConfig, 'circuit.json': '{}' });
  expect(await circuit(repo, 'init', '--yes', '--force')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(join(repo, 'circuit.json'), 'utf8'))).toMatchObject({ main: 'main' });
});

test('init recognises node-tap by its script, and reads its report as TAP', async () => {
  const repo = scratchRepo({
    'package.json': JSON.stringify({ name: 'small', scripts: { test: 'tap' }, devDependencies: { tap: '^21.8.0' } }),
    'package-lock.json': '{}',
    'test/add.js': "import t from 'tap';\nt.equal(1 + 1, 2);\n",
    'tap-snapshots/test/add.js.test.cjs': '',
  });
  expect(documentOf(await circuit(repo, 'init', '--json'))).toMatchObject({
    config: {
      files: { test: ['test/**/*.{js,cjs,mjs,ts,cts,mts}'], support: ['**/tap-snapshots/**'] },
      prepare: { run: ['npm', 'ci', '--no-audit', '--no-fund'], network: true },
      test: {
        run: ['tap', '--disable-coverage', '--reporter=tap'],
        only: ['tap', '--disable-coverage', '--reporter=tap', '{files}'],
        report: 'tap',
        writes: ['.tap'],
      },
    },
  });
});

const records = ['refs/circuit/*/journal:refs/circuit/*/journal', 'refs/attestations/*:refs/attestations/*'];

test('init in a clone leaves circuit.json as it is, and lets every fetch bring the records, once and until it is undone', async () => {
  const repo = scratchRepo({ ...project, 'circuit.json': JSON.stringify({ ...config, remote: 'upstream' }) });
  const clone = join(repo, '..', 'clone');
  git(repo, 'clone', '--quiet', '--origin', 'upstream', repo, clone);
  const lines = (): string[] => git(clone, 'config', '--get-all', 'remote.upstream.fetch').split('\n');
  const before = lines();
  const said = await circuit(clone, 'init');
  expect(said).toMatchObject({ code: 0, err: '', out: expect.stringContaining('is there and stays as it is') });
  expect(lines()).toEqual([...before, ...records]);
  expect(documentOf(await circuit(clone, 'init', '--json'))).toMatchObject({ written: null, fetch: records });
  expect(lines()).toEqual([...before, ...records]);
  expect(git(clone, 'status', '--porcelain')).toBe('');
  git(clone, 'fetch');

  const undo = /to undo: (git config .*)$/mu.exec(said.out)?.[1] ?? '';
  execFileSync('sh', ['-c', undo], { cwd: clone });
  expect(lines()).toEqual(before);
  git(clone, 'config', '--add', 'remote.upstream.fetch', `+${records[0]}`);
  await circuit(clone, 'init');
  expect(lines()).toEqual([...before, `+${records[0]}`, records[1]]);
});

test('init adds no line where a fetch brings nothing by itself, or where there is no remote', async () => {
  const repo = scratchRepo({ ...project, 'circuit.json': JSON.stringify({ ...config, remote: 'origin' }) });
  expect(await circuit(repo, 'init')).toMatchObject({ code: 0, out: expect.stringContaining('records   not fetched') });
  expect(git(repo, 'config', '--local', '--list')).not.toContain('fetch');
  expect((await circuit(scratchRepo(), 'init')).out).not.toContain('records');
});
