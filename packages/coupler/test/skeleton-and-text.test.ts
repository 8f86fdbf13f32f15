import type { PlanSheet } from '@ticket-circuit/schemas';
import { describe, expect, it } from 'vitest';
import { editText, fillTasks, type GateFinding, layPlan, laySkeleton, type Propose, readThrough } from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

const nonce = 'n';

describe('fillTasks', () => {
  it('sorts planned elements by surface and leaves out what is laid whole', async () => {
    const planned = plan([
      add('a.ts', 'Stack', { declaration: 'export class Stack' }),
      add('a.ts', 'Stack.push', { declaration: 'push(): void' }),
      add('a.ts', 'SIZE', { declaration: 'export const SIZE = 1;' }),
      change('b.ts', 'LIMIT'),
      change('b.ts', 'NAME', { declaration: "export const NAME = 'b';" }),
      change('b.ts', 'f'),
      add('notes.md', '*'),
      { id: 'gone', file: 'b.ts', symbol: 'g', action: 'remove', criteria: [] },
    ]);
    const base = tree({
      'b.ts': "export const LIMIT = 1;\n\nexport const NAME = 'a';\n\nexport function f(): void {}\n\nexport function g(): void {}\n",
    });
    const laid = await layPlan(base, planned, { nonce });
    const tasks = await fillTasks(readThrough(base, laid.changes), planned);
    expect(tasks.bodies.map(({ element, mode }) => [element.symbol, mode])).toEqual([
      ['Stack.push', 'new'],
      ['f', 'change'],
    ]);
    expect(tasks.texts.map(({ file }) => file)).toEqual(['notes.md']);
    expect(tasks.skeletons.map(({ symbol }) => symbol)).toEqual(['Stack', 'LIMIT']);
  });

  it('asks for no proposal where documentation or a signature is all that changes, nor where __init__ sets the fields', async () => {
    const planned = plan([
      change('a.py', 'Shortage', { docstring: 'Fewer are free.' }),
      change('a.py', 'Shelf', { declaration: 'class Shelf(Base):' }),
      add('a.py', 'Box', { declaration: 'class Box:' }),
      add('a.py', 'Box.__init__', { declaration: 'def __init__(self) -> None:' }),
      add('a.py', 'Empty', { declaration: 'class Empty(Exception):' }),
    ]);
    const base = tree({ 'a.py': 'class Shortage(Exception):\n    """Few."""\n\n\nclass Shelf:\n    pass\n' });
    const laid = await layPlan(base, planned, { nonce });
    expect(laid.faults).toEqual([]);
    const tasks = await fillTasks(readThrough(base, laid.changes), planned);
    expect(tasks.skeletons).toEqual([]);
    expect(tasks.bodies.map(({ element }) => element.symbol)).toEqual(['Box.__init__']);
  });

  it('leaves bodies alone in a plan that preserves behaviour, unless the body is all that is named', async () => {
    const planned: PlanSheet = { ...plan([change('b.ts', 'f', { docstring: 'F.' }), change('b.ts', 'g')]), nature: 'preserve' };
    const tasks = await fillTasks(tree({ 'b.ts': 'export function f(): void {}\n\nexport function g(): void {}\n' }), planned);
    expect(tasks.bodies).toMatchObject([{ element: { symbol: 'g' }, mode: 'preserve' }]);
  });
});

describe('laySkeleton', () => {
  const planned = plan([
    add('a.ts', 'Stack', { declaration: 'export class Stack' }),
    add('a.ts', 'Stack.push', { declaration: 'push(item: number): void' }),
    change('a.ts', 'LIMIT'),
  ]);
  const base = tree({ 'a.ts': 'export const LIMIT = 1;\n', 'b.ts': 'export const b = 1;\n' });
  const propose = async (file: Partial<{ file: string; imports: string[]; constants: string[]; types: string[]; helpers: string[] }>) => {
    const laid = await layPlan(base, planned, { nonce });
    expect(laid.faults).toEqual([]);
    return laySkeleton(
      readThrough(base, laid.changes),
      planned,
      { files: [{ file: 'a.ts', imports: [], constants: [], types: [], helpers: [], ...file }] },
      nonce,
    );
  };

  it('lays imports, values of planned elements, private definitions, fields, and helpers with a stub', async () => {
    const { changes, helpers, findings } = await propose({
      imports: ["import { b } from './b.ts';"],
      constants: ['export const LIMIT = 2;', 'const SPARE = LIMIT;'],
      types: ['type Item = number;', 'class Stack {\n  private items: Item[] = [];\n}'],
      helpers: ['function clamp(item: Item): Item'],
    });
    expect(findings).toEqual([]);
    expect(changes[0]?.text).toMatchInlineSnapshot(`
      "import { b } from './b.ts';

      export const LIMIT = 2;

      type Item = number;

      const SPARE = LIMIT;

      export class Stack {
        push(item: number): void {
          void [item];
          throw new Error("CIRCUIT-STUB:Stack-push:n");
        }

        private items: Item[] = [];
      }

      function clamp(item: Item): Item {
        void [item];
        throw new Error("CIRCUIT-STUB:helper-1:n");
      }
      "
    `);
    expect(helpers).toEqual([
      {
        id: 'helper-1',
        file: 'a.ts',
        symbol: 'clamp',
        action: 'add',
        criteria: ['C1'],
        intent: 'function clamp(item: Item): Item',
        declaration: 'function clamp(item: Item): Item',
      },
    ]);
  });

  it.each([
    ['unplanned-file', { file: 'b.ts' }],
    ['exported', { constants: ['export const LOUD = 1;'] }],
    ['exported', { helpers: ['export function loud(): void'] }],
    ['exported', { types: ['class Stack {\n  open = 1;\n}'] }],
    ['already-there', { types: ['interface Stack {\n  a: 1;\n}'] }],
    ['has-body', { constants: ['const f = () => 1;'] }],
    ['not-a-field', { types: ['class Stack {\n  private pop(): void {}\n}'] }],
    ['does-not-parse', { constants: ['const = 1;'] }],
    ['unreadable-import', { imports: ['const x = 1;'] }],
  ])('finds %s', async (rule, file) => {
    expect((await propose(file)).findings).toMatchObject([{ rule }]);
  });
});

it('wants an underscore before what a proposal adds to Python, because anything else could be reached from outside', async () => {
  const planned = plan([change('a.py', 'f')]);
  const propose = async (helper: string) => {
    const files = [{ file: 'a.py', imports: [], constants: [], types: [], helpers: [helper] }];
    return await laySkeleton(tree({ 'a.py': 'def f() -> int:\n    return 1\n' }), planned, { files }, nonce);
  };
  expect((await propose('def half(n: int) -> int:')).findings).toMatchObject([
    { rule: 'exported', message: 'half is exported, and the plan does not add it: start its name with an underscore.' },
  ]);
  const { findings, helpers } = await propose('def _half(n: int) -> int:');
  expect(findings).toEqual([]);
  expect(helpers).toMatchObject([{ symbol: '_half' }]);
});

describe('editText', () => {
  const script = (...answers: string[]) => {
    const prompts: string[] = [];
    const propose: Propose = async ({ user }, tier) => {
      prompts.push(`${tier}\n${user}`);
      return answers[prompts.length - 1] === undefined ? { stop: 'no-such-tier' } : { text: answers[prompts.length - 1]!, stop: 'end' };
    };
    return { propose, prompts };
  };
  const edit = (
    files: Record<string, string>,
    file: string,
    planned: PlanSheet,
    propose: Propose,
    failures: readonly GateFinding[] = [],
  ) => {
    const element = planned.elements[0]!;
    if (element.action !== 'add' && element.action !== 'change') throw new Error('No element to edit.');
    return editText({ read: tree(files), plan: planned, element: { ...element, file }, instructions: '', propose, tries: 2, failures });
  };

  it('takes the whole text for an empty file, with the fence around it taken off', async () => {
    const { propose } = script('```markdown\n# Slugs\n\n```ts\nslugify();\n```\n```');
    expect(await edit({ 'a.md': '' }, 'a.md', plan([add('a.md', '*')]), propose)).toEqual({
      kind: 'filled',
      path: 'a.md',
      text: '# Slugs\n\n```ts\nslugify();\n```\n',
      tries: 1,
      escalated: false,
      reason: null,
    });
  });

  it('shows the file under its name, its text line for line, and other files under theirs', async () => {
    const { propose, prompts } = script('<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE');
    const planned = plan([change('docs/a.md', '*', { sees: [{ file: 'b.md', symbol: '*' }] })]);
    await edit({ 'docs/a.md': '# A\n\nold\n', 'b.md': 'B\n' }, 'docs/a.md', planned, propose);
    expect(prompts[0]).toContain('<read-these>\nb.md\nB\n</read-these>\n<file>\ndocs/a.md\n</file>\n<text>\n# A\n\nold\n</text>\n<intent>');
  });

  it('applies replacements to a text, and sends back what does not fit', async () => {
    const { propose, prompts } = script('# New text', '<<<<<<< SEARCH\nold line\n=======\nnew line\n>>>>>>> REPLACE');
    expect(await edit({ 'a.md': '# A\n\nold line\n' }, 'a.md', plan([change('a.md', '*')]), propose)).toMatchObject({
      kind: 'filled',
      text: '# A\n\nnew line\n',
      tries: 2,
    });
    expect(prompts[1]).toContain('<refused>\nmalformed:');
  });

  it('takes the answer that nothing is to change, unless the file is empty or a finding is open', async () => {
    const planned = plan([change('a.md', '*')]);
    const files = { 'a.md': '# A\n' };
    expect(await edit(files, 'a.md', planned, script('NOTHING TO CHANGE\n').propose)).toEqual({ kind: 'unchanged', tries: 1 });
    expect(await edit({ 'a.md': '' }, 'a.md', plan([add('a.md', '*')]), script('NOTHING TO CHANGE').propose)).toMatchObject({
      kind: 'filled',
      text: 'NOTHING TO CHANGE\n',
    });
    const failures = [{ gate: 'tests' as const, rule: 'correct', message: 'It says B.', source: '# A' }];
    const { propose, prompts } = script('NOTHING TO CHANGE');
    expect(await edit(files, 'a.md', planned, propose, failures)).toMatchObject({
      kind: 'blocked',
      tries: 1,
      findings: [{ rule: 'correct' }, { rule: 'unchanged' }],
    });
    expect(prompts[0]).toContain('<refused>\ncorrect: It says B.\nat: # A\n</refused>');
  });

  it('lets a text plan change comments of code, and no code', async () => {
    const planned: PlanSheet = { ...plan([change('a.ts', 'a')]), nature: 'text' };
    const files = { 'a.ts': '// old\nexport const a = 1;\n' };
    const good = script('<<<<<<< SEARCH\n// old\n=======\n// new\n>>>>>>> REPLACE');
    expect(await edit(files, 'a.ts', planned, good.propose)).toMatchObject({ kind: 'filled', text: '// new\nexport const a = 1;\n' });
    const bad = '<<<<<<< SEARCH\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> REPLACE';
    const evil = script(bad, bad);
    expect(await edit(files, 'a.ts', planned, evil.propose)).toMatchObject({
      kind: 'blocked',
      tries: 2,
      findings: [{ rule: 'changes-code' }],
    });
    expect(evil.prompts.map((prompt) => prompt.split('\n')[0])).toEqual(['default', 'default', 'strong']);
  });
});
