import { describe, expect, it } from 'vitest';
import { layInitialisers, layPlan, layRemovals, openDraft, readThrough, revertBody, withNullBodies } from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

const nonce = 'n1';
const textOf = (laid: { changes: readonly { path: string; text: string | null }[] }, path: string) =>
  laid.changes.find((one) => one.path === path)?.text;

describe('layPlan on TypeScript', () => {
  it('adds a function with its docstring and a stub that throws the mark and uses the parameters', async () => {
    const read = tree({ 'src/text.ts': 'export function upper(text: string): string {\n  return text.toUpperCase();\n}\n' });
    const laid = await layPlan(
      read,
      plan([
        add('src/text.ts', 'slugify', {
          declaration: 'export function slugify(title: string): string',
          docstring: 'Returns the slug of a title.',
        }),
      ]),
      { nonce },
    );
    expect(laid.faults).toEqual([]);
    expect(laid.stubs).toEqual([{ element: 'slugify', file: 'src/text.ts', symbol: 'slugify', mark: 'slugify:n1' }]);
    expect(textOf(laid, 'src/text.ts')).toBe(
      'export function upper(text: string): string {\n  return text.toUpperCase();\n}\n\n/** Returns the slug of a title. */\nexport function slugify(title: string): string {\n  void [title];\n  throw new Error("CIRCUIT-STUB:slugify:n1");\n}\n',
    );
  });

  it('writes a class before its members, whatever the order of the plan, and puts fields and methods into it', async () => {
    const elements = [
      add('src/stack.ts', 'Stack.push', { declaration: 'push(item: number): void' }),
      add('src/stack.ts', 'Stack.items', { declaration: 'private items: number[] = [];' }),
      add('src/stack.ts', 'Stack', { declaration: 'export class Stack', docstring: 'Holds numbers.' }),
    ];
    const laid = await layPlan(tree({}), plan(elements), { nonce });
    expect(laid.faults).toEqual([]);
    expect(laid.stubs.map(({ symbol }) => symbol)).toEqual(['Stack.push']);
    expect(textOf(laid, 'src/stack.ts')).toMatchInlineSnapshot(`
      "/** Holds numbers. */
      export class Stack {
        push(item: number): void {
          void [item];
          throw new Error("CIRCUIT-STUB:Stack-push:n1");
        }

        private items: number[] = [];
      }
      "
    `);
  });

  it('lays plain JavaScript in the habit of its file, and the list of what a module gives away with it', async () => {
    const source = 'class Lock {\n  open () {\n    return 1\n  }\n}\n\nmodule.exports = { Lock }\n';
    const elements = [
      add('lock.js', 'Lock.why', { declaration: 'why (path)' }),
      add('lock.js', 'helper', { declaration: 'function helper (text)' }),
      add('lock.js', 'fs', { declaration: "const fs = require('node:fs')", after: 'Lock' }),
      change('lock.js', '<export>', { declaration: 'module.exports = { Lock, helper }' }),
    ];
    const laid = await layPlan(tree({ 'lock.js': source }), plan(elements), { nonce });
    expect(laid.faults).toEqual([]);
    expect(laid.stubs.map(({ symbol }) => symbol)).toEqual(['Lock.why', 'helper']);
    const text = textOf(laid, 'lock.js') ?? '';
    expect(text).toMatch(/\n {2}why \(path\) \{\n/);
    expect(text).toMatch(/const fs = require\('node:fs'\)\n\nfunction helper \(text\) \{[^]*\}\n\nmodule\.exports = \{ Lock, helper \}\n$/);
  });

  it('ends an assigned function as the statements of its file end', async () => {
    const laidIn = async (source: string) => {
      const f = add('a.js', 'f', { declaration: 'exports.f = function (a)', after: 'a' });
      return textOf(await layPlan(tree({ 'a.js': source }), plan([f]), { nonce }), 'a.js');
    };
    expect(await laidIn("const a = require('a')\n")).toMatch(/\n\}\n$/);
    expect(await laidIn("const a = require('a');\n")).toMatch(/\n\};\n$/);
    const whole = add('a.js', 'B', { declaration: 'const B = {\n  c: 1,\n};' });
    const laid = await layPlan(tree({ 'a.js': "const a = require('a')\n" }), plan([whole]), { nonce });
    expect(textOf(laid, 'a.js')).toContain('const B = {\n  c: 1,\n};');
  });

  it('holds back what a module gives away as a value, and lays a list of names in every form', async () => {
    const laidAs = async (was: string, is: string): Promise<string | undefined> => {
      const symbol = '<export>';
      const laid = await layPlan(tree({ 'a.js': `${was}\n` }), plan([change('a.js', symbol, { declaration: is })]), { nonce });
      return textOf(laid, 'a.js')?.trim();
    };
    expect(await laidAs('module.exports = { a: 1 }', 'module.exports = { a: 2 }')).toBeUndefined();
    expect(await laidAs('module.exports = a', 'module.exports = { a, b: c }')).toBe('module.exports = { a, b: c }');
    expect(await laidAs('export { a }', 'export { a, b as c }')).toBe('export { a, b as c }');
  });

  it('places an element behind the one that the plan names, also when that one is new', async () => {
    const read = tree({ 'a.ts': 'export const first = 1;\n\nexport const last = 2;\n' });
    const elements = [
      add('a.ts', 'third', { declaration: 'export const third = 3;', after: 'second' }),
      add('a.ts', 'second', { declaration: 'export const second = 2;', after: 'first' }),
    ];
    const laid = await layPlan(read, plan(elements), { nonce });
    expect(laid.faults).toEqual([]);
    const text = textOf(laid, 'a.ts')!;
    expect(['first', 'second', 'third', 'last'].map((name) => text.indexOf(name)).toSorted((a, b) => a - b)).toEqual(
      ['first', 'second', 'third', 'last'].map((name) => text.indexOf(name)),
    );
    expect(laid.stubs).toEqual([]);
  });

  it('writes the signature and docstring of a changed element and leaves its body', async () => {
    const read = tree({ 'a.ts': '/** Old. */\nexport function f(a: number): number {\n  // keep me\n  return a + 1;\n}\n' });
    const laid = await layPlan(
      read,
      plan([change('a.ts', 'f', { declaration: 'export function f(a: number, b?: number): number', docstring: 'New.' })]),
      { nonce },
    );
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'a.ts')).toBe(
      '/** New. */\nexport function f(a: number, b?: number): number {\n  // keep me\n  return a + 1;\n}\n',
    );
  });

  it('holds back default values and constants of changed elements until layInitialisers', async () => {
    const base = { 'a.ts': 'export const LIMIT = 10;\n\nexport function f(size = 1): number {\n  return size;\n}\n' };
    const planned = plan([
      change('a.ts', 'LIMIT', { declaration: 'export const LIMIT = 20;' }),
      change('a.ts', 'f', { declaration: 'export function f(size = 2): number' }),
    ]);
    const laid = await layPlan(tree(base), planned, { nonce });
    expect(laid).toEqual({ changes: [], stubs: [], faults: [] });
    const initialised = await layInitialisers(tree(base), planned);
    expect(textOf(initialised, 'a.ts')).toBe('export const LIMIT = 20;\n\nexport function f(size = 2): number {\n  return size;\n}\n');
    expect((await layInitialisers(readThrough(tree(base), initialised.changes), planned)).changes).toEqual([]);
  });

  it('writes the whole text of a changed type at once', async () => {
    const laid = await layPlan(
      tree({ 'a.ts': 'export interface Box {\n  size: number;\n}\n' }),
      plan([change('a.ts', 'Box', { declaration: 'export interface Box {\n  size: number;\n  colour: string;\n}' })]),
      { nonce },
    );
    expect(textOf(laid, 'a.ts')).toBe('export interface Box {\n  size: number;\n  colour: string;\n}\n');
  });

  it('adds imports once and re-exports with the specifier that the file is used to', async () => {
    const read = tree({
      'src/words.ts': 'export function words(text: string): string[] {\n  return text.split(" ");\n}\n',
      'src/text.ts': "import { words } from './words.js';\n\nexport const n = words('a').length;\n",
      'src/index.ts': "export { n } from './text.js';\n",
    });
    const element = add('src/text.ts', 'slugify', {
      declaration: 'export function slugify(title: string): string',
      imports: [{ action: 'add', text: "import { words } from './words.js';" }],
      exportFrom: ['src/index.ts'],
    });
    const laid = await layPlan(read, plan([element]), { nonce });
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'src/text.ts')!.match(/import/g)).toHaveLength(1);
    expect(textOf(laid, 'src/index.ts')).toBe("export { n } from './text.js';\nexport { slugify } from './text.js';\n");
  });

  it('re-exports a type as a type, from a folder above, in a project that writes .ts', async () => {
    const read = tree({
      'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
      'lib/deep/box.ts': 'export const a = 1;\n',
    });
    const laid = await layPlan(
      read,
      plan([add('lib/deep/box.ts', 'Box', { declaration: 'export interface Box {\n  size: number;\n}', exportFrom: ['lib/index.ts'] })]),
      { nonce },
    );
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'lib/index.ts')).toBe("export type { Box } from './deep/box.ts';\n");
  });

  it('keeps the super call in the stub of a derived constructor', async () => {
    const read = tree({ 'a.ts': 'export class A {}\n\nexport class B extends A {}\n' });
    const laid = await layPlan(read, plan([add('a.ts', 'B.constructor', { declaration: 'constructor(readonly size: number)' })]), {
      nonce,
    });
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'a.ts')).toMatch(/throw new Error\("CIRCUIT-STUB:B-constructor:n1"\);\n {4}super\(\);/);
  });

  it('creates a file without a driver empty', async () => {
    const laid = await layPlan(tree({}), plan([add('docs/slugs.md', '*')]), { nonce });
    expect(laid).toEqual({ changes: [{ path: 'docs/slugs.md', text: '' }], stubs: [], faults: [] });
  });

  it('gives the same bytes for the same plan, and the same result for members and imports in another order', async () => {
    const read = tree({ 'a.ts': 'export const one = 1;\n' });
    const elements = [
      add('a.ts', 'f', { declaration: 'export function f(): void' }),
      add('b.ts', 'g', { declaration: 'export function g(): void', imports: [{ action: 'add', text: "import { f } from './a.ts';" }] }),
    ];
    const first = await layPlan(read, plan(elements), { nonce });
    const second = await layPlan(read, plan(elements), { nonce });
    const turned = await layPlan(read, plan(elements.toReversed()), { nonce });
    expect(first.faults).toEqual([]);
    expect(second).toEqual(first);
    expect(turned.changes).toEqual(first.changes);
  });

  it.each([
    ['does-not-parse', add('a.ts', 'g', { declaration: 'export function g(: void' }), 'a.ts'],
    ['no-declaration', add('a.ts', 'g'), 'a.ts'],
    ['no-declaration', add('a.ts', 'g', { declaration: 'export function h(): void' }), 'a.ts'],
    ['does-not-parse', add('a.ts', 'g', { declaration: 'export const evil = 1; export const g = 2;' }), 'a.ts'],
    ['already-there', add('a.ts', 'f', { declaration: 'export function f(): void' }), 'a.ts'],
    ['unknown-element', change('a.ts', 'nothing', { declaration: 'export function nothing(): void' }), 'a.ts'],
    ['unknown-element', change('none.ts', 'f'), 'none.ts'],
    ['unknown-element', add('a.ts', 'Stack.push', { declaration: 'push(): void' }), 'a.ts'],
    ['unknown-element', add('a.ts', 'g', { declaration: 'export function g(): void', after: 'nowhere' }), 'a.ts'],
    [
      'bad-import',
      add('a.ts', 'g', { declaration: 'export function g(): void', imports: [{ action: 'add', text: 'const x = 1;' }] }),
      'a.ts',
    ],
    [
      'bad-import',
      add('a.ts', 'g', { declaration: 'export function g(): void', imports: [{ action: 'add', text: "import { x } from './none.ts';" }] }),
      'a.ts',
    ],
    [
      'bad-import',
      add('b.ts', 'g', {
        declaration: 'export function g(): void',
        imports: [{ action: 'add', text: "import { missing } from './a.ts';" }],
      }),
      'b.ts',
    ],
    ['already-there', add('notes.md', '*'), 'notes.md'],
  ] as const)('finds %s', async (kind, element, file) => {
    const read = tree({ 'a.ts': 'export function f(): void {}\n', 'notes.md': 'x\n' });
    const laid = await layPlan(read, plan([element]), { nonce });
    expect(laid.faults.map((fault) => ({ kind: fault.kind, element: fault.element, file: fault.file }))).toEqual([
      { kind, element: element.id, file },
    ]);
    expect(laid.stubs.filter(({ symbol }) => symbol === 'h')).toEqual([]);
  });

  it('names the line of a fault of syntax that the base has, and writes nothing', async () => {
    const laid = await layPlan(
      tree({ 'a.ts': 'export const a = 1;\nexport const = 2;\n' }),
      plan([change('a.ts', 'a', { docstring: 'One.' })]),
      { nonce },
    );
    expect(laid.faults).toMatchObject([{ kind: 'does-not-parse', file: 'a.ts', line: 2 }]);
    expect(laid.changes).toEqual([]);
  });

  it('finds the faults of all elements in one laying', async () => {
    const laid = await layPlan(
      tree({ 'a.ts': '' }),
      plan([add('a.ts', 'x'), change('a.ts', 'y', { docstring: 'Y.' }), add('a.ts', 'z', { declaration: 'export function z(): void' })]),
      { nonce },
    );
    expect(laid.faults.map(({ element }) => element)).toEqual(['x', 'y']);
    expect(laid.stubs).toHaveLength(1);
  });
});

describe('after laying', () => {
  const base = {
    'a.ts':
      "import { x } from './x.ts';\nimport { y } from './x.ts';\n\nexport function old(): number {\n  return x;\n}\n\nexport function kept(): number {\n  return y;\n}\n",
    'x.ts': 'export const x = 1;\nexport const y = 2;\n',
  };

  it('removes planned elements and imports, and does nothing the second time', async () => {
    const planned = plan([
      {
        id: 'old',
        file: 'a.ts',
        symbol: 'old',
        action: 'remove',
        criteria: ['C1'],
        imports: [{ action: 'remove', text: "import { x } from './x.ts';" }],
      },
    ]);
    const removed = await layRemovals(tree(base), planned);
    expect(removed.faults).toEqual([]);
    expect(textOf(removed, 'a.ts')).toBe("import { y } from './x.ts';\n\nexport function kept(): number {\n  return y;\n}\n");
    expect((await layRemovals(readThrough(tree(base), removed.changes), planned)).changes).toEqual([]);
  });

  it('removes a file without a driver, and a source file whose last element goes', async () => {
    const planned = plan([
      { id: 'f', file: 'f.ts', symbol: 'f', action: 'remove', criteria: [] },
      { id: 'n', file: 'n.md', symbol: '*', action: 'remove', criteria: [] },
    ]);
    const removed = await layRemovals(tree({ 'f.ts': 'export function f(): void {}\n', 'n.md': 'x' }), planned);
    expect(removed.changes).toEqual([
      { path: 'f.ts', text: null },
      { path: 'n.md', text: null },
    ]);
  });

  it('makes stubs return nothing', async () => {
    const laid = await layPlan(tree(base), plan([add('a.ts', 'fresh', { declaration: 'export function fresh(a: number): number' })]), {
      nonce,
    });
    const nulled = await withNullBodies(readThrough(tree(base), laid.changes), laid.stubs);
    const text = textOf(nulled, 'a.ts')!;
    expect(text).not.toContain('CIRCUIT-STUB');
    expect(text).not.toMatch(/fresh\(a: number\): number \{[^}]*return/);
  });

  it('puts a changed body back under the new signature, an added one back to its stub, and a constant back to its value', async () => {
    const was = { 'a.ts': 'export const N = 1;\n\nexport function f(a: number): number {\n  return a;\n}\n' };
    const is = {
      'a.ts':
        'export const N = 2;\n\nexport function f(a: number, b: number): number {\n  return a + b;\n}\n\nexport function g(c: number): number {\n  return c;\n}\n',
    };
    const f = await revertBody(tree(was), tree(is), change('a.ts', 'f'), nonce);
    expect(f?.changes[0]?.text).toContain('f(a: number, b: number): number {\n  return a;\n}');
    const g = await revertBody(tree(was), tree(is), add('a.ts', 'g'), nonce);
    expect(g?.changes[0]?.text).toContain('throw new Error("CIRCUIT-STUB:g:n1")');
    const n = await revertBody(tree(was), tree(is), change('a.ts', 'N'), nonce);
    expect(n?.changes[0]?.text).toBe(is['a.ts'].replace('N = 2', 'N = 1'));
    expect(await revertBody(tree(is), tree(is), change('a.ts', 'f'), nonce)).toBeNull();
  });

  it('puts default values back with the body', async () => {
    const was = { 'a.ts': 'export function f(a = 1): number {\n  return a;\n}\n' };
    const is = { 'a.ts': 'export function f(a = 2): number {\n  return a + 1;\n}\n' };
    expect((await revertBody(tree(was), tree(is), change('a.ts', 'f'), nonce))?.changes).toEqual([{ path: 'a.ts', text: was['a.ts'] }]);
  });
});

describe('openDraft', () => {
  it('lists only what differs from the tree below', async () => {
    const draft = openDraft(tree({ a: '1', b: '2' }));
    draft.write('a', '1');
    draft.write('b', null);
    draft.write('c', '3');
    expect(await draft.changes()).toEqual([
      { path: 'b', text: null },
      { path: 'c', text: '3' },
    ]);
    expect(await draft.read('c')).toBe('3');
  });
});
