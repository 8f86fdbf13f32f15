import { outsidePlan, type ReadText } from '@ticket-circuit/coupler';
import type { DeveloperBrief, PlanSheetAddElement } from '@ticket-circuit/schemas';

/**
 * Returns the private helpers of planned files that feedback names, as elements to fill: an earlier session added them, so the plan does not
 * know them. Their criteria are those of their file.
 */
export async function namedHelpers(read: ReadText, { feedback, plan }: DeveloperBrief): Promise<PlanSheetAddElement[]> {
  const named = new Set(feedback.flatMap(({ element }) => (element?.includes('#') === true ? [element] : [])));
  const helpers: PlanSheetAddElement[] = [];
  for (const name of [...named].toSorted()) {
    const at = name.indexOf('#');
    const helper = await outsidePlan(read, plan, name.slice(0, at), name.slice(at + 1));
    if (helper) helpers.push({ ...helper, id: `named-${helpers.length + 1}` });
  }
  return helpers;
}
