import type { CheckVerdict } from '@ticket-circuit/merge-queue';
import { beforeEach, expect, test, vi } from 'vitest';
import { askForge } from '../src/forge/ask-forge.ts';
import { parseConfig } from '../src/index.ts';
import { Example } from './support/example.ts';
import { fakeForge, type FakeAnswer, type FakeForge } from './support/fake-forge.ts';
import { handIn } from './support/hand-in.ts';

beforeEach(() => {
  vi.stubEnv('GH_ENTERPRISE_TOKEN', 'for-the-fake');
  vi.stubEnv('GH_TOKEN', 'for-github-alone');
});

const branches = (example: Example): string[] =>
  example.git('--git-dir', example.origin, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');

interface Asked {
  readonly verdict: CheckVerdict;
  readonly commit: string;
  readonly forge: FakeForge;
  readonly example: Example;
}

/** Asks a forge that answers so about a candidate that it has not seen. */
async function ask(
  example: Example,
  answer: (time: number) => FakeAnswer,
  { signal = new AbortController().signal, ...more }: { readonly signal?: AbortSignal; readonly deadline?: AbortSignal } = {},
): Promise<Asked> {
  const project = await example.project();
  const forge = await fakeForge(example.origin, answer);
  const commit = example.commit('candidate');
  const verdict = await askForge({
    project,
    candidate: { commit, tree: example.git('rev-parse', 'HEAD^{tree}'), tickets: ['X-1'] },
    forge: { repository: 'ada/small', check: 'ci', api: `${forge.url}/`, timeoutS: 600 },
    remote: 'origin',
    signal,
    progress: () => {},
    pollMs: 20,
    ...more,
  });
  expect(branches(example)).toEqual(['main']);
  return { verdict, commit, forge, example };
}

test('a green of the newest run proves exactly the candidate, which the forge sees while it is asked', async () => {
  using example = new Example();
  const { verdict, commit, forge } = await ask(example, (time) => {
    if (time === 1) return { runs: [] };
    if (time === 2) return { status: 502 };
    if (time === 3) return { status: 403, headers: { 'retry-after': '1' } };
    if (time === 4) return { runs: [{ id: 1, status: 'queued', conclusion: null }] };
    if (time === 5) return { runs: [{ id: 1, conclusion: 'cancelled' }] };
    return { runs: [{ id: 1, conclusion: 'failure' }, { id: 3 }, { id: 9, name: 'other', conclusion: 'failure' }] };
  });
  const { proof } = verdict as Extract<CheckVerdict, { kind: 'green' }>;
  expect(await (await example.project()).store.get(proof)).toMatchObject({ what: 'queue-forge', commit, check: 'ci', run: 3 });
  expect(forge.asked).toHaveLength(6);
  expect(forge.asked[0]).toEqual({ path: `/repos/ada/small/commits/${commit}/check-runs`, page: 1, token: 'token for-the-fake' });
});

test('a red is red with the link to its run, also where the newest run is on the last page', async () => {
  using example = new Example();
  const runs = Array.from({ length: 130 }, (_, index) => ({ id: index + 1, conclusion: index === 129 ? 'failure' : 'success' }));
  const { verdict, commit, forge } = await ask(example, () => ({ runs }));
  const message = `"ci" of ada/small ended as failure on ${commit} (https://forge.example/run)`;
  expect(verdict).toEqual({ kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', message }] });
  expect(forge.asked.map(({ page }) => page)).toEqual([1, 2]);
});

test.each<[string, FakeAnswer, RegExp]>([
  ['shows no run', { runs: [{ id: 1, name: 'other' }] }, /within 600 s\. It shows no run of "ci"/u],
  ['shows a run of another commit', { runs: [{ id: 1, head_sha: 'b'.repeat(40) }] }, /within 600 s\. It shows no run of "ci"/u],
  ['goes on for ever', { runs: [{ id: 1, status: 'in_progress', conclusion: null }] }, /within 600 s\. "ci" is in_progress/u],
  ['skips it', { runs: [{ id: 1, conclusion: 'skipped' }] }, /within 600 s\. "ci" ended as skipped/u],
  ['is broken', { status: 500 }, /within 600 s\. .* said: 500/u],
  ['never answers', null, /within 600 s\./u],
])('a forge that %s is unknown when the time is over', async (_, answer, why) => {
  using example = new Example();
  const deadline = new AbortController();
  const answerOnce = (time: number): FakeAnswer => {
    if (time > 1 || answer === null) deadline.abort();
    return answer;
  };
  const { verdict } = await ask(example, answerOnce, { deadline: deadline.signal });
  expect(verdict).toEqual({ kind: 'unknown', why: expect.stringMatching(why) as string });
});

test.each([401, 403, 404])('a forge that answers %i is unknown at once, with what to do', async (status) => {
  using example = new Example();
  const { verdict, forge } = await ask(example, () => ({ status }));
  expect(verdict).toEqual({ kind: 'unknown', why: expect.stringContaining('Look at forge in circuit.json') as string });
  expect(forge.asked).toHaveLength(1);
});

test('a wait that is stopped is unknown, and the branch is gone', async () => {
  using example = new Example();
  const stopper = new AbortController();
  const { verdict } = await ask(example, () => (stopper.abort(), { runs: [] }), { signal: stopper.signal });
  expect(verdict).toEqual({ kind: 'unknown', why: expect.stringContaining('The run was stopped.') as string });
});

test('a remote that takes no branch is unknown, and a branch that a killed process left goes with the next candidate', async () => {
  using example = new Example();
  const left = example.git('rev-parse', 'HEAD');
  example.git('push', '-q', 'origin', `${left}:refs/heads/circuit-queue/X-1/${left}`);
  expect(await ask(example, () => ({ runs: [{ id: 1 }] }))).toMatchObject({ verdict: { kind: 'green' } });
  example.git('--git-dir', example.origin, 'config', 'core.bare', 'true');
  example.git('--git-dir', example.origin, 'config', 'receive.maxInputSize', '1');
  const { verdict, forge } = await ask(example, () => ({ runs: [{ id: 1 }] }));
  expect(verdict).toEqual({ kind: 'unknown', why: expect.stringContaining('could not be pushed for ada/small') as string });
  expect(forge.asked).toEqual([]);
});

test('a project file that names a check of a forge and no remote is refused', () => {
  using example = new Example();
  const { remote, ...alone } = { ...example.config(), forge: { repository: 'ada/small', check: 'ci' } };
  expect(() => parseConfig(JSON.stringify({ ...alone, remote }))).not.toThrow();
  expect(() => parseConfig(JSON.stringify(alone, null, 2))).toThrow(/invalid at \/forge, line \d+\..*no remote/u);
});

test('the queue lands what the check of the forge calls green, gives back what it calls red, and asks as main says alone', async () => {
  using example = new Example();
  const { url, asked } = await fakeForge(example.origin, (time) => ({ runs: [{ id: 1, conclusion: time === 1 ? 'success' : 'failure' }] }));
  const forge = { repository: 'ada/small', check: 'ci', api: url };
  example.configure({ forge });
  const project = await example.project();
  const good = await handIn(project, { ticket: 'X-1', files: { 'README.md': 'Good.\n' } });
  expect(good.left).toMatchObject([{ kind: 'landed', commits: [{ ticket: 'X-1', commit: good.commit }] }]);
  expect(good.said).toContain(`Waiting for "ci" of ada/small on ${good.commit.slice(0, 10)}.`);
  example.git('fetch', '-q');
  const without = JSON.stringify({ ...example.config(), forge: { ...forge, api: 'http://127.0.0.1:1', check: 'true' } });
  const bad = await handIn(project, { ticket: 'X-2', files: { 'circuit.json': without } });
  expect(bad.left).toMatchObject([
    { kind: 'bounce', ticket: 'X-2', reason: 'red', why: expect.stringContaining('forge.example/run') as string },
  ]);
  expect(example.landed()[0]).toBe(good.commit);
  expect(branches(example)).toEqual(['main']);
  expect(asked.every(({ path }) => path.startsWith('/repos/ada/small/commits/'))).toBe(true);
});
