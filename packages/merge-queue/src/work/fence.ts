import type { Repository } from '@ticket-circuit/git';
import { canonicalJson } from '@ticket-circuit/schemas';
import { fenceRef } from '../queue-refs.ts';

/** Says whether somebody else has taken over the queue since. */
export interface Fence {
  isOurs(): Promise<boolean>;
}

/**
 * Takes over the queue. The lock alone is not enough: a process that slept through the loss of its lock (a restored machine, a lock file
 * on a network disk) would wake up and push. Returns null when another process took it over at the same instant.
 */
export async function takeFence(repo: Repository, at: string): Promise<Fence | null> {
  const before = await repo.readRef(fenceRef);
  const mark = await repo.writeBlob(Buffer.from(`${canonicalJson({ pid: process.pid, at, after: before })}\n`));
  const moved = await repo.updateRef(fenceRef, mark, { expected: before });
  return moved === 'moved' ? { isOurs: async () => (await repo.readRef(fenceRef)) === mark } : null;
}
