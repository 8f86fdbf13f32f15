import type { PlanSheetElement } from '@ticket-circuit/schemas';

/**
 * Returns the elements in the order in which they can be laid: the plan's own, but a class before its members and an element behind the one
 * that it comes `after`.
 */
export function orderElements(elements: readonly PlanSheetElement[]): PlanSheetElement[] {
  const ordered: PlanSheetElement[] = [];
  const entered = new Set<PlanSheetElement>();
  const visit = (element: PlanSheetElement): void => {
    if (entered.has(element)) return;
    entered.add(element);
    for (const other of elements) if (other !== element && mustPrecede(other, element)) visit(other);
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

/** Returns the symbol of the class that holds a member; null for an element of the module. */
export function parentOf(symbol: string): string | null {
  const dot = symbol.lastIndexOf('.');
  return dot > 0 ? symbol.slice(0, dot) : null;
}

/** Returns the last part of a qualified symbol. */
export function simpleName(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf('.') + 1).replace(/#\d+$/, '');
}
