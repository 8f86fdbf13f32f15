import { expect, test } from 'vitest';
import { below } from './below.ts';
import { inColumns } from './in-columns.ts';

test('a row is one line, whatever a title in it holds', () => {
  expect(
    inColumns([
      ['T-1', 'open', 'Add\nT-9  landed'],
      ['T-10', 'stopped', 'Take'],
    ]),
  ).toBe('T-1   open     Add T-9  landed\nT-10  stopped  Take');
});

test('what somebody else wrote begins no line', () => {
  expect(`T-1 waits: ${below('no\nT-9 landed')}`).toBe('T-1 waits: no\n    T-9 landed');
});
