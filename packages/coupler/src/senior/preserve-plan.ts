import { emptyPlan, type PlanSheetElement, type PlanSheetPlainPlan, type PlanSheetRename } from '@ticket-circuit/schemas';

/** Returns the plan of a refactor: these elements and renames, and no behaviour. */
export function preservePlan(elements: readonly PlanSheetElement[], renames: readonly PlanSheetRename[] = []): PlanSheetPlainPlan {
  return { ...emptyPlan, nature: 'preserve', elements: [...elements], renames: [...renames] };
}
