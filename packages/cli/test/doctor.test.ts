import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openProject } from '@ticket-circuit/circuit';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  circuit,
  commandOf,
  commitFiles,
  config,
  documentOf,
  git,
  project,
  scratchFolder,
  scratchRepo,
  writeFiles,
  type Said,
} from './scratch.ts';

interface Document {
  ready: boolean;
  findings: { kind: string; part: string; says: string; next?: string }[];
}

test('doctor proves machine, project file and commands, and names what is only missing', async () => {
  const said = await circuit(scratchRepo(), 'doctor', '--json');
  const { ready, findings } = documentOf(said) as unknown as Document;
  expect(findings.filter(({ kind }) => kind === 'mend')).toEqual([]);
  expect([said.code, ready]).toEqual([0, true]);
  expect(findings).toContainEqual({ kind: 'good', part: 'tests', says: 'node --test' });
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'notice', part: 'engines' }));
});

test('doctor names a red check, an engine without its key, one without a price and doctests, each with what mends it', async () => {
  const repo = scratchRepo({
    ...project,
    'pytest.ini': '[pytest]\naddopts = --doctest-modules\n',
    'circuit.json': JSON.stringify({
      ...config,
      checks: [{ name: 'types', run: ['node', '-e', 'process.exit(1)'] }],
      engines: {
        default: { engine: 'claude', model: 'm', apiKeyEnv: 'NO_SUCH_KEY_HERE' },
        developer: { engine: 'openai', model: 'unheard-of', baseUrl: 'http://127.0.0.1:9/v1' },
      },
    }),
  });
  const said = await circuit(repo, 'doctor');
  expect(said.code).toBe(1);
  expect(said.out).toContain('MEND  check types');
  expect(said.out).toContain('MEND  engine default');
  expect(said.out).toContain('NO_SUCH_KEY_HERE');
  expect(said.out).toContain('note  tests        The project has doctests, which are not supported');
  expect(said.out).toContain('MEND  engine developer No price is known for model unheard-of of engine openai');
  expect(said.out).toContain('"pricesPerMTok": { "unheard-of"');
  expect(said.out).toContain('3 to mend.');
});

test('doctor says that a project file is invalid, and goes no further into the project', async () => {
  const repo = scratchRepo();
  commitFiles(repo, { 'circuit.json': '{ "main": "main" }' });
  const said = await circuit(repo, 'doctor');
  expect(said.code).toBe(1);
  expect(said.out).toContain('MEND  circuit.json');
  // What other repositories left may be named by any path.
  expect(said.out).not.toMatch(/^(?:ok|note|MEND) +tests/mu);
});

test('doctor names a rule file and programs that are not there, in the words with which a run refuses', async () => {
  const repo = scratchRepo({ ...project, 'circuit.json': JSON.stringify({ ...config, rules: ['docs/rules.md'] }, null, 2) });
  expect((await circuit(repo, 'doctor')).out).toMatch(/MEND {2}circuit\.json .*invalid at \/rules\/0, line \d+\. .*docs\/rules\.md/u);
  commitFiles(repo, { 'circuit.json': JSON.stringify({ ...config, format: { only: ['no-such-formatter', '{files}'] } }) });
  const said = await circuit(repo, 'doctor');
  expect(said.code).toBe(1);
  expect(said.out).toMatch(/MEND {2}tests .*no-such-formatter of "format"/u);
});

test('doctor, a new ticket and a run name a program of the host that is missing, with the command that installs it', async () => {
  const repo = scratchRepo();
  expect(await circuit(repo, 'ticket', 'add', '--goal', 'add takes three numbers.')).toMatchObject({ code: 0 });
  const origin = join(repo, '../origin.git');
  git(repo, 'clone', '--quiet', '--bare', '.', origin);
  git(repo, 'remote', 'add', 'origin', origin);
  commitFiles(repo, { 'circuit.json': JSON.stringify({ ...config, remote: 'origin' }) });
  git(repo, 'push', '--quiet', 'origin', 'main');
  const without = async (...argv: string[]): Promise<Said> => await runWithout('/usr/bin/flock', repo, argv);
  const mend = 'apt-get install -y --no-install-recommends util-linux';
  const said = await without('doctor');
  expect(said).toMatchObject({ code: 1, err: '' });
  expect(said.out).toContain('MEND  programs     flock is not installed in a place of the system.');
  expect(said.out).toContain(mend);
  writeFiles(repo, { 'script.json': '{}' });
  for (const argv of [
    ['run', 'T-1', '--engine', 'scripted', '--script', 'script.json'],
    ['ticket', 'add', '--goal', 'More.'],
  ])
    expect(await without(...argv), argv[0]).toMatchObject({
      code: 2,
      err: expect.stringMatching(new RegExp(`flock[^]*${mend}`, 'u')) as string,
    });
});

/** Runs circuit where a program of the host cannot be started. */
async function runWithout(path: string, cwd: string, argv: readonly string[]): Promise<Said> {
  const hidden = ['--dev-bind', '/', '/', '--ro-bind', '/dev/null', path];
  const args = [...hidden, process.execPath, ...commandOf('circuit', argv)];
  return await new Promise((resolve) => {
    execFile('bwrap', args, { cwd, env: { ...process.env, NO_COLOR: '1' } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

test('doctor names the work that lies aside and stays ready; the commands that it gives look at it, take from it and remove it', async () => {
  const repo = scratchRepo();
  const project = await openProject(repo);
  onTestFinished(() => {
    project.journal.close();
    for (const folder of [project.workDir, project.socketDir]) rmSync(folder, { recursive: true, force: true });
  });
  const [recorded, lost] = ['T-1_plan.r1.t1', 'T-1_tests.r1.t1'].map((name) => join(project.workDir, 'kept', name)) as [string, string];
  await project.repo.addWorktree(recorded, 'main');
  // What keeps it from being committed.
  git(recorded, 'init', '--quiet', 'nested');
  writeFiles(lost, { FILE: 'work' });

  const said = await circuit(repo, 'doctor');
  expect(said.code).toBe(0);
  const lines = said.out.split('\n');
  for (const place of [recorded, lost])
    expect(said.out).toMatch(new RegExp(`note {2}kept work .* lies in ${place} since \\d{4}-\\d\\d-\\d\\dT`, 'u'));
  const commands = (what: string): string[] => lines.flatMap((line) => line.split(`${what}: `).slice(1));
  const play = (command: string): string => execFileSync('sh', ['-c', command], { cwd: repo, encoding: 'utf8' });
  expect(commands('Look at it').map(play).join('')).toMatch(/nested[^]*FILE/u);
  play(commands('Take a file back')[1] ?? '');
  expect(readFileSync(join(repo, 'FILE'), 'utf8')).toBe('work');
  commands('Remove it').map(play);
  expect(git(repo, 'worktree', 'list')).not.toContain('kept');
  expect((await circuit(repo, 'doctor')).out).not.toContain('kept work');
});

test('doctor names what a repository that is gone has left, and --sweep removes that and nothing of one that is there', async () => {
  const state = scratchFolder();
  // The sandbox's user must be able to pass through.
  chmodSync(state, 0o755);
  vi.stubEnv('CIRCUIT_STATE_DIR', state);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [repo, gone] = [scratchRepo(), scratchRepo()];
  for (const each of [repo, gone]) expect(await circuit(each, 'tickets')).toMatchObject({ code: 0 });
  const before = readdirSync(state);
  expect(before).toHaveLength(2);
  rmSync(gone, { recursive: true });

  const said = await circuit(repo, 'doctor');
  expect(said.code).toBe(0);
  expect(said.out).toContain(`note  leftovers    Work folders of 1 repository that is gone: ${gone}/.git`);
  expect(said.out).toContain('circuit doctor --sweep');
  expect(readdirSync(state)).toEqual(expect.arrayContaining(before));

  expect((await circuit(repo, 'doctor', '--sweep')).out).toContain(
    `ok    leftovers    removed the work folders of 1 repository that is gone: ${gone}/.git`,
  );
  expect((await circuit(repo, 'doctor', '--sweep')).out).toContain('ok    leftovers    nothing to remove');
  expect((await circuit(repo, 'doctor')).out).not.toContain('leftovers');
  expect(before.filter((name) => existsSync(join(state, name)))).toHaveLength(1);
});
