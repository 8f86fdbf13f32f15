import type { GateFinding } from '@ticket-circuit/coupler';
import type { CommonFeedback, PlanSheetElement } from '@ticket-circuit/schemas';

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

/**
 * Returns what earlier steps said that concerns an element: what names it, one of its criteria or its file, and what names nothing of the
 * source. An element without an id of the plan is named `<file>#<symbol>`.
 */
export function feedbackFindings(feedback: readonly CommonFeedback[], element: PlanSheetElement): GateFinding[] {
  return feedback.filter((one) => concerns(one, element)).map((one) => findingOf(one));
}

function concerns({ kind, element: named, criterion, file, test }: CommonFeedback, element: PlanSheetElement): boolean {
  if (ELSEWHERE.has(kind)) return false;
  if (named !== undefined) return named === element.id || named === `${element.file}#${element.symbol}`;
  if (criterion !== undefined) return element.criteria.includes(criterion);
  return file === undefined || test !== undefined || file === element.file;
}

function findingOf({ kind, message, test, rule, expected, actual }: CommonFeedback): GateFinding {
  return {
    gate: 'tests',
    rule: rule ?? kind,
    message,
    ...(test === undefined ? {} : { test }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}
