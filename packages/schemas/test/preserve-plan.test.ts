import { expect, test } from 'vitest';
import { checkSheet, type PlanSheet, type PlanSheetElement } from '../src/index.ts';
import { briefs, plan, sheet } from './briefs.ts';

const kept = plan.criteria.filter(({ kind }) => kind === 'kept');

function faultsOf(elements: PlanSheetElement[]): string[] {
  const preserving = { ...plan, nature: 'preserve', criteria: kept, elements, renames: [], supersedes: [] } as PlanSheet;
  return checkSheet(sheet('plan', preserving), briefs.plan).map(({ path, message }) => `${path.replace(/^\/body/, '')}: ${message}`);
}

const changed: PlanSheetElement = { id: 'P1', action: 'change', file: 'src/slugify.ts', symbol: 'slugify', criteria: [], intent: 'Stays.' };

test('a plan that preserves may ask for tests alone, of what holds already', () => {
  expect(faultsOf([])).toEqual([]);
});

test('a plan that preserves names no element of which nothing changes', () => {
  expect(faultsOf([changed])).toEqual([
    '/elements/0: changes nothing of slugify: in a preserve plan every body stays as it is, so leave the element out',
  ]);
  expect(faultsOf([{ ...changed, docstring: 'Says it better.' }])).toEqual([]);
  expect(faultsOf([{ ...changed, file: 'README.md', symbol: '*' }])).toEqual([]);
});
