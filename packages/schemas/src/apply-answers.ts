import type { AnswersSheet, PlanSheet } from '../gen/types.d.ts';

/**
 * Returns the plan after the changes of an answers sheet: entries replace those with the same id or join at the end, dropped ids go, lists that
 * are given replace the whole list. The same plan when there are no changes. Never throws.
 */
export function applyAnswers(plan: PlanSheet, { changes }: Pick<AnswersSheet, 'changes'>): PlanSheet {
  if (changes === undefined) return plan;
  const { criteria, elements, dropped, supersedes, renames, dependencies, questions } = changes;
  return {
    ...plan,
    criteria: merge(plan.criteria, criteria, dropped),
    elements: merge(plan.elements, elements, dropped),
    ...(supersedes && { supersedes }),
    ...(renames && { renames }),
    ...(dependencies && { dependencies }),
    ...(questions && { questions }),
  };
}

function merge<T extends { id: string }>(present: readonly T[], changed: readonly T[], dropped: readonly string[]): T[] {
  const byId = new Map(changed.map((entry) => [entry.id, entry]));
  const known = new Set(present.map(({ id }) => id));
  const replaced = present.map((entry) => byId.get(entry.id) ?? entry);
  const added = [...byId.values()].filter(({ id }) => !known.has(id));
  return [...replaced, ...added].filter(({ id }) => !dropped.includes(id));
}
