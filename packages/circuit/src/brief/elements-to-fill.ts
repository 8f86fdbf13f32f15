import type { CommonFeedback, PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { driverFor } from '@ticket-circuit/syntax';

/** What was found wrong in a sheet, or in the world, says nothing about the code. */
const ELSEWHERE: ReadonlySet<CommonFeedback['kind']> = new Set(['sheet', 'infrastructure', 'laying', 'red-proof', 'uncovered']);

/**
 * Returns the ids of the planned elements that findings concern, in the plan's order: those that a finding names, those that serve its criterion, or
 * those of its file. A finding that names nothing of the source concerns every body; a file without bodies is edited again only when a finding
 * names it, because its edit stands already. Empty when nothing tells one element from another: then all are filled.
 */
export function elementsToFill(plan: PlanSheet, feedback: readonly CommonFeedback[]): string[] {
  const bodies = plan.elements.filter(({ file, symbol }) => symbol !== '*' && driverFor(file) !== null);
  const concerned = feedback
    .filter(({ kind }) => !ELSEWHERE.has(kind))
    .flatMap((finding) => {
      const pointed = plan.elements.filter((element) => concerns(finding, element));
      return pointed.length > 0 || finding.element !== undefined ? pointed : bodies;
    });
  const ids = new Set(concerned.map(({ id }) => id));
  return plan.elements.map(({ id }) => id).filter((id) => ids.has(id));
}

function concerns({ element, criterion, file }: CommonFeedback, planned: PlanSheetElement): boolean {
  if (element !== undefined) return element === planned.id || element === `${planned.file}#${planned.symbol}`;
  if (criterion !== undefined) return planned.criteria.includes(criterion);
  return file === planned.file;
}
