import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Example, eventsOf, happy, leftovers } from './support/example.ts';

const program = join(import.meta.dirname, 'support/run-and-die.ts');
/** More than the points of one ticket; a run that gets no further would go round for ever. */
const mostRuns = 120;

test('a circuit that is killed at every boundary lands one commit, runs no session twice and leaves nothing behind', async () => {
  using example = new Example();
  const at = await example.ticket();
  const base = example.git('rev-parse', 'main');
  const visitedFile = join(example.root, 'visited');
  const args = [program, example.folder, at.ticket, example.script(happy), visitedFile];
  // Half of a start is reading the same sources again.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(example.root, 'compile-cache') };
  const runOn = () => spawnSync(process.execPath, args, { encoding: 'utf8', env });
  let last = runOn();
  let runs = 1;
  for (; last.signal === 'SIGKILL' && runs < mostRuns; runs++) last = runOn();

  expect({ status: last.status, stderr: last.stderr }).toStrictEqual({ status: 0, stderr: '' });
  const [head = '', ...older] = example.landed();
  expect(JSON.parse(last.stdout)).toMatchObject({ kind: 'closed', commit: head });
  expect(older).toStrictEqual([base]);
  expect(at.project.journal.verify()).toBe(at.project.journal.readAll().length);

  const visited = readFileSync(visitedFile, 'utf8').trim().split('\n');
  expect(runs).toBe(visited.length + 1);
  const sessions = eventsOf(at, 'session-ended').map(({ session }) => session);
  expect(sessions).toHaveLength(6);
  expect(eventsOf(at, 'session-started').map(({ session }) => session)).toStrictEqual(sessions);
  const effects = [...new Set(eventsOf(at, 'effect-started').map(({ effect }) => effect))];
  expect(visited).toStrictEqual(
    expect.arrayContaining([
      ...effects.flatMap((key) => ['before', 'performed', 'after'].map((point) => `${point} ${key}`)),
      ...sessions.flatMap((session) => [`started ${session}`, `finished ${session}`]),
    ]),
  );
  expect(visited.filter((point) => point.startsWith('queue/')).length).toBeGreaterThanOrEqual(4);
  expect(eventsOf(at, 'infrastructure-lost')).toStrictEqual([]);
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]), { timeout: 5000, interval: 50 });
}, 3_600_000);
