import type { Brief, Circuit, CommonRoleName, PlanSheet } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';
import { mayWrite, planFiles, type WriteRequest } from './may-write.ts';

const config: Circuit = {
  main: 'main',
  packages: [
    { name: 'core', paths: ['packages/core'] },
    { name: 'web', paths: ['packages/web'] },
  ],
  test: { run: ['vitest'], only: ['vitest', '{files}'], report: 'vitest-json' },
};

const plan: PlanSheet = {
  nature: 'behaviour',
  criteria: [{ id: 'C1', kind: 'new', statement: 'It joins.', clause: 'join' }],
  elements: [
    {
      id: 'P1',
      action: 'add',
      file: 'packages/core/src/join.ts',
      symbol: 'join',
      criteria: ['C1'],
      intent: 'Join.',
      exportFrom: ['packages/core/src/index.ts'],
    },
    {
      id: 'P2',
      action: 'move',
      file: 'packages/core/src/split.ts',
      symbol: 'split',
      from: { file: 'packages/core/src/old.ts', symbol: 'split' },
      criteria: [],
    },
  ],
  supersedes: [
    { action: 'remove', target: { kind: 'support', file: 'packages/web/test/data.json' } },
    { action: 'change', criterion: 'C1', target: { kind: 'test', file: 'packages/web/src/join.test.ts', name: 'joins' } },
  ],
  renames: [{ from: { file: 'packages/core/src/name.ts', symbol: 'a' }, to: 'b' }],
  dependencies: [],
  references: [],
  questions: [],
};

function verdict(changes: Partial<WriteRequest>) {
  const found = mayWrite({
    role: 'testwriter',
    brief: 'tests',
    path: 'packages/core/src/join.test.ts',
    exists: false,
    plan,
    config,
    ...changes,
  });
  return found.kind === 'allowed' ? 'allowed' : found.rule;
}

describe('the testwriter', () => {
  test.each<[string, boolean]>([
    ['packages/core/src/join.test.ts', false],
    ['packages/core/src/join.test.ts', true],
    ['packages/core/test/helpers.ts', false],
    ['packages/core/src/__fixtures__/a.json', false],
    ['tests/test_join.py', false],
    ['packages/web/test/data.json', true],
    ['packages/web/src/join.test.ts', true],
  ])('may write %s (there on base: %s)', (path, exists) => {
    expect(verdict({ path, exists })).toBe('allowed');
  });

  test('may write tests of any package for a plan without source', () => {
    expect(verdict({ path: 'packages/web/src/other.test.ts', plan: { ...plan, elements: [], renames: [] } })).toBe('allowed');
  });

  test.each<[Partial<WriteRequest>, string]>([
    [{ path: 'packages/core/src/join.ts' }, 'packages/core/src/join.ts is source: the testwriter writes test and support files only.'],
    [
      { path: 'packages/core/test/helpers.ts', exists: true },
      'packages/core/test/helpers.ts is an existing support file that the plan does not supersede.',
    ],
    [
      { path: 'packages/web/src/other.test.ts' },
      'packages/web/src/other.test.ts belongs to the package web, which the plan does not touch.',
    ],
    [{ path: 'vitest.config.ts' }, 'vitest.config.ts is protected: no role writes configuration, manifests, lockfiles or rules.'],
    [{ brief: 'code' }, 'The testwriter writes only on a tests brief with a plan.'],
    [{ plan: null }, 'The testwriter writes only on a tests brief with a plan.'],
  ])('is refused %j', (changes, rule) => {
    expect(verdict(changes)).toBe(rule);
  });
});

describe('the developer', () => {
  const developer = { role: 'developer', brief: 'code' } as const;

  test.each(['packages/core/src/join.ts', 'packages/core/src/index.ts', 'packages/core/src/old.ts', 'packages/core/src/name.ts'])(
    'may write %s',
    (path) => {
      expect(verdict({ ...developer, path })).toBe('allowed');
    },
  );

  test.each<[Partial<WriteRequest>, string]>([
    [{ path: 'packages/core/src/other.ts' }, 'packages/core/src/other.ts is not a file of the plan.'],
    [{ path: 'packages/core/src/join.test.ts' }, 'packages/core/src/join.test.ts is a test file: the developer writes source only.'],
    [{ path: 'packages/core/src/join.ts', brief: 'tests' }, 'The developer writes only on a code brief with a plan.'],
    [{ path: 'packages/core/src/join.ts', plan: null }, 'The developer writes only on a code brief with a plan.'],
  ])('is refused %j', (changes, rule) => {
    expect(verdict({ ...developer, ...changes })).toBe(rule);
  });

  test('may not write a test or protected file even where a plan names it', () => {
    for (const file of ['packages/core/src/a.test.ts', 'packages/core/conftest.py', 'packages/core/package.json']) {
      const named: PlanSheet = { ...plan, elements: [{ id: 'P1', action: 'add', file, symbol: '*', criteria: [], intent: 'Sneak in.' }] };
      expect(verdict({ ...developer, plan: named, path: file })).not.toBe('allowed');
    }
  });
});

test.each([
  '',
  '/etc/passwd',
  '../up.test.ts',
  'a/../b.test.ts',
  './a.test.ts',
  'a//b.test.ts',
  'a\\b.test.ts',
  'a/',
  'a\u0000.test.ts',
  'a\n.test.ts',
])('the path %j is refused to everybody', (path) => {
  expect(verdict({ path })).toContain('is not a plain path below the repository root.');
});

const roles = fc.constantFrom<CommonRoleName>('supervisor', 'explorer', 'questioner', 'testwriter', 'developer', 'reviewer');
const briefs = fc.constantFrom<Brief['kind']>('plan', 'answer', 'triage', 'challenge', 'tests', 'code', 'review', 'decision', 'closure');
const paths = fc.oneof(
  fc.constantFrom(
    ...planFiles(plan),
    'packages/core/src/join.test.ts',
    'packages/core/test/a.json',
    'package.json',
    'packages/core/src/other.ts',
    'conftest.py',
  ),
  fc
    .array(fc.constantFrom('packages', 'core', 'web', 'test', 'src', 'a.test.ts', 'join.ts', '.github', 'tsconfig.json'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((segments) => segments.join('/')),
);
const requests = fc.record({
  role: roles,
  brief: briefs,
  path: paths,
  exists: fc.boolean(),
  plan: fc.constantFrom(plan, null),
  config: fc.constant(config),
});

describe('whatever is asked', () => {
  test('nobody writes a protected file', () => {
    fc.assert(
      fc.property(requests, (request) => {
        if (mayWrite(request).kind === 'allowed') expect(classify(request.path, config)).not.toBe('protected');
      }),
      { numRuns: 500 },
    );
  });

  test('only the testwriter writes tests and support, and it writes nothing else', () => {
    fc.assert(
      fc.property(requests, (request) => {
        if (mayWrite(request).kind !== 'allowed') return;
        expect(request.role === 'testwriter').toBe(['test', 'support'].includes(classify(request.path, config)));
      }),
      { numRuns: 500 },
    );
  });

  test('the developer writes exactly the source files of the plan', () => {
    fc.assert(
      fc.property(paths, fc.boolean(), (path, exists) => {
        const found = mayWrite({ role: 'developer', brief: 'code', path, exists, plan, config });
        const planned = planFiles(plan).includes(path) && classify(path, config) === 'source';
        expect(found.kind === 'allowed').toBe(planned);
      }),
      { numRuns: 300 },
    );
  });

  test('every other role writes nothing', () => {
    fc.assert(
      fc.property(requests, (request) => {
        fc.pre(request.role !== 'testwriter' && request.role !== 'developer');
        expect(mayWrite(request).kind).toBe('refused');
      }),
      { numRuns: 200 },
    );
  });
});
