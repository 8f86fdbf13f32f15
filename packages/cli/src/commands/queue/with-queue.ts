import type { OpenQueue, Project } from '@ticket-circuit/circuit';
import type { QueueFold } from '@ticket-circuit/merge-queue';
import type { Log } from '@ticket-circuit/telemetry';
import { withProject } from '../../host/with-project.ts';

/** A queue, as its journal tells it now. */
export interface QueueView extends OpenQueue {
  readonly project: Project;
  readonly host: typeof import('@ticket-circuit/circuit');
  readonly fold: QueueFold;
}

/** Opens the queue of the project that holds a folder, and closes everything however the use ends. */
export async function withQueue<T>(dir: string, use: (view: QueueView) => Promise<T> | T, log?: Log): Promise<T> {
  return await withProject(
    dir,
    async (project, host) => {
      const queue = await host.openQueue(project);
      const { readFold } = await import('@ticket-circuit/merge-queue');
      return await use({ ...queue, project, host, fold: readFold(queue.place) });
    },
    log,
  );
}
