import type { ElementListListed, PlanSheet } from '@ticket-circuit/schemas';
import type { Module, ModuleElement } from '@ticket-circuit/syntax';
import type { ReadText } from '../read-text.ts';

/** One file in two trees. */
export interface LotFile {
  readonly path: string;
  readonly before: Module | null;
  readonly after: Module | null;
  readonly readBase: ReadText;
  readonly plan: PlanSheet;
}

/** One element of the lot before it is numbered; `outside` says why the plan does not allow it. */
export interface LotEntry {
  readonly file: string;
  readonly symbol: string;
  readonly listed: Omit<ElementListListed, 'id'> | null;
  readonly outside: string | null;
}

/** Returns the entry of a file that is handled whole. */
export function wholeFileEntry(
  { path }: LotFile,
  texts: { readonly before: string; readonly after: string },
  facts: Pick<ElementListListed, 'origin'> & Partial<Pick<ElementListListed, 'proof' | 'planned' | 'criteria'>>,
): LotEntry {
  const change = texts.before === '' ? 'added' : texts.after === '' ? 'removed' : 'changed';
  return { file: path, symbol: '*', listed: { file: path, symbol: '*', change, ...texts, ...facts }, outside: null };
}

/** Returns the element of a symbol, or null. */
export function elementIn(module: Module | null, symbol: string): ModuleElement | null {
  return module?.elements.find((element) => element.symbol === symbol) ?? null;
}

/** Returns an element's text with its comments; of a class only the header, because its members are elements of their own. */
export function textOf(module: Module | null, element: ModuleElement | null): string {
  if (!module || !element) return '';
  return module.source.slice(element.leadStart, element.inner ? element.start + element.declaration.length : element.end);
}
