import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepFolders, sweepOwned } from '@ticket-circuit/checks';
import { isProcessAlive, readSession, stopSession } from '@ticket-circuit/sandbox';
import { CircuitError, InternalError, type Event } from '@ticket-circuit/schemas';
import { clearSession, freeSession } from '../session/free-session.ts';
import { SessionFolder } from '../session/session-folder.ts';
import type { Project } from './open-project.ts';

type Swept = Pick<Project, 'repo' | 'journal' | 'workDir' | 'socketDir'>;

const aloneName = /^alone-(?<pid>\d+)-/u;

/**
 * Removes what processes that were killed left of this repository: fresh trees, sessions that nobody can adopt, roles that ran alone. What a
 * living process uses stays: trees and lone roles name their process, and a session's ticket is locked while it runs. What cannot be
 * removed now (a busy mount, a broken file) is left for the next time: it must not stand in the way of any command.
 */
export async function sweepProject(project: Swept): Promise<void> {
  await leaveWhatFails(async () => await sweepFolders(project.workDir));
  for (const alone of await namesIn(project.workDir)) await leaveWhatFails(async () => await sweepLoneRole(project, alone));
  await leaveWhatFails(async () => await sweepOwned(project.socketDir, aloneName));
  for (const session of await sessionsIn(project.workDir)) await leaveWhatFails(async () => await sweepSession(project, session));
}

async function leaveWhatFails(sweep: () => Promise<void>): Promise<void> {
  try {
    await sweep();
  } catch (error) {
    const isWorldly = error instanceof CircuitError || (error instanceof Error && 'syscall' in error);
    if (!isWorldly || error instanceof InternalError) throw error;
  }
}

/** A role that ran alone may outlive the process that served it, until it finds that nobody answers. */
async function sweepLoneRole({ repo, workDir, socketDir }: Swept, alone: string): Promise<void> {
  const pid = aloneName.exec(alone)?.groups?.['pid'];
  if (pid === undefined || isProcessAlive(Number(pid))) return;
  const root = join(workDir, alone);
  for (const session of await sessionsIn(root)) {
    const folder = new SessionFolder(root, join(socketDir, alone), session);
    await stopSession(folder.shim);
    await freeSession({ repo, folder, session, isKept: true }, workDir);
  }
  await rm(root, { recursive: true, force: true });
}

async function sweepSession({ repo, journal, workDir, socketDir }: Swept, session: string): Promise<void> {
  const [ticket = ''] = session.split('/');
  const folder = new SessionFolder(workDir, socketDir, session);
  // Looked at twice: the lock is taken only where there is something to remove, since a run that begins meanwhile would be refused.
  if (journal.ticketHolder(ticket) !== null || !(await isDead(journal, folder, session))) return;
  const attempt = journal.lockTicket(ticket, new Date().toISOString(), { brief: true });
  if (attempt.kind === 'held') return;
  try {
    if (await isDead(journal, folder, session)) await clearSession({ repo, folder, session, isKept: isKept(lastOf(journal, session)) });
  } finally {
    attempt.lock.release();
  }
}

/** A session that still runs, or has ended unjudged, is for the next run of its ticket; all else is over, or will be started afresh. */
async function isDead(journal: Project['journal'], folder: SessionFolder, session: string): Promise<boolean> {
  const state = await readSession(folder.shim);
  if (state.kind === 'running') return false;
  const last = lastOf(journal, session)?.kind;
  return state.kind !== 'ended' || last === 'session-ended' || last === 'session-stopped';
}

/** The tree of a sheet is kept by the ref of its session; what any other session wrote is archived. */
function isKept(last: Event | undefined): boolean {
  return last?.kind === 'session-ended' && last.outcome.kind === 'sheet';
}

function lastOf(journal: Project['journal'], session: string): Event | undefined {
  const [ticket = ''] = session.split('/');
  return journal.read(ticket).findLast(({ event }) => event.kind.startsWith('session-') && 'session' in event && event.session === session)
    ?.event;
}

async function sessionsIn(workDir: string): Promise<string[]> {
  // A session's folder is named by its id, whose one slash would make two folders.
  return (await namesIn(join(workDir, 'sessions'))).map((name) => name.replace('_', '/'));
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}
