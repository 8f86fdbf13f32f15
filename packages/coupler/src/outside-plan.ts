import type { PlanSheet, PlanSheetAddElement } from '@ticket-circuit/schemas';
import { moduleAt } from './open-module.ts';
import type { ReadText } from './read-text.ts';

/**
 * Returns an element with a body that stands in a planned file and that the plan does not name, in the form in which it can be filled; null when
 * there is none, or when it is exported and so not a helper's.
 */
export async function outsidePlan(read: ReadText, plan: PlanSheet, file: string, symbol: string): Promise<PlanSheetAddElement | null> {
  const beside = plan.elements.filter((element) => element.file === file);
  if (beside.length === 0 || beside.some((element) => element.symbol === symbol)) return null;
  const element = (await moduleAt(read, file))?.elements.find((one) => one.symbol === symbol);
  if (!element?.hole || element.exported) return null;
  const criteria = [...new Set(beside.flatMap((one) => one.criteria))];
  return {
    id: symbol.replace(/\W/g, '-'),
    file,
    symbol,
    action: 'add',
    criteria,
    intent: element.declaration,
    declaration: element.declaration,
  };
}
