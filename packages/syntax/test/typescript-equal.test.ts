import { describe, expect, it } from 'vitest';
import { diffElements, driverFor, equal } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

describe('equal on TypeScript', () => {
  it.each([
    ['layout', 'const a=1;if(a){b()}', 'const a = 1;\n\nif (a) {\n  b();\n}\n'],
    ['comments', 'f(/* x */ 1); // y', 'f(1);'],
    ['parentheses', 'const a = (1 + 2) * (3);', 'const a = (((1 + 2))) * 3;'],
    ['parentheses around a name', 'a === b; c && d', '(a) === (b); (c) && (d)'],
    ['type parentheses', 'type A = (string) | (number);', 'type A = string | number;'],
    ['quotes and escapes', `f('a\\x62')`, 'f("ab")'],
    ['number spellings', 'f(0x10, 1_000, 1e3, 1.50)', 'f(16, 1000, 1000, 1.5)'],
    ['empty statements', 'f();;', 'f();'],
    ['trailing commas', 'f(a, b); const c = [1, 2];', 'f(a, b,); const c = [1, 2,];'],
    ['line ends in templates', 'f(`a\r\nb`)', 'f(`a\nb`)'],
    ['the order of regular expression flags', 'f(/a/mg)', 'f(/a/gm)'],
  ])('sees no difference in %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.ts')).toBe('ast-equal');
  });

  it('sees no difference in line ends of JSX text', async () => {
    expect(await equal('f(<b>\r\n  a\r\n  c\r\n</b>)', 'f(<b>\n  a\n  c\n</b>)', 'a.tsx')).toBe('ast-equal');
  });

  it('reads a CommonJS file of TypeScript with import and export, and one without', async () => {
    const written = 'import type * as errors from "./errors.cjs";\ndeclare function get(): errors.Map;\nexport = get;\n';
    expect(await equal(written, written.replaceAll(';', ''), 'a.cts')).toBe('ast-equal');
    expect(await equal(written, written.replaceAll(';', ''), 'a.d.cts')).toBe('ast-equal');
    expect(await equal("const x = require('x');", "const x = require('x')", 'a.cts')).toBe('ast-equal');
  });

  it.each([
    ['operators', 'a + b', 'a - b'],
    ['associativity', '(a - b) - c', 'a - (b - c)'],
    ['optional chains', '(a?.b).c', 'a?.b.c'],
    ['directives', `'use strict'`, `('use strict')`],
    ['escaped directives', `'use strict'`, `'use\\x20strict'`],
    ['function names given by assignment', 'let fn; (fn) = function () {}', 'let fn; fn = function () {}'],
    ['string and number', 'f(1)', "f('1')"],
    ['bigint and number', 'f(1)', 'f(1n)'],
    ['infinite numbers and null', 'f(1e999)', 'f(null)'],
    ['astral characters and their halves apart', "f('\\ud83d' + '\\ude00')", "f('\\ud83d\\ude00')"],
    ['lone surrogates', "f('\\ud800')", "f('\\ufffd')"],
    ['template text', 'f(`a\n b`)', 'f(`a\n  b`)'],
    ['JSX text', 'f(<b>a </b>)', 'f(<b>a</b>)'],
    ['type annotations', 'let a: string', 'let a: number'],
    ['optional parameters', 'function f(a?: string) {}', 'function f(a: string) {}'],
    ['modifiers', 'class A { private x = 1 }', 'class A { readonly x = 1 }'],
    ['type-only imports', "import { A } from 'a'", "import type { A } from 'a'"],
    ['regular expression flags', 'f(/a/g)', 'f(/a/i)'],
    ['array holes', 'f([, a])', 'f([a])'],
    ['async', 'async function f() {}', 'function f() {}'],
    ['shorthand', 'f({ a: a })', 'f({ a })'],
    ['statement order', 'a(); b()', 'b(); a()'],
  ])('sees a difference in %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.tsx')).toBe('different');
  });

  it('answers unparsable when one side does not parse, and identical for equal bytes', async () => {
    expect(await equal('a', 'a(', 'a.ts')).toBe('unparsable');
    expect(await equal('a', 'a', 'a.ts')).toBe('identical');
    expect(await equal('# a', '# b', 'README.md')).toBe('different');
  });
});

describe('a TypeScript source', () => {
  it('is compared by both parsers when others were read since', async () => {
    const [a, b, c] = ['f(1, 2);\n', 'f( 1, 2 );\n', 'f(2, 1);\n'];
    for (const source of [a, b, c, 'g();\n']) await parseModule(source);
    expect([await equal(a, b, 'a.ts'), await equal(c, a, 'a.ts'), await equal(b, c, 'a.ts')]).toEqual([
      'ast-equal',
      'different',
      'different',
    ]);
  });

  it('may decorate parameters, as older compilers read them', async () => {
    const source = 'class A {\n  m(@one() a: string, @two b = 1) {\n    return a;\n  }\n}\n';
    const { elements } = await parseModule(source);
    expect(elements.map(({ symbol, hole }) => `${symbol} ${hole !== null}`)).toEqual(['A false', 'A.m true']);
    expect(await equal(source, source.replace('@one()', '@one( )'), 'a.ts')).toBe('ast-equal');
    expect(await equal(source, source.replace('@one()', '@one(1)'), 'a.ts')).toBe('different');
  });
});

describe('diffElements', () => {
  it('tells loose statements by their text, not by their number', async () => {
    const changes = async (one: string, other: string): Promise<string[]> =>
      diffElements(await parseModule(one), await parseModule(other)).map(({ change, symbol }) => `${change} ${symbol}`);
    expect(await changes('a();\nb();\nc();\n', 'a();\nx();\nb();\nc();\n')).toEqual(['added <stmt>#2']);
    expect(await changes('a();\nx();\nb();\n', 'a();\nb();\n')).toEqual(['removed <stmt>#2']);
    expect(await changes('a();\nb();\n', 'a();\nx();\n')).toEqual(['changed <stmt>#2']);
    expect(await changes('a();\nb();\n', 'x();\na();\ny();\n')).toEqual(['added <stmt>#1', 'added <stmt>#3', 'removed <stmt>#2']);
    expect(await changes('a();\na();\n', 'a();\na();\na();\n')).toEqual(['added <stmt>#3']);
    expect(await changes('a();\nb();\n', 'b();\na();\n')).toHaveLength(2);
  });

  const base = `import a from 'a';\nexport function f(x: number) { return x; }\nconst k = 1;\nclass A {\n  m() { return 1; }\n}\n`;

  async function diff(after: string): Promise<string[]> {
    const changes = diffElements(await parseModule(base), await parseModule(after));
    return changes.map((one) => `${one.change} ${one.symbol}${one.signatureChanged ? ' signature' : ''}${one.bodyChanged ? ' body' : ''}`);
  }

  it('is empty for another layout and other comments', async () => {
    expect(await diff(base.replace('const k = 1', '// one\nconst k  =  (1)'))).toEqual([]);
  });

  it.each([
    ['a body', base.replace('return 1', 'return 2'), ['changed A.m body']],
    ['a signature', base.replace('x: number', 'x: string'), ['changed f signature']],
    ['an export keyword', base.replace('export function', 'function'), ['changed f signature']],
    ['a constant', base.replace('k = 1', 'k = 2'), ['changed k body']],
    ['a class header only', base.replace('class A', 'class A extends B'), ['changed A signature']],
    ['an added and a removed member', base.replace('m()', 'n()'), ['added A.n signature body', 'removed A.m signature body']],
    ['an added import', `import b from 'b';\n${base}`, ['added <import>b signature body']],
    ['a moved element', base.replace('const k = 1;\n', '') + 'const k = 1;\n', ['changed k']],
  ])('names %s', async (_, after, expected) => {
    expect(await diff(after)).toEqual(expected);
  });

  it('takes a missing file as empty', async () => {
    const module = await parseModule('const a = 1;\n');
    expect(diffElements(null, module).map((one) => one.change)).toEqual(['added']);
    expect(diffElements(module, null).map((one) => one.change)).toEqual(['removed']);
  });
});

it.each([
  ['a.d.cts', 'import type * as e from "./e.cjs";\ndeclare function f(): { a: e.A };\nexport = f;\n'],
  ['a.cts', 'import x = require("./x.cjs");\nexport const y = x;\n'],
  ['a.cts', 'const x = require("./x.cjs");\nif (x) return;\nmodule.exports = x;\n'],
  ['a.js', 'const x = require("./x.cjs");\nif (x) return;\nmodule.exports = x;\n'],
  ['a.jsx', 'const x = require("./x.cjs");\nif (x) return;\nmodule.exports = <b>{x}</b>;\n'],
  ['a.cjs', '"use strict";\nif (new.target) return;\n'],
])('reads CommonJS as it is written: %s %j', async (path, source) => {
  expect(await equal(source, `${source}// one\n`, path)).toBe('ast-equal');
});

describe('a return outside of every function', () => {
  it.each([
    ['a.mjs', 'if (x) return;\n'],
    ['a.ts', 'if (x) return;\n'],
    ['a.js', 'import x from "x";\nif (x) return;\n'],
    ['a.js', 'if (x) return;\nexport default x;\n'],
    ['a.js', 'if (x) return;\nawait x;\n'],
  ])('is refused where no CommonJS may stand: %s %j', async (path, source) => {
    expect(await equal(source, `${source}// one\n`, path)).toBe('unparsable');
  });

  it('is no fault of a CommonJS file that has another one', async () => {
    const result = await driverFor('a.js')!.parse('if (x) return;\nlet a;\nlet a;\n', 'a.js');
    expect(result).toEqual({
      kind: 'syntax-error',
      faults: [{ line: 3, column: 5, message: "Identifier 'a' has already been declared." }],
    });
  });

  it('is a difference like any other', async () => {
    expect(await equal('if (x) return;\nf();\n', 'if (x) return 1;\nf();\n', 'a.js')).toBe('different');
  });
});
