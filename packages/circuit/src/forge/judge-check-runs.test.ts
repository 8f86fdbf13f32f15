import { expect, test } from 'vitest';
import { judgeCheckRuns, type CheckRun } from './judge-check-runs.ts';

const commit = 'a'.repeat(40);
const green: CheckRun = { id: 7, name: 'ci', head_sha: commit, status: 'completed', conclusion: 'success', html_url: 'https://forge/7' };
const judge = (...runs: CheckRun[]) => judgeCheckRuns(runs, { check: 'ci', commit });

test('the newest run of the named check counts, in whatever order the forge lists them', () => {
  const red = { ...green, id: 5, conclusion: 'failure' };
  expect(judge(green, red)).toEqual({ kind: 'green', run: green });
  expect(judge(red, green)).toEqual({ kind: 'green', run: green });
  const newer = { ...red, id: 9 };
  expect(judge(green, newer)).toEqual({ kind: 'red', run: newer });
  expect(judge(green, { ...green, id: 9, status: 'in_progress', conclusion: null })).toEqual({
    kind: 'none',
    why: '"ci" is in_progress (https://forge/7).',
  });
});

test('a run of another name or commit is no answer, nor is none', () => {
  const none = { kind: 'none', why: `It shows no run of "ci" for ${commit}.` };
  expect(judge()).toEqual(none);
  expect(judge({ ...green, name: 'ci / lint' }, { ...green, name: 'CI' }, { ...green, head_sha: 'b'.repeat(40) })).toEqual(none);
});

test.each(['cancelled', 'skipped', 'neutral', 'stale', 'action_required', 'startup_failure', 'of_a_later_year'])(
  'a run that ended as %s is no verdict',
  (conclusion) => {
    expect(judge({ ...green, conclusion, html_url: null })).toEqual({ kind: 'none', why: `"ci" ended as ${conclusion}.` });
  },
);

test.each(['failure', 'timed_out'])('a run that ended as %s is red', (conclusion) => {
  expect(judge({ ...green, conclusion })).toMatchObject({ kind: 'red', run: { id: 7 } });
});

test('a conclusion without the end of its run is no verdict', () => {
  expect(judge({ ...green, status: 'in_progress' })).toMatchObject({ kind: 'none' });
});
