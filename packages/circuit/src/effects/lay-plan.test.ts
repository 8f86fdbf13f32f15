import type { Circuit, PlanSheet } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { misplacedElements, sourcePaths, unknownTests } from './lay-plan.ts';
import { addToManifest } from './take-dependencies.ts';

const config: Circuit = {
  main: 'main',
  packages: [{ name: 'core', paths: ['packages/core'] }],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
};
const plan = (nature: 'behaviour' | 'text', ...files: string[]): PlanSheet => ({
  nature,
  criteria: [],
  elements: files.map((file, index) => ({ id: `P${index}`, file, symbol: 'x', action: 'change', criteria: [], intent: 'x' })),
  supersedes: [],
  renames: [],
  dependencies: [],
  references: [],
  questions: [],
});

test.each([
  ['packages/core/src/a.ts', []],
  ['packages/other/src/a.ts', ['outside-packages']],
  ['packages/core/src/a.test.ts', ['test-file']],
  ['packages/core/package.json', ['protected']],
  ['circuit.json', ['protected']],
])('an element in %s is misplaced by %j', (file, kinds) => {
  expect(misplacedElements(plan('behaviour', file), config).map((fault) => fault.kind)).toEqual(kinds);
});

test('importers are looked for in every source file of the tree, and in nothing else', () => {
  const paths = ['packages/core/src/a.ts', 'packages/other/src/b.ts', 'packages/core/src/a.test.ts', 'package.json'];
  const entries = [...paths.map((path) => ({ kind: 'file', path })), { kind: 'symlink', path: 'packages/core/src/link.ts' }];
  expect(sourcePaths(entries, config)).toEqual(['packages/core/src/a.ts', 'packages/other/src/b.ts']);
});

test('a dependency joins its manifest in order and in the indentation that the manifest has', () => {
  expect(
    addToManifest('{\n    "name": "a",\n    "dependencies": {\n        "b": "1"\n    }\n}\n', { name: 'a', version: '^2', use: 'runtime' }),
  ).toBe('{\n    "name": "a",\n    "dependencies": {\n        "a": "^2",\n        "b": "1"\n    }\n}\n');
  expect(addToManifest('{"name":"a"}', { name: 'c', version: '1', use: 'development' })).toContain('"devDependencies"');
  expect(addToManifest('[project]\nname = "a"\n', { name: 'c', version: '1', use: 'runtime' })).toBeNull();
});

test('superseded tests are named where the runner plays some, and a file that it does not play is superseded as a whole', () => {
  const names = ['packages/core/a.test.ts > adds', 'packages/core/a.test.ts > takes away'];
  const kinds = (...targets: PlanSheet['supersedes'][number]['target'][]): string[] =>
    unknownTests({ ...plan('behaviour'), supersedes: targets.map((target) => ({ action: 'remove', target })) }, config, { names }).map(
      ({ kind }) => kind,
    );
  expect(kinds({ kind: 'test', file: 'packages/core/a.test.ts', name: 'adds' })).toEqual([]);
  expect(kinds({ kind: 'support', file: 'packages/core/types.test.ts' })).toEqual([]);
  expect(kinds({ kind: 'support', file: 'packages/core/__fixtures__/x.json' })).toEqual([]);
  expect(kinds({ kind: 'test', file: 'packages/core/types.test.ts', name: 'is a string' })).toEqual(['unknown-element']);
  expect(kinds({ kind: 'support', file: 'packages/core/a.test.ts' })).toEqual(['test-file']);
});
