import type { PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { isText } from './fill-tasks.ts';

/** What a finding names of the change. */
export interface Pointer {
  /** The id of a planned element, or `<file>#<symbol>`. */
  readonly element?: string;
  readonly criterion?: string;
  readonly file?: string;
  /** A finding on a test names the test's file, which says nothing of the source. */
  readonly test?: string;
}

/**
 * Returns the planned elements that have to know of a finding: the one that it names, those that serve its criterion, or those of its file. A finding
 * that points at none of them concerns every body.
 *
 * A text is concerned only where it is named, or where there is no body that could be: its editor can do nothing about code.
 */
export function concernedElements(plan: PlanSheet, { element, criterion, file, test }: Pointer): PlanSheetElement[] {
  if (element !== undefined) return plan.elements.filter((one) => element === one.id || element === `${one.file}#${one.symbol}`);
  const written = plan.elements.filter(({ action }) => action === 'add' || action === 'change');
  const pointed = written.filter((one) =>
    criterion === undefined ? test === undefined && one.file === file : one.criteria.includes(criterion),
  );
  return bodiesFirst(plan, pointed.length > 0 ? pointed : written);
}

/** Returns the elements with a body, or all where none has one. */
export function bodiesFirst<T extends PlanSheetElement>(plan: PlanSheet, elements: readonly T[]): T[] {
  const bodies = elements.filter((element) => !isText(plan, element));
  return bodies.length > 0 ? bodies : [...elements];
}
