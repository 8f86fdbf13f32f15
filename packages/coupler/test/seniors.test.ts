import { describe, expect, it } from 'vitest';
import { bodyOf } from '@ticket-circuit/syntax';
import { mechanicalSenior, modelSenior, planSenior, readThrough, type Skeleton, type TextChange } from '../src/index.ts';
import { moduleAt } from '../src/open-module.ts';
import { withBodies } from '../src/senior/with-bodies.ts';
import { add, plan, tree } from './plans.ts';

const STACK = `"""A stack."""
import math

LIMIT = 3


def _size(items): return len(items)


class Stack:
    kind = "stack"

    def push(self, item):
        """Adds an item."""
        if _size(self.items) >= LIMIT:
            raise ValueError(f"""at most
{LIMIT}""")
        self.items.append(item)

    def __init__(self, items=()):
        # A copy.
        self.items = list(items)

    @property
    def top(self): ...


def roots(numbers):
    def root(number):
        return math.sqrt(number)
    return [root(number) for number in numbers]
`;

const TOTAL = `import { price } from './price.ts';

export const double = (amount: number): number => amount * 2;

export class Cart {
  items: number[] = [];
  add(item: number): void {
    this.items.push(item);
  }
  total(): number {
    return this.items.map((item) => price(item)).reduce((sum, one) => sum + one, 0);
  }
}
`;

function textOf({ changes }: Skeleton): string {
  return changes.find((change: TextChange) => change.text !== null)?.text ?? '';
}

describe('mechanicalSenior', () => {
  it('lowers a Python module: every declaration stands, every body is a stub, nested functions went with their outer one', async () => {
    const skeleton = await mechanicalSenior({ file: 'stack.py', nonce: 'n' })(tree({ 'stack.py': STACK }));
    expect(skeleton.faults).toEqual([]);
    expect(skeleton.blanks.map(({ element, mode }) => [element.symbol, mode])).toEqual([
      ['Stack.__init__', 'preserve'],
      ['_size', 'preserve'],
      ['Stack.push', 'preserve'],
      ['roots', 'preserve'],
    ]);
    const module = (await moduleAt(tree({ 'stack.py': textOf(skeleton) }), 'stack.py'))!;
    const before = (await moduleAt(tree({ 'stack.py': STACK }), 'stack.py'))!;
    expect(module.elements.map(({ symbol, declaration }) => [symbol, declaration])).toEqual(
      before.elements.map(({ symbol, declaration }) => [symbol, declaration]),
    );
    expect(skeleton.blanks.every(({ element }) => bodyOf(module, element.symbol)!.includes('CIRCUIT-STUB:'))).toBe(true);
    expect(bodyOf(module, 'Stack.top')).toBe('...');
    expect(textOf(skeleton)).toContain('"""Adds an item."""');
  });

  it('lowers a TypeScript module, arrows and methods', async () => {
    const skeleton = await mechanicalSenior({ file: 'cart.ts', nonce: 'n' })(tree({ 'cart.ts': TOTAL }));
    expect(skeleton.blanks.map(({ element }) => element.symbol)).toEqual(['double', 'Cart.add', 'Cart.total']);
    expect(textOf(skeleton)).not.toContain('amount * 2');
    expect(textOf(skeleton)).toContain('items: number[] = [];');
  });

  it('blanks only what it is asked to', async () => {
    const skeleton = await mechanicalSenior({ file: 'cart.ts', nonce: 'n', symbols: ['Cart.add'] })(tree({ 'cart.ts': TOTAL }));
    expect(
      textOf(skeleton)
        .split('\n')
        .filter((line) => !TOTAL.includes(line)),
    ).toEqual(['    void [item];', '    throw new Error("CIRCUIT-STUB:F1:n");']);
  });

  it.each([
    [{}, 'a.py does not exist.'],
    [{ 'a.py': 'def f(:\n' }, expect.stringMatching(/^a\.py does not parse: line 1: /)],
    [{ 'a.py': 'x = 1\n' }, 'a.py has no function f with a body.'],
  ])('says why %j cannot be lowered', async (files: Record<string, string>, fault) => {
    const skeleton = await mechanicalSenior({ file: 'a.py', nonce: 'n', symbols: ['f'] })(tree(files));
    expect(skeleton).toEqual({ changes: [], blanks: [], faults: [fault] });
  });

  it('puts every body back where it was', async () => {
    const before = (await moduleAt(tree({ 'stack.py': STACK }), 'stack.py'))!;
    const skeleton = await mechanicalSenior({ file: 'stack.py', nonce: 'n' })(tree({ 'stack.py': STACK }));
    const blank = (await moduleAt(tree({ 'stack.py': textOf(skeleton) }), 'stack.py'))!;
    const bodies = skeleton.blanks.map(({ element }) => [element.symbol, bodyOf(before, element.symbol)!] as const);
    // A body on the line of its header becomes a block; all others come back byte for byte.
    expect(withBodies(blank, bodies)).toBe(STACK.replace('(items): return', '(items):\n    return'));
  });
});

describe('planSenior', () => {
  it('lays every declaration before it asks for a body', async () => {
    const elements = [
      add('a.ts', 'one', { declaration: 'export function one(): number', after: 'kept' }),
      add('a.ts', 'two', { declaration: 'export function two(): number' }),
    ];
    const read = tree({ 'a.ts': 'export const kept = 1;\n' });
    const skeleton = await planSenior(plan(elements), { nonce: 'n' })(read);
    expect(skeleton.faults).toEqual([]);
    expect(skeleton.blanks.map(({ element, mode }) => [element.symbol, mode])).toEqual([
      ['one', 'new'],
      ['two', 'new'],
    ]);
    expect(textOf(skeleton)).toMatch(/function one[^]*CIRCUIT-STUB:one:n[^]*function two[^]*CIRCUIT-STUB:two:n/);
  });

  it('has no blanks where the plan cannot be laid', async () => {
    const skeleton = await planSenior(plan([add('a.ts', 'one', { declaration: 'export function (' })]), { nonce: 'n' })(
      tree({ 'a.ts': '' }),
    );
    expect(skeleton.blanks).toEqual([]);
    expect(skeleton.faults).toHaveLength(1);
  });
});

describe('modelSenior', () => {
  const planned = plan([add('a.py', 'one', { declaration: 'def one():' })]);
  const proposal = (helper: string) => ({
    files: [{ file: 'a.py', imports: ['import math'], constants: [], types: [], helpers: [helper] }],
  });

  it('lays a proposal on a laid plan; its private helpers are the blanks', async () => {
    const laid = await planSenior(planned, { nonce: 'n' })(tree({ 'a.py': '' }));
    const skeleton = await modelSenior(planned, proposal('def _half(number):'), 'n')(readThrough(tree({ 'a.py': '' }), laid.changes));
    expect(skeleton).toMatchObject({ faults: [], blanks: [{ element: { symbol: '_half' }, mode: 'new' }] });
    expect(textOf(skeleton)).toContain('import math');
  });

  it('has no blanks where the proposal adds what others can see', async () => {
    const laid = await planSenior(planned, { nonce: 'n' })(tree({ 'a.py': '' }));
    const skeleton = await modelSenior(planned, proposal('def half(number):'), 'n')(readThrough(tree({ 'a.py': '' }), laid.changes));
    expect(skeleton).toMatchObject({ blanks: [], faults: [expect.stringContaining('half is exported')] });
  });
});
