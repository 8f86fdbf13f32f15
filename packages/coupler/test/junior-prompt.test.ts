import { describe, expect, it } from 'vitest';
import { juniorPrompt, layPlan, readThrough, renderJuniorPrompt, type FillMode } from '../src/index.ts';
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

describe('a body inside of something that is no function', () => {
  const source = [
    'const MEMO = {',
    "  alloc(a) { return 'canary-1'; },",
    "  free: (b) => ({ b: 'canary-2' }),",
    '  none() {},',
    '  limit: 3,',
    '};',
    "const load = wrap(async function read() { await MEMO; return 'canary-3'; });",
    'export class Box {',
    "  late = wrap(() => 'canary-4');",
    '  constructor(size) {',
    '    this.size = size;',
    '    this.made = {',
    "      by: () => { return 'canary-5'; },",
    '    };',
    '  }',
    '  open(box) {}',
    '}',
    'export function use(a) { return MEMO; }',
    '',
  ].join('\n');

  it.each(['new', 'change', 'preserve'] as const)('is told to nobody (%s)', async (mode) => {
    const element = change('a.js', 'Box.open', { intent: 'As load and MEMO.', sees: [{ file: 'a.js', symbol: 'load' }] });
    const prompt = await juniorPrompt({ read: tree({ 'a.js': source }), plan: plan([element]), element, mode });
    expect(JSON.stringify(prompt)).not.toContain('canary');
    expect(prompt.definitions).toEqual([
      'const MEMO = {\n  alloc(a) { … },\n  free: (b) => (…),\n  none() {},\n  limit: 3,\n};',
      'const load = wrap(async function read() { … });',
    ]);
    expect(prompt.container?.fields).toEqual(['late = wrap(() => …);', 'this.size = size;', 'this.made = {\n  by: () => { … },\n};']);
    expect(prompt.seen).toEqual([]);
  });
});

it('shows to whoever writes the same program again the constants, and of the types those that declarations name, without comments', async () => {
  const source = [
    '/** Most. */',
    'const MOST = 3;',
    'type Named = { of: Inner };',
    'type Inner = string;',
    'interface Other {}',
    '/** Uses. */',
    'export function use(named: Named): number {',
    '  return (named as Other).x;',
    '}',
    '',
  ].join('\n');
  const element = change('a.ts', 'use');
  const { definitions } = await juniorPrompt({ read: tree({ 'a.ts': source }), plan: plan([element]), element, mode: 'preserve' });
  expect(definitions).toEqual(['const MOST = 3;', 'type Named = { of: Inner };', 'type Inner = string;']);
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

describe('a field that no declaration and no constructor tells', () => {
  const files = {
    'a.js': [
      'export class Box {',
      '  constructor(size) {',
      '    this.size = size;',
      '  }',
      '  reset() {',
      "    this.found = new Map([['canary', this.limit]]);",
      '    if (this.size === 0) this.size = 1;',
      '  }',
      '  look(at) {',
      '    return this.found.get(at) ?? this.reset() ?? this.base;',
      '  }',
      '}',
      '',
    ].join('\n'),
    'a.py': [
      'class Box:',
      '    def __init__(self, size):',
      '        self.size = size',
      '',
      '    def reset(self):',
      "        self.found: dict = {'canary': self.limit}",
      '',
      '    def look(self, at):',
      '        return self.found.get(at) == self.base',
      '',
    ].join('\n'),
  };
  const fields = async (file: keyof typeof files, symbol: string, mode: FillMode): Promise<readonly string[] | undefined> => {
    const element = change(file, symbol);
    const prompt = await juniorPrompt({ read: tree(files), plan: plan([element]), element, mode });
    expect(JSON.stringify(prompt.container)).not.toContain('canary');
    return prompt.container?.fields;
  };

  it('is told by its name where another method sets it', async () => {
    expect(await fields('a.js', 'Box.look', 'preserve')).toEqual(['this.size = size;', 'this.found = …']);
    expect(await fields('a.py', 'Box.look', 'new')).toEqual(['self.size = size', 'self.found = …']);
    expect(await fields('a.py', 'Box.reset', 'change')).toEqual(['self.size = size']);
  });

  it('is told to the author of the constructor where any other method uses it, unless the present body says it', async () => {
    expect(await fields('a.js', 'Box.constructor', 'preserve')).toEqual([
      'this.found = …',
      'this.limit = …',
      'this.size = …',
      'this.base = …',
    ]);
    expect(await fields('a.py', 'Box.__init__', 'preserve')).toEqual(['self.found = …', 'self.limit = …', 'self.base = …']);
    expect(await fields('a.py', 'Box.__init__', 'change')).toEqual(['self.found = …']);
  });
});
