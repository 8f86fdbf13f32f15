import { concernedElements, type GateFinding } from '@ticket-circuit/coupler';
import type { CommonFeedback, PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';

// What was said about plans, sheets and tests is not for the author of a body.
const ELSEWHERE: ReadonlySet<CommonFeedback['kind']> = new Set([
  'sheet',
  'infrastructure',
  'laying',
  'old-test',
  'red-proof',
  'uncovered',
  'conflict',
]);

/** Returns what earlier steps said that concerns an element of the plan, the session's own helpers included. */
export function feedbackFindings(feedback: readonly CommonFeedback[], plan: PlanSheet, element: PlanSheetElement): GateFinding[] {
  return feedback
    .filter((one) => !ELSEWHERE.has(one.kind) && concernedElements(plan, one).some(({ id }) => id === element.id))
    .map((one) => findingOf(one));
}

function findingOf({ kind, message, source, test, rule, expected, actual }: CommonFeedback): GateFinding {
  return {
    gate: 'tests',
    rule: rule ?? kind,
    message,
    ...(source === undefined ? {} : { source }),
    ...(test === undefined ? {} : { test }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}
