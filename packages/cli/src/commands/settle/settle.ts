import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';

/** Closes every ticket whose commit main holds already. */
export async function settle({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, async (project, host) => {
    const closed = await host.settleLanded(project);
    return {
      exit: exitCodes.done,
      text: closed.length === 0 ? 'No ticket was left to close.' : `Closed: ${closed.join(', ')}`,
      document: { closed },
    };
  });
}
