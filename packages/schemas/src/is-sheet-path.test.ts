import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSheetPath } from './is-sheet-path.ts';

const common = JSON.parse(readFileSync(join(import.meta.dirname, '../../../schemas/common.schema.json'), 'utf8')) as {
  $defs: { path: { pattern: string; maxLength: number } };
};
const { pattern, maxLength } = common.$defs.path;
/** As a validator reads the two: lengths are of code points. */
const bySchema = (path: string): boolean => Array.from(path).length <= maxLength && new RegExp(pattern, 'u').test(path);

test('a path is one for documents exactly where their schema takes it', () => {
  const part = fc.constantFrom(
    'a',
    'b.ts',
    '.',
    '..',
    '...',
    '',
    '/',
    '\\',
    '\n',
    '\t',
    '\u007f',
    'ä',
    '\u2028',
    '😀',
    ' ',
    '.git',
    'x'.repeat(600),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom('', '/'), (parts, between) => {
      const path = parts.join(between);
      expect(isSheetPath(path)).toBe(bySchema(path));
    }),
    { numRuns: 2000 },
  );
  expect(['src/a.ts', 'docs/zwei wörter.md'].map(isSheetPath)).toEqual([true, true]);
  expect(['a\\b', 'a\nb', '/a', 'a//b', '../a', 'a/', 'x'.repeat(1025)].map(isSheetPath)).toEqual(Array(7).fill(false));
});
