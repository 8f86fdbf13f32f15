import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('the median of an even number of timings lies between the two in the middle', () => {
  expect(summary([4, 1, 3, 2])).toEqual({ median: 2.5, p90: 4, min: 1, max: 4 });
});

test('the median of an odd number of timings is the one in the middle', () => {
  expect(summary([9, 1, 5])).toEqual({ median: 5, p90: 9, min: 1, max: 9 });
});
