import { expect, test } from 'vitest';
import { equal, firstDifference } from '../src/index.ts';

const says = async (a: string, b: string, path: string): Promise<string | null> => {
  const found = await firstDifference(a, b, path);
  if (found === null) return null;
  const [before, after] = [found.before, found.after].map((node) =>
    node === null ? 'nothing' : `${node.line}:${node.column} ${node.text}`,
  );
  return `${before} | ${after}`;
};

const [head, tail] = ['def f(a, b):\n    c = a\n', '    return c\n'];

test.each([
  {
    what: 'another operator',
    a: `${head}    c = a + b\n${tail}`,
    b: `# new\n${head}    c = (a  -  b)\n${tail}`,
    says: '3:9 a + b | 4:10 a  -  b',
  },
  { what: 'another number', a: 'x = [1, 2]\n', b: 'x = [1, 3]\n', says: '1:9 2 | 1:9 3' },
  { what: 'another text', a: "x = 'a'\n", b: 'x = "b"\n', says: '1:5 \'a\' | 1:5 "b"' },
  { what: 'another name of a function', a: 'def f(): pass\n', b: 'def g(): pass\n', says: '1:5 f | 1:5 g' },
  { what: 'another default', a: 'def f(a, b=1): pass\n', b: 'def f(a, b=2): pass\n', says: '1:12 1 | 1:12 2' },
  { what: 'one statement more', a: `${head}${tail}`, b: `${head}    c += 1\n${tail}`, says: '3:5 return c | 3:5 c += 1' },
  { what: 'one statement less at the end', a: 'x = 1\ny = 2\n', b: 'x = 1\n', says: '2:1 y = 2 | nothing' },
  { what: 'an import', a: 'import a\nimport b\n', b: 'import a\nimport c\n', says: '2:8 b | 2:8 c' },
  { what: 'a decorator', a: '@a\ndef f(): pass\n', b: '@b\ndef f(): pass\n', says: '1:2 a | 1:2 b' },
  { what: 'async', a: 'def f(): pass\n', b: 'async def f(): pass\n', says: '1:1 def f(): pass | 1:1 async def f(): pass' },
])('in Python the first difference is told: $what', async ({ a, b, says: expected }) => {
  expect(await equal(a, b, 'a.py')).toBe('different');
  expect(await says(a, b, 'a.py')).toBe(expected);
});

test.each([
  {
    what: 'another operator',
    a: 'const f = (a: number) => {\n  return a + 1;\n};\n',
    b: '\nconst f = (a: number) => { return (a - 1) };\n',
    says: '2:10 a + 1 | 2:36 a - 1',
  },
  { what: 'another name', a: 'function f() {}\n', b: 'function g() {}\n', says: '1:10 f | 1:10 g' },
  { what: 'a type', a: 'let a: string;\n', b: 'let a: number;\n', says: '1:8 string | 1:8 number' },
  { what: 'a statement more', a: 'a();\nb();\n', b: 'a();\nc();\nb();\n', says: '2:1 b(); | 2:1 c();' },
  { what: 'let for const', a: 'x();\nlet a = 1;\n', b: 'x();\nconst a = 1;\n', says: '2:1 let a = 1; | 2:1 const a = 1;' },
  { what: 'an import', a: "import { a } from './a.ts';\n", b: "import { a } from './b.ts';\n", says: "1:19 './a.ts' | 1:19 './b.ts'" },
])('in TypeScript the first difference is told: $what', async ({ a, b, says: expected }) => {
  expect(await equal(a, b, 'a.ts')).toBe('different');
  expect(await says(a, b, 'a.ts')).toBe(expected);
});

test('nothing is told of equal trees, of what does not parse, and of files without a language', async () => {
  expect(await says('x = 1\n', 'x  =  (1)\n', 'a.py')).toBeNull();
  expect(await says('x = 1\n', 'x = (\n', 'a.py')).toBeNull();
  expect(await says('a', 'b', 'a.md')).toBeNull();
  expect(await says('a();', 'a()', 'a.js')).toBeNull();
});
