import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { circuit, documentOf, git, program, scratchRepo, writeFiles } from './scratch.ts';

test('a ticket takes its title from the front matter and its goal from the text', async () => {
  const repo = scratchRepo();
  writeFiles(repo, { 'ticket.md': '---\ntitle: Add three\nlabels: [maths]\n---\n\nadd takes three numbers.\n' });
  expect(documentOf(await circuit(repo, 'ticket', 'add', 'ticket.md', '--json'))).toEqual({
    ticket: 'T-1',
    title: 'Add three',
    goal: 'add takes three numbers.',
  });
});

test('a ticket without front matter takes its title from the first heading, which is no part of the goal', async () => {
  const said = await program('circuit', scratchRepo(), ['ticket', 'add', '-', '--json'], '# Add three\n\nadd takes three numbers.\n');
  expect(documentOf(said)).toEqual({ ticket: 'T-1', title: 'Add three', goal: 'add takes three numbers.' });
});

test('a ticket is changed before its first session, and what is not given stays', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--title', 'Add three', '--goal', 'add takes three numbers.');
  expect(await circuit(repo, 'ticket', 'edit', 'T-1', '--title', 'Add more')).toEqual({ code: 0, out: 'T-1  Add more\n', err: '' });
  const shown = await circuit(repo, 'show', 'T-1');
  expect(shown.out).toMatch(
    /^T-1 {2}Add more\nopen, \$0\.00\n├─ goal\n│ {5}add takes three numbers\.\n└─ journey\n {3}├─ .* opened: Add three\n {3}└─ .* edited: Add more\n$/u,
  );
});

test('tickets, status, queue and questions say that there is nothing yet', async () => {
  const repo = scratchRepo();
  expect(await circuit(repo, 'tickets')).toMatchObject({ code: 0, out: 'No ticket yet. Open one: circuit ticket add FILE.md\n' });
  expect(await circuit(repo, 'status')).toMatchObject({ code: 0, out: 'Nothing runs, waits or is queued.\n' });
  expect(await circuit(repo, 'queue')).toMatchObject({ code: 0, out: 'Nothing is queued and nothing has landed.\n' });
  expect(await circuit(repo, 'questions')).toMatchObject({ code: 0, out: 'No open question.\n' });
});

test('status says how an open ticket is brought on', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--title', 'Add three', '--goal', 'add takes three numbers.');
  expect((await circuit(repo, 'status')).out).toBe('T-1    $0.00  open: circuit run T-1  Add three\n');
});

test('a tag in front matter is neither followed nor talked about', async () => {
  const repo = scratchRepo();
  writeFiles(repo, { 'ticket.md': '---\ntitle: !!js/function "function () {}"\n---\nadd takes three numbers.\n' });
  expect(await circuit(repo, 'ticket', 'add', 'ticket.md')).toEqual({
    code: 0,
    out: 'T-1  function () {}\nRun it: circuit run T-1\n',
    err: '',
  });
});

test('log prints every event, and with --json whole entries that hang on each other', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--goal', 'add takes three numbers.');
  await circuit(repo, 'ticket', 'edit', 'T-1', '--title', 'Add three');
  expect((await circuit(repo, 'log', 'T-1')).out).toMatch(
    /^ +1 {2}\S+ \S+ {2}opened: add takes three numbers\.\n +2 {2}\S+ \S+ {2}edited: Add three\n$/u,
  );
  const entries = (await circuit(repo, 'log', 'T-1', '--json')).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { hash: string; prev: string });
  expect(entries).toHaveLength(2);
  expect(entries[1]?.prev).toBe(entries[0]?.hash);
});

test('a journal with a damaged row gets no ticket behind it, from wherever it comes, and the row is named', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--title', 'Add three', '--goal', 'add takes three numbers.');
  await circuit(repo, 'ticket', 'edit', 'T-1', '--title', 'Add more');
  await circuit(repo, 'ticket', 'add', '--goal', 'add takes four numbers.');
  const file = join(repo, '.git/circuit/journal.db');
  using database = new DatabaseSync(file);
  database.exec("DROP TRIGGER events_stay; UPDATE events SET at = '2027-01-01T00:00:00.000Z' WHERE seq = 2");
  writeFiles(repo, { 'beads.jsonl': '{"id":"b-1","title":"Add five","status":"open"}\n' });
  const refused = { code: 2, out: '', err: expect.stringContaining('Row 2 of the journal is damaged.') as string };
  expect(await circuit(repo, 'ticket', 'add', '--goal', 'add takes five numbers.')).toMatchObject(refused);
  expect(await circuit(repo, 'import', 'beads', 'beads.jsonl')).toMatchObject(refused);
  expect(database.prepare('SELECT count(*) AS rows FROM events').get()).toEqual({ rows: 3 });
  expect(await circuit(repo, 'doctor')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^MEND {2}journal +Row 2 of the journal is damaged/mu),
  });
});

test('a ticket is shown from wherever one stands in its repository: below it, and in a linked work tree', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--title', 'Add three', '--goal', 'add takes three numbers.');
  const shown = (await circuit(repo, 'show', 'T-1')).out;
  mkdirSync(join(repo, 'src/deep'), { recursive: true });
  expect((await circuit(join(repo, 'src/deep'), 'show', 'T-1')).out).toBe(shown);
  git(repo, 'worktree', 'add', '--quiet', '--detach', join(repo, '../linked tree'));
  expect((await circuit(join(repo, '../linked tree'), 'show', 'T-1')).out).toBe(shown);
  expect(await circuit(repo, 'show', 'T-2')).toMatchObject({ code: 1, err: expect.stringContaining('There is no ticket T-2.') });
});

test('the graph is printed in one form: Mermaid when nothing is said, else a page, Graphviz or a document', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--title', 'Add <b>three</b>\u202egpj', '--goal', 'add takes three numbers.');
  expect((await circuit(repo, 'graph', 'T-1')).out).toMatch(/^flowchart LR\n {2}n0\(\["T-1 Add #60;b#62;three/u);
  expect((await circuit(repo, 'graph', 'T-1', '--dot')).out).toMatch(/^digraph provenance \{/u);
  const page = (await circuit(repo, 'graph', 'T-1', '--html')).out;
  expect(page).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/u);
  expect(page).toContain(String.raw`&#60;b&#62;three&#60;/b&#62;\u{202e}gpj`);
  expect(documentOf(await circuit(repo, 'graph', 'T-1', '--json'))).toMatchObject({ ticket: { id: 'T-1' }, journey: [{ kind: 'opened' }] });
  expect(await circuit(repo, 'graph', 'T-1', '--dot', '--html')).toMatchObject({ code: 2, err: expect.stringContaining('one form') });
  expect((await circuit(repo, 'tickets')).out).toBe(String.raw`T-1  open  $0.00  Add <b>three</b>\u{202e}gpj` + '\n');
  expect((await circuit(repo, 'cost')).out).toBe('No model was asked yet, so nothing was spent.\n');
});

test('a ticket that nobody runs is given up with a reason, once, and runs no more', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--title', 'Add three', '--goal', 'add takes three numbers.');
  expect(await circuit(repo, 'ticket', 'abandon', 'T-1', ' ')).toMatchObject({ code: 2, err: expect.stringContaining('reason') as string });
  expect(await circuit(repo, 'ticket', 'abandon', 'T-1', 'Not wanted any more.')).toEqual({ code: 0, out: 'T-1 is abandoned.\n', err: '' });
  expect((await circuit(repo, 'tickets')).out).toMatch(/abandoned/u);
  expect(await circuit(repo, 'ticket', 'abandon', 'T-1', 'Again.')).toMatchObject({
    code: 1,
    err: expect.stringContaining('abandoned already') as string,
  });
  const events = (await circuit(repo, 'log', 'T-1')).out;
  expect(await circuit(repo, 'ticket', 'edit', 'T-1', '--title', 'Add four')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/T-1 was not changed\.\n +Why: +It is abandoned\./u) as string,
  });
  expect((await circuit(repo, 'log', 'T-1')).out).toBe(events);
  expect(await circuit(repo, 'ticket', 'abandon', 'T-9', 'None.')).toMatchObject({ code: 1 });
});
