import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { runCommand } from '../run/run-command.ts';
import { parseDecision } from './parse-decision.ts';
import { parseQuestionRef } from './parse-question-ref.ts';

/** Records a person's decision on a question. The next run goes on from it. */
export async function answerQuestion({ dir, words, options }: VerbCall): Promise<Reply> {
  const [ref = '', ...rest] = words;
  const { question: id, ticket } = parseQuestionRef(ref);
  const text = (name: string): Record<string, string> => (typeof options[name] === 'string' ? { [name]: options[name] } : {});
  return await withProject(dir, (project, host) => {
    const question = host.findQuestion(project, id, ticket);
    const decision = parseDecision(question, rest, { ...text('reason'), ...text('tokens') }, dir);
    host.answerQuestion(project, question.id, decision, question.ticket);
    return {
      exit: exitCodes.done,
      text: `${question.ticket}/${question.id}: ${decision.kind}\nGo on: ${runCommand(dir, question.ticket, host.lastGiven(project, question.ticket))}`,
      document: { ticket: question.ticket, question: question.id, decision },
    };
  });
}
