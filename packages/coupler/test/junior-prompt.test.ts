import { expect, it } from 'vitest';
import { juniorPrompt, layPlan, readThrough, renderJuniorPrompt } from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

const SHELF = `class Shortage(Exception):
    """Fewer are there."""

    def __init__(self, article: str, there: int) -> None:
        super().__init__(article)
        self.there = there


class Shelf:
    def __init__(self) -> None:
        self._pieces: dict[str, int] = {}
        self._limits = {
            "pear": 3,
        }

    def take(self, article: str) -> None:
        """Take one.

        Raises Shortage.
        """
        self._pieces[article] -= 1
`;

it('writes Python as Python is written, and shows what the constructors of the own and of a seen class tell', async () => {
  const reserve = add('shelf.py', 'Shelf.reserve', {
    declaration: 'def reserve(self, article: str) -> None:',
    docstring: 'Set one aside.\n\nRaises Shortage.',
    intent: 'Lowers what is free.',
    sees: [
      { file: 'shelf.py', symbol: 'Shortage' },
      { file: 'shelf.py', symbol: 'Shelf.take' },
    ],
  });
  const planned = plan([reserve, change('shelf.py', 'Shelf.take', { docstring: 'Take one.\n\nRaises Shortage when none is free.' })]);
  const files = { 'shelf.py': SHELF, 'pyproject.toml': '[project]\nname = "stock"\nrequires-python = ">=3.11"\n' };
  const laid = await layPlan(tree(files), planned, { nonce: 'n' });
  const read = readThrough(tree(files), laid.changes);
  const { user } = renderJuniorPrompt(await juniorPrompt({ read, plan: planned, element: reserve, mode: 'new' }), '');
  expect(user).toMatchInlineSnapshot(`
    "<language>
    python, >=3.11
    </language>
    <siblings>
    class Shortage(Exception):
    Shortage: def __init__(self, article: str, there: int) -> None:
    Shelf: def __init__(self) -> None:
    </siblings>
    <class>
    class Shelf:
        self._pieces: dict[str, int] = {}
        self._limits = {
            "pear": 3,
        }
    </class>
    <read-these>
    class Shortage(Exception):
        """Fewer are there."""
        def __init__(self, article: str, there: int) -> None:

    Shelf: def take(self, article: str) -> None:
        """Take one.

        Raises Shortage when none is free.
        """
        self._pieces[article] -= 1
    </read-these>
    <mode>
    new
    </mode>
    <declaration>
    def reserve(self, article: str) -> None:
    </declaration>
    <docstring>
    """Set one aside.

    Raises Shortage.
    """
    </docstring>
    <intent>
    Lowers what is free.
    </intent>
    <criteria>
    - Titles become words joined by dashes.
    </criteria>
    <answer>
    body
    </answer>"
  `);
});

it('names version and strictness from the nearest tsconfig, and shows nothing twice', async () => {
  const use = change('src/a.ts', 'use', {
    sees: [
      { file: 'src/a.ts', symbol: 'Options' },
      { file: 'src/box.ts', symbol: 'Box' },
    ],
  });
  const files = {
    'tsconfig.base.json': '{ "compilerOptions": { "strict": true, "target": "ES2020" } }',
    'src/tsconfig.json': '{\n  // Newer than the rest.\n  "extends": "../tsconfig.base",\n  "compilerOptions": { "target": "ES2022", },\n}',
    'src/a.ts':
      '/** How. See src/a.ts. */\nexport interface Options {\n  deep: boolean;\n}\n\nexport function use(options: Options): number {\n  return 1;\n}\n',
    'src/box.ts':
      'export class Box {\n  readonly size = 1;\n  constructor(size: number) {\n    this.size = size;\n  }\n  open(): void {}\n}\n',
  };
  const prompt = await juniorPrompt({ read: tree(files), plan: plan([use]), element: use, mode: 'change' });
  expect(prompt.dialect).toEqual(['typescript', 'strict', 'target es2022']);
  expect(prompt.definitions).toEqual(['/** How. See src/a.ts. */\nexport interface Options {\n  deep: boolean;\n}']);
  expect(prompt.seen).toEqual([{ declaration: 'export class Box', body: 'readonly size = 1;\nconstructor(size: number);' }]);
});

it('shows the fields that a JavaScript constructor sets, and to its own author none of them', async () => {
  const source =
    'export class Box {\n  constructor(size) {\n    this.size = size;\n    if (size === 0) this.empty = true;\n  }\n  open() {}\n}\n';
  const planned = plan([change('a.js', 'Box.open'), change('a.js', 'Box.constructor')]);
  const fields = async (at: 0 | 1) =>
    (await juniorPrompt({ read: tree({ 'a.js': source }), plan: planned, element: planned.elements[at]!, mode: 'change' })).container
      ?.fields;
  expect(await fields(0)).toEqual(['this.size = size;']);
  expect(await fields(1)).toEqual([]);
});
