import { join } from 'node:path';
import type { Repository } from '@ticket-circuit/git';
import { installHook } from '@ticket-circuit/merge-queue';

/**
 * Puts the hook of the merge queue into a remote that is a bare repository on this machine, and says what came of it; null for a remote
 * elsewhere. It is only a hint that main moved: without it tickets close at the next look.
 */
export async function installHookIfLocal(repo: Repository, remote: string): Promise<string | null> {
  const folder = await repo.remoteFolder(remote);
  if (folder === null) return null;
  const installed = await installHook({ repoDir: folder, spool: join(repo.commonDir, 'circuit', 'spool') });
  return installed.kind === 'installed'
    ? `post-receive in ${folder}`
    : `not installed: ${installed.why} Tickets close without it, a little later.`;
}
