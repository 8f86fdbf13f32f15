import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChecksContext } from '@ticket-circuit/checks';
import { openRepository } from '@ticket-circuit/git';
import { emptyPlan, type Baseline, type Circuit, type PlanSheet } from '@ticket-circuit/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { layOn, misplacedElements, sourcePaths, unknownTests } from './lay-plan.ts';
import { addToManifest } from './take-dependencies.ts';

const config: Circuit = {
  main: 'main',
  packages: [{ name: 'core', paths: ['packages/core'] }],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
};
const plan = (nature: 'behaviour' | 'text', ...files: string[]): PlanSheet => ({
  ...emptyPlan,
  nature,
  elements: files.map((file, index) => ({ id: `P${index}`, file, symbol: 'x', action: 'change', criteria: [], intent: 'x' })),
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

test('an element that would be laid into a condition of its file goes back at once, since no later step could move it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'circuit-lay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '-q');
  writeFileSync(
    join(folder, 'a.py'),
    'try:\n    import fast\nexcept ImportError:\n    def slow():\n        return 1\n\n\ndef other():\n    return 2\n',
  );
  git('add', '-A');
  const tree = git('write-tree');
  const whole = { ...config, packages: [{ name: 'all', paths: ['.'] }] };
  const added = {
    id: 'P1',
    file: 'a.py',
    symbol: 'slower',
    action: 'add',
    criteria: [],
    intent: 'x',
    declaration: 'def slower():',
    after: 'slow',
  };
  const ctx = { repo: await openRepository(folder), config: whole } as unknown as ChecksContext;
  const report = await layOn(ctx, {
    plan: { ...plan('behaviour'), elements: [added] } as PlanSheet,
    base: tree,
    tree,
    baseline: { names: [], red: [], unstable: [] } as unknown as Baseline,
  });
  expect(report).toMatchObject({ tree, stubs: [] });
  expect(report.faults).toMatchInlineSnapshot(`
    [
      {
        "file": "a.py",
        "kind": "outside-plan",
        "message": "Laying the plan changes <stmt>#1 in a.py as well: The comments or the place of this element changed, and the plan does not name it. An element is laid directly behind its "after", inside of what that stands in.",
      },
    ]
  `);
});
