import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitFiles, config, documentOf, git, jsonServer, program, project, scratchRepo, type Said } from './scratch.ts';

const secret = 'ghp_never-to-be-seen';

/** A project on a remote of this machine whose main names a check of a forge. */
function repoAsking(api: string): string {
  const repo = scratchRepo(project);
  const remote = join(repo, '../remote.git');
  git(repo, 'init', '-q', '--bare', remote);
  git(repo, 'remote', 'add', 'origin', remote);
  commitFiles(repo, {
    'circuit.json': JSON.stringify({ ...config, remote: 'origin', forge: { repository: 'ada/small', check: 'ci', api } }),
  });
  git(repo, 'push', '-q', 'origin', 'main');
  return repo;
}

type Findings = { readonly ok: boolean; readonly findings: readonly { readonly part: string }[] };

async function doctor(repo: string, token: string, ...more: string[]): Promise<Said> {
  // gh is not to be asked for a token of the person's own.
  const env = { GH_ENTERPRISE_TOKEN: token, GITHUB_ENTERPRISE_TOKEN: '', GH_TOKEN: '', GH_CONFIG_DIR: join(repo, '../nobody') };
  const said = await program('circuit', repo, ['queue', 'doctor', ...more], '', env);
  expect(`${said.out}${said.err}`).not.toContain(secret);
  return said;
}

async function forgeOf(repo: string, token: string): Promise<{ ok: boolean; found: unknown[] }> {
  const { ok, findings } = documentOf(await doctor(repo, token, '--json')) as unknown as Findings;
  return { ok, found: findings.filter(({ part }) => part.startsWith('forge')) };
}

test('queue doctor asks the forge that main names what it says of main, with the token that is there', async () => {
  const asked: (string | undefined)[] = [];
  const api = await jsonServer(({ headers, url = '' }) => {
    asked.push(headers.authorization);
    const commit = /commits\/([0-9a-f]{40})\//u.exec(url)?.[1];
    const run = { id: 1, name: 'ci', head_sha: commit, status: 'completed', conclusion: 'success', html_url: 'https://forge.example/run' };
    return { status: 200, body: { total_count: 1, check_runs: [run] } };
  });
  const repo = repoAsking(api);
  const at = git(repo, 'rev-parse', 'main').slice(0, 10);
  const { host } = new URL(api);
  expect(await forgeOf(repo, secret)).toEqual({
    ok: true,
    found: [
      { kind: 'good', part: 'forge token', says: `there is one for ${host}` },
      { kind: 'good', part: 'forge', says: `"ci" of ada/small shows 1 run on main at ${at}` },
    ],
  });
  expect(asked).toEqual([`token ${secret}`]);
  const { found } = await forgeOf(repo, '');
  expect(found[0]).toMatchObject({ kind: 'notice', part: 'forge token', next: 'Set GH_ENTERPRISE_TOKEN, or run: gh auth login' });
});

test('queue doctor tells of a forge that shows no run, refuses, or cannot be reached, and of nothing where main names none', async () => {
  const silent = await jsonServer(() => ({ status: 200, body: { total_count: 0, check_runs: [] } }));
  expect(await forgeOf(repoAsking(silent), secret)).toMatchObject({
    ok: true,
    found: [{ kind: 'good' }, { kind: 'notice', part: 'forge' }],
  });
  // A server that gives back what it was given must not have it printed.
  const refusing = await jsonServer(({ headers }) => ({ status: 401, body: { message: `Bad credentials ${headers.authorization}` } }));
  const repo = repoAsking(refusing);
  expect(await forgeOf(repo, secret)).toMatchObject({
    ok: false,
    found: [{ kind: 'good' }, { kind: 'mend', part: 'forge', says: expect.stringContaining('said: 401') as string }],
  });
  expect(await doctor(repo, secret)).toMatchObject({ code: 1, out: expect.stringContaining('MEND  forge') as string });
  expect(await forgeOf(repoAsking('http://ada:hidden@127.0.0.1:9'), secret)).toMatchObject({
    ok: false,
    found: [
      { kind: 'good', says: 'there is one for 127.0.0.1:9' },
      { kind: 'mend', says: expect.not.stringContaining('hidden') as string },
    ],
  });
  expect(await forgeOf(scratchRepo(project), secret)).toEqual({ ok: true, found: [] });
});
