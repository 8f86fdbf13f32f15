import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circuit, commitFiles, config, documentOf, git, project, scratchFolder, scratchRepo } from './scratch.ts';

const withRemote = { 'circuit.json': JSON.stringify({ ...config, remote: 'origin' }) };
const { 'circuit.json': _config, ...withoutConfig } = project;

/** A repository and its remote, which has all but what is committed after this. */
function pushedRepo(files: Readonly<Record<string, string>>): string {
  const repo = scratchRepo(files);
  const origin = join(scratchFolder(), 'origin.git');
  git(repo, 'init', '--bare', '--quiet', origin);
  git(repo, 'remote', 'add', 'origin', origin);
  git(repo, 'push', '--quiet', 'origin', 'main');
  return repo;
}

async function found(repo: string): Promise<unknown> {
  const { findings } = documentOf(await circuit(repo, 'doctor', '--json')) as { findings: { part: string }[] };
  return findings.filter(({ part }) => part === 'circuit.json');
}

test('a circuit.json that is committed and not pushed is told to be pushed, by ticket add and by doctor, and that is enough', async () => {
  const repo = pushedRepo(withoutConfig);
  commitFiles(repo, withRemote);
  const push = `git -C '${repo}' push origin main`;
  const added = await circuit(repo, 'ticket', 'add', '--goal', 'Add three.');
  expect(added).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Next: It is committed on main here, and not pushed. Run: ${push}\n`),
  });
  expect(await found(repo)).toMatchObject([{ kind: 'mend', next: expect.stringContaining(push) }]);
  git(repo, 'push', 'origin', 'main');
  expect(await circuit(repo, 'ticket', 'add', '--goal', 'Add three.')).toMatchObject({ code: 0 });
});

test('a circuit.json on another branch is told to be brought to main, and a remote without main is told to be pushed to', async () => {
  const repo = pushedRepo(withoutConfig);
  git(repo, 'checkout', '--quiet', '-b', 'mine');
  commitFiles(repo, withRemote);
  const add = async (): Promise<string> => (await circuit(repo, 'ticket', 'add', '--goal', 'Add three.')).err;
  expect(await add()).toContain('bring it to main, and push that.');
  git(repo, 'push', '--quiet', 'origin', 'mine');
  git(join(repo, '.git'), 'symbolic-ref', 'HEAD', 'refs/heads/mine');
  git(git(repo, 'remote', 'get-url', 'origin'), 'update-ref', '-d', 'refs/heads/main');
  expect(await add()).toContain(`where the remote has no main yet, run: git -C '${repo}' push origin main`);
});

test('changes of circuit.json that are committed and not pushed are a notice of doctor', async () => {
  const repo = pushedRepo({ ...withoutConfig, ...withRemote });
  expect(await found(repo)).toMatchObject([{ kind: 'good' }]);
  commitFiles(repo, { 'circuit.json': JSON.stringify({ ...config, remote: 'origin', bounds: { tries: 1 } }) });
  expect(await found(repo)).toMatchObject([{ kind: 'good' }, { kind: 'notice', next: `Run: git -C '${repo}' push origin main` }]);
});
