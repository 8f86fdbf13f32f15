import type { PlanSheetElement, PlanSheetPlainPlan, PlanSheetRename } from '@ticket-circuit/schemas';

/** Returns the plan of a refactor: these elements and renames, and no behaviour. */
export function preservePlan(elements: readonly PlanSheetElement[], renames: readonly PlanSheetRename[] = []): PlanSheetPlainPlan {
  return {
    nature: 'preserve',
    criteria: [],
    elements: [...elements],
    supersedes: [],
    renames: [...renames],
    dependencies: [],
    references: [],
    questions: [],
  };
}
