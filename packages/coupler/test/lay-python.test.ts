import { describe, expect, it } from 'vitest';
import { checkLot, fillElement, layInitialisers, layPlan, layRemovals, readThrough, revertBody, withNullBodies } from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

const nonce = 'n1';
const textOf = (laid: { changes: readonly { path: string; text: string | null }[] }, path: string) =>
  laid.changes.find((one) => one.path === path)?.text;

const TEXT = `"""Texts."""

import re

LIMIT = 3


def upper(text: str) -> str:
    """Returns the text in capitals."""
    return text.upper()


class Stack:
    """Holds numbers."""

    def __init__(self) -> None:
        self.items: list[int] = []

    def push(self, item: int) -> None:
        self.items.append(item)
`;

describe('layPlan on Python', () => {
  it('adds functions and methods with docstring and stub, imports and exports', async () => {
    const elements = [
      add('pkg/text.py', 'slugify', {
        declaration: 'def slugify(title: str, *, limit: int = 3) -> str:',
        docstring: 'Returns the slug of a title.',
        after: 'upper',
        imports: [{ action: 'add', text: 'from math import floor' }],
        exportFrom: ['pkg/__init__.py'],
      }),
      add('pkg/text.py', 'Stack.pop', { declaration: 'def pop(self) -> int:' }),
      add('pkg/text.py', 'WIDE', { declaration: 'WIDE = 9', after: 'LIMIT' }),
    ];
    const read = tree({ 'pkg/text.py': TEXT, 'pkg/__init__.py': 'from .text import upper\n\n__all__ = ["upper"]\n' });
    const laid = await layPlan(read, plan(elements), { nonce });
    expect(laid.faults).toEqual([]);
    expect(laid.stubs.map(({ symbol, mark }) => [symbol, mark])).toEqual([
      ['slugify', 'slugify:n1'],
      ['Stack.pop', 'Stack-pop:n1'],
    ]);
    expect(textOf(laid, 'pkg/text.py')).toMatchInlineSnapshot(`
      """"Texts."""

      import re
      from math import floor

      LIMIT = 3
      WIDE = 9


      def upper(text: str) -> str:
          """Returns the text in capitals."""
          return text.upper()


      def slugify(title: str, *, limit: int = 3) -> str:
          """Returns the slug of a title."""
          raise BaseException.__class__("CircuitStub", (BaseException,), {"parameters": (title, limit,)})("CIRCUIT-STUB:slugify:n1")


      class Stack:
          """Holds numbers."""

          def __init__(self) -> None:
              self.items: list[int] = []

          def push(self, item: int) -> None:
              self.items.append(item)

          def pop(self) -> int:
              raise BaseException.__class__("CircuitStub", (BaseException,), {})("CIRCUIT-STUB:Stack-pop:n1")
      "
    `);
    expect(textOf(laid, 'pkg/__init__.py')).toMatchInlineSnapshot(`
      "from .text import upper, slugify

      __all__ = ["upper", "slugify"]
      "
    `);
  });

  it('creates a new module and a new class before its methods', async () => {
    const elements = [
      add('pkg/queue.py', 'Queue.put', { declaration: 'def put(self, item: int) -> None:' }),
      add('pkg/queue.py', 'Queue', { declaration: 'class Queue:', docstring: 'Queues.' }),
    ];
    const laid = await layPlan(tree({}), plan(elements), { nonce });
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'pkg/queue.py')).toMatchInlineSnapshot(`
      "class Queue:
          """Queues."""

          def put(self, item: int) -> None:
              raise BaseException.__class__("CircuitStub", (BaseException,), {"parameters": (item,)})("CIRCUIT-STUB:Queue-put:n1")
      "
    `);
  });

  it('writes signature and docstring of a changed function, and holds back values', async () => {
    const planned = plan([
      change('pkg/text.py', 'upper', { declaration: 'def upper(text: str, keep: bool) -> str:', docstring: 'Shouts.' }),
      change('pkg/text.py', 'LIMIT', { declaration: 'LIMIT = 4' }),
    ]);
    const read = tree({ 'pkg/text.py': TEXT });
    const laid = await layPlan(read, planned, { nonce });
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'pkg/text.py')).toContain('def upper(text: str, keep: bool) -> str:\n    """Shouts."""\n    return text.upper()\n');
    expect(textOf(laid, 'pkg/text.py')).toContain('LIMIT = 3');
    const initialised = await layInitialisers(readThrough(read, laid.changes), planned);
    expect(textOf(initialised, 'pkg/text.py')).toContain('LIMIT = 4');
  });

  it.each([
    ['does-not-parse', add('a.py', 'g', { declaration: 'def g(:' })],
    ['no-declaration', add('a.py', 'g', { declaration: 'def h():' })],
    ['already-there', add('a.py', 'f', { declaration: 'def f():' })],
    ['unknown-element', change('a.py', 'nothing', { docstring: 'x' })],
    ['unknown-element', add('a.py', 'Box.m', { declaration: 'def m(self):' })],
    ['bad-import', add('a.py', 'g', { declaration: 'def g():', imports: [{ action: 'add', text: 'x = 1' }] })],
  ] as const)('finds %s', async (kind, element) => {
    const laid = await layPlan(tree({ 'a.py': 'def f():\n    return 1\n' }), plan([element]), { nonce });
    expect(laid.faults).toMatchObject([{ kind, element: element.id, file: 'a.py' }]);
  });

  it('writes the list of what a module gives away at once, since modules that import by it are loaded before anything is filled', async () => {
    const read = tree({ 'pkg/text.py': `__all__ = ('upper',)\n\n${TEXT}` });
    const planned = plan([
      add('pkg/text.py', 'slugify', { declaration: 'def slugify(title: str) -> str:' }),
      change('pkg/text.py', '__all__', { declaration: "__all__ = ('upper', 'slugify')" }),
      change('pkg/text.py', 'LIMIT', { declaration: 'LIMIT = 4' }),
    ]);
    const laid = await layPlan(read, planned, { nonce });
    expect(laid.faults).toEqual([]);
    expect(textOf(laid, 'pkg/text.py')).toMatch(/^__all__ = \('upper', 'slugify'\)\n/);
    expect(textOf(laid, 'pkg/text.py')).toContain('LIMIT = 3\n');
  });

  it('removes elements and imports, makes null bodies and puts bodies back', async () => {
    const read = tree({ 'pkg/text.py': TEXT });
    const planned = plan([
      { id: 'u', file: 'pkg/text.py', symbol: 'upper', action: 'remove', criteria: [], imports: [{ action: 'remove', text: 'import re' }] },
    ]);
    const removed = textOf(await layRemovals(read, planned), 'pkg/text.py');
    expect(removed).not.toMatch(/def upper|import re/);
    expect(removed).toContain('LIMIT = 3\n\n\nclass Stack:');
    const laid = await layPlan(
      read,
      plan([add('pkg/text.py', 'slugify', { declaration: 'def slugify(title: str) -> str:', docstring: 'Slugs.' })]),
      { nonce },
    );
    const on = readThrough(read, laid.changes);
    const nulled = textOf(await withNullBodies(on, laid.stubs), 'pkg/text.py')!;
    expect(nulled).not.toContain('CIRCUIT-STUB');
    expect(nulled).toContain('"""Slugs."""');
    const changed = tree({ 'pkg/text.py': TEXT.replace('text.upper()', 'text.lower()') });
    expect(await revertBody(read, changed, change('pkg/text.py', 'upper'), nonce)).toEqual({
      changes: [{ path: 'pkg/text.py', text: TEXT }],
    });
  });
});

describe('fillElement on Python', () => {
  const SLUG = add('pkg/text.py', 'slugify', { declaration: 'def slugify(title: str) -> str:', docstring: 'Returns the slug of a title.' });
  const fill = async (...answers: string[]) => {
    const read = tree({ 'pkg/text.py': TEXT });
    const laid = await layPlan(read, plan([SLUG]), { nonce });
    let at = 0;
    return fillElement({
      read: readThrough(read, laid.changes),
      plan: plan([SLUG]),
      element: SLUG,
      mode: 'new',
      instructions: '',
      tries: answers.length,
      propose: async () => (at < answers.length ? { text: answers[at++]!, stop: 'end' } : { stop: 'no-such-tier' }),
    });
  };
  const BODY = '"""Returns the slug of a title."""\n    words = re.split(r"\\s+", title.lower())\n    return "-".join(words[:LIMIT])\n';

  it.each([
    ['a body', 'words = re.split(r"\\s+", title.lower())\nreturn "-".join(words[:LIMIT])'],
    ['an indented body', '        words = re.split(r"\\s+", title.lower())\n        return "-".join(words[:LIMIT])'],
    ['a fence', '```python\nwords = re.split(r"\\s+", title.lower())\nreturn "-".join(words[:LIMIT])\n```'],
    [
      'the repeated definition',
      'def slugify(title: str) -> str:\n    """Returns the slug of a title."""\n    words = re.split(r"\\s+", title.lower())\n    return "-".join(words[:LIMIT])',
    ],
    [
      'the repeated docstring',
      '"""Returns the slug of a title."""\nwords = re.split(r"\\s+", title.lower())\nreturn "-".join(words[:LIMIT])',
    ],
  ])('takes %s', async (_what, answer) => {
    const filled = await fill(answer);
    expect(filled).toMatchObject({ kind: 'filled', tries: 1, text: expect.stringContaining(BODY) });
  });

  it('sends back a name that nobody declared and a broken line', async () => {
    expect(await fill('return slug_helper(title)')).toMatchObject({
      kind: 'blocked',
      findings: [{ gate: 'undefined-names', message: expect.stringContaining('slug_helper is declared nowhere') }],
    });
    expect(await fill('x = 1\nreturn (title')).toMatchObject({ kind: 'blocked', findings: [{ gate: 'parse', line: 2 }] });
  });
});

describe('checkLot on Python', () => {
  it('takes planned elements, imports and private additions, and nothing else', async () => {
    const after =
      TEXT.replace('import re', 'import re\nimport os').replace('text.upper()', 'text.title()') +
      '\n\ndef _helper() -> None:\n    return None\n\n\ndef loud() -> None:\n    return None\n';
    const lot = await checkLot({
      readBase: tree({ 'pkg/text.py': TEXT }),
      readAfter: tree({ 'pkg/text.py': after }),
      plan: plan([change('pkg/text.py', 'upper')]),
      changedPaths: ['pkg/text.py'],
      classOf: () => 'source',
    });
    expect(lot.elements.map(({ symbol, origin }) => [symbol, origin])).toEqual([
      ['<import>os', 'import'],
      ['upper', 'planned'],
      ['_helper', 'unplanned-private'],
    ]);
    expect(lot.outside).toMatchObject([{ symbol: 'loud' }]);
  });
});
