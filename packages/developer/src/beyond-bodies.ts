import { concernedElements, type FillTasks } from '@ticket-circuit/coupler';
import type { CodeSheetPlanDefect, DeveloperBrief, PlanSheet } from '@ticket-circuit/schemas';

type Defect = CodeSheetPlanDefect['defects'][number];

/**
 * Returns what came back on parts of planned files that nobody here can write: elements that the plan gives whole, such as a constant, a type or an
 * import, or that it removes or moves. Filling bodies again would leave them as they are, however often it is tried.
 */
export function beyondBodies({ feedback }: Pick<DeveloperBrief, 'feedback'>, plan: PlanSheet, tasks: FillTasks): Defect[] {
  const ours = new Set([...tasks.bodies.map(({ element }) => element), ...tasks.texts, ...tasks.skeletons].map(({ id }) => id));
  return feedback.flatMap(({ kind, element, message, rule, source }): Defect[] => {
    if ((kind !== 'review-line' && kind !== 'check') || element === undefined) return [];
    const [planned] = concernedElements(plan, { element });
    const file = planned?.file ?? element.slice(0, Math.max(0, element.indexOf('#')));
    if ((planned !== undefined && ours.has(planned.id)) || !plan.elements.some((one) => one.file === file)) return [];
    const symbol = planned?.symbol ?? element.slice(file.length + 1);
    return [
      {
        what: `${symbol} in ${file} is to be mended, and it has no body that the developer writes: only the plan can change it.`,
        evidence: [rule, message, source].filter((part) => part !== undefined).join(': '),
      },
    ];
  });
}
