import type { LockHolder } from '@ticket-circuit/journal';
import { requireSandbox } from '@ticket-circuit/sandbox';
import { standAsWorker, workQueue, type WorkEnd, type WorkRequest } from '@ticket-circuit/merge-queue';
import type { Project } from '../project/open-project.ts';
import { judgeSubmission } from './judge-submission.ts';
import { openQueue, type QueueConfig } from './open-queue.ts';

/** How a queue is worked on where nobody says otherwise. */
export const usualWork = { policy: 'window', slots: 2 } as const;

export type QueueWorkOptions = Pick<WorkRequest, 'policy' | 'slots' | 'until' | 'signal' | 'onRecord' | 'onNote' | 'faultPoint'> & {
  /** Told what the checks are at. */
  readonly progress: (line: string) => void;
};

/**
 * Works on the queue of a project, unless another process does so already. Where the project has lanes, its window is one for each of them.
 *
 * @throws {SandboxError} no-sandbox when this machine's sandbox does not hold: nothing is checked, and the queue stays as it is.
 */
export async function workOnQueue(
  project: Project,
  { progress, ...options }: QueueWorkOptions,
  named?: QueueConfig,
): Promise<WorkEnd | { readonly kind: 'held'; readonly by: LockHolder }> {
  await requireSandbox();
  const { place, spool } = await openQueue(project, named);
  const attempt = project.journal.lockQueue(place.branch, place.now());
  if (attempt.kind === 'held') return attempt;
  using lock = attempt.lock;
  using _ = await standAsWorker(spool);
  const { log } = project;
  const { branch, lanes } = place;
  const policy = lanes !== undefined && options.policy === 'window' ? 'lanes' : options.policy;
  log.info({ branch, policy, slots: options.slots }, 'work on the queue begins');
  const end = await workQueue({
    ...place,
    ...options,
    policy,
    onRecord: (record, actions) => {
      const { event } = record;
      const why = 'why' in event ? { why: event.why } : {};
      const isRed = event.kind === 'verdict' && event.verdict !== 'green';
      log[isRed ? 'warn' : 'info']({ branch, ...('ticket' in event ? { ticket: event.ticket } : {}), ...why }, `queue: ${event.kind}`);
      options.onRecord?.(record, actions);
    },
    lock,
    spool,
    whyNot: (ticket) => (project.journal.read(ticket).length === 0 ? null : ofCircuit(ticket)),
    judge: async (candidate, signal) => await judgeSubmission({ project, signal, progress }, candidate),
  });
  log.info({ branch, ...end }, 'work on the queue ended');
  return end;
}

/** A ticket of the circuit is given to the queue by its own run: its review is of one commit. */
function ofCircuit(ticket: string): { readonly why: string; readonly next: string } {
  return { why: `${ticket} is a ticket of the circuit, which lands it itself.`, next: 'Push the change under a ticket of its own.' };
}
