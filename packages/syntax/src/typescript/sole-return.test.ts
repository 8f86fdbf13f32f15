import { expect, it } from 'vitest';
import { soleReturn } from './sole-return.ts';

it.each([
  ['return a;', 'a'],
  ['  return a + 1\n', 'a + 1'],
  ['return xs.map((x) => { return x; });', 'xs.map((x) => { return x; })'],
  ['return "a;b";', '"a;b"'],
  ['return { a };', '({ a })'],
  ['return (a, b);', '((a, b))'],
  ['return (\n  // why\n  a\n);', '(\n  // why\n  a\n)'],
  ['return await a;', 'await a'],
])('takes the expression out of %j', (body, expression) => {
  expect(soleReturn(body, 'a.ts')).toBe(expression);
});

it.each([
  '',
  'return;',
  'a();',
  'const b = a;\nreturn b;',
  'return a; return b;',
  '// why\nreturn a;',
  'return a; // why',
  'return (',
  'return a}; {',
])('finds none in %j', (body) => {
  expect(soleReturn(body, 'a.ts')).toBeNull();
});
