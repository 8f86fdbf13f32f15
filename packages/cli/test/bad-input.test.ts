import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circuit, commitFiles, config, documentOf, git, program, project, scratchFolder, scratchRepo, writeFiles } from './scratch.ts';

const goal = ['--title', 'Add three', '--goal', 'add takes three numbers.'];

test('a folder in no repository is refused by every verb that needs one', async () => {
  const folder = scratchFolder();
  for (const argv of [['init', '--yes'], ['doctor'], ['tickets'], ['status'], ['run', 'T-1']]) {
    expect(await circuit(folder, ...argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(folder) });
  }
  expect(documentOf(await circuit(folder, 'tickets', '--json'))).toMatchObject({
    error: { kind: 'could-not-tell', code: 'not-a-repository' },
  });
});

test('a repository without a commit is refused', async () => {
  const folder = scratchFolder();
  git(folder, 'init', '--quiet');
  expect(await circuit(folder, 'init', '--yes')).toEqual({
    code: 1,
    out: '',
    err: 'Refused: The repository has no commit yet.\n  Why:  A ticket starts from a commit of main, and there is none to look at.\n  Next: Make the first commit, then run this again.\n',
  });
  expect(await circuit(folder, 'ticket', 'add', ...goal)).toMatchObject({
    code: 1,
    err: expect.stringContaining('The repository has no commit yet.'),
  });
});

test('a repository without circuit.json is told to write it', async () => {
  const repo = scratchRepo({ 'a.js': '' });
  expect(await circuit(repo, 'ticket', 'add', ...goal)).toMatchObject({ code: 1, err: expect.stringContaining('Next: Run: circuit init') });
});

test('a circuit.json that is only in the work tree does not count', async () => {
  const repo = scratchRepo({ 'a.js': '' });
  writeFiles(repo, { 'circuit.json': project['circuit.json'] });
  expect(await circuit(repo, 'ticket', 'add', ...goal)).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no circuit.json on commit'),
  });
});

test('an invalid circuit.json is refused by field and line', async () => {
  const repo = scratchRepo({
    ...project,
    'circuit.json':
      '{\n  "main": "main",\n  "packages": [{ "name": "all", "paths": ["."] }],\n  "test": {\n    "run": ["node", "--test"],\n    "only": ["node", "--test", "{files}"],\n    "report": "nodetest"\n  }\n}\n',
  });
  const said = await circuit(repo, 'ticket', 'add', ...goal);
  expect(said.code).toBe(1);
  expect(said.err).toContain('circuit.json is invalid at /test/report, line 7.');
});

test('a circuit.json that is no JSON is refused', async () => {
  const repo = scratchRepo({ ...project, 'circuit.json': '{\n  "main": "main",\n}\n' });
  expect(await circuit(repo, 'ticket', 'add', ...goal)).toMatchObject({
    code: 1,
    err: expect.stringContaining('circuit.json is not JSON, line 3.'),
  });
});

test('a package path that matches nothing is refused by its name', async () => {
  const repo = scratchRepo({
    ...project,
    'circuit.json': JSON.stringify({ ...config, packages: [...config.packages, { name: 'ghost', paths: ['packages/ghost'] }] }),
  });
  expect(await circuit(repo, 'ticket', 'add', ...goal)).toMatchObject({
    code: 1,
    err: expect.stringContaining('The package ghost in circuit.json holds no file.'),
  });
});

test('a detached HEAD, a dirty tree and a main that is checked out elsewhere stop no ticket from being opened', async () => {
  const repo = scratchRepo();
  git(repo, 'checkout', '--quiet', '--detach');
  writeFiles(repo, { 'add.js': 'half a thought' });
  git(repo, 'worktree', 'add', '--quiet', '../elsewhere', 'main');
  expect(await circuit(repo, 'ticket', 'add', ...goal)).toMatchObject({ code: 0, out: 'T-1  Add three\nRun it: circuit run T-1\n' });
  // One journal for all work trees of a repository.
  expect(documentOf(await circuit(join(repo, '../elsewhere'), 'tickets', '--json'))).toMatchObject({
    tickets: [{ ticket: { id: 'T-1', title: 'Add three', status: 'open' } }],
  });
});

test('front matter that asks to be executed is refused and never executed', async () => {
  const repo = scratchRepo();
  const text = '---js\nrequire("fs").writeFileSync("executed", "")\n---\nDo it.\n';
  writeFiles(repo, { 'ticket.md': text });
  expect(await circuit(repo, 'ticket', 'add', 'ticket.md')).toEqual({
    code: 1,
    out: '',
    err: 'Refused: ticket.md was not taken as a ticket.\n  Why:  Its front matter is marked "js"; only YAML between two lines --- is read, and nothing is executed.\n  Next: Write plain YAML, or none.\n',
  });
  expect(existsSync(join(repo, 'executed'))).toBe(false);
  expect(documentOf(await circuit(repo, 'tickets', '--json'))).toEqual({ tickets: [] });
});

test.each([
  { what: 'an empty text', text: ' \n', why: 'It is empty.' },
  { what: 'a binary file', text: 'a\0b', why: 'It is binary: it holds a zero byte.' },
  { what: 'a text of more than 200 kB', text: 'x'.repeat(200_001), why: 'It has 200001 bytes; 200000 are taken.' },
  { what: 'front matter that is no YAML', text: '---\ntitle: [\n---\nDo it.', why: 'Its front matter is not YAML' },
  { what: 'front matter that does not end', text: '---\ntitle: A\n', why: 'Its front matter does not end.' },
])('$what is refused as a ticket', async ({ text, why }) => {
  const said = await program('circuit', scratchRepo(), ['ticket', 'add', '-'], text);
  expect(said).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining(`Standard input was not taken as a ticket.\n  Why:  ${why}`),
  });
});

test('a ticket file that does not exist is named', async () => {
  const repo = scratchRepo();
  expect(await circuit(repo, 'ticket', 'add', 'none.md')).toMatchObject({
    code: 2,
    err: expect.stringContaining(`There is no file ${repo}/none.md.`),
  });
});

test('a folder where a file is read, and a path that ends at a file, are named as what they are', async () => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--goal', 'Add three.');
  const engine = ['--engine', 'scripted', '--script', '.'];
  for (const argv of [
    ['ticket', 'add', '.'],
    ['ticket', 'edit', 'T-1', '.'],
    ['role', 'explorer', '--brief', '.'],
    ['run', 'T-1', ...engine],
  ])
    expect(await circuit(repo, ...argv), argv.join(' ')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(`${repo} is a folder.`),
    });
  for (const argv of [
    ['check', '.'],
    ['equal', 'add.js', '.'],
    ['instrument', '.'],
    ['refactor', '.', '--rename', 'a=b'],
  ])
    expect(await program('coupler', repo, argv), argv.join(' ')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(`${repo} is a folder.`),
    });
  expect(await circuit(repo, 'ticket', 'add', 'add.js/goal.md')).toMatchObject({
    code: 2,
    err: expect.stringContaining(`There is no file ${repo}/add.js/goal.md.`),
  });
});

test.each([
  { engine: 'scripted', script: 'nope', what: 'There is no file' },
  { engine: 'recorded', script: 'nope', what: 'There is no folder' },
  { engine: 'recorded', script: 'add.js', what: 'add.js is a file.' },
  { engine: 'claude', script: 'nope', what: 'There is no file' },
])('a script $script of engine $engine is refused before anything begins', async ({ engine, script, what }) => {
  const repo = scratchRepo();
  await circuit(repo, 'ticket', 'add', '--goal', 'Add three.');
  expect(await circuit(repo, 'run', 'T-1', '--engine', engine, '--script', script)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining(what),
  });
  expect((await circuit(repo, 'log', 'T-1')).out.trim().split('\n')).toHaveLength(1);
});

test('a folder of recordings that circuit.json names and that is not there is refused before the first session, and doctor says so', async () => {
  const repo = scratchRepo();
  commitFiles(repo, { 'circuit.json': JSON.stringify({ ...config, engines: { default: { engine: 'recorded', script: 'nope' } } }) });
  await circuit(repo, 'ticket', 'add', '--goal', 'Add three.');
  expect(await circuit(repo, 'run', 'T-1')).toMatchObject({ code: 2, err: expect.stringContaining(`There is no folder ${repo}/nope.`) });
  expect((await circuit(repo, 'log', 'T-1')).out.trim().split('\n')).toHaveLength(1);
  expect((await circuit(repo, 'doctor')).out).toContain(`MEND  engine default There is no folder ${repo}/nope.`);
});

test('a title of several lines is refused as that', async () => {
  expect(await circuit(scratchRepo(), 'ticket', 'add', '--title', 'Add\nthree', '--goal', 'x')).toMatchObject({
    code: 1,
    err: 'Refused: The text was not taken as a ticket.\n  Why:  Its title has 2 lines; lists show one.\n  Next: Give one line: --title "…"\n',
  });
  expect(await circuit(scratchRepo(), 'ticket', 'add', '--title', 'x'.repeat(201), '--goal', 'x')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Its title has 201 characters; lists show at most 200.'),
  });
});

test('an unknown ticket is refused by every verb that takes one', async () => {
  const repo = scratchRepo();
  for (const argv of [
    ['run', 'T-7'],
    ['show', 'T-7'],
    ['log', 'T-7'],
    ['ticket', 'edit', 'T-7', '--title', 'x'],
  ]) {
    expect(await circuit(repo, ...argv)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('There is no ticket T-7.') });
  }
});

test('a question that is none and a question that is not open are told apart', async () => {
  const repo = scratchRepo();
  expect(await circuit(repo, 'answer', 'first', 'retry')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"first" is neither Q-1 nor T-1/Q-1.'),
  });
  expect(await circuit(repo, 'answer', 'Q-1', 'retry')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no open question Q-1.\n  Why:  0 questions are open.'),
  });
});

test('init never writes over a circuit.json that is there, and says what is wrong with it', async () => {
  const repo = scratchRepo();
  commitFiles(repo, { 'circuit.json': '{ "mine": true }\n' });
  expect(await circuit(repo, 'init', '--yes')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('circuit.json') });
  expect(git(repo, 'status', '--porcelain')).toBe('');
});
