import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedRepo } from './planted.ts';
import { circuit, documentOf, git, scratchRepo } from './scratch.ts';

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
