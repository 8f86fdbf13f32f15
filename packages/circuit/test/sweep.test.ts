import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Example, eventsOf, leftovers } from './support/example.ts';

const runAndDie = join(import.meta.dirname, 'support/run-and-die.ts');

/** Returns the id of a process that has ended. */
const deadPid = (): number => spawnSync('true').pid;

function makeFolder(...parts: string[]): string {
  const folder = join(...parts);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), 'x');
  return folder;
}

test('opening a project removes what dead processes left, and nothing that a living one uses', async () => {
  using example = new Example();
  const { workDir, socketDir } = await example.project();
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  onTestFinished(() => void other.kill());
  const [dead, living] = [deadPid(), other.pid];
  const name = '0'.repeat(32);
  const left = [
    makeFolder(workDir, 'trees', `${dead}-abc`),
    makeFolder(workDir, 'prepared', `${name}.${dead}-abc`),
    makeFolder(workDir, `alone-${dead}-abc`),
    makeFolder(socketDir, `alone-${dead}-abc`),
  ];
  const used = [
    makeFolder(workDir, 'trees', `${living}-abc`),
    makeFolder(workDir, 'prepared', `${name}.${living}-abc`),
    makeFolder(workDir, 'prepared', name),
    makeFolder(workDir, `alone-${living}-abc`),
    makeFolder(socketDir, `alone-${living}-abc`),
  ];
  await example.project();
  expect(left.filter((path) => existsSync(path))).toStrictEqual([]);
  expect(used.filter((path) => !existsSync(path))).toStrictEqual([]);
});

test('a session that is over, or never began, is removed by whoever opens the project next, unless its ticket is run', async () => {
  using example = new Example();
  const at = await example.ticket();
  const { workDir, journal } = at.project;
  const session = `${at.ticket}/plan.r1.t1`;
  const folder = makeFolder(workDir, 'sessions', session.replace('/', '_'));
  const attempt = journal.lockTicket(at.ticket, '2026-01-01T00:00:00Z');
  await example.project();
  expect(existsSync(folder)).toBe(true);
  if (attempt.kind === 'locked') attempt.lock.release();
  await example.project();
  expect(existsSync(folder)).toBe(false);
  expect(journal.ticketHolder(at.ticket)).toBeNull();
});

// bernstein #1847: what a process had left behind was removed without a look at what it held.
test('what a dead session wrote is kept by a ref before whoever opens the project next removes it', async () => {
  using example = new Example();
  const at = await example.ticket();
  const { workDir, repo } = at.project;
  const session = `${at.ticket}/plan.r1.t1`;
  const tree = join(workDir, 'sessions', session.replace('/', '_'), 'tree');
  await repo.addWorktree(tree, 'main');
  writeFileSync(join(tree, 'work'), 'x');
  await example.project();
  expect(existsSync(tree)).toBe(false);
  expect(example.git('show', `refs/circuit/archive/${session}:work`)).toBe('x');
});

test('a run waits for whoever clears up after its ticket, and for nobody who runs it', async () => {
  using example = new Example({ config: { bounds: { tries: 1, rounds: 1 } } });
  const at = await example.ticket();
  const noPlan = { 'plan.r1.t1#1': 'No plan.', 'plan.r1.t1#2': 'Still none.' };
  const running = at.project.journal.lockTicket(at.ticket, '2026-01-01T00:00:00Z');
  await expect(example.run(at, noPlan)).rejects.toMatchObject({ code: 'ticket-held' });
  if (running.kind === 'locked') running.lock.release();
  const clearing = at.project.journal.lockTicket(at.ticket, '2026-01-01T00:00:00Z', { brief: true });
  setTimeout(() => clearing.kind === 'locked' && clearing.lock.release(), 300);
  expect(await example.run(at, noPlan)).toMatchObject({ questions: [{ cause: 'bound-reached' }] });
});

test('a session that outlives a killed circuit is not removed: the next run of its ticket adopts it', async () => {
  using example = new Example({ config: { bounds: { tries: 1, rounds: 1 } } });
  const at = await example.ticket();
  const session = `${at.ticket}/plan.r1.t1`;
  const noPlan = { 'plan.r1.t1#1': 'No plan.', 'plan.r1.t1#2': 'Still none.' };
  const visited = join(example.root, 'visited');
  const killed = (): NodeJS.Signals | null =>
    spawnSync(process.execPath, [runAndDie, example.folder, at.ticket, example.script(noPlan), visited]).signal;
  // It dies at each point once; the session has begun when its start is journalled.
  while (eventsOf(at, 'session-started').length === 0) expect(killed()).toBe('SIGKILL');
  const sessions = join(at.project.workDir, 'sessions');
  await example.project();
  expect(readdirSync(sessions)).toStrictEqual([session.replace('/', '_')]);
  expect(await example.run(at, noPlan)).toMatchObject({ questions: [{ cause: 'bound-reached' }] });
  expect(eventsOf(at, 'session-started').filter((event) => event.session === session)).toHaveLength(1);
  await vi.waitFor(() => expect(leftovers(example, at.project)).toStrictEqual([]), { timeout: 5000, interval: 50 });
});
