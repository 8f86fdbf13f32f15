import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ProgressEvent } from '../src/index.ts';
import { Example, eventsOf, happy, leftovers, type Reply } from './support/example.ts';

/** Somebody else's clone, who pushes once when the reviewer begins. */
function pushDuringReview(
  example: Example,
  change: (folder: string) => void,
): { progress: (event: ProgressEvent) => void; pushed: () => string } {
  let commit = '';
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: join(example.root, 'other'), encoding: 'utf8' }).trim();
  const progress = (event: ProgressEvent): void => {
    if (commit !== '' || event.kind !== 'session' || event.role !== 'reviewer') return;
    execFileSync('git', ['clone', '-q', example.origin, join(example.root, 'other')]);
    change(join(example.root, 'other'));
    git('-c', 'user.name=Bob', '-c', 'user.email=bob@example.org', 'commit', '-qam', 'by hand');
    git('push', '-q', 'origin', 'main');
    commit = git('rev-parse', 'HEAD');
  };
  return { progress, pushed: () => commit };
}

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
  const human = pushDuringReview(example, (folder) => writeFileSync(join(folder, 'README.md'), 'By hand.\n'));

  const end = await example.run(at, { ...replies('review.r1.t1', 'review.r1.t2') }, { progress: human.progress });
  const [head = '', ...older] = example.landed();
  expect(end).toMatchObject({ kind: 'closed', commit: head });
  expect(older).toStrictEqual([human.pushed(), base]);
  expect(example.git('show', `${head}:README.md`)).toBe('By hand.');
  // What landed was proved and checked on the main that it landed on.
  expect(eventsOf(at, 'red-proved').at(-1)?.proof.base).toBe(human.pushed());
  expect(eventsOf(at, 'checks-run').at(-1)?.report).toMatchObject({ base: human.pushed(), faults: [] });
  expect(readFileSync(join(example.root, 'elsewhere/README.md'), 'utf8')).toBe('Not committed.\n');
  expect(example.git('rev-parse', 'HEAD')).toBe(base);
  example.git('worktree', 'remove', '--force', join(example.root, 'elsewhere'));
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]));
});

test('a change of main that conflicts goes to the developer on the new main, and lands on top of it', async () => {
  using example = new Example();
  const at = await example.ticket();
  const human = pushDuringReview(example, (folder) => {
    const file = join(folder, 'src/slugify.ts');
    const text = readFileSync(file, 'utf8');
    const body = text.replace(/(export function slugify[^\n]*\n)([\s\S]*?)(\n\})/u, '$1  // Rewritten by hand.$2$3');
    if (body === text) throw new Error('nothing was changed');
    writeFileSync(file, body);
  });
  const end = await example.run(
    at,
    { ...replies('code.r1.t1', 'code.r2.t1'), ...replies('review.r1.t1', 'review.r2.t1') },
    { progress: human.progress },
  );
  const [head = '', parent] = example.landed();
  expect(end).toMatchObject({ kind: 'closed', commit: head });
  expect(parent).toBe(human.pushed());
  expect(eventsOf(at, 'landing-reported').map(({ report }) => report.kind)).toStrictEqual(['conflict', 'landed']);
  expect(eventsOf(at, 'checks-run').at(-1)?.report).toMatchObject({ base: human.pushed(), faults: [] });
});
