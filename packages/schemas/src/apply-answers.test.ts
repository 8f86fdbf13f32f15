import { expect, test } from 'vitest';
import { plan } from '../test/briefs.ts';
import { applyAnswers } from './apply-answers.ts';

const none = { criteria: [], elements: [], dropped: [] };

test('answers without changes leave the plan as it is', () => {
  expect(applyAnswers(plan, {})).toBe(plan);
  expect(applyAnswers(plan, { changes: none })).toEqual(plan);
});

test('entries replace those with the same id in their place, others join at the end, and dropped ids go', () => {
  const [c1, c2, ...rest] = plan.criteria;
  if (!c1 || !c2) throw new Error('The plan has too few criteria.');
  const changed = { ...c1, statement: 'Otherwise.' };
  const added = { ...c1, id: 'C9' };
  const amended = applyAnswers(plan, { changes: { criteria: [added, changed], elements: [], dropped: ['C2', 'P2'] } });
  expect(amended.criteria).toEqual([changed, ...rest, added]);
  expect(amended.elements).toEqual(plan.elements.slice(0, 1));
});

test('lists that are given replace the whole list, and those that are not stay', () => {
  const amended = applyAnswers(plan, { changes: { ...none, renames: [] } });
  expect(amended).toEqual({ ...plan, renames: [] });
});
