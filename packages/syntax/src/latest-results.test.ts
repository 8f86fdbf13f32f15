import { expect, it } from 'vitest';
import { latestResults } from './latest-results.ts';

it('keeps the results that were asked for last, and forgets the one that was asked for longest ago', () => {
  const results = latestResults<number>(2);
  results.set('a', 1);
  results.set('b', 2);
  expect(results.get('a')).toBe(1);
  results.set('c', 3);
  expect([results.get('a'), results.get('b'), results.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps fewer where the texts are long, and the latest however long it is', () => {
  const results = latestResults<number>(9);
  const long = 'x'.repeat(1_000_000);
  results.set('a', 1);
  results.set(`${long}1`, 2);
  results.set(`${long}2`, 3);
  expect([results.get('a'), results.get(`${long}1`), results.get(`${long}2`)]).toEqual([undefined, undefined, 3]);
});
