import { describe, expect, it } from 'vitest';
import { withoutPaths } from './without-paths.ts';

const FILES = ['packages/core/src/slug.ts', 'docs/a.md', 'lib/x.py', 'index.js', 'app/(shop)/[id]/page.tsx', 'test'];

describe('withoutPaths', () => {
  it.each([
    ['at f (/ws/src/a.ts:3:4)', 'at f'],
    ['at f (/tmp/tree/packages/core/src/slug.ts:3:4)', 'at f'],
    ['see packages/core/src/slug.ts and docs/a.md.', 'see (file) and (file).'],
    ['file:///ws/x.js failed', '(file) failed'],
    ['slug.ts:12 is wrong', '(file) is wrong'],
    ['packages/core/src/slug.ts(12,3): error TS2322: no', '(file): error TS2322: no'],
    ['../lib/x.py:7', '(file)'],
    ['index.js:7:1 is wrong', '(file) is wrong'],
    ["Cannot find module '/ws/src/gone.js'", "Cannot find module '(file)'"],
    ['app/(shop)/[id]/page.tsx:3 fails', '(file) fails'],
  ])('takes the file of the project out of %s', (text, expected) => {
    expect(withoutPaths(text, FILES)).toBe(expected);
  });

  it.each([
    'a/b',
    '1/2 of and/or',
    'https://example.org/docs/b.md',
    "expected 'x.y' to be 'x'",
    'items.map(f)',
    'text/html',
    "isTest('src/a.test.ts') is true and isTest('src/a.ts') is false",
    "expected 'docs/a.md' to be 'lib/x.py'",
    'the test of index.js',
    'src/other.ts:3 is no file here',
    '/usr/lib/node/internal.js:4',
    'docs/a.md5',
  ])('leaves %s alone', (text) => {
    expect(withoutPaths(text, FILES)).toBe(text);
  });
});
