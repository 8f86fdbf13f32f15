import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunLock } from '@ticket-circuit/journal';
import { parseTestReport } from '@ticket-circuit/schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewTicket, type RunEnd } from '../src/index.ts';
import { Example, eventsOf, leftovers, type OpenedTicket } from './support/example.ts';

/** Names that git and the file system take, and no sheet: in the sources, in the tests and beside them. */
const unspeakable = { 'src/odd\\slug.ts': 'export {};\n', 'test/slug\nodd.txt': 'slug\n', 'docs\\win.txt': 'x\n' };

let example: Example;
let at: OpenedTicket;
let base: string;
let settings: Record<string, string>;
let end: RunEnd;

beforeAll(async () => {
  example = new Example({ name: 'mañana slugs', files: unspeakable });
  at = await example.ticket();
  base = example.git('rev-parse', 'main');
  settings = settingsOf(example);
  // Another ticket lands when this one is ready.
  const landing: RunLock[] = [];
  end = await example.run(
    at,
    {},
    {
      progress: (event) => {
        if (event.kind !== 'step' || event.what !== 'landing through the queue') return;
        const attempt = at.project.journal.lockQueue('main', '2026-01-02T03:04:05Z');
        if (attempt.kind !== 'locked') throw new Error('the queue is not free');
        landing.push(attempt.lock);
        setTimeout(() => attempt.lock.release(), 400);
      },
    },
  );
  expect(landing).toHaveLength(1);
});

afterAll(() => example[Symbol.dispose]());

test('a ticket ends as one commit on main of the origin, whose tree is the one that was checked', () => {
  const [head = '', ...older] = example.landed();
  const checked = eventsOf(at, 'checks-run').at(-1)?.report;
  expect(end).toStrictEqual({ kind: 'closed', commit: head, tree: checked?.tree });
  expect(older).toStrictEqual([base]);
  expect(example.git('rev-parse', `${head}^{tree}`)).toBe(checked?.tree);
});

test('files whose names no document can hold land as they stand', () => {
  const names = example.git('ls-tree', '-r', '-z', '--name-only', example.landed()[0] ?? '').split('\0');
  expect(names).toEqual(expect.arrayContaining(Object.keys(unspeakable)));
});

test('nothing is archived of sessions whose work is kept by their own refs', () => {
  expect(example.git('for-each-ref', '--format=%(refname)', 'refs/circuit/archive')).toBe('');
});

test('settings, hooks and attributes of the repository are as they were before the first session', () => {
  expect(settingsOf(example)).toStrictEqual(settings);
  expect(Object.keys(settings)).toContain('config');
});

/** Everything in the common folder by which git could be made to do something else; by path. */
function settingsOf({ folder }: Example): Record<string, string> {
  const common = join(folder, '.git');
  const files = readdirSync(common, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(common.length + 1))
    .filter((path) => /^(?:config|config\.worktree|HEAD|(?:hooks|info)\/.*|objects\/info\/alternates|refs\/replace\/.*)$/u.test(path));
  return Object.fromEntries(files.toSorted().map((path) => [path, readFileSync(join(common, path), 'utf8')]));
}

test('a queue that is taken is waited for', () => {
  expect(eventsOf(at, 'landing-reported').map(({ report }) => report.kind)).toStrictEqual(['landed']);
});

test('the commit has the identity of the person and names the ticket and the run', () => {
  expect(example.git('log', '-1', '--format=%an <%ae>', 'origin/main')).toBe('Ada <ada@example.org>');
  expect(example.git('log', '-1', '--format=%(trailers:only,unfold)', 'origin/main')).toBe(
    `Ticket: ${at.ticket}\nCircuit-Run: ${at.ticket}/r1`,
  );
});

test('the ticket is closed by the commit, and the journal is whole', () => {
  expect(viewTicket(at.project, at.ticket)).toMatchObject({
    ticket: { status: 'closed' },
    commit: example.landed()[0],
    questions: [],
    costUsd: 0,
  });
  expect(at.project.journal.verify()).toBe(at.project.journal.readAll().length);
});

test('a clean main that the person stands on follows', () => {
  expect(example.git('rev-parse', 'HEAD')).toBe(example.landed()[0]);
  expect(example.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(example.git('status', '--porcelain')).toBe('');
});

test('the red proof is kept with the run that shows each proof red', async () => {
  const [proof] = eventsOf(at, 'red-proved').map((event) => event.proof);
  expect(proof?.faults).toStrictEqual([]);
  const laid = proof?.runs.filter(({ on }) => on === 'laid') ?? [];
  expect(laid).toHaveLength(1);
  const report = parseTestReport(await at.project.store.get(laid[0]?.report ?? ''));
  if (report.kind === 'invalid') throw new Error(JSON.stringify(report.errors));
  expect(report.value.results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)).toStrictEqual([
    'test/slugify.test.ts > slugify > makes letters with accents plain',
    'test/slugify.test.ts > slugify > keeps whole words up to the limit',
    'test/slugify.test.ts > slugify > cuts a first word that is longer than the limit',
  ]);
});

test('no work tree, session folder, socket or process is left', async () => {
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]), { timeout: 5000, interval: 50 });
});
