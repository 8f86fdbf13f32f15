import { concernedElements } from '@ticket-circuit/coupler';
import type { CommonFeedback, PlanSheet } from '@ticket-circuit/schemas';

/** What was found wrong in a sheet, or in the world, says nothing about the code. */
const ELSEWHERE: ReadonlySet<CommonFeedback['kind']> = new Set(['sheet', 'infrastructure', 'laying', 'red-proof', 'uncovered']);

/**
 * Returns the ids of the planned elements that findings concern, in the plan's order. Empty when nothing tells one element from another: then all are
 * filled.
 */
export function elementsToFill(plan: PlanSheet, feedback: readonly CommonFeedback[]): string[] {
  const told = feedback.filter(({ kind }) => !ELSEWHERE.has(kind));
  const ids = new Set(told.flatMap((finding) => concernedElements(plan, finding)).map(({ id }) => id));
  return plan.elements.map(({ id }) => id).filter((id) => ids.has(id));
}
