import type { PlanSheetPlainPlan } from '../gen/types.d.ts';

/** A plan in which there is nothing yet: what every plan must name, with empty lists. Whoever makes a plan writes over it what that plan has. */
export const emptyPlan = {
  nature: 'behaviour',
  criteria: [],
  elements: [],
  supersedes: [],
  renames: [],
  dependencies: [],
  references: [],
  questions: [],
} satisfies PlanSheetPlainPlan;
