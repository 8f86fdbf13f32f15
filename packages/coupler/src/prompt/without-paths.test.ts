import { describe, expect, it } from 'vitest';
import { withoutPaths } from './without-paths.ts';

describe('withoutPaths', () => {
  it.each([
    ['at f (/ws/src/a.ts:3:4)', 'at f'],
    ['the slug it has today (docs/rules.md).', 'the slug it has today.'],
    ['see packages/core/src/slug.ts and docs/a.md.', 'see (file) and (file).'],
    ['file:///ws/x.js failed', '(file) failed'],
    ['slug.ts:12 is wrong', '(file) is wrong'],
    ['../lib/x.py:7', '(file)'],
    ['C:\\work\\a\\b.ts', '(file)'],
  ])('takes the path out of %s', (text, expected) => {
    expect(withoutPaths(text)).toBe(expected);
  });

  it.each([
    'a/b',
    '1/2 of and/or',
    'new Date(2020/1/2)',
    'https://example.org/a/b',
    "expected 'x.y' to be 'x'",
    'items.map(f)',
    'text/html',
  ])('leaves %s alone', (text) => {
    expect(withoutPaths(text)).toBe(text);
  });
});
