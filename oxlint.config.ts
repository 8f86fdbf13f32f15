import { defineConfig } from 'oxlint';

/** A module that few may import. A path names it exactly, a pattern also what lies below it. */
interface Restriction {
  readonly name: string;
  readonly message: string;
}

const processes: Restriction[] = ['child_process', 'node:child_process', 'cluster', 'node:cluster'].map((name) => ({
  name,
  message: 'Only the package sandbox starts processes: use its runProcess or runInSandbox.',
}));
const git: Restriction[] = [{ name: 'simple-git', message: 'Only the package git drives git: use its openRepository.' }];
const models: Restriction[] = ['@anthropic-ai/sdk', 'openai'].map((name) => ({
  name,
  message: 'Only the package engines talks to models: a role asks the broker.',
}));
const world: Restriction[] = [
  'fs',
  'fs/promises',
  'net',
  'http',
  'https',
  'http2',
  'dgram',
  'tls',
  'dns',
  'worker_threads',
  'timers',
  'timers/promises',
]
  .flatMap((name) => [name, `node:${name}`])
  .map((name) => ({ name, message: 'Core packages are pure: take the data, the time and the engine as parameters.' }));

function restrictImports(...restrictions: Restriction[]): ['error', object] {
  const patterns = restrictions.map(({ name, message }) => ({ group: [`${name}/**`], message }));
  return [
    'error',
    {
      paths: restrictions,
      patterns: [{ group: ['@ticket-circuit/*/**'], message: 'Import the package, not a file inside it.' }, ...patterns],
    },
  ];
}

const core = '{router,rights,syntax,coupler,provenance}';
const tests = ['**/*.test.ts', 'packages/*/test/**', 'scripts/**'];

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    '**/fixtures/**',
    '**/__fixtures__/**',
    'packages/schemas/gen/**',
    'packages/schemas/src/parse.ts',
    'examples/**',
  ],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/max-depth': ['error', 4],
    'eslint/max-lines': ['error', { max: 400 }],
    'eslint/max-lines-per-function': ['error', { max: 80 }],
    'eslint/no-console': 'error',
    'eslint/no-restricted-imports': restrictImports(...processes, ...git, ...models),
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'vitest/no-restricted-vi-methods': [
      'error',
      Object.fromEntries(
        ['mock', 'doMock', 'hoisted', 'stubGlobal'].map((method) => [
          method,
          'Hand the thing in as a parameter instead of mocking a module.',
        ]),
      ),
    ],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',

    // Each forbids something that is right here: a checked assertion at a border, a small function beside its only caller, a wait in order.
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'eslint/no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'eslint/preserve-caught-error': 'off',
    'promise/always-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'unicorn/no-array-sort': 'error',
    'vitest/require-mock-type-parameters': 'off',
    // A helper that asserts, or a law of fast-check, is an assertion too; review watches over empty tests.
    'vitest/expect-expect': 'off',
    'vitest/valid-title': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // A constructor may only narrow what it takes.
    'eslint/no-useless-constructor': 'off',
    'unicorn/no-useless-spread': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
  },
  overrides: [
    {
      files: [`packages/${core}/src/**`],
      rules: {
        'eslint/no-restricted-imports': restrictImports(...processes, ...git, ...models, ...world),
        'eslint/no-restricted-globals': [
          'error',
          ...['Date', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'process', 'crypto'].map((name) => ({
            name,
            message: 'Core packages are pure: take the time, ids and settings as parameters.',
          })),
        ],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Core packages are pure: take ids as parameters.' },
        ],
      },
    },
    { files: ['packages/sandbox/src/**'], rules: { 'eslint/no-restricted-imports': restrictImports(...git, ...models) } },
    { files: ['packages/git/src/**'], rules: { 'eslint/no-restricted-imports': restrictImports(...processes, ...models) } },
    { files: ['packages/engines/src/**'], rules: { 'eslint/no-restricted-imports': restrictImports(...processes, ...git) } },
    {
      files: tests,
      rules: {
        'eslint/max-lines-per-function': 'off',
        'eslint/no-console': 'off',
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-properties': 'off',
        'eslint/no-restricted-imports': restrictImports(...models),
        // Matchers and parsed output of programs are untyped; a test that reads them wrongly fails.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    { files: ['packages/*/src/main.ts', 'packages/cli/**', 'packages/*/bin/**'], rules: { 'eslint/no-console': 'off' } },
    {
      files: ['packages/cli/bin/**'],
      rules: { 'eslint/no-restricted-imports': restrictImports(...git, ...models) },
    },
    {
      // They run inside the runners of other projects, whose types are not ours, and which load them by their default export.
      files: ['packages/checks/reporters/**'],
      rules: {
        'import/no-default-export': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    { files: ['*.config.ts', 'scripts/line-reporter.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
