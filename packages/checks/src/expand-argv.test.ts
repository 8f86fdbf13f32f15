import { expect, test } from 'vitest';
import { expandFiles, expandGlobs } from './expand-argv.ts';

test('puts the files where {files} stands, one argument each', () => {
  expect(expandFiles(['node', '--test', '{files}', '--x'], ['a b.js', 'c.js'])).toEqual(['node', '--test', 'a b.js', 'c.js', '--x']);
});

test('refuses to play files by a command that does not take any', () => {
  expect(() => expandFiles(['node', '--test'], ['a.js'])).toThrow(/none of its arguments is \{files\}/u);
});

test('replaces a glob by the files of the tree and leaves flags and unknown globs alone', () => {
  const files = ['test/b.test.js', 'test/a.test.js', 'src/a.js'];
  expect(expandGlobs(['node', '--test', './test/**/*.test.js', '--skip=*.js', 'none/*.js'], files)).toEqual([
    'node',
    '--test',
    'test/a.test.js',
    'test/b.test.js',
    '--skip=*.js',
    'none/*.js',
  ]);
});
