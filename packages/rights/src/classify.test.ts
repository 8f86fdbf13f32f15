import type { Circuit } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';

const silent = {
  main: 'main',
  packages: [{ name: 'all', paths: ['.'] }],
  test: { run: ['x'], only: ['x'], report: 'tap' },
} satisfies Circuit;

describe('a path, where circuit.json is silent,', () => {
  test.each([
    ['src/slugify.test.ts', 'test'],
    ['src/slugify.spec.tsx', 'test'],
    ['packages/a/__tests__/slugify.mjs', 'test'],
    ['tests/test_slug.py', 'test'],
    ['pkg/slug_test.py', 'test'],
    ['tests/unit/test_slug.py', 'test'],
    ['test/types.test-d.ts', 'test'],
    ['conftest.py', 'support'],
    ['tests/unit/conftest.py', 'support'],
    ['tests/helpers.py', 'support'],
    ['tests/__init__.py', 'support'],
    ['tests/fixtures/test_sample.py', 'support'],
    ['src/__fixtures__/case.test.ts', 'support'],
    ['src/__mocks__/fs.ts', 'support'],
    ['src/__snapshots__/slugify.test.ts.snap', 'support'],
    ['src/test-utils.ts', 'support'],
    ['vitest.setup.ts', 'support'],
    ['src/slugify.ts', 'source'],
    ['src/contest.py', 'source'],
    ['src/latest.ts', 'source'],
    ['src/attest/index.ts', 'source'],
    ['README.md', 'source'],
    ['docs/guide.md', 'source'],
  ])('%s is %s', (path, expected) => {
    expect(classify(path, silent)).toBe(expected);
  });

  test.each([
    'circuit.json',
    'Circuit.JSON',
    'package.json',
    'packages/a/package.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'uv.lock',
    'package-lock.json',
    'pnpm-workspace.yaml',
    'pyproject.toml',
    'setup.cfg',
    'setup.py',
    'requirements.txt',
    'requirements-dev.txt',
    'requirements/test.txt',
    'pytest.ini',
    'tox.ini',
    'noxfile.py',
    'mypy.ini',
    'ruff.toml',
    '.ruff.toml',
    '.flake8',
    '.coveragerc',
    'sitecustomize.py',
    'src/extra.pth',
    'vitest.config.ts',
    'vitest.config.unit.mts',
    'vitest.workspace.ts',
    'vite.config.js',
    'jest.config.cjs',
    '.mocharc.yml',
    'playwright.config.ts',
    'tsconfig.json',
    'packages/a/tsconfig.build.json',
    'babel.config.js',
    'eslint.config.js',
    '.eslintrc.cjs',
    'oxlint.config.ts',
    '.prettierrc',
    'biome.json',
    '.editorconfig',
    '.npmrc',
    'turbo.json',
    '.git/config',
    '.gitignore',
    'sub/.gitattributes',
    '.github/workflows/ci.yml',
    '.gitlab-ci.yml',
    '.circleci/config.yml',
    'azure-pipelines.yml',
    'Jenkinsfile',
    '.husky/pre-commit',
    '.pre-commit-config.yaml',
    'lefthook.yml',
    '.vscode/settings.json',
    '.idea/workspace.xml',
    // CVE-2026-25725: such a file could be made where there was none yet.
    '.claude/settings.json',
    'CLAUDE.md',
    'docs/AGENTS.md',
    '.cursor/rules/a.mdc',
    '.cursorrules',
    '.mcp.json',
    '.env',
    '.env.local',
    '.envrc',
    'Makefile',
    'node_modules/left/index.js',
    '.venv/bin/activate',
    'tests/fixtures/package.json',
  ])('%s is protected', (path) => {
    expect(classify(path, silent)).toBe('protected');
  });
});

describe('circuit.json', () => {
  test('stands for the default patterns of tests and of support where it names them', () => {
    const config = { ...silent, files: { test: ['checks/**/*.check.ts'], support: ['checks/data/**'] } };
    expect(classify('checks/a.check.ts', config)).toBe('test');
    expect(classify('checks/data/a.txt', config)).toBe('support');
    expect(classify('src/a.test.ts', config)).toBe('source');
    expect(classify('tests/helpers.py', config)).toBe('source');
    expect(classify('tests/conftest.py', config)).toBe('support');
  });

  test('adds to the protected files and takes none away', () => {
    const config = {
      ...silent,
      files: { test: ['package.json'], support: ['**'], protected: ['ci/**', 'schema'] },
      rules: ['docs/rules.md'],
    };
    expect(
      ['ci/run.sh', 'schema/a.json', 'docs/rules.md', 'package.json', 'a/tsconfig.json'].map((path) => classify(path, config)),
    ).toEqual(Array.from({ length: 5 }, () => 'protected'));
  });

  test('lets a test glob that names files outweigh support, and support outweigh one that names a folder', () => {
    const config = { ...silent, files: { test: ['spec/**', '**/*.test.ts'], support: ['spec/data/**', 'test/**'] } };
    expect(classify('spec/data/a.json', config)).toBe('support');
    expect(classify('spec/a.rb', config)).toBe('test');
    expect(classify('test/a.test.ts', config)).toBe('test');
    expect(classify('test/util.ts', config)).toBe('support');
  });

  test('protects the scripts that its commands run, and what makes it install again', () => {
    const config: Circuit = {
      ...silent,
      test: { run: ['node', './scripts/test.mjs', '--setup=tools/setup.ts'], only: ['node', 'scripts/test.mjs', '{files}'], report: 'tap' },
      checks: [{ name: 'api', run: ['bash', 'tools/api.sh'] }],
      prepare: { run: ['make', 'deps'], results: ['vendor'], when: ['deps.txt'] },
    };
    expect(['scripts/test.mjs', 'tools/setup.ts', 'tools/api.sh', 'deps.txt'].map((path) => classify(path, config))).toEqual(
      Array.from({ length: 4 }, () => 'protected'),
    );
    expect(classify('scripts/other.mjs', config)).toBe('source');
  });

  test('takes a leading exclamation mark as a letter, not as everything else', () => {
    expect(classify('src/a.ts', { ...silent, files: { support: ['!docs/**'] } })).toBe('source');
  });
});

const segment = fc.oneof(
  fc.constantFrom(
    'src',
    'tests',
    'test',
    'a.test.ts',
    'conftest.py',
    '.git',
    '.GIT',
    'package.json',
    'fixtures',
    'b.py',
    '.env',
    'circuit.json',
  ),
  fc.stringMatching(/^[a-zA-Z0-9._ -]{1,12}$/),
);
const paths = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'));
const globs = fc.array(fc.constantFrom('**/*.test.ts', 'tests/**', '**', 'src', '**/fixtures/**', '*', '!src/**', '**/package.json'), {
  maxLength: 3,
});

describe('every path', () => {
  test('has exactly one class, the same each time, whatever circuit.json says', () => {
    fc.assert(
      fc.property(paths, globs, globs, globs, (path, tests, support, guarded) => {
        const config = { ...silent, files: { test: tests, support, protected: guarded } };
        const first = classify(path, config);
        expect(['test', 'support', 'protected', 'source']).toContain(first);
        expect(classify(path, structuredClone(config))).toBe(first);
      }),
      { numRuns: 120 },
    );
  });

  test('that is protected by default stays so, whatever circuit.json says', () => {
    fc.assert(
      fc.property(paths, globs, globs, (path, tests, support) => {
        fc.pre(classify(path, { ...silent, files: { test: [], support: [] } }) === 'protected');
        expect(classify(path, { ...silent, files: { test: tests, support } })).toBe('protected');
      }),
      { numRuns: 80 },
    );
  });
});
