import type { GateFinding } from '@ticket-circuit/coupler';
import type { CommonFeedback, PlanSheetElement } from '@ticket-circuit/schemas';

/** Returns what earlier steps said that concerns an element: what names it, its file or one of its criteria, and what names nothing at all. */
export function feedbackFindings(feedback: readonly CommonFeedback[], element: PlanSheetElement): GateFinding[] {
  return feedback.filter((one) => concerns(one, element)).map((one) => findingOf(one));
}

function concerns({ kind, element: named, criterion, file }: CommonFeedback, element: PlanSheetElement): boolean {
  if (kind === 'sheet' || kind === 'infrastructure') return false;
  if (named !== undefined) return named === element.id || named === element.symbol || named === `${element.file} ${element.symbol}`;
  if (criterion !== undefined) return element.criteria.includes(criterion);
  return file === undefined || file === element.file || kind !== 'check';
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
