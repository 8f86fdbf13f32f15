import { expect, test } from 'vitest';
import { listing, samples } from './samples.ts';

test.for(samples())('reads the recorded report of $name as it was agreed', async ({ kind, text, files, expected }) => {
  expect(await listing({ kind, text, files })).toBe(expected);
});

test('has a recorded report of every format', () => {
  expect([...new Set(samples().map(({ kind }) => kind))].toSorted()).toEqual([
    'jest-json',
    'junit',
    'node-test',
    'pytest',
    'tap',
    'unittest',
    'vitest-json',
  ]);
});
