import type { AnswersSheet, ExplorerBriefAnswer } from '../../gen/types.d.ts';
import { applyAnswers } from '../apply-answers.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, listOf, oneEach } from './fault.ts';
import { checkPlan } from './plan-rules.ts';

/** Returns how answers contradict the challenge, themselves, or make a plan that contradicts itself. */
export function checkAnswers(sheet: AnswersSheet, brief: ExplorerBriefAnswer, at: string): SchemaFault[] {
  const { answers, changes } = sheet;
  const asked = brief.challenge.questions.map(({ id }) => id);
  const amends = answers.some(({ answer }) => answer === 'amended');
  const own = [
    ...oneEach(`${at}/answers`, answers, ({ id }) => id, asked, 'question'),
    ...(amends && changes === undefined ? [fault(at, 'changes', 'must have changes, because an answer says amended')] : []),
    ...(!amends && changes !== undefined ? [fault(`${at}/changes`, 'changes', 'must be absent, because no answer says amended')] : []),
    ...checkDropped(sheet, brief, at),
  ];
  if (changes === undefined || own.length > 0) return own;
  const amended = checkPlan(applyAnswers(brief.plan, sheet), brief, `${at}/changes`);
  return amended.map((each) => ({ ...each, message: `The amended plan: ${each.message}` }));
}

function checkDropped({ changes }: AnswersSheet, { plan }: ExplorerBriefAnswer, at: string): SchemaFault[] {
  if (changes === undefined) return [];
  const known = [...plan.criteria, ...plan.elements].map(({ id }) => id);
  const given = [...changes.criteria, ...changes.elements].map(({ id }) => id);
  return changes.dropped.flatMap((id, index) => [
    ...(known.includes(id)
      ? []
      : [fault(`${at}/changes/dropped/${index}`, 'known', `${id} is no criterion or element of the plan; those are ${listOf(known)}`, id)]),
    ...(given.includes(id) ? [fault(`${at}/changes/dropped/${index}`, 'unique', `${id} cannot be changed and dropped at once`, id)] : []),
  ]);
}
