import { emptyPlan, type CommonFeedback, type PlanSheet } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { elementsToFill } from './elements-to-fill.ts';

const element = (id: string, file: string, symbol: string, ...criteria: string[]): PlanSheet['elements'][number] => ({
  id,
  file,
  symbol,
  action: 'change',
  criteria,
  intent: 'x',
});
const plan: PlanSheet = {
  ...emptyPlan,
  elements: [element('E1', 'README.md', '*', 'C1'), element('E2', 'a.js', 'one', 'C1'), element('E3', 'b.js', 'two', 'C2')],
};
const check: CommonFeedback = { kind: 'check', message: 'bad' };

test('what a finding names is filled again and nothing else', () => {
  expect(elementsToFill(plan, [{ kind: 'review-line', message: 'twice', element: 'E1', file: 'README.md' }])).toEqual(['E1']);
  expect(elementsToFill(plan, [{ kind: 'review-line', message: 'bad', element: 'b.js#two' }])).toEqual(['E3']);
  expect(elementsToFill(plan, [{ ...check, file: 'a.js' }])).toEqual(['E2']);
  expect(elementsToFill(plan, [{ ...check, criterion: 'C2', test: 't', file: 't.js' }])).toEqual(['E3']);
});

test('a finding that names nothing of the source concerns the bodies, and no text that stands already', () => {
  expect(elementsToFill(plan, [check])).toEqual(['E2', 'E3']);
  expect(elementsToFill(plan, [{ ...check, test: 'old', file: 't.js' }])).toEqual(['E2', 'E3']);
});

test('a line on something unplanned concerns no planned element, and findings of other steps none', () => {
  expect(
    elementsToFill(plan, [
      { kind: 'review-line', message: 'bad', element: 'a.js#helper' },
      { ...check, file: 'b.js' },
    ]),
  ).toEqual(['E3']);
  expect(elementsToFill(plan, [{ kind: 'infrastructure', message: 'lost' }])).toEqual([]);
});
