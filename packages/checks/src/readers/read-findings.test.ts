import { expect, test } from 'vitest';
import { readFindings } from './read-findings.ts';

const tree = { root: '/ws', files: new Set(['src/a.ts', 'src/b.py']) };

test('reads the places that compilers and linters print', () => {
  const output = [
    "src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    '/ws/src/a.ts:4:1: warning: unused name',
    'src/b.py:2: error: Name "x" is not defined  [name-defined]',
    '  × eslint(no-unused-vars): Variable is unused.',
    '   ╭─[src/a.ts:9:3]',
    '  File "/ws/src/b.py", line 5',
    'node_modules/x/index.js:1:1: not of the tree',
    'Found 5 errors.',
  ].join('\n');
  expect(readFindings(output, tree)).toEqual([
    { file: 'src/a.ts', line: 3, message: "error TS2322: Type 'string' is not assignable to type 'number'." },
    { file: 'src/a.ts', line: 4, message: 'warning: unused name' },
    { file: 'src/b.py', line: 2, message: 'error: Name "x" is not defined  [name-defined]' },
    { file: 'src/a.ts', line: 9, message: '× eslint(no-unused-vars): Variable is unused.' },
    { file: 'src/b.py', line: 5, message: '× eslint(no-unused-vars): Variable is unused.' },
  ]);
});

test('reads the places that ESLint prints below the name of their file', () => {
  const output = [
    '/ws/src/a.ts',
    "  586:53  error    Unary operator '-' must be followed by whitespace  space-unary-ops",
    '  590:1   warning  Unexpected console statement  no-console',
    '',
    '/ws/other.js',
    '  1:1  error  Not of the tree  x',
    '',
    '\u2716 3 problems (2 errors, 1 warning)',
  ].join('\n');
  expect(readFindings(output, tree)).toEqual([
    { file: 'src/a.ts', line: 586, message: "Unary operator '-' must be followed by whitespace space-unary-ops" },
  ]);
});

test('says each finding once and finds none in an output without places', () => {
  expect(readFindings('src/a.ts:1:1: twice\nsrc/a.ts:1:1: twice\n', tree)).toHaveLength(1);
  expect(readFindings('everything is bad\n', tree)).toEqual([]);
});
