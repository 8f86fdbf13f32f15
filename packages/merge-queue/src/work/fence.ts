import type { Repository } from '@ticket-circuit/git';
import { canonicalJson } from '@ticket-circuit/schemas';
import { fenceRef } from '../queue-refs.ts';

/**
 * Takes over the queue, and returns the mark by which it is ours while `fenceRef` leads to it. The lock alone is not enough: a process that
 * slept through the loss of its lock (a restored machine, a lock file on a network disk) would wake up and push. Returns null when
 * another process took it over at the same instant.
 */
export async function takeFence(repo: Repository, at: string): Promise<string | null> {
  const before = await repo.readRef(fenceRef);
  const mark = await repo.writeBlob(Buffer.from(`${canonicalJson({ pid: process.pid, at, after: before })}\n`));
  return (await repo.updateRef(fenceRef, mark, { expected: before })) === 'moved' ? mark : null;
}
