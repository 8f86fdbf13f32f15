import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ProgressEvent } from '../src/index.ts';
import { closedBy, Example, eventsOf, happy, leftovers, type Reply } from './support/example.ts';

/** Somebody else, who changes a file in a clone of his own and pushes to main; returns his commit. */
function pushByHand(example: Example, change: (folder: string) => void): string {
  const other = join(example.root, 'other');
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: other, encoding: 'utf8' }).trim();
  execFileSync('git', ['clone', '-q', example.origin, other]);
  change(other);
  git('add', '--all');
  git('-c', 'user.name=Bob', '-c', 'user.email=bob@example.org', 'commit', '-qm', 'by hand');
  git('push', '-q', 'origin', 'main');
  return git('rev-parse', 'HEAD');
}

const isReview = (event: ProgressEvent): boolean => event.kind === 'session' && event.role === 'reviewer';
const readme = (folder: string): void => writeFileSync(join(folder, 'README.md'), 'By hand.\n');

const replies = (from: string, to: string): Record<string, Reply> =>
  Object.fromEntries(Object.entries(happy).flatMap(([key, reply]) => (key.startsWith(from) ? [[key.replace(from, to), reply]] : [])));

test('a main that moves while the ticket runs is landed on top of; an old red test, a detached HEAD and a dirty main elsewhere do no harm', async () => {
  const red =
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n\ntest('is broken today', () => assert.equal(1, 2));\n";
  using example = new Example({ files: { 'test/broken.test.ts': red } });
  const at = await example.ticket();
  example.git('checkout', '-q', '--detach');
  example.git('worktree', 'add', '-q', join(example.root, 'elsewhere'), 'main');
  writeFileSync(join(example.root, 'elsewhere/README.md'), 'Not committed.\n');
  const base = example.git('rev-parse', 'main');
  let human = '';
  const notes: string[] = [];
  const progress = (event: ProgressEvent): void => {
    if (event.kind === 'note') notes.push(event.text);
    if (isReview(event)) human = pushByHand(example, readme);
  };
  const end = await example.run(at, {}, { progress });
  const [head = '', ...older] = example.landed();
  expect(closedBy(end)).toBe(head);
  expect(notes).toStrictEqual([
    expect.stringMatching(/^Your branch main stays where it is: main is checked out in .*elsewhere, where 1 file has changes/u),
  ]);
  expect(older).toStrictEqual([human, base]);
  expect(example.git('show', `${head}:README.md`)).toBe('By hand.');
  // What landed is not the tree of the final pass, so the queue had exactly this one tested.
  const [landing] = eventsOf(at, 'landing-reported').map(({ report }) => report);
  expect(landing).toMatchObject({ kind: 'landed', tree: example.git('rev-parse', `${head}^{tree}`) });
  const proof = landing?.kind === 'landed' ? landing.proof : undefined;
  expect(await at.project.store.get(proof ?? '')).toMatchObject({ tree: example.git('rev-parse', `${head}^{tree}`), faults: [] });
  expect(readFileSync(join(example.root, 'elsewhere/README.md'), 'utf8')).toBe('Not committed.\n');
  expect(example.git('rev-parse', 'HEAD')).toBe(base);
  example.git('worktree', 'remove', '--force', join(example.root, 'elsewhere'));
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]));
});

test('an old test that somebody else took from main, and one that is red only once, do not hold a landing back', async () => {
  const head = "import assert from 'node:assert/strict';\nimport { readFileSync } from 'node:fs';\nimport { test } from 'node:test';\n\n";
  const stays = "test('stays', () => assert.ok(true));\n";
  // Red in one run only: of the whole suite, on the tree that holds what was pushed by hand and the code of the ticket.
  const once = `test('is red once', () => {
  const isWhole = !readFileSync(\`/proc/\${process.ppid}/cmdline\`, 'utf8').includes('extra.test.ts');
  const isMoved = readFileSync('README.md', 'utf8').startsWith('By hand.');
  assert.ok(!(isWhole && isMoved && readFileSync('src/slugify.ts', 'utf8').includes('maxLength')));
});
`;
  using example = new Example({ files: { 'test/extra.test.ts': `${head}${stays}test('goes', () => assert.ok(true));\n${once}` } });
  const at = await example.ticket();
  let human = '';
  const progress = (event: ProgressEvent): void => {
    if (isReview(event))
      human = pushByHand(example, (folder) => {
        readme(folder);
        writeFileSync(join(folder, 'test/extra.test.ts'), `${head}${stays}${once}`);
      });
  };
  const end = await example.run(at, {}, { progress });
  expect(eventsOf(at, 'landing-reported').map(({ report }) => report)).toMatchObject([{ kind: 'landed' }]);
  expect(example.landed().slice(0, 2)).toStrictEqual([closedBy(end), human]);
});

test('an old test that is red on the moved main in both runs goes back to the developer', async () => {
  const broken =
    "import assert from 'node:assert/strict';\nimport { readFileSync } from 'node:fs';\nimport { test } from 'node:test';\n\ntest('knows no limit', () => assert.ok(!readFileSync('src/slugify.ts', 'utf8').includes('maxLength')));\n";
  using example = new Example();
  const at = await example.ticket();
  const progress = (event: ProgressEvent): void => {
    if (isReview(event)) pushByHand(example, (folder) => writeFileSync(join(folder, 'test/limit.test.ts'), broken));
  };
  await example.run(at, {}, { progress });
  const [report] = eventsOf(at, 'landing-reported').map((event) => event.report);
  expect(report).toMatchObject({ kind: 'red', faults: [{ conjunct: 'old-tests-green', test: 'test/limit.test.ts > knows no limit' }] });
});

test('a main that moves between the check and the push is gone back to: laid, proved red and checked there, then landed on top', async () => {
  using example = new Example();
  const at = await example.ticket();
  let human = '';
  const faultPoint = (point: string): void => {
    if (point === 'queue/about-to-push' && human === '') human = pushByHand(example, readme);
  };
  const end = await example.run(at, replies('review.r1.t1', 'review.r1.t2'), { faultPoint });
  const [head = '', parent] = example.landed();
  expect(closedBy(end)).toBe(head);
  expect(parent).toBe(human);
  expect(eventsOf(at, 'landing-reported').map(({ report }) => report.kind)).toStrictEqual(['moved', 'landed']);
  expect(eventsOf(at, 'gesture-played')).toMatchObject([{ gesture: 'G3', outcome: { kind: 'played' } }]);
  expect(eventsOf(at, 'red-proved').at(-1)?.proof).toMatchObject({ base: human, faults: [] });
  expect(eventsOf(at, 'checks-run').at(-1)?.report).toMatchObject({ base: human, faults: [], tree: end.kind === 'closed' ? end.tree : '' });
});

test('a change of main that conflicts goes to the developer on the new main, and lands on top of it', async () => {
  using example = new Example();
  const at = await example.ticket();
  const rewrite = (folder: string): void => {
    const file = join(folder, 'src/slugify.ts');
    const text = readFileSync(file, 'utf8');
    const body = text.replace(/(export function slugify[^\n]*\n)([\s\S]*?)(\n\})/u, '$1  // Rewritten by hand.\n$2$3');
    if (body === text) throw new Error('nothing was changed');
    writeFileSync(file, body);
  };
  let human = '';
  const progress = (event: ProgressEvent): void => {
    if (isReview(event) && human === '') human = pushByHand(example, rewrite);
  };
  const end = await example.run(at, { ...replies('code.r1.t1', 'code.r2.t1'), ...replies('review.r1.t1', 'review.r2.t1') }, { progress });
  const [head = '', parent] = example.landed();
  expect(closedBy(end)).toBe(head);
  expect(parent).toBe(human);
  expect(eventsOf(at, 'landing-reported').map(({ report }) => report.kind)).toStrictEqual(['conflict', 'landed']);
  expect(eventsOf(at, 'checks-run').at(-1)?.report).toMatchObject({ base: human, faults: [] });
});
