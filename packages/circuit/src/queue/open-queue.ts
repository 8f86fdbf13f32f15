import { join } from 'node:path';
import type { LockHolder } from '@ticket-circuit/journal';
import { openQueueLog, type QueuePlace } from '@ticket-circuit/merge-queue';
import type { Circuit } from '@ticket-circuit/schemas';
import { configNear, type Project } from '../project/open-project.ts';
import { laneRules } from './lane-rules.ts';

/** What of the project file says where a queue lies and how it works. */
export type QueueConfig = Pick<Circuit, 'main' | 'remote' | 'moveRequests' | 'lanes'>;

/** The merge queue of a project: where it lies, and who works on it. */
export interface OpenQueue {
  readonly place: QueuePlace;
  /** Where the hook leaves word of pushes. */
  readonly spool: string;
  /** The process that works on it now; null when none does. */
  readonly holder: () => LockHolder | null;
}

/**
 * Opens the queue that lands on the main of a project, as the project file names it unless it is given. Main itself is not read.
 *
 * @throws {CircuitHostError} no-config or bad-config.
 */
export async function openQueue({ repo, journal }: Project, named?: QueueConfig): Promise<OpenQueue> {
  const config = named ?? (await configNear(repo, (await repo.resolve('HEAD')) ?? 'HEAD'));
  const home = join(repo.commonDir, 'circuit');
  return {
    place: {
      repo,
      remote: config.remote ?? null,
      branch: config.main,
      moveRequests: config.moveRequests === true,
      ...(config.lanes === true ? { lanes: laneRules(repo) } : {}),
      log: openQueueLog(join(home, 'queue', `${encodeURIComponent(config.main)}.jsonl`)),
      now: () => new Date().toISOString(),
    },
    spool: join(home, 'spool'),
    holder: () => journal.queueHolder(config.main),
  };
}
