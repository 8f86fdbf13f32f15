import type { ElementListListed, PlanSheet } from '@ticket-circuit/schemas';
import type { Inner, Module, ModuleElement } from '@ticket-circuit/syntax';
import type { ReadText } from '../read-text.ts';

/** One file in two trees. */
export interface LotFile {
  readonly path: string;
  readonly before: Module | null;
  readonly after: Module | null;
  /** The base with the plan's renames and nothing else; null where there are none, or they do not lead to a module. */
  readonly renamed: Module | null;
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

/**
 * Returns an element's text with its comments. Of a class or describe call: its header, its documentation, and what it holds beside its
 * members, which are elements of their own.
 */
export function textOf(module: Module | null, element: ModuleElement | null): string {
  if (!module || !element) return '';
  if (!element.inner) return module.source.slice(element.leadStart, element.end);
  const rest = besideMembers(module, element, element.inner);
  const head = headOf(module, element);
  if (rest === '') return head;
  const opening = module.source.slice(element.leadStart, element.inner.start).trimEnd();
  const close = module.language === 'python' ? '' : `\n${module.source.slice(element.inner.end, element.end)}`;
  return `${opening}\n${rest}${close}`;
}

/** Returns the comments, the header and the documentation of a class or describe call, and the whole text of any other element. */
export function headOf(module: Module | null, element: ModuleElement | null): string {
  if (!module || !element) return '';
  const { inner, start, declaration, docstring, leadStart, end } = element;
  return module.source.slice(leadStart, inner ? Math.max(start + declaration.length, docstring?.end ?? 0) : end);
}

/** Tells whether a class or describe call says nothing by itself: no comment, no documentation, nothing beside its members. */
export function isBare(module: Module | null, element: ModuleElement | null): boolean {
  if (!module || !element?.inner) return false;
  return element.docstring === null && element.leadStart === element.start && besideMembers(module, element, element.inner) === '';
}

// Lines between the members; a class that would be empty without a placeholder holds nothing.
function besideMembers({ source, elements }: Module, { symbol }: ModuleElement, inner: Inner): string {
  let at = inner.start;
  let rest = '';
  for (const member of elements.filter(({ parent, leadStart }) => parent === symbol && leadStart >= inner.start)) {
    rest += source.slice(at, Math.max(at, member.leadStart));
    at = Math.max(at, member.end);
  }
  const lines = (rest + source.slice(at, Math.max(at, inner.end)))
    .split(/\r?\n/)
    .filter((line) => !/^[\s;]*(?:pass|\.\.\.)?\s*$/.test(line));
  return lines.join('\n');
}
