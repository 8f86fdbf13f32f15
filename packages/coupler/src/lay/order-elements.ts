import type { PlanSheetElement } from '@ticket-circuit/schemas';
import { readsAtLoad } from './read-at-load.ts';
import { parentOf } from './symbol-parts.ts';

/**
 * Returns the elements in the order in which they can be laid: the plan's own, but a class before its members, an element behind the one
 * that it comes `after`, and a new one before those that read it when the module is loaded.
 */
export function orderElements(elements: readonly PlanSheetElement[]): PlanSheetElement[] {
  const ordered: PlanSheetElement[] = [];
  const entered = new Set<PlanSheetElement>();
  const visit = (element: PlanSheetElement): void => {
    if (entered.has(element)) return;
    entered.add(element);
    for (const other of elements)
      if (other !== element && (mustPrecede(other, element) || readsAtLoad(elements, element, other))) visit(other);
    ordered.push(element);
  };
  for (const element of elements) visit(element);
  return ordered;
}

function mustPrecede(other: PlanSheetElement, element: PlanSheetElement): boolean {
  if (other.file !== element.file || other.action === 'remove') return false;
  if (other.symbol === parentOf(element.symbol)) return true;
  if (!('after' in element) || element.after === undefined) return false;
  return other.symbol === element.after || other.symbol === `${parentOf(element.symbol)}.${element.after}`;
}
