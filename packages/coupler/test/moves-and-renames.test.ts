import { describe, expect, it } from 'vitest';
import { layPlan } from '../src/index.ts';
import { plan, tree } from './plans.ts';

type Files = Record<string, string>;

async function lay(files: Files, planned: ReturnType<typeof plan>) {
  const laid = await layPlan(tree(files), planned, { nonce: 'n', listFiles: async () => Object.keys(files) });
  return { faults: laid.faults, files: Object.fromEntries(laid.changes.map(({ path, text }) => [path, text])) };
}

const rename = (file: string, symbol: string, to: string) => plan([], { renames: [{ from: { file, symbol }, to }] });
const move = (from: string, file: string, symbol: string, old = symbol) =>
  plan([{ id: 'M', file, symbol, action: 'move', from: { file: from, symbol: old }, criteria: ['C1'] }]);

describe('layPlan with renames', () => {
  it('renames an element, its uses, its importers and what comes through re-exports', async () => {
    const files = {
      'a.ts':
        'export function f(n: number): number {\n  return n ? f(n - 1) : 0;\n}\n\nexport const pair = { f, g: f };\n\nexport function other(f: string): string {\n  return f; // f\n}\n',
      'b.ts': "import { f, other } from './a.ts';\n\nexport const x = f(1) + other('f');\n",
      'c.ts': "import { f as old } from './a.js';\n\nexport const y = old(1);\n",
      'd.ts': "import * as all from './a.ts';\n\nexport const z = all.f(1) + all.pair.f(1);\n",
      'index.ts': "export { f } from './a.ts';\nexport * from './b.ts';\n",
      'e.ts': "import { f } from './index.ts';\n\nconst first = 1;\n\nexport const w = f(first);\n",
      'far.ts': "import { f } from 'elsewhere';\n\nexport const v = f(1);\n",
    };
    const laid = await lay(files, rename('a.ts', 'f', 'first'));
    expect(laid.faults).toEqual([]);
    expect(laid.files).toEqual({
      'a.ts':
        'export function first(n: number): number {\n  return n ? first(n - 1) : 0;\n}\n\nexport const pair = { f: first, g: first };\n\nexport function other(f: string): string {\n  return f; // f\n}\n',
      'b.ts': "import { first, other } from './a.ts';\n\nexport const x = first(1) + other('f');\n",
      'c.ts': "import { first as old } from './a.js';\n\nexport const y = old(1);\n",
      'd.ts': "import * as all from './a.ts';\n\nexport const z = all.first(1) + all.pair.f(1);\n",
      'index.ts': "export { first } from './a.ts';\nexport * from './b.ts';\n",
      'e.ts': "import { first as f } from './index.ts';\n\nconst first = 1;\n\nexport const w = f(first);\n",
    });
  });

  it.each([
    [
      'a.py',
      'def f(x):\n    return x\n\n\ndef g(count):\n    return f(count)\n',
      'a.py:6 has a count of its own, which would be taken for the renamed f.',
    ],
    ['a.py', 'def f(x):\n    return len(x)\n\n\ndef g(xs):\n    return count(xs)\n', 'a.py:6 uses the name count already.'],
    [
      'a.ts',
      'export function f() {}\nexport const g = () => {\n  const count = 1;\n  f();\n};\n',
      'a.ts:4 has a count of its own, which would be taken for the renamed f.',
    ],
    [
      'a.py',
      'def f(x):\n    return x\n\n\nclass A:\n    g = f\n    f = 1\n',
      "a.py:6: whether f is the module's or one of its own here, only running it tells.",
    ],
    [
      'a.cjs',
      'function f() {}\nfunction g(a) {\n  if (a) {\n    function f() {}\n    f();\n  }\n}\n',
      "a.cjs:4: whether f is the module's or one of its own here, only running it tells.",
    ],
  ])('refuses a rename that could change what %s does', async (file, source, message) => {
    const laid = await lay({ [file]: source }, rename(file, 'f', 'count'));
    expect(laid).toEqual({ faults: [{ kind: 'already-there', file, message }], files: {} });
  });

  it.each([
    ['a.py', 'def f(x):\n    return x\n\n\ndef g(xs):\n    f = xs[0]\n    return f\n\n\ndef h(*f):\n    return f\n', [0]],
    ['a.py', 'def f(x): return x\ndef g(xs):\n    return f([f for f in xs])\ndef h(xs, f=f):\n    return f(xs)\n', [0, 1, 5]],
    ['a.py', 'def f(x): return x\nclass A:\n    def f(self, x): return f(x) + self.f(x) + x.f\nf(f=1)\n', [0, 2, 5]],
    ['a.py', 'def f(x): return x\ndef g():\n    global f\n    f = 1\n    return lambda f: f\ndef f2(): f\n', [0, 1, 2, 5]],
    ['a.js', 'function f() {}\nclass A { f() { f(this.f, { f: 1 }, { f }); } }\nconst g = (f) => f;\n', [0, 2, 5]],
    [
      'a.ts',
      'export function f() {}\nexport function g(a: boolean) { if (a) { const f = 1; return f; } f(); for (const f of []) f; }\n',
      [0, 3],
    ],
    ['a.test.js', "import test from 'node:test';\nfunction f() {}\ntest('f', () => { f(); });\n", [0, 2]],
  ])('renames what is meant in %s, and leaves what is another thing of that name: %j', async (file, source, places) => {
    let at = -1;
    const renamed = source.replace(/(?<![\w])f(?!\w)/g, (word) => ((at += 1), places.includes(at) ? 'count' : word));
    const laid = await lay({ [file]: source }, rename(file, 'f', 'count'));
    expect(laid).toEqual({ faults: [], files: { [file]: renamed.replace('{ count }', '{ f: count }') } });
  });

  it('follows an import inside of a function there only', async () => {
    const files = {
      'a.py': 'def f(x):\n    return x\n',
      'b.py': 'def g():\n    from a import f\n    return f(1)\n\n\ndef h(f):\n    return f\n',
    };
    expect((await lay(files, rename('a.py', 'f', 'count'))).files['b.py']).toBe(
      'def g():\n    from a import count\n    return count(1)\n\n\ndef h(f):\n    return f\n',
    );
  });

  it('renames types and classes where they are used as types', async () => {
    const files = {
      'a.ts': 'export interface Box {\n  size: number;\n}\n\nexport class Shelf {\n  boxes: Box[] = [];\n}\n',
      'b.ts': "import type { Box } from './a.ts';\n\nexport const f = (box: Box): Box => box as Box;\n",
    };
    expect((await lay(files, rename('a.ts', 'Box', 'Crate'))).files).toEqual({
      'a.ts': 'export interface Crate {\n  size: number;\n}\n\nexport class Shelf {\n  boxes: Crate[] = [];\n}\n',
      'b.ts': "import type { Crate } from './a.ts';\n\nexport const f = (box: Crate): Crate => box as Crate;\n",
    });
  });

  it('renames in Python, with from-imports, module members and the list of names', async () => {
    const files = {
      'pkg/__init__.py': 'from .text import slug\n\n__all__ = ["slug"]\n',
      'pkg/text.py': 'def slug(title):\n    return slug(title[1:]) if title else ""\n\n\ndef other(slug):\n    return slug\n',
      'pkg/use.py':
        'from . import text\nfrom .text import slug as s\nimport pkg.text\n\nx = s("a") + text.slug("b") + pkg.text.slug("c")\n',
      'app.py': 'from pkg import slug\n\nprint(slug("a", slug=1))\n',
    };
    const laid = await lay(files, rename('pkg/text.py', 'slug', 'slugify'));
    expect(laid.faults).toEqual([]);
    expect(laid.files).toEqual({
      'pkg/__init__.py': 'from .text import slugify\n\n__all__ = ["slugify"]\n',
      'pkg/text.py': 'def slugify(title):\n    return slugify(title[1:]) if title else ""\n\n\ndef other(slug):\n    return slug\n',
      'pkg/use.py':
        'from . import text\nfrom .text import slugify as s\nimport pkg.text\n\nx = s("a") + text.slugify("b") + pkg.text.slugify("c")\n',
      'app.py': 'from pkg import slugify\n\nprint(slugify("a", slug=1))\n',
    });
  });

  it.each([
    ['unknown-element', rename('a.ts', 'nothing', 'x')],
    ['already-there', rename('a.ts', 'f', 'g')],
    ['no-declaration', rename('a.ts', 'A.m', 'A.n')],
    ['no-declaration', rename('a.ts', 'f', 'not a name')],
  ])('finds %s', async (kind, planned) => {
    const laid = await lay(
      { 'a.ts': 'export function f(): void {}\n\nexport function g(): void {}\n\nexport class A {\n  m(): void {}\n}\n' },
      planned,
    );
    expect(laid.faults).toMatchObject([{ kind, file: 'a.ts' }]);
    expect(laid.files).toEqual({});
  });
});

describe('layPlan with moves', () => {
  it('moves an element with its comments and imports, and redirects its importers and re-exports', async () => {
    const files = {
      'src/a.ts':
        "import { join } from 'node:path';\nimport { helper } from './lib/helper.ts';\n\nconst kept = 1;\n\n/** Moves. */\nexport function f(name: string): string {\n  return helper(join('a', name));\n}\n\nexport const g = f('x') + kept;\n",
      'src/lib/helper.ts': 'export const helper = (text: string): string => text;\n',
      'src/lib/b.ts': "import { f } from '../a.ts';\n\nexport const h = f('y');\n",
      'src/c.ts': "import { f as ff, g } from './a.ts';\n\nexport const i = ff(g);\n",
      'src/index.ts': "export { f, g } from './a.ts';\n",
    };
    const laid = await lay(files, move('src/a.ts', 'src/lib/b.ts', 'f'));
    expect(laid.faults).toEqual([]);
    expect(laid.files).toEqual({
      'src/a.ts': "import { f } from './lib/b.ts';\n\nconst kept = 1;\n\nexport const g = f('x') + kept;\n".replace(
        'import { f }',
        "import { join } from 'node:path';\nimport { helper } from './lib/helper.ts';\nimport { f }",
      ),
      'src/lib/b.ts':
        "import { join } from 'node:path';\nimport { helper } from './helper.ts';\n\nexport const h = f('y');\n\n/** Moves. */\nexport function f(name: string): string {\n  return helper(join('a', name));\n}\n",
      'src/c.ts': "import { g } from './a.ts';\nimport { f as ff } from './lib/b.ts';\n\nexport const i = ff(g);\n",
      'src/index.ts': "export { g } from './a.ts';\nexport { f } from './lib/b.ts';\n",
    });
  });

  it('takes along the imports that the methods of a moved class use', async () => {
    const files = { 'a.py': 'import math\n\n\nclass C:\n    def m(self):\n        return math.pi\n\n\ndef rest():\n    return 1\n' };
    const laid = await lay(files, move('a.py', 'b.py', 'C'));
    expect(laid.files['b.py']).toBe('import math\n\n\nclass C:\n    def m(self):\n        return math.pi\n');
  });

  it('moves into a new file, exports what its old file still uses, and removes an empty file', async () => {
    const one = await lay({ 'a.ts': 'const f = (n: number): number => n;\n\nexport const g = f(1);\n' }, move('a.ts', 'new.ts', 'f'));
    expect(one.files).toEqual({
      'a.ts': "import { f } from './new.ts';\n\nexport const g = f(1);\n",
      'new.ts': 'export const f = (n: number): number => n;\n',
    });
    const bundled = await lay(
      { 'a.ts': 'const f = (n: number): number => n;\n\nexport const g = f(1);\n', 'tsconfig.json': '{ "compilerOptions": {} }\n' },
      move('a.ts', 'new.ts', 'f'),
    );
    expect(bundled.files['a.ts']).toContain("from './new';");
    const all = await lay(
      { 'a.ts': 'export type T = 1;\n', 'b.ts': "import type { T } from './a.js';\n\nexport const t: T = 1;\n" },
      move('a.ts', 'c.ts', 'T'),
    );
    expect(all.files).toEqual({
      'a.ts': null,
      'b.ts': "import type { T } from './c.js';\n\nexport const t: T = 1;\n",
      'c.ts': 'export type T = 1;\n',
    });
  });

  it('moves under a new name, and within a file', async () => {
    const files = {
      'a.ts': 'export const f = 1;\n\nexport const g = f;\n',
      'b.ts': "import { f } from './a.ts';\n\nexport const h = f;\n",
    };
    expect((await lay(files, move('a.ts', 'c.ts', 'one', 'f'))).files).toEqual({
      'a.ts': "import { one } from './c.ts';\n\nexport const g = one;\n",
      'b.ts': "import { one } from './c.ts';\n\nexport const h = one;\n",
      'c.ts': 'export const one = 1;\n',
    });
    expect((await lay({ 'a.ts': 'export const a = 1;\n\nexport const b = 2;\n' }, move('a.ts', 'a.ts', 'a'))).files).toEqual({
      'a.ts': 'export const b = 2;\nexport const a = 1;\n',
    });
  });

  it('moves in Python', async () => {
    const files = {
      'pkg/a.py': 'import re\nfrom .c import helper\n\n\ndef f(x):\n    return re.sub("a", helper(x), x)\n\n\ndef g(x):\n    return f(x)\n',
      'pkg/c.py': 'def helper(x):\n    return x\n',
      'pkg/d.py': 'from .a import f, g\n\ny = f(g(1))\n',
    };
    const laid = await lay(files, move('pkg/a.py', 'pkg/b.py', 'f'));
    expect(laid.faults).toEqual([]);
    expect(laid.files).toEqual({
      'pkg/a.py': 'import re\nfrom .c import helper\nfrom .b import f\n\n\ndef g(x):\n    return f(x)\n',
      'pkg/b.py': 'import re\nfrom .c import helper\n\n\ndef f(x):\n    return re.sub("a", helper(x), x)\n',
      'pkg/d.py': 'from .a import g\nfrom .b import f\n\ny = f(g(1))\n',
    });
  });

  it.each([
    ['unknown-element', move('a.ts', 'b.ts', 'nothing')],
    ['already-there', move('a.ts', 'b.ts', 'f')],
    ['no-declaration', move('a.ts', 'b.ts', 'A.m')],
  ])('finds %s', async (kind, planned) => {
    const laid = await lay(
      { 'a.ts': 'export const f = 1;\n\nexport class A {\n  m(): void {}\n}\n', 'b.ts': 'export const f = 2;\n' },
      planned,
    );
    expect(laid.faults).toMatchObject([{ kind, element: 'M' }]);
  });

  it('finds a namespace import that cannot follow', async () => {
    const laid = await lay(
      { 'a.ts': 'export const f = 1;\n', 'b.ts': "import * as a from './a.ts';\n\nexport const g = a.f;\n" },
      move('a.ts', 'c.ts', 'f'),
    );
    expect(laid.faults).toMatchObject([{ kind: 'bad-import', file: 'b.ts' }]);
  });
});
