import { describe, expect, it } from 'vitest';
import { driverFor } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

async function outline(source: string): Promise<string[]> {
  const module = await parseModule(source, 'a.py');
  return module.elements.map((element) => `${element.kind} ${element.symbol}${element.exported ? ' exported' : ''}`);
}

describe('elements of a Python module', () => {
  it('lists docstring, imports, constants, functions, classes with members and statements', async () => {
    const source = `"""Doc."""\nfrom . import x\nimport a.b as c\nMAX: int = 3\n_low, high = 1, 2\n\nasync def f(a): ...\n\n@dataclass\nclass P(Base):\n    """P."""\n    x: int\n    y: int = 0\n\n    def __init__(self): pass\n\n    @property\n    def q(self): return 1\n\n    @q.setter\n    def q(self, v): pass\n\n    def _hidden(self):\n        def nested(): pass\n\n\nx.y = 1\nif __name__ == "__main__":\n    f(1)\n`;
    expect(await outline(source)).toEqual([
      'statement __doc__',
      'import <import>.',
      'import <import>a.b',
      'constant MAX exported',
      'constant _low, high',
      'function f exported',
      'class P exported',
      'field P.x exported',
      'field P.y exported',
      'method P.__init__ exported',
      'method P.q exported',
      'method P.q#2 exported',
      'method P._hidden',
      'statement <stmt>#1',
      'statement <stmt>#2',
    ]);
  });

  it('lists definitions inside conditions and try blocks, in source order, with ordinals', async () => {
    const source = `try:\n    from x import f\nexcept ImportError:\n    def f(): return 1\nelse:\n    class A:\n        def m(self): pass\nif a:\n    def f(): return 2\nelse:\n    def f(): return 3\n`;
    expect(await outline(source)).toEqual([
      'statement <stmt>#1',
      'function f exported',
      'class A exported',
      'method A.m exported',
      'statement <stmt>#2',
      'function f#2 exported',
      'function f#3 exported',
    ]);
  });

  it('takes what is exported from a plain __all__', async () => {
    expect(await outline(`__all__ = ["_a"]\ndef _a(): pass\ndef b(): pass\n`)).toEqual([
      'constant __all__',
      'function _a exported',
      'function b',
    ]);
  });

  it('makes one element of overloads and their implementation', async () => {
    const source = `from typing import overload\n\n@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: str) -> str: ...\ndef f(a):\n    return a\n`;
    const { elements } = await parseModule(source, 'a.py');
    expect(elements.map(({ symbol }) => symbol)).toEqual(['<import>typing', 'f']);
    expect(elements[1]!.declaration).toBe('@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: str) -> str: ...\ndef f(a):');
  });

  it('keeps members out of the canonical text of a class, and the placeholder of an empty one', async () => {
    const texts = await Promise.all(
      [`class A(B):\n    pass\n`, `class A(B):\n    x = 1\n    def m(self): pass\n`, `class A(C):\n    pass\n`].map(
        async (source) => (await parseModule(source, 'a.py')).elements[0]!.normal,
      ),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
  });

  it('counts the docstring as signature, default values and the rest as body', async () => {
    const of = async (source: string) => (await parseModule(source, 'a.py')).elements[0]!;
    const base = await of(`def f(a: int = 1):\n    """Doc."""\n    return a\n`);
    const otherDefault = await of(`def f(a: int = 2):\n    """Doc."""\n    return a\n`);
    const otherDoc = await of(`def f(a: int = 1):\n    """Other."""\n    return a\n`);
    expect([otherDefault.normalSignature === base.normalSignature, otherDefault.normalBody === base.normalBody]).toEqual([true, false]);
    expect([otherDoc.normalSignature === base.normalSignature, otherDoc.normalBody === base.normalBody]).toEqual([false, true]);
  });

  it.each([
    ['plain', `def f(a):\n    # first\n    return a  # end\n\nx = 1\n`, `    # first\n    return a  # end`],
    ['behind a docstring', `def f(a):  # c\n    """Doc:\n    # no comment\n    """\n\n    return a\n    # left out\n`, `    return a`],
    ['on the header line', `def f(a): return a  # c\n`, ` return a  # c`],
    ['behind a docstring on its line', `def f(a):\n    """Doc."""; return a\n`, `; return a`],
    ['docstring only', `def f(a):\n    """Doc."""\n`, ``],
    [
      'under a header of several lines',
      `def f(\n    a: dict[str, int] = {1: 2},  # c: d\n) -> "x:y":\n    # one\n\n    return a\n`,
      `    # one\n\n    return a`,
    ],
    ['at the end without a line break', `def f(a):\n    return a`, `    return a`],
    ['under a decorator, with a string of several lines', `@d(x=1)\nasync def f(a):\n    return """\nx\n"""\n`, `    return """\nx\n"""`],
  ])('finds the body: %s', async (_, source, expected) => {
    const { elements } = await parseModule(source, 'a.py');
    const { hole } = elements[0]!;
    expect(source.slice(hole!.start, hole!.end)).toBe(expected);
  });

  it('counts offsets in UTF-16 units behind characters of any size', async () => {
    const source = `x = "é😀"\n\ndef f(ü):\n    return "😀"\n`;
    const { elements } = await parseModule(source, 'a.py');
    expect(elements[1]!.declaration).toBe('def f(ü):');
    expect(source.slice(elements[1]!.hole!.start, elements[1]!.hole!.end)).toBe('    return "😀"');
  });

  it('gives attached comments to the element below, but no hashbang or coding line', async () => {
    const source = `#!/usr/bin/env python3\n# -*- coding: utf-8 -*-\n# about x\nx = 1  # one\n# about y\ny = 2\n`;
    const { elements } = await parseModule(source, 'a.py');
    expect(elements.map(({ leadStart, start }) => source.slice(leadStart, start))).toEqual(['# about x\n', '# about y\n']);
  });

  it('tells generators and names', async () => {
    const { elements } = await parseModule(
      `class A:\n    def m(self):\n        yield self.x + LIMIT\n    def n(self):\n        def inner(): yield 1\n        return inner\n`,
      'a.py',
    );
    expect([elements[1]!.generator, elements[2]!.generator]).toEqual([true, false]);
    expect(elements[1]!.names).toEqual(['A.x', 'LIMIT', 'self']);
  });

  it('lists imports', async () => {
    const { imports } = await parseModule(`import a.b as c, d\nfrom ..x import (y as z,)\nfrom w import *\n`, 'a.py');
    expect(imports.map(({ module, names }) => ({ module, names }))).toEqual([
      {
        module: 'a.b, d',
        names: [
          { imported: '*', local: 'c' },
          { imported: '*', local: 'd' },
        ],
      },
      { module: '..x', names: [{ imported: 'y', local: 'z' }] },
      { module: 'w', names: [{ imported: '*', local: '*' }] },
    ]);
  });
});

describe('faults of a Python module', () => {
  const parse = (source: string) => driverFor('a.py')!.parse(source, 'a.py');

  it('carry line, column and a sentence', async () => {
    expect(await parse(`def f():\n    x = (1\n    y = 2\n`)).toEqual({
      kind: 'syntax-error',
      faults: [
        { line: 3, column: 5, message: 'Expected `)`, found identifier' },
        { line: 4, column: 1, message: 'unexpected EOF while parsing' },
      ],
    });
  });

  it.each([
    ['return at module level', 'return 1', 1],
    ['await in a plain function', 'def f():\n    await g()', 2],
    ['break outside a loop', 'def f():\n    break', 2],
    ['a future import below code', 'x = 1\nfrom __future__ import annotations', 2],
    ['nonlocal at module level', 'nonlocal x', 1],
    ['a body that is missing', 'def f():\nreturn 1', 2],
    ['a value returned from an async generator', 'async def f():\n    yield 1\n    return 2', 3],
    ['a return out of except*', 'def f():\n    try: pass\n    except* A:\n        return 1', 4],
    ['a break out of except*', 'while a:\n    try: pass\n    except* A:\n        break', 4],
    ['yield from in an async function', 'async def f():\n    yield from a', 2],
    ['__debug__ as a keyword', 'f(__debug__=1)', 1],
    ['a print statement', 'print "x"', 1],
  ])('name the line of %s', async (_, source, line) => {
    const result = await parse(source);
    expect(result.kind === 'syntax-error' ? result.faults[0]?.line : null).toBe(line);
  });

  it.each([
    ['additions', `x = 1${'+1'.repeat(3000)}`],
    ['members', `x = a${'.b'.repeat(3000)}`],
    ['brackets', `x = ${'('.repeat(400)}1${')'.repeat(400)}`],
    ['not', `x = ${'not '.repeat(3000)}1`],
    ['lambdas', `x = ${'lambda: '.repeat(3000)}1`],
    ['blocks', Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth)}if 1:\n`).join('') + `${' '.repeat(120)}pass\n`],
    ['digits', `x = ${'9'.repeat(5000)}`],
    ['calls', `x = a${'()'.repeat(3000)}`],
    ['minus signs', `x = ${'-'.repeat(3000)}1`],
    ['half a surrogate pair', 'x = "\ud800"'],
    ['a lone carriage return', 'x = 1\ry = 2'],
  ])('answer %s and go on reading', async (_, source) => {
    expect((await parse(source)).kind).toBe('syntax-error');
    expect((await parse('x = 1\n')).kind).toBe('module');
  });
});
