import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository, type Repository } from '@ticket-circuit/git';
import type { TicketFacts } from '@ticket-circuit/router';
import type { EffectStartSession } from '@ticket-circuit/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { present, replayTree, treeFor } from './trees.ts';

let root: string;
let repo: Repository;
let base: string;

beforeAll(async () => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-trees-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: root, encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'empty');
  repo = await openRepository(root);
  base = await repo.commitTree({
    tree: await treeOf({ 'src/a.ts': 'old' }),
    parents: [git('rev-parse', 'HEAD')],
    message: 'base\n',
    author: { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' },
    committer: { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' },
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A tree with exactly these files. */
async function treeOf(files: Record<string, string>): Promise<string> {
  const empty = await repo.treeOf('HEAD');
  return await repo.writeTree(
    empty,
    Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
  );
}

async function filesOf(tree: string): Promise<Record<string, string>> {
  const entries = await repo.listTree(tree);
  const texts = await Promise.all(
    entries.map(async ({ path }) => [path, Buffer.from((await repo.readBlob(tree, path)) ?? []).toString('utf8')] as const),
  );
  return Object.fromEntries(texts);
}

const seen = async (brief: EffectStartSession['brief'], facts: Partial<TicketFacts>): Promise<Record<string, string>> =>
  await filesOf(await treeFor(repo, { base, ...facts } as TicketFacts, { brief } as EffectStartSession));

const laid = { 'src/a.ts': 'old', 'src/b.ts': 'stub' };
const tests = { ...laid, 'test/b.test.ts': 'red' };
const code = { ...tests, 'src/b.ts': 'body' };

let written: Partial<TicketFacts>;

beforeAll(async () => {
  const [laidTree, testsTree, codeTree] = [await treeOf(laid), await treeOf(tests), await treeOf(code)];
  written = { laying: { base, tree: laidTree, stubs: [], faults: [] }, testsOn: laidTree, testsTree, codeOn: testsTree, codeTree };
}, 60_000);

test.each(['plan', 'challenge', 'answer', 'decision'] as const)('the brief %s shows base, whatever was written since', async (brief) => {
  expect(await seen(brief, written)).toStrictEqual({ 'src/a.ts': 'old' });
});

test('the testwriter sees the laid plan and its own tests, and never the code', async () => {
  expect(await seen('tests', written)).toStrictEqual(tests);
});

test('the developer sees the tests and the latest code', async () => {
  expect(await seen('code', written)).toStrictEqual(code);
  expect(await seen('code', { ...written, codeTree: undefined, codeOn: undefined } as unknown as Partial<TicketFacts>)).toStrictEqual(
    tests,
  );
});

test('tests and code are carried onto a plan that was laid anew, removed files included', async () => {
  const again = await treeOf({ 'src/a.ts': 'new', 'src/b.ts': 'stub', 'test/old.test.ts': 'old' });
  const from = await treeOf({ ...laid, 'test/old.test.ts': 'old' });
  const facts = { ...written, laying: { base, tree: again, stubs: [], faults: [] }, testsOn: from };
  expect(await seen('tests', facts)).toStrictEqual({ 'src/a.ts': 'new', 'src/b.ts': 'stub', 'test/b.test.ts': 'red' });
  expect(await seen('code', facts)).toStrictEqual({ 'src/a.ts': 'new', 'src/b.ts': 'body', 'test/b.test.ts': 'red' });
});

test('code is carried by lines: what another one did elsewhere in the same file stays', async () => {
  const lines = (first: string, last: string): string => [first, '2', '3', '4', '5', '6', '7', last, ''].join('\n');
  const from = await treeOf({ 'src/a.ts': lines('old', 'old') });
  const to = await treeOf({ 'src/a.ts': lines('old', 'coded') });
  const onto = await treeOf({ 'src/a.ts': lines('by hand', 'old') });
  const facts = { laying: { base, tree: onto, stubs: [], faults: [] }, codeOn: from, codeTree: to };
  expect(await seen('code', facts)).toStrictEqual({ 'src/a.ts': lines('by hand', 'coded') });
});

test('code that does not fit any more is left out, file by file', async () => {
  const from = await treeOf({ 'src/a.ts': 'old', 'src/b.ts': 'stub' });
  const to = await treeOf({ 'src/a.ts': 'coded', 'src/b.ts': 'body' });
  const onto = await treeOf({ 'src/a.ts': 'by hand', 'src/b.ts': 'stub' });
  const facts = { laying: { base, tree: onto, stubs: [], faults: [] }, codeOn: from, codeTree: to };
  expect(await seen('code', facts)).toStrictEqual({ 'src/a.ts': 'by hand', 'src/b.ts': 'body' });
  expect(await replayTree(repo, { onto, from, to })).toStrictEqual({ kind: 'conflict', paths: ['src/a.ts'] });
});

test('after the landing it is what landed that is seen', async () => {
  const tree = await treeOf(code);
  expect(await seen('triage', { landed: { commit: base, tree } })).toStrictEqual(code);
  expect(await seen('closure', {})).toStrictEqual({ 'src/a.ts': 'old' });
});

test('a fact that the router promised and that is not there is a bug, said with its name', () => {
  expect(present('x', 'word')).toBe('x');
  expect(() => present(undefined, 'check report')).toThrow(
    expect.objectContaining({ code: 'missing-fact', what: expect.stringContaining('check report') as string }) as Error,
  );
});
