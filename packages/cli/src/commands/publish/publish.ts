import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';

/** Mirrors, signs and pushes what has not been yet. */
export async function publish({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, async (project, host) => {
    const { config } = await host.mainHead(project.repo);
    const why = await host.keepLandingRecords(project, config);
    if (why !== null)
      return { exit: exitCodes.unknown, text: `The records are not published: ${why}`, document: { kind: 'not-published', why } };
    const where = config.remote === undefined ? 'recorded in this repository' : `published to ${config.remote}`;
    return {
      exit: exitCodes.done,
      text: `Journals and statements are ${where}.`,
      document: { kind: 'published', remote: config.remote ?? null },
    };
  });
}
