import type { Circuit, PlanSheet } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { misplacedElements, sourcePaths } from './lay-plan.ts';
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
