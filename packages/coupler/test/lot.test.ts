import type { CommonPathClass, PlanSheet, TestsSheetProofTest } from '@ticket-circuit/schemas';
import { describe, expect, it } from 'vitest';
import { checkLot } from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

const classOf = (path: string): CommonPathClass =>
  path.endsWith('.test.ts') ? 'test' : path.includes('fixtures') ? 'support' : path === 'package.json' ? 'protected' : 'source';

async function lot(
  base: Record<string, string>,
  after: Record<string, string>,
  planned: PlanSheet = plan([]),
  isReference?: (path: string) => boolean,
) {
  const changedPaths = [...new Set([...Object.keys(base), ...Object.keys(after)])].filter((path) => base[path] !== after[path]);
  return checkLot({
    readBase: tree(base),
    readAfter: tree(after),
    plan: planned,
    changedPaths,
    classOf,
    ...(isReference ? { isReference } : {}),
  });
}

const A = 'export function f(): number {\n  return 1;\n}\n\nexport function g(): number {\n  return 2;\n}\n';

describe('checkLot', () => {
  it('lists planned, test, support and import elements with their texts and their plan ids', async () => {
    const planned = plan([change('a.ts', 'f'), add('a.ts', 'h', { declaration: 'export function h(): number' })]);
    const after = {
      'a.ts': `import { x } from './x.ts';\n\n${A.replace('return 1', 'return x')}\n/** Three. */\nexport function h(): number {\n  return 3;\n}\n`,
      'a.test.ts': "it('works', () => {});\n",
      'fixtures/words.txt': 'one\n',
    };
    const { elements, outside } = await lot({ 'a.ts': A }, after, planned);
    expect(outside).toEqual([]);
    expect(elements.map(({ id, file, symbol, change: what, origin, planned: by }) => [id, file, symbol, what, origin, by])).toEqual([
      ['lot.1', 'a.test.ts', 'works', 'added', 'test', undefined],
      ['lot.2', 'a.ts', '<import>./x.ts', 'added', 'import', undefined],
      ['lot.3', 'a.ts', 'f', 'changed', 'planned', 'f'],
      ['lot.4', 'a.ts', 'h', 'added', 'planned', 'h'],
      ['lot.5', 'fixtures/words.txt', '*', 'added', 'support', undefined],
    ]);
    expect(elements[2]).toMatchObject({
      before: 'export function f(): number {\n  return 1;\n}',
      after: 'export function f(): number {\n  return x;\n}',
      criteria: ['C1'],
    });
    expect(elements[3]).toMatchObject({ before: '', after: '/** Three. */\nexport function h(): number {\n  return 3;\n}' });
    expect(elements[2]).not.toHaveProperty('proof');
  });

  it('takes a non-exported addition in a planned file for the reviewer, and refuses an exported one', async () => {
    const planned = plan([change('a.ts', 'f')]);
    const { elements, outside } = await lot(
      { 'a.ts': A },
      { 'a.ts': `${A}\nfunction helper(): void {}\n\nexport const loud = 1;\n` },
      planned,
    );
    expect(elements).toMatchObject([{ symbol: 'helper', origin: 'unplanned-private' }]);
    expect(outside).toEqual([{ file: 'a.ts', symbol: 'loud', reason: 'The plan does not add this exported element.' }]);
  });

  it.each([
    ['changes another element', { 'a.ts': A.replace('return 2', 'return 3') }, 'g', 'The plan does not change this element.'],
    ['removes an element', { 'a.ts': 'export function f(): number {\n  return 1;\n}\n' }, 'g', 'The plan does not remove this element.'],
    ['adds a loose statement', { 'a.ts': `${A}\nconsole.log(1);\n` }, '<stmt>#1', 'The plan does not add this statement.'],
    ['touches another file', { 'a.ts': A, 'b.ts': 'const b = 1;\n' }, 'b', 'The plan does not name this file.'],
    ['touches another file without a driver', { 'a.ts': A, 'b.md': 'b' }, '*', 'The plan does not name this file.'],
    ['touches a protected file', { 'a.ts': A, 'package.json': '{}' }, '*', 'The file is protected, and the plan does not name it.'],
    ['changes a comment', { 'a.ts': `// why\n${A}` }, 'f', 'The plan does not change this element.'],
  ])('finds what lies outside of the plan: a lot that %s', async (_what, after, symbol, reason) => {
    const planned = plan([add('a.ts', 'other', { declaration: 'export const other = 1;' })]);
    const { outside } = await lot({ 'a.ts': A }, after, planned);
    expect(outside).toMatchObject([
      { symbol: expect.stringContaining(symbol.replace('#1', '')), reason: symbol === 'f' ? expect.stringContaining('comments') : reason },
    ]);
  });

  it('does not count layout', async () => {
    expect(await lot({ 'a.ts': A }, { 'a.ts': A.replaceAll('  ', '\t') }, plan([]))).toEqual({ elements: [], outside: [] });
  });

  it('names the critic where a planned element kept its syntax tree', async () => {
    const planned = { ...plan([change('a.ts', 'f')]), nature: 'preserve' as const };
    const { elements } = await lot({ 'a.ts': A }, { 'a.ts': A.replace('return 1;', '// one\n  return (1);') }, planned);
    expect(elements).toMatchObject([{ symbol: 'f', proof: 'critic: same syntax tree' }]);
  });

  it('follows renames, with a proof for the element and for what refers to it', async () => {
    const planned = plan([], { renames: [{ from: { file: 'a.ts', symbol: 'f' }, to: 'first' }] });
    const base = { 'a.ts': A, 'b.ts': "import { f } from './a.ts';\n\nexport const b = f();\n" };
    const after = { 'a.ts': A.replace('f()', 'first()'), 'b.ts': "import { first } from './a.ts';\n\nexport const b = first();\n" };
    const { elements, outside } = await lot(base, after, planned);
    expect(outside).toEqual([]);
    expect(elements.map(({ symbol, change: what, origin, proof }) => [symbol, what, origin, proof])).toEqual([
      ['first', 'moved', 'planned', 'rename: same syntax tree as f'],
      ['<import>./a.ts', 'changed', 'import', undefined],
      ['b', 'changed', 'planned', 'critic: same syntax tree but for renames'],
    ]);
  });

  it('follows a move, with the old text and a proof', async () => {
    const planned = plan([{ id: 'm', file: 'c.ts', symbol: 'g', action: 'move', from: { file: 'a.ts', symbol: 'g' }, criteria: ['C1'] }]);
    const [f, g] = [A.slice(0, A.indexOf('\n\n') + 1), A.slice(A.indexOf('\n\n') + 2)];
    const { elements, outside } = await lot({ 'a.ts': A }, { 'a.ts': f, 'c.ts': g }, planned);
    expect(outside).toEqual([]);
    expect(elements).toMatchObject([
      { file: 'c.ts', symbol: 'g', change: 'moved', planned: 'm', before: g.trimEnd(), proof: 'critic: same syntax tree as a.ts g' },
    ]);
  });

  it('takes re-exports that the plan asks for, regenerated references and dependencies', async () => {
    const planned = plan([add('a.ts', 'h', { declaration: 'export const h = 1;', exportFrom: ['index.ts'] })], {
      dependencies: [{ manifest: 'package.json', name: 'x', version: '1', use: 'runtime', reason: 'r' }],
    });
    const after = { 'index.ts': "export { h } from './a.ts';\n", 'api.md': 'api', 'package.json': '{}' };
    const { elements, outside } = await lot({}, after, planned, (path) => path === 'api.md');
    expect(outside).toEqual([]);
    expect(elements.map(({ file, origin, proof }) => [file, origin, proof])).toEqual([
      ['api.md', 'reference', 'gesture G2'],
      ['index.ts', 'import', undefined],
      ['package.json', 'dependency', 'gesture G5'],
    ]);
  });

  it('leaves out a group of tests that says nothing by itself, and shows what a group holds beside its tests', async () => {
    const before = "describe('f', () => {\n  it('one', () => {});\n});\n";
    const after = `describe('f', () => {
  it('one', () => {});
  it('two', () => {});

  describe('deep', () => {
    it('three', () => {});
  });
});

describe('g', () => {
  const fresh = [];
  beforeEach(() => fresh.push(1));

  it('four', () => {});
});
`;
    const { elements } = await lot({ 'a.test.ts': before }, { 'a.test.ts': after });
    expect(elements.map(({ symbol }) => symbol)).toEqual(['f > two', 'f > deep > three', 'g', 'g > four']);
    expect(elements[2]?.after).toBe("describe('g', () => {\n  const fresh = [];\n  beforeEach(() => fresh.push(1));\n});");
  });

  it('leaves out the line of a Python test class, and shows the documentation of a class that changed alone', async () => {
    const base = { 'a.py': 'class Shortage(Exception):\n    """Fewer are there."""\n\n    def __init__(self) -> None:\n        pass\n' };
    const after = {
      'a.py': base['a.py'].replace('are there', 'are free'),
      'fixtures/t.py': 'class ShelfTest:\n    def test_a(self):\n        assert 1\n',
    };
    const { elements, outside } = await lot(base, after, plan([change('a.py', 'Shortage', { docstring: 'Fewer are free.' })]));
    expect(outside).toEqual([]);
    expect(elements.map(({ symbol, before, after: now }) => [symbol, before, now])).toEqual([
      ['Shortage', 'class Shortage(Exception):\n    """Fewer are there."""', 'class Shortage(Exception):\n    """Fewer are free."""'],
      ['ShelfTest.test_a', '', 'def test_a(self):\n        assert 1'],
    ]);
  });

  it('ties a superseded test to the one that took its place by their criterion', async () => {
    const planned = plan([], {
      supersedes: [{ action: 'change', target: { kind: 'test', file: 'a.test.ts', name: 'f > old' }, criterion: 'C1' }],
    });
    const base = { 'a.test.ts': "describe('f', () => {\n  it('old way', () => {});\n});\n" };
    const { elements } = await checkLot({
      readBase: tree(base),
      readAfter: tree({ 'a.test.ts': base['a.test.ts'].replace('old', 'new') }),
      plan: planned,
      changedPaths: ['a.test.ts'],
      classOf,
      tests: [{ role: 'proof', criteria: ['C1'], file: 'a.test.ts', name: 'f > new way', red: { kind: 'assertion' } }],
    });
    expect(elements.map(({ symbol, change: what, criteria }) => [symbol, what, criteria])).toEqual([
      ['f > new way', 'added', ['C1']],
      ['f > old way', 'removed', ['C1']],
    ]);
  });

  it('gives a test no criteria of one whose name its own begins with', async () => {
    const base = { 't_test.py': 'def test_peek():\n    assert 1\n' };
    const after = { 't_test.py': `${base['t_test.py'].replace('1', '2')}\n\ndef test_peek_empty():\n    assert 3\n` };
    const proof = (criterion: string, name: string): TestsSheetProofTest => ({
      role: 'proof',
      criteria: [criterion],
      file: 't_test.py',
      name,
      red: { kind: 'assertion' },
    });
    const { elements } = await checkLot({
      readBase: tree(base),
      readAfter: tree(after),
      plan: plan([], { criteria: ['C1', 'C2'].map((id) => ({ id, kind: 'new', statement: 's', clause: 'c' })) }),
      changedPaths: ['t_test.py'],
      classOf: () => 'test',
      tests: [proof('C1', 'test_peek'), proof('C2', 'test_peek_empty')],
    });
    expect(elements.map(({ symbol, criteria }) => [symbol, criteria])).toEqual([
      ['test_peek', ['C1']],
      ['test_peek_empty', ['C2']],
    ]);
  });

  it('names a re-export by what it gives away', async () => {
    const planned = plan([add('a.ts', 'Options', { declaration: 'export interface Options {}', exportFrom: ['index.ts'] })]);
    const base = { 'index.ts': "export { f } from './a.ts';\n" };
    const after = {
      'index.ts': `${base['index.ts']}export type { Options as SlugOptions, Other } from './a.ts';\nexport * from './b.ts';\n`,
    };
    const { elements } = await lot(base, after, planned);
    expect(elements.map(({ symbol }) => symbol)).toEqual(['<export>SlugOptions, Other from ./a.ts', '<export>* from ./b.ts']);
  });

  it('lists a planned text that its editor left as it is, for the reviewer to judge, and no body that stayed', async () => {
    const planned = plan([change('README.md', '*', { id: 'R' }), change('a.ts', 'f'), change('a.ts', 'g'), change('gone.md', '*')]);
    const files = { 'README.md': '# A\n', 'a.ts': A };
    const { elements, outside } = await lot(files, { ...files, 'a.ts': A.replace('return 1', 'return 3') }, planned);
    expect(outside).toEqual([]);
    expect(elements.map(({ id, file, symbol, change: what }) => [id, file, symbol, what])).toEqual([
      ['lot.1', 'a.ts', 'f', 'changed'],
      ['lot.2', 'README.md', '*', 'unchanged'],
    ]);
    expect(elements[1]).toEqual({
      id: 'lot.2',
      file: 'README.md',
      symbol: '*',
      change: 'unchanged',
      origin: 'planned',
      planned: 'R',
      criteria: ['C1'],
      before: '# A\n',
      after: '# A\n',
    });
  });

  it('lists nothing unchanged in a plan of another nature, and unchanged comments of code in a plan of text', async () => {
    const files = { 'a.ts': A };
    const preserving = plan([change('README.md', '*')], { nature: 'preserve' });
    expect((await lot({ 'README.md': 'x' }, { 'README.md': 'x' }, preserving)).elements).toEqual([]);
    const text = plan([change('a.ts', 'g')], { nature: 'text' });
    expect((await lot(files, files, text)).elements).toMatchObject([
      { symbol: 'g', change: 'unchanged', after: 'export function g(): number {\n  return 2;\n}' },
    ]);
  });
});
