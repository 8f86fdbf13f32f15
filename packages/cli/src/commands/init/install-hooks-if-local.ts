import { join } from 'node:path';
import type { Repository } from '@ticket-circuit/git';
import { installHooks } from '@ticket-circuit/merge-queue';
import { scannerCommand } from '../../host/scanner-command.ts';

/**
 * Puts the hooks of the merge queue into a remote that is a bare repository on this machine, and says what came of it; null for a remote
 * elsewhere. One takes commits that are pushed for the queue; the other is only a hint that main moved: without it tickets close at the
 * next look.
 */
export async function installHooksIfLocal(repo: Repository, { main, remote }: { main: string; remote: string }): Promise<string | null> {
  const folder = await repo.remoteFolder(remote);
  if (folder === null) return null;
  const spool = join(repo.commonDir, 'circuit', 'spool');
  const place = { repoDir: folder, spool, ref: `refs/heads/${main}`, scanner: scannerCommand(repo) };
  const installed = await installHooks(place);
  return installed.kind === 'installed'
    ? `post-receive and proc-receive in ${folder}; push a commit for the queue to refs/for/${main}`
    : `not installed: ${installed.why} Tickets close without it, a little later.`;
}
