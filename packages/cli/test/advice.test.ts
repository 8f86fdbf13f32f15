import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedRepo, readPlanted, scripted } from './planted.ts';
import { circuit, config, documentOf, git, project, scratchRepo } from './scratch.ts';

const slow = 300_000;

test('a line of a file that is not there is not to be counted: the files that are there are named', async () => {
  const repo = scratchRepo({ 'a.txt': 'one\n' });
  const { code, err } = await circuit(repo, 'why', 'nosuch:1');
  expect({ code, err }).toEqual({
    code: 1,
    err: 'Refused: Nothing is known of nosuch:1.\n  Why:  HEAD has no file nosuch.\n  Next: Look at its files: git ls-tree -r --name-only HEAD\n',
  });
  const elsewhere = await circuit(repo, 'why', '--at', 'v9', 'a.txt:1');
  expect(elsewhere.err).toContain('  Why:  There is no commit v9.\n  Next: Name one with --at: git log --oneline\n');
});

test('a verification that has fetched already, and found no landing, does not advise itself', async () => {
  const repo = scratchRepo();
  const remote = join(repo, '../remote.git');
  git(repo, 'init', '--quiet', '--bare', remote);
  git(repo, 'remote', 'add', 'origin', remote);
  git(repo, 'push', '--quiet', 'origin', 'main');
  expect((await circuit(repo, 'verify', '--all')).err).toContain('Next: Get the records of the remote: circuit verify --all --fetch\n');
  const fetched = await circuit(repo, 'verify', '--all', '--fetch');
  expect(fetched).toMatchObject({ code: 1, err: expect.stringContaining('Next: Land a ticket first; what there is: circuit status\n') });
  expect((await circuit(repo, 'verify', '--fetch')).err).toMatch(/ {2}Next: Look at what it is: git show [0-9a-f]{10}\n/u);
  expect((await circuit(repo, 'verify', 'HEAD')).err).toContain('Next: Get the records of the remote: circuit verify HEAD --fetch\n');
});

test('the project file of a commit that is verified may be older than a rule that refuses it now', async () => {
  const repo = scratchRepo({ ...project, 'circuit.json': JSON.stringify(config).replace('{', '{"main": "trunk", ') });
  expect((await circuit(repo, 'verify', '--all')).err).toContain('Nothing was verified.');
});

test('a ticket that does not stand in the queue is neither taken out nor moved, and the refusal says why and how to look', async () => {
  const repo = await plantedRepo();
  for (const [verb, what] of [
    ['cancel', 'taken out'],
    ['jump', 'moved'],
  ] as const) {
    expect(await circuit(repo, 'queue', verb, 'T-1')).toEqual({
      code: 1,
      out: '',
      err: `Refused: T-1 was not ${what}.\n  Why:  It is not in the queue.\n  Next: See who stands in it: circuit queue list\n`,
    });
    expect(documentOf(await circuit(repo, 'queue', verb, 'T-1', '--json'))).toMatchObject({ error: { code: 'queue-refused' } });
  }
});

test(
  'a clone whose journal is gone says so in its status, and of a ticket to be run what the mirror knows of it',
  async () => {
    const repo = await plantedRepo();
    const lines = [1, 2, 3, 4, 5, 6].map((n) => ({ element: `lot.${n}`, conform: 'yes' }));
    const engine = scripted({ ...readPlanted('script.json'), 'review.r1.t1#1': { body: { lines } } });
    expect((await circuit(repo, 'run', 'T-1', ...engine)).code).toBe(0);
    expect(await circuit(repo, 'status')).toMatchObject({ code: 0, out: 'Nothing runs, waits or is queued.\n' });
    const landed = git(repo, 'rev-parse', 'main').slice(0, 10);
    for (const name of ['journal.db', 'journal.db-wal', 'journal.db-shm']) rmSync(join(repo, '.git/circuit', name), { force: true });
    expect(await circuit(repo, 'status')).toMatchObject({
      code: 0,
      out: [
        'The journal of this clone knows no ticket, but the records in its refs know 1 ticket.',
        `Either the journal was removed (${join(repo, '.git/circuit/journal.db')}), or the tickets ran in another clone.`,
        `T-1  landed as ${landed}  Say goodbye`,
        'Put the journal back from a copy, or go on without it: what landed stays (circuit tickets, circuit show T-1), what did not is opened anew (circuit ticket add).\n',
      ].join('\n'),
    });
    expect(documentOf(await circuit(repo, 'status', '--json'))).toMatchObject({
      tickets: [],
      recorded: [{ ticket: 'T-1', title: 'Say goodbye', status: 'closed', commit: git(repo, 'rev-parse', 'main') }],
    });
    expect(await circuit(repo, 'run', 'T-1', ...engine)).toMatchObject({
      code: 1,
      err: `Refused: T-1 was not run, and nothing was started.
  Why:  The journal of this clone does not know it; by the records in its refs it landed as ${landed}.
  Next: Look at it: circuit show T-1
`,
    });
    expect((await circuit(repo, 'run', 'T-2', ...engine)).err).toContain('There is no ticket T-2.');
  },
  slow,
);

test(
  'a run says what is wrong with a sheet that was refused, whatever the engine answers after that',
  async () => {
    const repo = await plantedRepo();
    const { plan } = readPlanted('challenge.json') as { plan: object };
    const engine = scripted({ 'plan.r1.t1#1': { body: { ...plan, elements: 'none' } } });
    const { err } = await circuit(repo, 'run', 'T-1', ...engine);
    expect(err).toContain('  sheet refused: /body/elements type: must be array');
    expect(err).toMatch(/ {2}no: infrastructure: .*plan\.r1\.t1#2/u);
    const graph = await circuit(repo, 'show', 'T-1');
    expect(graph.out).toContain('/body/elements');
  },
  slow,
);
