import { parseCircuit } from '@ticket-circuit/schemas';
import { describe, expect, test } from 'vitest';
import { formatConfig } from './format-config.ts';
import type { Manifest, ProjectFacts } from './project-facts.ts';
import { proposeConfig } from './propose-config.ts';

const nothing: ProjectFacts = {
  name: 'place',
  files: [],
  manifest: null,
  pyproject: null,
  asksForPytest: false,
  packages: [],
  branch: 'main',
  branches: ['main'],
  hasOrigin: false,
};

function node(dependencies: readonly string[], scripts: Manifest['scripts'], files: readonly string[] = [], range = '*'): ProjectFacts {
  return {
    ...nothing,
    manifest: { name: 'small', scripts, dependencies: new Map(dependencies.map((name) => [name, range])) },
    files: ['package.json', ...files],
  };
}

describe('the test command', () => {
  test.each<{ runner: string; facts: ProjectFacts; run: string[]; only: string[]; report: string; globs: string[] }>([
    {
      runner: 'vitest',
      facts: node(['vitest'], {}, ['src/a.spec.ts']),
      run: ['vitest', 'run'],
      only: ['vitest', 'run', '{files}'],
      report: 'vitest-json',
      globs: ['**/*.spec.*'],
    },
    {
      runner: 'jest beside an unused vitest',
      facts: node(['vitest', 'jest'], { test: 'jest --coverage' }, ['src/__tests__/a.js']),
      run: ['jest'],
      only: ['jest', '{files}'],
      report: 'jest-json',
      globs: ['**/__tests__/**'],
    },
    {
      runner: 'mocha',
      facts: node(['mocha'], { test: 'mocha' }, ['test/a.js']),
      run: ['mocha'],
      only: ['mocha', '{files}'],
      report: 'junit',
      globs: ['test/*.{js,cjs,mjs,ts}'],
    },
    {
      runner: 'node-tap',
      facts: node(['tap'], { test: 'tap --jobs=2 test/*.js' }, ['test/a.js'], '^21.1.0'),
      run: ['tap', '--jobs=2', 'test/*.js', '--disable-coverage', '--reporter=tap'],
      only: ['tap', '--jobs=2', '--disable-coverage', '--reporter=tap', '{files}'],
      report: 'tap',
      globs: ['test/**/*.{js,cjs,mjs,ts,cts,mts}'],
    },
    {
      runner: 'an old node-tap',
      facts: node(['tap'], {}, ['a.test.js'], '~16.3.0'),
      run: ['tap', '--no-coverage', '--reporter=tap'],
      only: ['tap', '--no-coverage', '--reporter=tap', '{files}'],
      report: 'tap',
      globs: ['**/*.test.*'],
    },
    {
      runner: 'node:test with a loader',
      facts: node(['tsx'], { test: 'node --import=tsx --test test/*.test.ts' }, ['test/a.test.ts']),
      run: ['node', '--import=tsx', '--test', 'test/*.test.ts'],
      only: ['node', '--import=tsx', '--test', '{files}'],
      report: 'node-test',
      globs: ['**/*.test.*'],
    },
    {
      runner: 'pytest',
      facts: { ...nothing, pyproject: { tool: { pytest: {} } }, files: ['tests/test_a.py'] },
      run: ['python3', '-m', 'pytest'],
      only: ['python3', '-m', 'pytest', '{files}'],
      report: 'pytest',
      globs: ['**/test_*.py'],
    },
    {
      runner: 'pytest in a project without pyproject.toml',
      facts: { ...nothing, asksForPytest: true, files: ['setup.py', 'small/tests/test_a.py'] },
      run: ['python3', '-m', 'pytest'],
      only: ['python3', '-m', 'pytest', '{files}'],
      report: 'pytest',
      globs: ['**/test_*.py'],
    },
    {
      runner: 'pytest under uv',
      facts: { ...nothing, pyproject: { 'dependency-groups': { dev: ['pytest>=8'] } }, files: ['uv.lock', 'a_test.py'] },
      run: ['.venv/bin/python', '-m', 'pytest'],
      only: ['.venv/bin/python', '-m', 'pytest', '{files}'],
      report: 'pytest',
      globs: ['**/*_test.py'],
    },
    {
      runner: 'unittest',
      facts: { ...nothing, files: ['tests/__init__.py', 'tests/test_a.py'] },
      run: ['python3', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'],
      only: ['python3', '-m', 'unittest', '{files}'],
      report: 'unittest',
      globs: ['**/test_*.py'],
    },
  ])('is that of $runner', ({ facts, run, only, report, globs }) => {
    const config = proposeConfig(facts);
    expect(config.test).toMatchObject({ run, only, report });
    expect(config.files?.test).toEqual(globs);
  });

  test('is never invented', () => {
    expect(() => proposeConfig(node(['left-pad'], { test: 'make check' }))).toThrow('no test runner was recognised');
  });
});

describe('what is installed first', () => {
  test.each([
    { lock: 'pnpm-lock.yaml', run: ['pnpm', 'install', '--frozen-lockfile'] },
    { lock: 'package-lock.json', run: ['npm', 'ci', '--no-audit', '--no-fund'] },
    { lock: 'yarn.lock', run: ['yarn', 'install', '--frozen-lockfile'] },
  ])('follows $lock', ({ lock, run }) => {
    expect(proposeConfig(node(['vitest'], {}, [lock])).prepare).toEqual({ run, when: [lock], results: ['node_modules'], network: true });
  });

  test('is nothing for a project without dependencies', () => {
    expect(proposeConfig(node([], { test: 'node --test' })).prepare).toBeUndefined();
  });
});

test('the packages of a workspace depend on each other as their manifests say, and the root is one more', () => {
  const packages = [
    { name: 'a', dir: 'packages/a', dependencies: new Set<string>() },
    { name: 'b', dir: 'packages/b', dependencies: new Set(['a', 'left-pad']) },
  ];
  const config = proposeConfig({ ...node([], { test: 'node --test' }), packages });
  expect(config.packages).toEqual([
    { name: 'a', paths: ['packages/a'] },
    { name: 'b', paths: ['packages/b'], dependsOn: ['a'] },
    { name: 'small', paths: ['.'] },
  ]);
  expect(config.prepare?.results).toEqual(['node_modules', 'packages/*/node_modules']);
});

test('only checks and formatters that the project has set up are named', () => {
  const scripts = { test: 'vitest', lint: 'eslint src --max-warnings=0', typecheck: 'tsc -b' };
  const config = proposeConfig(
    node(['vitest', 'typescript', 'eslint', 'prettier'], scripts, ['tsconfig.json', 'eslint.config.js', '.prettierrc']),
  );
  expect(config.checks).toEqual([
    { name: 'types', run: ['tsc', '-b'] },
    { name: 'lint', run: ['eslint', 'src', '--max-warnings=0'] },
  ]);
  expect(config.format).toEqual({ only: ['prettier', '--write', '--ignore-unknown', '{files}'] });
  expect(proposeConfig(node(['vitest', 'typescript', 'eslint', 'prettier'], {})).checks).toBeUndefined();
});

test('ruff checks and formats where pyproject.toml says so', () => {
  const config = proposeConfig({ ...nothing, pyproject: { tool: { ruff: { format: {} } } }, files: ['test_a.py'] });
  expect(config.checks).toEqual([{ name: 'lint', run: ['ruff', 'check', '--no-cache', '.'] }]);
  expect(config.format).toEqual({ only: ['ruff', 'format', '--no-cache', '{files}'] });
});

test.each([
  { where: 'on a feature branch', branch: 'topic', branches: ['master', 'topic'], main: 'master' },
  { where: 'on the only branch', branch: 'develop', branches: ['develop'], main: 'develop' },
  { where: 'on a detached HEAD beside main', branch: null, branches: ['main', 'topic'], main: 'main' },
])('main is $main $where', ({ branch, branches, main }) => {
  expect(proposeConfig({ ...node([], { test: 'node --test' }), branch, branches }).main).toBe(main);
});

test('a detached HEAD beside no branch that looks like main is refused', () => {
  expect(() => proposeConfig({ ...node([], { test: 'node --test' }), branch: null, branches: ['x', 'y'] })).toThrow(
    'the branches are x, y',
  );
});

test('a proposal is written so that it reads back as itself', () => {
  const config = proposeConfig({ ...node(['vitest', 'typescript'], {}, ['tsconfig.json', 'pnpm-lock.yaml']), hasOrigin: true });
  const parsed = parseCircuit(JSON.parse(formatConfig(config)));
  expect(parsed).toEqual({ kind: 'valid', value: config });
  expect(config.remote).toBe('origin');
});
