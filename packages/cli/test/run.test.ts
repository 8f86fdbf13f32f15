import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseProvenanceGraph } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { planted, plantedRepo, readPlanted, scripted } from './planted.ts';
import { circuit, commandOf, documentOf, git, scratchFolder, scratchRepo, writeFiles, type Said } from './scratch.ts';

const slow = 900_000;

/** Runs a command and presses Ctrl-C once it has said something. */
async function interrupted(cwd: string, said: string, ...argv: string[]): Promise<Said> {
  const child = spawn(process.execPath, commandOf('circuit', argv), { cwd, stdio: 'pipe' });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    const before = err;
    err += chunk.toString();
    if (err.includes(said) && !before.includes(said)) child.kill('SIGINT');
  });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1)));
  return { code, out, err };
}

/** Runs a ticket that another process runs: waits until the other has begun, as `status` says. */
async function saidDuring(repo: string, ticket: string, ...engine: string[]): Promise<Said> {
  let status = '';
  while (!status.includes('runs since')) status = (await circuit(repo, 'status')).out;
  return await circuit(repo, 'run', ticket, ...engine);
}

/** Asks why a line, a test and a commit of the planted ticket are there. */
async function whyIsAnswered(repo: string, commit: string): Promise<void> {
  const lineOf = (file: string, text: string): string =>
    `${file}:${
      git(repo, 'show', `main:${file}`)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1
    }`;
  const body = await circuit(repo, 'why', '--at', 'main', lineOf('src/greet.ts', 'function farewell'));
  expect(body).toMatchObject({ code: 0, err: '' });
  expect(body.out).toContain(`commit ${commit}  Say goodbye\n`);
  expect(body.out).toContain('lot.1  added farewell in src/greet.ts');
  expect(body.out).toMatch(/criterion \S+ \(new\), green: /u);
  expect(body.out).toContain('proof: test/farewell.test.ts > says goodbye to a person by name: failed (stub');
  expect(body.out).toContain('review by T-1/review.r1.t1: conforms');
  const test = await circuit(repo, 'why', '--at', 'main', lineOf('test/farewell.test.ts', 'says goodbye to a person'));
  expect(test.out).toMatch(/criterion \S+ \(new\), green: /u);
  expect((await circuit(repo, 'why', commit)).out.match(/lot\.\d+ /gu)).toHaveLength(6);
  expect(await circuit(repo, 'why', 'circuit.json:1')).toMatchObject({ code: 1, err: expect.stringContaining('No ticket made') });
  expect(await circuit(repo, 'why', 'src/greet.ts:9999')).toMatchObject({ code: 1, err: expect.stringContaining('no line 9999') });
}

test(
  'a run that is stopped goes on where it was, lands one commit from the commit of main, and replays to the same tree',
  async () => {
    const repo = await plantedRepo();
    const first = git(repo, 'rev-parse', 'main');
    const lines = [1, 2, 3, 4, 5, 6].map((n) => ({ element: `lot.${n}`, conform: 'yes' }));
    const engine = scripted({ ...readPlanted('script.json'), 'review.r1.t1#1': { body: { lines } } });
    git(repo, 'checkout', '--quiet', '--detach');
    writeFiles(repo, { 'src/greet.ts': 'half a thought' });

    const [stopped, second] = await Promise.all([
      interrupted(repo, 'the testwriter works', 'run', 'T-1', ...engine),
      saidDuring(repo, 'T-1', ...engine),
    ]);
    expect(second).toMatchObject({ code: 1, err: expect.stringContaining('T-1 is already running.') });
    expect(stopped).toMatchObject({
      code: 130,
      out: `T-1 was stopped; nothing is lost.\nGo on: circuit run T-1 --engine scripted --script '${engine.at(-1) ?? ''}'\n`,
    });
    expect((await circuit(repo, 'status')).out).toContain('stopped: circuit run T-1');

    const ran = await circuit(repo, 'run', 'T-1', ...engine, '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    const documents = ran.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind?: string; end?: { commit: string } });
    expect(documents.filter(({ kind }) => kind === 'landed')).toHaveLength(1);
    const commit = documents.at(-1)?.end?.commit ?? '';
    // Exactly one commit, on what main was, and the person's half a thought is still there.
    expect(git(repo, 'rev-parse', 'main', 'main^')).toBe(`${commit}\n${first}`);
    expect(git(repo, 'show', '--no-patch', '--format=%s %an', 'main')).toBe('Say goodbye Ada');
    expect(readFileSync(join(repo, 'src/greet.ts'), 'utf8')).toBe('half a thought');

    const shown = (await circuit(repo, 'show', 'T-1')).out;
    expect(shown).toContain(`patch: landed commit ${commit}`);
    expect(shown).toContain('proof: test/farewell.test.ts > says goodbye to a person by name: failed (stub');
    expect(shown).toContain('lot.1  added farewell in src/greet.ts: yes');
    expect(shown).toContain('T-1/code.r1.t1  developer  scripted  1 call  ');
    expect(parseProvenanceGraph(documentOf(await circuit(repo, 'show', 'T-1', '--json')))).toMatchObject({ kind: 'valid' });
    await whyIsAnswered(repo, commit);
    expect(documentOf(await circuit(repo, 'queue', '--json'))).toEqual({ queued: [], landed: [{ ticket: 'T-1', commit }] });
    expect(await circuit(repo, 'run', 'T-1', ...engine)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`T-1 is closed by commit ${commit}.`),
    });
    expect(documentOf(await circuit(repo, 'settle', '--json'))).toEqual({ closed: [] });

    expect(await circuit(repo, 'replay', 'T-1')).toMatchObject({ code: 0, out: expect.stringContaining('T-1 comes out the same: tree ') });
  },
  slow,
);

test(
  'a ticket that waits names its question; only a decision that the question admits is taken',
  async () => {
    const repo = await plantedRepo();
    const { plan } = readPlanted('challenge.json') as { plan: object };
    const questions = [
      { id: 'q1', question: 'May it shout?', blocking: true, scope: 'within-goal', options: ['Yes', 'No'], recommended: 'No' },
    ];
    const engine = scripted({ 'plan.r1.t1#1': { body: { ...plan, questions } } });

    const ran = await circuit(repo, 'run', 'T-1', ...engine);
    expect(ran.code).toBe(4);
    expect(ran.out).toContain('May it shout?');
    expect(ran.out).toContain('circuit answer T-1/Q-1 choose No\n');
    expect(await circuit(repo, 'questions')).toMatchObject({ code: 4, out: expect.stringContaining('T-1/Q-1  plan, plan-question') });
    expect((await circuit(repo, 'status')).out).toContain('waits on Q-1');

    expect(await circuit(repo, 'answer', 'Q-1', 'migrate')).toMatchObject({
      code: 1,
      err: expect.stringContaining('It does not admit migrate.'),
    });
    const wrong = await circuit(repo, 'answer', 'Q-1', 'WRONG');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('"WRONG" is no decision.') });
    expect(wrong.err).toMatch(/circuit answer T-1\/Q-1 abandon +the ticket ends without landing/u);
    expect(wrong.err).not.toContain('raise-budget');
    expect(await circuit(repo, 'answer', 'Q-1', 'choose', 'Perhaps')).toMatchObject({
      code: 1,
      err: expect.stringContaining('"Perhaps" is none of its options.'),
    });
    expect(await circuit(repo, 'answer', 'T-2/Q-1', 'choose', 'No')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no open question Q-1 of T-2.\n  Why:  1 question is open.'),
    });
    expect(await circuit(repo, 'answer', 'Q-1', 'choose', 'No')).toMatchObject({
      code: 0,
      out: expect.stringContaining('T-1/Q-1: choose\nGo on: circuit run T-1 --engine scripted'),
    });
    expect(await circuit(repo, 'questions')).toMatchObject({ code: 0 });
    expect(await circuit(repo, 'replay', 'T-1')).toMatchObject({ code: 1, err: expect.stringContaining('It has not landed') });
  },
  slow,
);

test(
  'a run without an engine says where to name one, and one with an unknown engine which there are',
  async () => {
    const repo = await plantedRepo();
    expect(await circuit(repo, 'run', 'T-1')).toMatchObject({ code: 2, err: expect.stringContaining('engines.default') });
    const unknown = await circuit(repo, 'run', 'T-1', '--engine', 'oracle');
    expect(unknown.code).not.toBe(0);
    expect(unknown.out + unknown.err).toContain('There is no engine oracle');
  },
  slow,
);

test('a budget that is no amount and an address that is none are refused before anything starts', async () => {
  const repo = scratchRepo();
  expect(await circuit(repo, 'run', 'T-1', '--budget', 'lots')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"lots" is no amount of US dollars.'),
  });
  expect(await circuit(repo, 'run', 'T-1', '--base-url', 'nowhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"nowhere" is no URL.'),
  });
});

test(
  'one role alone hands in its sheet; a brief for another role is refused',
  async () => {
    const repo = await plantedRepo();
    const brief = join(planted, 'challenge.json');
    const engine = scripted({ 'challenge.r1.t1#1': { body: { questions: [] } } });
    const said = await circuit(repo, 'role', 'questioner', '--brief', brief, ...engine, '--json');
    expect(said.code).toBe(0);
    expect(JSON.parse(said.out.trim().split('\n').at(-1) ?? '')).toMatchObject({
      role: 'questioner',
      calls: 1,
      outcome: { kind: 'sheet', sheet: { kind: 'challenge', body: { questions: [] } } },
    });
    expect(await circuit(repo, 'role', 'reviewer', '--brief', brief)).toMatchObject({
      code: 1,
      err: expect.stringContaining('It is a challenge brief, which is for the questioner'),
    });
    expect(await circuit(repo, 'role', 'poet', '--brief', brief)).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no role poet.'),
    });
    expect(git(repo, 'worktree', 'list').split('\n')).toHaveLength(1);
  },
  slow,
);

test('sandbox explain shows the launch of a role and starts nothing', async () => {
  const said = await circuit(scratchRepo(), 'sandbox', 'explain', 'reviewer');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toMatch(/^env -i PATH=\S+ prlimit .* -- bwrap --args 3 -- node \/opt\/circuit\/role\/main\.cjs\n/u);
  expect(said.out).toMatch(/--unshare-all +# no network, .* \[.*network.*\]\n/u);
});

test(
  'sandbox test says of every case whether it held, and refuses a sandbox that is none',
  async () => {
    const folder = scratchFolder();
    const said = await circuit(folder, 'sandbox', 'test', '--role', 'developer', '--json');
    expect(said).toMatchObject({ code: 0, err: '' });
    const { cases } = JSON.parse(said.out) as { cases: { id: string; role: string; held: boolean; detail: string }[] };
    expect(cases.filter(({ held }) => !held)).toEqual([]);
    expect(cases.length).toBeGreaterThan(45);
    expect(cases).toContainEqual({ id: 'tree-write', role: 'developer', held: true, detail: '' });
    const table = await circuit(folder, 'sandbox', 'test', '--role', 'throwaway');
    expect(table.out).toMatch(/^held-files +held +In a throwaway tree/mu);
    expect(table.out).toMatch(/^All \d+ trials held\.$/mu);
    expect(await circuit(folder, 'sandbox', 'test', '--role', 'poet')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no sandbox of poet.'),
    });
  },
  slow,
);
