import { stopSession } from '@ticket-circuit/sandbox';
import type { Event } from '@ticket-circuit/schemas';
import { clearSession } from '../session/free-session.ts';
import { SessionFolder } from '../session/session-folder.ts';
import type { TicketRun } from '../ticket-run.ts';

/** Ends a session that nobody waits for any more and removes its folders; what it wrote is kept by an archive ref. */
export async function stopRole(run: Pick<TicketRun, 'project'>, session: string): Promise<Event> {
  const { repo, workDir, socketDir } = run.project;
  const folder = new SessionFolder(workDir, socketDir, session);
  if (folder.exists()) {
    await stopSession(folder.shim);
    await clearSession({ repo, folder, session, isKept: false });
  }
  return { kind: 'session-stopped', session };
}
