import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string): string =>
  lineDiff(before, after)
    .map(({ kind, text }) => `${marks[kind]}${text}`)
    .join('\n');

test('a changed line is removed and added where it stands', () => {
  expect(shown('one\ntwo\nthree\n', 'one\n2\nthree\n')).toBe(' one\n-two\n+2\n three');
  expect(shown('', 'new\n')).toBe('+new');
  expect(shown('old', '')).toBe('-old');
});

test('what stays and is added is the text after, what stays and is removed the text before', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '<script>'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before.join('\n'), after.join('\n'));
      expect(lines.filter(({ kind }) => kind !== 'added').map((line) => line.text)).toEqual(before);
      expect(lines.filter(({ kind }) => kind !== 'removed').map((line) => line.text)).toEqual(after);
    }),
  );
});
