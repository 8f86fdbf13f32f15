import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProject, type Project } from '../../packages/circuit/src/index.ts';
import { readSession } from '../../packages/sandbox/src/index.ts';
import { git } from '../../packages/merge-queue/test/world.ts';
import { pidsNaming, readProcess } from './process-tree.ts';

/** A session that had finished when its circuit was killed, and how often the journal said by then that it was started. */
export interface FinishedSession {
  readonly session: string;
  readonly starts: number;
}

export interface KillFaults {
  readonly undelivered: readonly string[];
  readonly deliveredTwice: readonly string[];
  readonly startedAgain: readonly string[];
  readonly paidTwice: readonly string[];
  readonly brokenChains: number;
  readonly leftBehind: readonly string[];
}

/** Returns the sessions of a ticket whose process has handed in its result, and which nobody has judged. */
export async function finishedSessions(project: Project, ticket: string): Promise<FinishedSession[]> {
  const parent = join(project.workDir, 'sessions');
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(`${ticket}_`)) : [];
  const found: FinishedSession[] = [];
  for (const name of names) {
    const state = await readSession(join(parent, name, 'shim'));
    const session = name.replace('_', '/');
    if (state.kind === 'ended' && state.result.end.kind === 'exited') found.push({ session, starts: startsOf(project, session) });
  }
  return found;
}

function startsOf(project: Project, session: string): number {
  const [ticket = ''] = session.split('/');
  return project.journal.read(ticket).filter(({ event }) => event.kind === 'session-started' && event.session === session).length;
}

export interface KillWorld {
  readonly root: string;
  readonly folder: string;
  readonly temporary: string;
  readonly tickets: readonly string[];
  readonly finished: readonly FinishedSession[];
}

/** Looks at what came of it, after somebody has opened the project once more. */
export async function judgeKills({ root, folder, temporary, tickets, finished }: KillWorld): Promise<KillFaults> {
  const project = await openProject(folder);
  try {
    const landed = git(join(root, 'origin.git'), 'log', '--format=%(trailers:key=Ticket,valueonly,separator=)', 'main').split('\n');
    const times = (ticket: string): number => landed.filter((line) => line.trim() === ticket).length;
    const calls = project.journal.readAll().flatMap(({ event }) => (event.kind === 'model-called' ? [event.callId] : []));
    return {
      undelivered: tickets.filter((ticket) => times(ticket) === 0),
      deliveredTwice: tickets.filter((ticket) => times(ticket) > 1),
      startedAgain: finished
        .filter(({ session, starts }) => startsOf(project, session) > Math.max(starts, 1))
        .map(({ session }) => session),
      paidTwice: [...new Set(calls.filter((call, at) => calls.indexOf(call) !== at))],
      brokenChains: project.journal.readAll().length - project.journal.verify(),
      leftBehind: leftBehind(project, { root, folder, temporary }),
    };
  } finally {
    project.journal.close();
  }
}

/** Returns the folders, sockets, work trees, mounts, locks of git and processes that are there still. */
function leftBehind(project: Project, { root, folder, temporary }: Pick<KillWorld, 'root' | 'folder' | 'temporary'>): string[] {
  const within = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []);
  const halves = within(join(project.workDir, 'prepared')).filter((path) => /\.\d+-/u.test(path));
  const trees = git(folder, 'worktree', 'list', '--porcelain')
    .split('\n')
    .filter((line) => line.startsWith('worktree '));
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter((line) => line.includes(root));
  const locks = ['numbers/.git', 'origin.git'].flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.lock') && !path.startsWith('circuit'))
      .map((path) => join(dir, path)),
  );
  const processes = processesNaming(root);
  return [
    ...within(join(project.workDir, 'sessions')),
    ...within(join(project.workDir, 'trees')),
    ...within(join(project.workDir, 'kept')),
    ...within(project.socketDir),
    ...within(temporary),
    ...within(join(folder, '.git/circuit-tmp')),
    ...halves,
    ...trees.slice(1),
    ...mounts,
    ...locks,
    ...processes,
  ];
}

/** Returns the processes, other than this one, whose command line or environment names a folder. */
export function processesNaming(text: string): string[] {
  return pidsNaming(text).map((pid) => `process ${pid}: ${readProcess(pid, 'cmdline').slice(0, 200)}`);
}

/** Returns the processes that hold the sessions of a ticket: each was given its session's folder. */
export function shimsOf(root: string, ticket: string): number[] {
  return pidsNaming(root).filter((pid) => readProcess(pid, 'cmdline').includes(`/sessions/${ticket}_`));
}
