import type { LockHolder } from '@ticket-circuit/journal';
import { workQueue, type WorkEnd, type WorkRequest } from '@ticket-circuit/merge-queue';
import type { Circuit } from '@ticket-circuit/schemas';
import type { Project } from '../project/open-project.ts';
import { judgeSubmission } from './judge-submission.ts';
import { openQueue } from './open-queue.ts';

/** How a queue is worked on where nobody says otherwise. */
export const usualWork = { policy: 'window', slots: 2 } as const;

export type QueueWorkOptions = Pick<WorkRequest, 'policy' | 'slots' | 'until' | 'signal' | 'onRecord' | 'onNote' | 'faultPoint'> & {
  /** Told what the checks are at. */
  readonly progress: (line: string) => void;
};

/** Works on the queue of a project, unless another process does so already. */
export async function workOnQueue(
  project: Project,
  { progress, ...options }: QueueWorkOptions,
  named?: Pick<Circuit, 'main' | 'remote'>,
): Promise<WorkEnd | { readonly kind: 'held'; readonly by: LockHolder }> {
  const { place, spool } = await openQueue(project, named);
  const attempt = project.journal.lockQueue(place.branch, place.now());
  if (attempt.kind === 'held') return attempt;
  using lock = attempt.lock;
  return await workQueue({
    ...place,
    ...options,
    lock,
    spool,
    judge: async (candidate, signal) => await judgeSubmission({ project, signal, progress }, candidate),
  });
}
