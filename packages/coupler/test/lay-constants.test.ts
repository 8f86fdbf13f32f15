import { describe, expect, it } from 'vitest';
import type { PlanSheetElement } from '@ticket-circuit/schemas';
import { layInitialisers, layPlan } from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

/** Lays a plan on one file; returns the file as laid, and as it is once the values that laying held back are written. */
async function lay(file: string, source: string, elements: readonly PlanSheetElement[]): Promise<{ laid: string; valued: string }> {
  const planned = plan(elements);
  const { changes, faults } = await layPlan(tree({ [file]: source }), planned, { nonce: 'n1' });
  expect(faults).toEqual([]);
  const laid = changes.find(({ path }) => path === file)?.text ?? source;
  const values = await layInitialisers(tree({ [file]: laid }), planned);
  return { laid, valued: values.changes.find(({ path }) => path === file)?.text ?? laid };
}

describe('a Python constant', () => {
  it('that is added stands above what reads it when the module is loaded: a default value, an annotation, another constant', async () => {
    const source = '"""Text."""\n\nimport re\n\nWORD = 3\n\n\ndef cut(text: str) -> str:\n    return text\n';
    const { laid } = await lay('a.py', source, [
      change('a.py', 'cut', { declaration: 'def cut(text: str, limit: int = LIMIT, how: Mode | None = None) -> str:' }),
      add('a.py', 'LIMIT', { declaration: 'LIMIT = 2 * WORD' }),
      add('a.py', 'Mode', { declaration: 'class Mode(Enum):', imports: [{ action: 'add', text: 'from enum import Enum' }] }),
      add('a.py', 'Mode.HARD', { declaration: 'HARD = 1' }),
    ]);
    expect(laid).toMatchInlineSnapshot(`
      """"Text."""

      import re
      from enum import Enum

      WORD = 3
      LIMIT = 2 * WORD


      class Mode(Enum):
          HARD = 1


      def cut(text: str, limit: int = LIMIT, how: Mode | None = None) -> str:
          return text
      "
    `);
  });

  it('that is added behind its reader in the plan is laid before it', async () => {
    const { laid } = await lay('a.py', 'import os\n', [
      add('a.py', 'cut', { declaration: 'def cut(limit: int = LIMIT) -> int:' }),
      add('a.py', 'LIMIT', { declaration: 'LIMIT: int = 3' }),
    ]);
    expect(laid.indexOf('LIMIT: int = 3')).toBeLessThan(laid.indexOf('def cut'));
    expect(laid.indexOf('import os')).toBe(0);
  });

  it('of a class stands above the method whose default value it is', async () => {
    const { laid } = await lay('a.py', 'class Box:\n    """A box."""\n\n    def put(self, n: int) -> None:\n        self.n = n\n', [
      add('a.py', 'Box.LIMIT', { declaration: 'LIMIT = 3' }),
      change('a.py', 'Box.put', { declaration: 'def put(self, n: int = LIMIT) -> None:' }),
    ]);
    expect(laid).toMatchInlineSnapshot(`
      "class Box:
          """A box."""

          LIMIT = 3

          def put(self, n: int = LIMIT) -> None:
              self.n = n
      "
    `);
  });

  it('that reads what stands lower stays where new elements stand', async () => {
    const { laid } = await lay('a.py', 'def cut(text):\n    return text\n\n\nBASE = 1\n', [
      change('a.py', 'cut', { declaration: 'def cut(text, limit=LIMIT):' }),
      add('a.py', 'LIMIT', { declaration: 'LIMIT = BASE + 1' }),
    ]);
    expect(laid.indexOf('LIMIT = BASE')).toBeGreaterThan(laid.indexOf('BASE = 1'));
  });

  it('that changes keeps its value until the values are written, whatever its form', async () => {
    const source = 'WORD = 1\nTABLE = {\n    "a": 1,  # one\n}  # table\nA, B = 1, 2\n\n# About cut.\ndef cut():\n    return TABLE\n';
    const { laid, valued } = await lay('a.py', source, [
      change('a.py', 'WORD', { declaration: 'WORD: int = EXTRA' }),
      add('a.py', 'EXTRA', { declaration: 'EXTRA = 5' }),
      change('a.py', 'TABLE', { declaration: 'TABLE: dict[str, int] = {\n    "a": 1,\n    "b": 2,\n}' }),
      change('a.py', 'A, B', { declaration: 'A, B = 3, 4' }),
    ]);
    expect(laid).toBe(`EXTRA = 5\n${source}`);
    expect(valued).toMatchInlineSnapshot(`
      "EXTRA = 5
      WORD: int = EXTRA
      TABLE: dict[str, int] = {
          "a": 1,
          "b": 2,
      }  # table
      A, B = 3, 4

      # About cut.
      def cut():
          return TABLE
      "
    `);
  });
});

describe('a TypeScript constant', () => {
  it('that is added stands above a constant or class that reads it when the module is loaded', async () => {
    const source =
      "// Words.\nimport { x } from './x.ts';\n\nexport const base = 1;\nexport const most = base + 1;\n\nexport function cut(): number {\n  return most;\n}\n";
    const { laid, valued } = await lay('a.ts', source, [
      change('a.ts', 'most', { declaration: 'export const most = base + step;' }),
      add('a.ts', 'step', { declaration: 'const step = 7;', docstring: 'How far.' }),
    ]);
    expect(laid).toMatchInlineSnapshot(`
      "// Words.
      import { x } from './x.ts';

      export const base = 1;
      /** How far. */
      const step = 7;
      export const most = base + 1;

      export function cut(): number {
        return most;
      }
      "
    `);
    expect(valued).toBe(laid.replace('base + 1', 'base + step'));
  });

  it('that is added to a file without an import stands above the first element', async () => {
    const { laid } = await lay('a.ts', '/** Keeps. */\nexport class Box {\n  static most = 1;\n}\n', [
      add('a.ts', 'limit', { declaration: 'const limit = 7;' }),
      change('a.ts', 'Box.most', { declaration: 'static most = limit;' }),
    ]);
    expect(laid).toMatchInlineSnapshot(`
      "const limit = 7;

      /** Keeps. */
      export class Box {
        static most = 1;
      }
      "
    `);
  });

  it('that nothing reads at load stands where new elements stand, and a type above the function that takes it', async () => {
    const { laid } = await lay('a.ts', 'export function cut(text: string): string {\n  return text;\n}\n', [
      add('a.ts', 'Options', { declaration: '/** How it cuts. */\nexport interface Options {\n  limit?: number;\n}' }),
      change('a.ts', 'cut', { declaration: 'export function cut(text: string, options: Options = {}): string' }),
      add('a.ts', 'limit', { declaration: 'export const limit = 3;' }),
    ]);
    const places = ['interface Options', 'function cut', 'const limit'].map((text) => laid.indexOf(text));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places).not.toContain(-1);
  });

  it('that changes keeps its value until the values are written, whatever its form', async () => {
    const source =
      "/** Old. */\nexport const most: number = 1; // tail\nexport const names = [\n  'a',\n] as const;\nexport type Name = (typeof names)[number];\nlet seen = 0;\nenum Mode {\n  Soft,\n}\n";
    const { laid, valued } = await lay('a.ts', source, [
      change('a.ts', 'most', { declaration: "export const most: string = 'x';", docstring: 'New.' }),
      change('a.ts', 'names', { declaration: "export const names = [\n  'a',\n  'b',\n] as const;" }),
      change('a.ts', 'seen', { declaration: 'let seen = 1;' }),
    ]);
    expect(laid).toBe(source.replace('Old.', 'New.'));
    expect(valued).toMatchInlineSnapshot(`
      "/** New. */
      export const most: string = 'x'; // tail
      export const names = [
        'a',
        'b',
      ] as const;
      export type Name = (typeof names)[number];
      let seen = 1;
      enum Mode {
        Soft,
      }
      "
    `);
  });
});

it.each([
  ['a.py', 'def build() -> list[str]:', 'TABLE = build()'],
  ['a.py', 'def build(work):', 'TABLE = [*build(1)]'],
  ['a.ts', 'export function build(): string[]', 'export const table = build();'],
])(
  'in %s a constant whose value calls a function that is a stub is refused when the plan is laid: %s',
  async (file, declaration, value) => {
    const symbol = /(?:const )?(\w+) = /.exec(value)?.[1] ?? '';
    const laid = await layPlan(tree({}), plan([add(file, 'build', { declaration }), add(file, symbol, { declaration: value })]), {
      nonce: 'n1',
    });
    expect(laid.faults).toMatchObject([
      { kind: 'no-declaration', element: symbol, message: expect.stringContaining('calls build when') as string },
    ]);
  },
);

it.each([
  ['a.py', 'def build() -> int:', 'MAKE = lambda: build()'],
  ['a.py', 'def build() -> int:', 'MAKE = {"a": build}'],
  ['a.ts', 'export function build(): number', 'export const make = { later: () => build() };'],
])('in %s a constant that only holds such a function is laid: %s', async (file, declaration, value) => {
  const symbol = /(?:const )?(\w+) = /.exec(value)?.[1] ?? '';
  const laid = await layPlan(tree({}), plan([add(file, 'build', { declaration }), add(file, symbol, { declaration: value })]), {
    nonce: 'n1',
  });
  expect(laid.faults).toEqual([]);
});
