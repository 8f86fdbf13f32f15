import { titlesMeant, type TestsSheetTest } from '@ticket-circuit/schemas';
import type { ElementChange } from '@ticket-circuit/syntax';
import type { LotFile } from './lot-entry.ts';

/**
 * Returns the criteria that tie a test element to the plan, in the plan's order: of the entries that supersede it, and of the tests that the
 * sheet names so. A test that was superseded and renamed is one removed and one added element with a criterion in common.
 */
export function testCriteria(
  { path: file, plan, before, after }: LotFile,
  { symbol, change }: Pick<ElementChange, 'symbol' | 'change'>,
  tests: readonly TestsSheetTest[],
): string[] {
  const titles = [before, after].flatMap((module) => module?.elements ?? []).map((element) => titlePath(element.symbol));
  const isNamed = (one: { readonly file: string; readonly name: string }) =>
    one.file === file && titlesMeant(titlePath(one.name), titles).includes(titlePath(symbol));
  const superseded = plan.supersedes.flatMap((entry) => {
    if (change === 'added' || entry.action === 'remove') return [];
    const isMeant = entry.target.kind === 'support' ? entry.target.file === file : isNamed(entry.target);
    return isMeant ? [entry.criterion] : [];
  });
  const proved = change === 'removed' ? [] : tests.filter((test) => isNamed(test)).flatMap((test) => test.criteria);
  const all = new Set([...superseded, ...proved]);
  return plan.criteria.map(({ id }) => id).filter((id) => all.has(id));
}

// Titles of a tests sheet use " > ", symbols of Python a dot.
function titlePath(name: string): string {
  return name.replaceAll('::', ' > ').replaceAll('.', ' > ');
}
