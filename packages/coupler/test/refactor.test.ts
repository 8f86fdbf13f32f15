import { describe, expect, it } from 'vitest';
import { refactorFiles, type Refactoring } from '../src/index.ts';
import { tree } from './plans.ts';

type Files = Record<string, string>;

async function refactor(files: Files, refactoring: Refactoring) {
  const { changes, proved, faults } = await refactorFiles(tree(files), refactoring, Object.keys(files));
  return { files: Object.fromEntries(changes.map(({ path, text }) => [path, text])), proved, faults };
}

const shop: Files = {
  'shop/prices.py': `import math

TAX = 0.2


def taxed(price):
    return math.ceil(price * (1 + TAX))


def total(prices):
    return sum(taxed(price) for price in prices)
`,
  'shop/till.py': 'from shop.prices import taxed, total\n\n\ndef pay(prices):\n    return total(prices), taxed(0)\n',
};

describe('refactorFiles: renames', () => {
  const rename = (from: string, to: string): Refactoring => ({ kind: 'rename', file: 'shop/prices.py', renames: [{ from, to }] });

  it('prove every element that they touch, in every file', async () => {
    const { files, proved, faults } = await refactor(shop, rename('taxed', 'with_tax'));
    expect(faults).toEqual([]);
    expect(files['shop/till.py']).toBe(shop['shop/till.py']!.replaceAll('taxed', 'with_tax'));
    expect(proved.map(({ file, symbol, proof }) => `${file} ${symbol}: ${proof}`)).toEqual([
      'shop/prices.py with_tax: rename: same syntax tree as taxed',
      'shop/prices.py total: critic: same syntax tree but for renames',
      'shop/till.py pay: critic: same syntax tree but for renames',
    ]);
  });

  it.each([
    ['nowhere', 'x', 'shop/prices.py has no nowhere to rename.'],
    ['Till.pay', 'paid', 'shop/prices.py:15: Till.pay is a member, and which uses of that name are its own cannot be told without types.'],
    ['taxed', 'total', 'shop/prices.py has total already.'],
    ['taxed', 'price', 'shop/prices.py:11 has a price of its own, which would be taken for the renamed taxed.'],
    ['taxed', 'sum', 'shop/prices.py:11 uses the name sum already.'],
    ['taxed', '__taxed', '__taxed is another name inside of every class, because it starts with two underscores.'],
    ['taxed', 'not a name', 'not a name is no name.'],
  ])('of %s to %s are refused', async (from, to, fault) => {
    const withClass = { ...shop, 'shop/prices.py': `${shop['shop/prices.py']!}\n\nclass Till:\n    def pay(self):\n        pass\n` };
    expect(await refactor(withClass, rename(from, to))).toEqual({ files: {}, proved: [], faults: [fault] });
  });
});

describe('refactorFiles: moves', () => {
  const move = (file: string, symbol: string, to: string): Refactoring => ({ kind: 'move', file, moves: [{ symbol, to }] });

  it('take along what the moved element needs, and redirect who uses it', async () => {
    const { files, proved, faults } = await refactor(shop, move('shop/prices.py', 'total', 'shop/sums.py'));
    expect(faults).toEqual([]);
    expect(files).toEqual({
      'shop/prices.py': 'import math\n\nTAX = 0.2\n\n\ndef taxed(price):\n    return math.ceil(price * (1 + TAX))\n',
      'shop/sums.py': 'from shop.prices import taxed\n\n\ndef total(prices):\n    return sum(taxed(price) for price in prices)\n',
      'shop/till.py':
        'from shop.prices import taxed\nfrom shop.sums import total\n\n\ndef pay(prices):\n    return total(prices), taxed(0)\n',
    });
    expect(proved).toEqual([{ file: 'shop/sums.py', symbol: 'total', proof: 'critic: same syntax tree as shop/prices.py total' }]);
  });

  it('that would make two modules import each other are refused', async () => {
    expect((await refactor(shop, move('shop/prices.py', 'taxed', 'shop/tax.py'))).faults).toEqual([
      'shop/prices.py and shop/tax.py would import each other: taxed uses TAX, and shop/prices.py uses taxed.',
    ]);
  });

  it('of what is not exported, of what assigns to its module, and out of a module with star imports are refused', async () => {
    const hidden = { 'a.ts': 'const LIMIT = 3;\nexport const over = (n: number): boolean => n > LIMIT;\n' };
    expect((await refactor(hidden, move('a.ts', 'over', 'b.ts'))).faults).toEqual(['over uses LIMIT, which a.ts does not export.']);
    const assigning = { 'a.py': 'COUNT = 0\n\n\ndef up():\n    global COUNT\n    COUNT += 1\n' };
    expect((await refactor(assigning, move('a.py', 'up', 'b.py'))).faults).toEqual([
      'up assigns to COUNT of a.py, which only that module can.',
    ]);
    const starred = { 'a.py': 'from math import *\n\n\ndef f():\n    return pi\n' };
    expect((await refactor(starred, move('a.py', 'f', 'b.py'))).faults).toEqual([
      'a.py imports names that it does not say (*), so what f needs of them cannot be told.',
    ]);
  });

  it.each([
    ['a/x.ts', './logo.png', 'b/y.ts', '../a/logo.png'],
    ['a/x.ts', './built.ts', 'a/c/y.ts', '../built.ts'],
    ['a/x.ts', '../../out.ts', 'y.ts', '../out.ts'],
    ['x.ts', './logo.svg?raw', 'b/c/y.ts', '../../logo.svg?raw'],
  ])('from %s take an import of %s, which is no source, to %s as %s', async (file, old, to, anew) => {
    const files = { [file]: `import logo from '${old}';\n\nexport const icon = (): string => logo;\n\nexport const one = 1;\n` };
    const { files: after, faults } = await refactor(files, move(file, 'icon', to));
    expect(faults).toEqual([]);
    expect(after[to]).toBe(`import logo from '${anew}';\n\nexport const icon = (): string => logo;\n`);
  });

  it.each([
    ['._speedups', 'pkg/sub/b.py', '.._speedups'],
    ['.', 'other/b.py', '..pkg'],
  ])('in Python take a relative import of %s, which is no source, to %s as %s', async (old, to, anew) => {
    const files = { 'pkg/a.py': `from ${old} import fast\n\n\ndef f():\n    return fast()\n\n\nONE = 1\n` };
    const { files: after, faults } = await refactor(files, move('pkg/a.py', 'f', to));
    expect(faults).toEqual([]);
    expect(after[to]).toBe(`from ${anew} import fast\n\n\ndef f():\n    return fast()\n`);
  });

  it.each([
    ['a.ts', 'export const f = () => new URL("x", import.meta.url);', 'b.ts', 'import.meta'],
    ['a.js', 'exports.g = 1;\nfunction f() {\n  return __dirname;\n}', 'b.js', '__dirname'],
    ['a.ts', 'export const f = () => import("./x.json");', 'lib/b.ts', 'import("./x.json"'],
    ['a.js', "function f() {\n  return require('./x');\n}", 'lib/b.js', "require('./x'"],
    ['a.py', 'def f():\n    return __file__', 'b.py', '__file__'],
    ['p/a.py', 'def f():\n    from .x import y\n    return y', 'q/b.py', 'from .x import'],
  ])('of what means something else in another file are refused: %s %j to %s', async (file, text, to, named) => {
    expect((await refactor({ [file]: `${text}\n` }, move(file, 'f', to))).faults).toEqual([
      `f uses ${named}, which means something else in ${to}.`,
    ]);
  });

  it('of what has a name, or reads one of another thing, are made', async () => {
    const files = { 'a.py': 'def f(x):\n    return type(x).__name__, x.__doc__\n' };
    expect(await refactor(files, move('a.py', 'f', 'b.py'))).toMatchObject({ faults: [], files: { 'b.py': files['a.py'] } });
  });

  it('of a relative name within a folder are made', async () => {
    const files = { 'p/a.py': 'def f():\n    from .x import y\n    return y\n' };
    expect(await refactor(files, move('p/a.py', 'f', 'p/b.py'))).toMatchObject({ faults: [], files: { 'p/b.py': files['p/a.py'] } });
  });

  it('in TypeScript take types along too', async () => {
    const files = {
      'src/a.ts':
        'export interface Box { size: number }\n\nexport const area = (box: Box): number => box.size ** 2;\n\nexport const zero: Box = { size: 0 };\n',
      'src/b.ts': "import { area, zero } from './a.ts';\n\nexport const nothing = area(zero);\n",
    };
    const { files: after, faults } = await refactor(files, move('src/a.ts', 'area', 'src/area.ts'));
    expect(faults).toEqual([]);
    expect(after['src/area.ts']).toBe("import type { Box } from './a.ts';\n\nexport const area = (box: Box): number => box.size ** 2;\n");
    expect(after['src/b.ts']).toContain("import { area } from './area.ts';");
  });
});
