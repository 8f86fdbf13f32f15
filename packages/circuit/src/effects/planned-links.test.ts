import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository, type Repository } from '@ticket-circuit/git';
import { emptyPlan, type PlanSheet } from '@ticket-circuit/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannedLinks } from './planned-links.ts';

let folder: string;
let repo: Repository;
let tree: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'circuit-links-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '-q');
  for (const each of ['lib', 'src']) mkdirSync(join(folder, each));
  writeFileSync(join(folder, 'lib/a.ts'), 'export const a = 1;\n');
  for (const [path, target] of [
    ['src/a.ts', '../lib/a.ts'],
    ['src/twice.ts', 'a.ts'],
    ['src/lib', '../lib/'],
    ['src/out.ts', '../../elsewhere.ts'],
    ['src/root.ts', '/etc/passwd'],
    ['src/gone.ts', 'nowhere/a.ts'],
    ['src/round.ts', 'round.ts'],
  ] as const)
    symlinkSync(target, join(folder, path));
  git('add', '-A');
  git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
  repo = await openRepository(folder);
  tree = git('write-tree');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const changing = (file: string): PlanSheet => ({
  ...emptyPlan,
  elements: [{ id: 'P1', file, symbol: 'a', action: 'change', criteria: [], intent: 'x' }],
});

test.each([
  [
    'src/a.ts',
    'src/a.ts is a symbolic link to ../lib/a.ts, and nobody writes through a link. Plan lib/a.ts instead, the file that it points to.',
  ],
  [
    'src/twice.ts',
    'src/twice.ts is a symbolic link to a.ts, and nobody writes through a link. Plan lib/a.ts instead, the file that it points to.',
  ],
  [
    'src/lib/a.ts',
    'src/lib/a.ts lies below src/lib, which is a symbolic link to ../lib/, and nobody writes through a link. Plan lib/a.ts instead, the file that it points to.',
  ],
  [
    'src/lib/new.ts',
    'src/lib/new.ts lies below src/lib, which is a symbolic link to ../lib/, and nobody writes through a link. Plan lib/new.ts instead, the file that it points to.',
  ],
  ...(
    [
      ['src/out.ts', '../../elsewhere.ts'],
      ['src/root.ts', '/etc/passwd'],
      ['src/gone.ts', 'nowhere/a.ts'],
      ['src/round.ts', 'round.ts'],
      ['src/lib', '../lib/'],
    ] as const
  ).map(([file, target]): [string, string] => [
    file,
    `${file} is a symbolic link to ${target}, and nobody writes through a link. It points to no file of this repository: plan a file that is one.`,
  ]),
  [
    'sub/a.ts',
    'sub/a.ts lies below sub, which is a submodule: its files belong to another repository, and a ticket changes this one alone.',
  ],
])('%s of a plan is told for what it is', async (file, message) => {
  expect(await plannedLinks(repo, tree, changing(file))).toStrictEqual([{ kind: 'not-a-file', element: 'P1', file, message }]);
});

test('a link is found wherever a plan writes to it: at what moves, at what exports, at what is renamed', async () => {
  const [element] = changing('src/new.ts').elements;
  const moved = { ...element, action: 'move', from: { file: 'src/a.ts', symbol: 'a' }, exportFrom: ['src/twice.ts'] };
  const renames = [{ from: { file: 'src/a.ts', symbol: 'a' }, to: 'b' }];
  const plan = { ...changing('src/new.ts'), elements: [moved], renames } as PlanSheet;
  const found = (await plannedLinks(repo, tree, plan)).map(({ element: id, file }) => [id, file]);
  expect(found).toStrictEqual([
    ['P1', 'src/a.ts'],
    ['P1', 'src/twice.ts'],
    [undefined, 'src/a.ts'],
  ]);
  expect(await plannedLinks(repo, tree, changing('lib/a.ts'))).toStrictEqual([]);
  const made: PlanSheet = { ...changing('src/a.ts'), nature: 'mechanical', command: ['make'] };
  expect(await plannedLinks(repo, tree, made)).toStrictEqual([]);
});
