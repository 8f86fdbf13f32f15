import { describe, expect, it } from 'vitest';
import {
  addImport,
  bodyOf,
  composeElement,
  driverFor,
  insertElement,
  removeElement,
  removeImport,
  replaceSignature,
  setBody,
} from '../src/index.ts';
import { parseModule } from './parse-module.ts';

describe('setBody on TypeScript', () => {
  it('changes nothing outside the hole and indents the body as the file does', async () => {
    const module = await parseModule(`class A {\n    m(a: number) {\n        return a;\n    }\n}\n`);
    expect(setBody(module, 'A.m', 'if (a) {\n  return 1;\n}\nreturn 2; // two')).toBe(
      `class A {\n    m(a: number) {\n        if (a) {\n          return 1;\n        }\n        return 2; // two\n    }\n}\n`,
    );
  });

  it('leaves lines inside templates, continued strings and JSX where they are', async () => {
    const module = await parseModule(`class A {\n  m() {}\n}\n`, 'a.tsx');
    const body = '    const t = `a\n  b`;\n    const s = "c\\\nd";\n    return <p>\n  hi</p>;';
    expect(setBody(module, 'A.m', body)).toBe(
      'class A {\n  m() {\n    const t = `a\n  b`;\n    const s = "c\\\nd";\n    return <p>\n  hi</p>;\n  }\n}\n',
    );
  });

  it('turns an arrow expression and a body on one line into blocks', async () => {
    const module = await parseModule(`export const f = (a: number) => /* c */ (a);\nfunction g() { return 1; } // g\n`);
    expect(setBody(module, 'f', 'return a + 1;')).toBe(
      `export const f = (a: number) => {\n  return a + 1;\n};\nfunction g() { return 1; } // g\n`,
    );
    expect(setBody(module, 'g', 'return 2;')).toBe(`export const f = (a: number) => /* c */ (a);\nfunction g() {\n  return 2;\n} // g\n`);
  });

  it('puts the brace of an arrow whose expression has a line of its own behind the arrow', async () => {
    const module = await parseModule('const f = a =>\n  g(a)\nconst h = 1\n', 'a.js');
    expect(setBody(module, 'f', 'const b = a\nreturn g(b)')).toBe('const f = a => {\n  const b = a\n  return g(b)\n}\nconst h = 1\n');
    expect(setBody(module, 'f', '')).toBe('const f = a => {}\nconst h = 1\n');
  });

  it('keeps CRLF, byte order mark, tabs and a missing final line break', async () => {
    const module = await parseModule('\uFEFFfunction f() {\r\n\treturn 1;\r\n}');
    expect(setBody(module, 'f', 'a();\nreturn 2;')).toBe('\uFEFFfunction f() {\r\n\ta();\r\n\treturn 2;\r\n}');
  });

  it('gives the source back for the present body of every element', async () => {
    const source = `const f = (a) => a;\nfunction g() { return 1; }\nclass A {\n  m() { // note\n    if (a) {\n  /* odd */ b();\n    }\n  }\n}\nit('x', async () => {\n  await y();\n});\n`;
    const module = await parseModule(source);
    for (const element of module.elements.filter(({ hole }) => hole)) {
      expect(setBody(module, element.symbol, bodyOf(module, element.symbol)!)).toBe(source);
    }
  });

  it('keeps the brace of a body that ends in a line comment', async () => {
    const after = setBody(await parseModule(`function f() {}\nfunction g() {}\n`), 'f', 'a(); // end');
    expect((await parseModule(after)).elements.map(({ symbol }) => symbol)).toEqual(['f', 'g']);
  });

  it('refuses an element without a body, and an unknown one, by name', async () => {
    const module = await parseModule(`type T = string;\n`);
    expect(() => setBody(module, 'T', 'x')).toThrow(/T in a\.ts was not set.*no body/);
    expect(() => setBody(module, 'U', 'x')).toThrow(/no element U.*T/);
  });
});

describe('stubs of TypeScript', () => {
  const driver = driverFor('a.ts')!;

  it('use every bound parameter and throw the mark', () => {
    const declaration = 'export function f<T>(this: X, a: number, { b, c: [d] }: Y = {}, ...rest: T[]): number';
    expect(driver.stub({ declaration, kind: 'function' }, 'f:1')).toBe('void [a, b, d, rest];\nthrow new Error("CIRCUIT-STUB:f:1");');
    expect(driver.nullBody({ declaration, kind: 'function' })).toBe('void [a, b, d, rest];');
  });

  it('keep the super call of a derived constructor, behind the throw', async () => {
    const { elements } = await parseModule(`class A extends B { constructor(private a: number) { super(a, 1); } }`);
    expect(driver.stub(elements[1]!, 'm')).toBe('void [a];\nthrow new Error("CIRCUIT-STUB:m");\nsuper(a, 1);');
    expect(driver.nullBody(elements[1]!)).toBe('super(a, 1);\nvoid [a];');
  });

  it.each([
    ['async *m(a: string): AsyncGenerator<string>', 'method'],
    ['export const f = async <T,>(a: T): Promise<T> =>', 'function'],
    ['export default function (a: number)', 'function'],
    ['set q(a: number)', 'method'],
    ['export const f: F = ((a: string): boolean =>', 'function'],
    ['readonly m = ((a) =>', 'method'],
    ['private static override m?(a: string): void;', 'method'],
    ['export function f(a: string): void;\nexport function f(a: unknown): void {', 'function'],
  ] as const)('read %s', (declaration, kind) => {
    expect(driver.stub({ declaration, kind }, 'm')).toMatch(/^void \[a\];\nthrow/);
  });

  it('of an unreadable declaration are refused', () => {
    expect(() => driver.stub({ declaration: 'function f(', kind: 'function' }, 'm')).toThrow(/declaration was not read: function f\(/);
  });
});

describe('insertElement on TypeScript', () => {
  const source = `import a from 'a';\n\nexport function f() {}\n\nexport class A {\n  x = 1;\n\n  m() {}\n}\n\nexport { a };\n`;

  it('stands behind the named element with the blank lines of the file', async () => {
    const after = insertElement(await parseModule(source), { declarationText: 'function g() {}', after: 'f', exported: true });
    expect(after).toBe(source.replace('function f() {}\n', 'function f() {}\n\nexport function g() {}\n'));
  });

  it('stands at the end of the module, but before its export list', async () => {
    const after = insertElement(await parseModule(source), { declarationText: '/** G. */\nfunction g() {}', exported: true });
    expect(after).toBe(source.replace('export { a }', '/** G. */\nexport function g() {}\n\nexport { a }'));
  });

  it('stands in a class, indented, behind a member named without its class', async () => {
    const after = insertElement(await parseModule(source), { declarationText: 'n() {\n  return `\nx`;\n}', parent: 'A' });
    expect(after).toBe(source.replace('  m() {}\n', '  m() {}\n\n  n() {\n    return `\nx`;\n  }\n'));
    const field = insertElement(await parseModule(source), { declarationText: 'y = 2;', parent: 'A', after: 'x' });
    expect(field).toBe(source.replace('  x = 1;\n', '  x = 1;\n  y = 2;\n'));
  });

  it('fills an empty class and an empty file', async () => {
    expect(insertElement(await parseModule('class A {}\n'), { declarationText: 'x = 1;', parent: 'A' })).toBe('class A {\n  x = 1;\n}\n');
    expect(insertElement(await parseModule(''), { declarationText: 'const x = 1;' })).toBe('const x = 1;\n');
    expect(insertElement(await parseModule('// licence\n'), { declarationText: 'const x = 1;' })).toBe('// licence\n\nconst x = 1;\n');
  });

  it('is undone by removeElement', async () => {
    const after = insertElement(await parseModule(source), { declarationText: '/** G. */\nfunction g() {}', after: 'f' });
    expect(removeElement(await parseModule(after), 'g')).toBe(source);
  });
});

describe('removeElement on TypeScript', () => {
  it('takes leading comments and a comment behind it, and leaves one gap', async () => {
    const module = await parseModule(`const a = 1;\n\n// about b\nconst b = 2; // two\n\nconst c = 3;\n`);
    expect(removeElement(module, 'b')).toBe(`const a = 1;\n\nconst c = 3;\n`);
    expect(removeElement(module, 'c')).toBe(`const a = 1;\n\n// about b\nconst b = 2; // two\n`);
  });

  it('takes only its own part of a shared line', async () => {
    const module = await parseModule(`class A { x = 1; y = 2; }\n`);
    expect(removeElement(module, 'A.x')).toBe(`class A { y = 2; }\n`);
  });
});

describe('replaceSignature on TypeScript', () => {
  it('keeps the body and changes declaration and documentation', async () => {
    const module = await parseModule(`/** Old. */\nexport function f(a: number) {\n  return a; // kept\n}\n`);
    expect(replaceSignature(module, 'f', 'export async function f(a: bigint): Promise<bigint>', 'New.\nTwo lines.')).toBe(
      `/**\n * New.\n * Two lines.\n */\nexport async function f(a: bigint): Promise<bigint> {\n  return a; // kept\n}\n`,
    );
    expect(replaceSignature(module, 'f', 'export function f(a: number)', '')).toBe(
      `export function f(a: number) {\n  return a; // kept\n}\n`,
    );
  });

  it('moves between arrow, function expression and declaration', async () => {
    const module = await parseModule(`const f = (a: number) => a + 1;\n`);
    expect(replaceSignature(module, 'f', 'const f = (b: number): number =>')).toBe(`const f = (b: number): number => a + 1;\n`);
    const declared = replaceSignature(module, 'f', 'function f(a: number)');
    expect(declared).toBe(`function f(a: number) {\n  return a + 1;\n}\n`);
    expect(replaceSignature(await parseModule(declared), 'f', 'const f = (a: number) =>')).toBe(
      `const f = (a: number) => {\n  return a + 1;\n};\n`,
    );
  });

  it('changes the header of a class and the whole of a constant', async () => {
    const module = await parseModule(`class A extends B {\n  m() {}\n}\nconst k = 1;\n`);
    expect(replaceSignature(module, 'A', 'export class A<T> extends C')).toBe(`export class A<T> extends C {\n  m() {}\n}\nconst k = 1;\n`);
    expect(replaceSignature(module, 'k', 'const k: number = 2')).toBe(`class A extends B {\n  m() {}\n}\nconst k: number = 2;\n`);
  });
});

describe('imports of TypeScript', () => {
  const source = `// licence\n\nimport a, { b as c } from 'x';\nimport type { T } from 't';\n\nf();\n`;

  it.each([
    [`import { d } from 'x';`, `import a, { b as c, d } from 'x';\nimport type { T } from 't';\n`],
    [`import { b as c } from 'x';`, `import a, { b as c } from 'x';\nimport type { T } from 't';\n`],
    [`import type { U } from "t";`, `import a, { b as c } from 'x';\nimport type { T, U } from 't';\n`],
    [`import { v } from 't';`, `import a, { b as c } from 'x';\nimport type { T } from 't';\nimport { v } from 't';\n`],
    [`import * as n from "n";`, `import a, { b as c } from 'x';\nimport type { T } from 't';\nimport * as n from 'n';\n`],
    [`import './x';`, `import a, { b as c } from 'x';\nimport type { T } from 't';\nimport './x';\n`],
  ])('add %s', async (added, expected) => {
    expect(addImport(await parseModule(source), added)).toBe(`// licence\n\n${expected}\nf();\n`);
  });

  it('stand at the top of a file without imports, behind hashbang and licence', async () => {
    expect(addImport(await parseModule(`#!/usr/bin/env node\n// licence\n\nf();\n`), `import f from 'f';`)).toBe(
      `#!/usr/bin/env node\n// licence\n\nimport f from 'f';\n\nf();\n`,
    );
    expect(addImport(await parseModule(`/** Of f. */\nfunction f() {}\n`), `import g from 'g';`)).toBe(
      `import g from 'g';\n\n/** Of f. */\nfunction f() {}\n`,
    );
  });

  it('lose single names, and the statement with the last one', async () => {
    const module = await parseModule(source);
    expect(removeImport(module, `import { b as c } from 'x';`)).toBe(source.replace('a, { b as c }', 'a'));
    expect(removeImport(module, `import a, { b as c } from 'x';`)).toBe(source.replace(`import a, { b as c } from 'x';\n`, ''));
    expect(removeImport(module, `import { zz } from 'x';`)).toBe(source);
  });

  it('refuse a text that is no import', async () => {
    expect(() => addImport({ ...module0, source }, 'const x = 1;')).toThrow(/import was not read/);
  });
  const module0 = { language: 'typescript' as const, path: 'a.ts', elements: [], imports: [], eol: '\n' as const };
});

describe('composeElement on TypeScript', () => {
  it('joins declaration, documentation and body', () => {
    expect(
      composeElement('typescript', { declaration: 'export function f(a: number): number', docstring: 'Doubles.', body: 'return a * 2;' }),
    ).toBe(`/** Doubles. */\nexport function f(a: number): number {\n  return a * 2;\n}`);
    expect(composeElement('typescript', { declaration: 'const f = <T>(a: T): T =>', body: 'return `\n`;' })).toBe(
      'const f = <T>(a: T): T => {\n  return `\n`;\n};',
    );
    expect(composeElement('typescript', { declaration: 'get size(): number {', body: 'return `\n1`;' })).toBe(
      'get size(): number {\n  return `\n1`;\n}',
    );
    for (const declaration of ['why (path)', 'why(path)', 'async *each ({ a = 1 } = {})', '#own (path)'])
      expect(composeElement('typescript', { declaration, body: 'return 1' })).toBe(`${declaration} {\n  return 1\n}`);
    expect(composeElement('typescript', { declaration: 'export const MAX = 3;', body: null })).toBe('export const MAX = 3;');
    expect(composeElement('typescript', { declaration: 'export class A extends B', body: '' })).toBe('export class A extends B {}');
  });
});
