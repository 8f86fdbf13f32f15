import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { questionText } from './question-text.ts';

/** Lists the open questions with their evidence and the decisions that each admits. The exit status is 4 while one is open. */
export async function listQuestions({ dir }: VerbCall): Promise<Reply> {
  return await withProject(dir, (project, host) => {
    const questions = host.openQuestions(project);
    const text = questions.length === 0 ? 'No open question.' : questions.map((question) => questionText(question, dir)).join('\n\n');
    return { exit: questions.length === 0 ? exitCodes.done : exitCodes.waiting, text, document: { questions } };
  });
}
