import type { Decision, SupervisorBriefDecision } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, listOf } from './fault.ts';

/** Returns how a decision contradicts its question: a kind that it does not admit, or an option that it does not have. */
export function checkDecision(decision: Decision, { question }: SupervisorBriefDecision, at: string): SchemaFault[] {
  if (!question.admits.includes(decision.kind)) {
    return [
      fault(`${at}/kind`, 'admits', `${decision.kind} is not admitted; ${question.id} admits ${listOf(question.admits)}`, decision.kind),
    ];
  }
  if (decision.kind === 'choose' && !question.options.includes(decision.option)) {
    return [fault(`${at}/option`, 'option', `must be one of the options, word for word: ${listOf(question.options)}`, decision.option)];
  }
  return [];
}
