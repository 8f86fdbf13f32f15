import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one thing is said in the singular, none and many in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'ticket'))).toEqual(['0 tickets', '1 ticket', '2 tickets']);
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});
