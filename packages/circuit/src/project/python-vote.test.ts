import { equal, setPythonVote } from '@ticket-circuit/syntax';
import { afterAll, expect, test } from 'vitest';
import { usePythonVote } from './python-vote.ts';

afterAll(() => setPythonVote(null));

test('sources that differ in layout alone are equal, and others are not, with the vote of the machine', async () => {
  usePythonVote();
  expect(await equal('x = [1,\n 2]\n', 'x = [1, 2]  # two\n', 'a.py')).toBe('ast-equal');
  expect(await equal('x = 1\n', 'x = 1.0\n', 'a.py')).toBe('different');
});
