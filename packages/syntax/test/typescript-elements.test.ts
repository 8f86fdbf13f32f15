import { describe, expect, it } from 'vitest';
import { driverFor } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

async function outline(source: string, path = 'a.ts'): Promise<string[]> {
  const module = await parseModule(source, path);
  return module.elements.map((element) => `${element.kind} ${element.symbol}${element.exported ? ' exported' : ''}`);
}

describe('elements of a TypeScript module', () => {
  it('lists functions, constants, types and statements flat, in source order', async () => {
    const source = `import a from 'x';\nexport function f() {}\nconst g = async () => 1;\nconst k = 1;\nexport type T = string;\ninterface I {}\nexport enum E { A }\nk;\ng();\nexport { k };\nexport * from './z';\n`;
    expect(await outline(source)).toEqual([
      'import <import>x',
      'function f exported',
      'function g',
      'constant k exported',
      'type T exported',
      'interface I',
      'enum E exported',
      'statement <stmt>#1',
      'statement <stmt>#2',
      'export <export> exported',
      'export <export>./z exported',
    ]);
  });

  it('lists the members of a class behind it, private ones as not exported', async () => {
    const source = `export class A extends B {\n  #x = 1;\n  static y?: string;\n  constructor(private z: number) { super(z); }\n  get q() { return 1; }\n  set q(v) {}\n  run = () => 1;\n  private p() {}\n  [Symbol.iterator]() {}\n  static { f(); }\n}\n`;
    expect(await outline(source)).toEqual([
      'class A exported',
      'field A.#x',
      'field A.y exported',
      'method A.constructor exported',
      'method A.q exported',
      'method A.q#2 exported',
      'method A.run exported',
      'method A.p',
      'method A.[Symbol.iterator] exported',
      'statement A.<static>',
    ]);
  });

  it('makes one element of an overload group, whose declaration is all of it but the body', async () => {
    const source = `export function f(a: string): void;\nexport function f(a: number): void;\nexport function f(a: unknown) { g(a); }\nclass C { m(): void; m(a?: number) { h(a); } }\n`;
    const { elements } = await parseModule(source);
    expect(elements.map((element) => element.symbol)).toEqual(['f', 'C', 'C.m']);
    expect(elements[0]!.declaration).toBe(
      'export function f(a: string): void;\nexport function f(a: number): void;\nexport function f(a: unknown)',
    );
    expect(elements[2]!.declaration).toBe('m(): void; m(a?: number)');
  });

  it('names tests by the path of their titles, nested ones as elements of their own', async () => {
    const source =
      "describe('Stack', () => {\n  beforeEach(() => {});\n  it('pushes', () => { expect(1).toBe(1); });\n  describe(`pops`, () => { it.each([1])('case %i', async (n) => {}); });\n});\ndescribe('Stack', () => { test.skip('pushes', () => {}); });\nawait test(title, () => {});\n";
    const { elements } = await parseModule(source, 'a.test.mts');
    expect(elements.map((element) => [element.symbol, element.parent])).toEqual([
      ['Stack', null],
      ['Stack > pushes', 'Stack'],
      ['Stack > pops', 'Stack'],
      ['Stack > pops > case %i', 'Stack > pops'],
      ['Stack#2', null],
      ['Stack > pushes#2', 'Stack#2'],
      ['title', null],
    ]);
  });

  it('names tests that are called by a name of the module, or as a member of the runner', async () => {
    const source =
      "const { test: check } = require('tap');\nimport tap from 'tap';\nconst _test = wanted('a') ? test : () => {};\nconst spec = process.env.SLOW && tap.test;\ncheck('one', (t) => { t.end(); });\n_test('two', (t) => { t.end(); });\nspec('three', (t) => { t.end(); });\ntap.test('four', (t) => { t.end(); });\nQUnit.test.skip('five', () => {});\n/a/.test('six');\nrouter.get('seven', () => {});\nevery('eight', () => {});\n";
    const { elements } = await parseModule(source, 'a.test.mjs');
    expect(elements.filter(({ kind }) => kind === 'test').map(({ symbol }) => symbol)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('gives a class and a describe call no part of their members in their canonical text', async () => {
    const one = await parseModule(`class A { m() { return 1; } }\ndescribe('x', () => { it('y', () => { a(); }); });\n`);
    const two = await parseModule(`class A { n() { return 2; } }\ndescribe('x', () => { it('y', () => { b(); }); });\n`);
    expect(one.elements[0]!.normal).toBe(two.elements[0]!.normal);
    expect(one.elements[2]!.normal).toBe(two.elements[2]!.normal);
    expect(one.elements[3]!.normal).not.toBe(two.elements[3]!.normal);
  });

  it('counts default values and initialisers as body, types as signature', async () => {
    const one = (await parseModule(`function f(a: number = 1) {}\nconst k: number = 1;\n`)).elements;
    const two = (await parseModule(`function f(a: number = 2) {}\nconst k: number = 2;\n`)).elements;
    const three = (await parseModule(`function f(a: string = 1) {}\nconst k: string = 1;\n`)).elements;
    for (const index of [0, 1]) {
      expect(one[index]!.normalSignature).toBe(two[index]!.normalSignature);
      expect(one[index]!.normalBody).not.toBe(two[index]!.normalBody);
      expect(one[index]!.normalSignature).not.toBe(three[index]!.normalSignature);
    }
  });

  it('gives a comment to the element below it, unless a blank line or code on its line parts them', async () => {
    const source = `// licence\n\n/** doc */\n// more\nexport function f() {} // of f\nfunction g() {}\n`;
    const { elements } = await parseModule(source);
    expect(source.slice(elements[0]!.leadStart, elements[0]!.start)).toBe('/** doc */\n// more\n');
    expect(elements[0]!.docstring?.text).toBe('/** doc */');
    expect(elements[1]!.leadStart).toBe(elements[1]!.start);
  });

  it('collects the names an element refers to, own members qualified', async () => {
    const { elements } = await parseModule(`class A { #y = 0; m(x: T) { return this.#y + LIMIT + x.length + ({ key: LIMIT }).key; } }`);
    expect(elements[2]!.names).toEqual(['A.#y', 'LIMIT', 'T', 'x']);
  });

  it('reads CommonJS exports as functions and export lists', async () => {
    const source = `const fs = require('fs');\nfunction f() { return fs; }\nexports.g = function (a) { return a; };\nmodule.exports = { f };\nreturn;\n`;
    expect(await outline(source, 'a.cjs')).toEqual([
      'constant fs',
      'function f exported',
      'function g exported',
      'export <export> exported',
      'statement <stmt>#1',
    ]);
  });

  it('lists imports with what they bring in', async () => {
    const { imports } = await parseModule(`import a, { b as c } from 'x';\nimport * as n from 'y';\nimport './z';\n`);
    expect(imports.map(({ module, names }) => ({ module, names }))).toEqual([
      {
        module: 'x',
        names: [
          { imported: 'default', local: 'a' },
          { imported: 'b', local: 'c' },
        ],
      },
      { module: 'y', names: [{ imported: '*', local: 'n' }] },
      { module: './z', names: [] },
    ]);
  });

  it('reads a module whose export list names what is not there, as happens between two edits', async () => {
    for (const path of ['a.ts', 'a.mjs']) expect(await outline(`export { f };\n`, path)).toEqual(['export <export> exported']);
  });

  it('reads JSX where the extension has it', async () => {
    expect(await outline(`export const A = () => <b>hi</b>;\n`, 'a.tsx')).toEqual(['function A exported']);
    expect(await outline(`export const A = () => <b>hi</b>;\n`, 'a.js')).toEqual(['function A exported']);
  });
});

describe('faults of a TypeScript module', () => {
  it('carry line, column and a sentence', async () => {
    const result = await driverFor('a.ts')!.parse(`function f() {\n  let x = ;\n}\n`, 'a.ts');
    expect(result).toEqual({ kind: 'syntax-error', faults: [{ line: 2, column: 11, message: 'Unexpected token' }] });
  });

  it.each([
    ['a duplicate declaration', 'let x = 1;\nlet x = 2;', 2],
    ['await in a function that is not async', 'function f() {\n  await g();\n}', 2],
    ['return at the top of a module', 'export {};\nreturn 1;', 2],
    ['break outside a loop', 'function f() {\n\n  break;\n}', 3],
    ['an abstract method of a class that is not abstract', 'class A {\n  abstract m(): void;\n}', 2],
  ])('name the line of %s', async (_, source, line) => {
    const result = await driverFor('a.ts')!.parse(source, 'a.ts');
    expect(result.kind === 'syntax-error' ? result.faults[0]?.line : null).toBe(line);
  });

  it.each([
    ['parentheses', '('.repeat(50_000) + ')'.repeat(50_000)],
    ['a chain of additions', `1${'+1'.repeat(200_000)}`],
    ['a chain of members', `a${'.b'.repeat(200_000)}`],
    ['arrows', `${'a=>'.repeat(50_000)}1`],
    ['else-if', 'if(a){}else '.repeat(50_000) + '{}'],
    ['templates', `${'`${'.repeat(50_000)}1${'}`'.repeat(50_000)}`],
  ])('answer input nested past all reason (%s) instead of ending the process', async (_, source) => {
    expect((await driverFor('a.ts')!.parse(source, 'a.ts')).kind).toBe('syntax-error');
  });
});
