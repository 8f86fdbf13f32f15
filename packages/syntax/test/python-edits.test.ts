import { describe, expect, it } from 'vitest';
import {
  addImport,
  bodyOf,
  composeElement,
  driverFor,
  insertElement,
  removeElement,
  removeImport,
  replaceSignature,
  setBody,
} from '../src/index.ts';
import { parseModule } from './parse-module.ts';

const parse = (source: string) => parseModule(source, 'a.py');

describe('setBody on Python', () => {
  it('changes nothing outside the hole, whatever the body is indented by', async () => {
    const module = await parse(
      `class A:\n    def m(self, a):  # c\n        """Doc."""\n        return a  # old\n    # after\n\n    def n(self): pass\n`,
    );
    expect(setBody(module, 'A.m', '  if a:\n      return 1\n  return 2  # new\n')).toBe(
      `class A:\n    def m(self, a):  # c\n        """Doc."""\n        if a:\n            return 1\n        return 2  # new\n    # after\n\n    def n(self): pass\n`,
    );
  });

  it('leaves lines inside strings where they are', async () => {
    const module = await parse(`def f():\n    pass\n`);
    expect(setBody(module, 'f', `x = """\n  a\n"""\ny = f'''{\n  x}\n b'''\nreturn (\nx)`)).toBe(
      `def f():\n    x = """\n  a\n"""\n    y = f'''{\n  x}\n b'''\n    return (\n    x)\n`,
    );
  });

  it('moves a body from the line of its header, or of its docstring, below it', async () => {
    expect(setBody(await parse(`def f(): return 1  # c\n`), 'f', 'return 2')).toBe(`def f():\n    return 2\n`);
    expect(setBody(await parse(`def f():\n    """Doc."""; return 1\n`), 'f', 'return 2')).toBe(`def f():\n    """Doc."""\n    return 2\n`);
    expect(setBody(await parse(`def f():\n  """Doc."""\nx = 1\n`), 'f', 'return 2')).toBe(`def f():\n  """Doc."""\n  return 2\nx = 1\n`);
  });

  it('writes pass for an empty body, or nothing where the docstring is one', async () => {
    expect(setBody(await parse(`def f():\n    return 1\n`), 'f', '\n')).toBe(`def f():\n    pass\n`);
    expect(setBody(await parse(`def f():\n    "D."  # c\n\n    return 1\nx = 1\n`), 'f', '')).toBe(`def f():\n    "D."  # c\nx = 1\n`);
    expect(setBody(await parse(`def f(): "D."; return 1\n`), 'f', '')).toBe(`def f(): "D."\n`);
  });

  it('leaves blank lines above the body where they are', async () => {
    expect(setBody(await parse(`def f():\n    "D."\n\n    return 1\n`), 'f', 'return 2')).toBe(`def f():\n    "D."\n\n    return 2\n`);
    expect(setBody(await parse(`def f():\n\n    # c\n\n    return 1\n`), 'f', 'return 2')).toBe(`def f():\n\n    return 2\n`);
  });

  it('takes a docstring on the line of the header along to a line of its own', async () => {
    const module = await parse(`class A:\n  def f(self): "D."; return 1\n`);
    expect(module.elements[1]).toMatchObject({ docstring: { text: '"D."' } });
    expect(bodyOf(module, 'A.f')).toBe('return 1');
    expect(setBody(module, 'A.f', 'return 2')).toBe(`class A:\n  def f(self):\n    "D."\n    return 2\n`);
  });

  it('keeps CRLF, byte order mark, tabs and a missing final line break', async () => {
    const module = await parse('\uFEFFdef f():\r\n\treturn 1');
    expect(setBody(module, 'f', 'a()\nreturn 2')).toBe('\uFEFFdef f():\r\n\ta()\r\n\treturn 2');
  });

  it('gives the source back for the present body of every function', async () => {
    const source = `def f(): return 1; \n\nclass A:\n  def m(self):\n    # one\n    if a:\n  # odd\n      x = """\n y"""\n    return (1,\n 2)\n  def n(self):\n    """Doc."""\n  def o(self):\n    "Doc."; x = 1\n`;
    const module = await parse(source);
    for (const element of module.elements.filter(({ hole }) => hole))
      expect(setBody(module, element.symbol, bodyOf(module, element.symbol)!)).toBe(source);
  });
});

describe('stubs of Python', () => {
  const driver = driverFor('a.py')!;

  it('use every parameter but self, and raise the mark', () => {
    const declaration = 'async def m[T](self, a: dict[str, int] = {"x,y": (1, 2)}, /, b="(", *args: T, c, **kw) -> Callable[[int], str]:';
    expect(driver.stub({ declaration, kind: 'method' }, 'A.m:1')).toBe(
      'raise BaseException.__class__("CircuitStub", (BaseException,), {"parameters": (a, b, args, c, kw,)})("CIRCUIT-STUB:A.m:1")',
    );
    expect(driver.stub({ declaration: '@d(x)\ndef f()', kind: 'function' }, 'f')).toBe(
      'raise BaseException.__class__("CircuitStub", (BaseException,), {})("CIRCUIT-STUB:f")',
    );
    expect(driver.nullBody({ declaration, kind: 'method' })).toBe('return None');
  });

  it('read the declaration of a decorated or overloaded method as its element gives it', async () => {
    const source = `class A:\n    @d\n    def m(self, a):\n        return a\n\n    @overload\n    def n(self, a: int) -> int: ...\n    @overload\n    def n(self, a: str) -> str: ...\n    def n(self, a):\n        return a\n`;
    const module = await parse(source);
    for (const symbol of ['A.m', 'A.n']) {
      const element = module.elements.find((one) => one.symbol === symbol)!;
      expect(driver.stub(element, 'm')).toContain('(a,)');
      expect(replaceSignature(module, symbol, element.declaration)).toBe(source);
    }
  });

  it('fit into a module that parses', async () => {
    const module = await parse(`def f(type, BaseExceptio, *, k=1):\n    return 1\n`);
    const after = await parse(setBody(module, 'f', driver.stub(module.elements[0]!, 'f:1')));
    expect(bodyOf(after, 'f')).toMatch(/parameters": \(type, BaseExceptio, k,\)/);
  });
});

describe('insertElement and removeElement on Python', () => {
  const source = `"""Doc."""\nimport a\n\nMAX = 1\n\n\ndef f():\n    pass\n\n\nclass A:\n    """A."""\n\n    x: int = 1\n\n    def m(self):\n        pass  # last\n\n\nif __name__ == "__main__":\n    f()\n`;

  it('stands before the main block, two blank lines apart', async () => {
    const after = insertElement(await parse(source), { declarationText: 'def g():\n    return """\nx"""' });
    expect(after).toBe(source.replace('\nif __name__', '\ndef g():\n    return """\nx"""\n\n\nif __name__'));
    expect(removeElement(await parse(after), 'g')).toBe(source);
  });

  it('stands in a class behind a member, strings of several lines untouched, documentation moved along', async () => {
    const declarationText = composeElement('python', { declaration: 'def n(self)', docstring: 'N.\n\nMore.', body: 'return """\nx"""' });
    expect(insertElement(await parse(source), { declarationText, parent: 'A', after: 'm' })).toBe(
      source.replace('# last\n', '# last\n\n    def n(self):\n        """N.\n\n        More.\n        """\n        return """\nx"""\n'),
    );
    expect(insertElement(await parse(source), { declarationText: 'y: int', parent: 'A', after: 'x' })).toBe(
      source.replace('x: int = 1\n', 'x: int = 1\n    y: int\n'),
    );
  });

  it('fills a class that holds only pass, or only a docstring', async () => {
    expect(insertElement(await parse(`class A:\n    pass\n`), { declarationText: 'x = 1', parent: 'A' })).toBe(`class A:\n    x = 1\n`);
    expect(insertElement(await parse(`class A: ...\n`), { declarationText: 'x = 1', parent: 'A' })).toBe(`class A:\n    x = 1\n`);
    expect(insertElement(await parse(`class A:\n    """A."""\n`), { declarationText: 'def m(self):\n    pass', parent: 'A' })).toBe(
      `class A:\n    """A."""\n\n    def m(self):\n        pass\n`,
    );
  });

  it('puts a docstring on the line of its class on a line of its own before the first member', async () => {
    const text = insertElement(await parse(`class A: "A."\nx = 1\n`), { declarationText: 'def m(self):\n    pass', parent: 'A' });
    expect(text).toBe(`class A:\n    "A."\n\n    def m(self):\n        pass\nx = 1\n`);
  });

  it('gives members on the line of their class a line of their own', async () => {
    expect(
      insertElement(await parse(`class A: x = 1; y = 2  # c\nz = 1\n`), { declarationText: 'def m(self):\n    pass', parent: 'A' }),
    ).toBe(`class A:\n    x = 1; y = 2  # c\n    def m(self):\n        pass\nz = 1\n`);
  });

  it('leaves pass behind when a block would be empty', async () => {
    expect(removeElement(await parse(`class A:\n    x = 1\n`), 'A.x')).toBe(`class A:\n    pass\n`);
    expect(removeElement(await parse(`if a:\n    # about f\n    def f(): pass\nelse:\n    x = 1\n`), 'f')).toBe(
      `if a:\n    pass\nelse:\n    x = 1\n`,
    );
  });

  it('takes leading comments and decorators', async () => {
    expect(removeElement(await parse(`x = 1\n\n\n# about f\n@d\ndef f():\n    pass\n\n\ny = 2\n`), 'f')).toBe(`x = 1\n\n\ny = 2\n`);
  });
});

describe('replaceSignature on Python', () => {
  it('changes header and docstring and keeps the body', async () => {
    const module = await parse(`class A:\n    @d\n    def m(self, a):  # c\n        """Old."""\n        return a\n`);
    expect(replaceSignature(module, 'A.m', 'async def m(\n    self,\n    a: int,\n) -> int', 'New.')).toBe(
      `class A:\n    async def m(\n        self,\n        a: int,\n    ) -> int:  # c\n        """New."""\n        return a\n`,
    );
    expect(replaceSignature(module, 'A.m', '@d\ndef m(self, a):', '')).toBe(
      `class A:\n    @d\n    def m(self, a):  # c\n        return a\n`,
    );
  });

  it('adds a docstring, also to a body on the line of its header', async () => {
    expect(replaceSignature(await parse(`def f(a):\n    return a\n`), 'f', 'def f(a)', 'F.\nMore')).toBe(
      `def f(a):\n    """F.\n    More\n    """\n    return a\n`,
    );
    expect(replaceSignature(await parse(`def f(a): return a\n`), 'f', 'def f(b):', 'F.')).toBe(`def f(b):\n    """F."""\n    return a\n`);
  });

  it('leaves pass where the docstring was all', async () => {
    expect(replaceSignature(await parse(`def f(a):\n    """F."""\n`), 'f', 'def f(a):', '')).toBe(`def f(a):\n    pass\n`);
    expect(replaceSignature(await parse(`def f(a): "F."\n`), 'f', 'def f(a):', '')).toBe(`def f(a): pass\n`);
    expect(replaceSignature(await parse(`def f(a): "F."; x = 1\n`), 'f', 'def f(a):', 'G.')).toBe(`def f(a): """G."""; x = 1\n`);
  });

  it('changes the header of a class and the whole of a constant', async () => {
    const module = await parse(`class A(B):\n    x = 1\n\nMAX = 1  # c\n`);
    expect(replaceSignature(module, 'A', 'class A(C)', 'A.')).toBe(`class A(C):\n    """A."""\n    x = 1\n\nMAX = 1  # c\n`);
    expect(replaceSignature(module, 'MAX', 'MAX: int = 2')).toBe(`class A(B):\n    x = 1\n\nMAX: int = 2  # c\n`);
  });
});

describe('imports of Python', () => {
  const source = `"""Doc."""\n\nfrom __future__ import annotations\n\nimport os\nfrom x import a, b as c\nfrom y import (\n    d,  # why\n)\n\nf()\n`;

  it.each([
    ['import sys', (text: string) => text.replace(')\n', ')\nimport sys\n')],
    ['import os', (text: string) => text],
    ['from x import b as c, e', (text: string) => text.replace('b as c', 'b as c, e')],
    ['from y import z', (text: string) => text.replace('(\n    d,  # why\n)', '(\n    d,\n    z,\n)')],
    ['from .w import (q)', (text: string) => text.replace(')\n', ')\nfrom .w import (q)\n')],
    ['from __future__ import generator_stop', (text: string) => text.replace('annotations', 'annotations, generator_stop')],
  ])('add %s', async (added, expected) => {
    expect(addImport(await parse(source), added)).toBe(expected(source));
  });

  it('stand behind the docstring, or at the top behind hashbang and licence', async () => {
    expect(addImport(await parse(`"""Doc."""\nx = 1\n`), 'import a')).toBe(`"""Doc."""\n\nimport a\n\nx = 1\n`);
    expect(addImport(await parse(`#!/usr/bin/env python3\n# licence\n\nx = 1\n`), 'import a')).toBe(
      `#!/usr/bin/env python3\n# licence\n\nimport a\n\nx = 1\n`,
    );
    expect(addImport(await parse(`def f(): pass\n`), 'import a')).toBe(`import a\n\ndef f(): pass\n`);
  });

  it('lose names, and the statement with the last one', async () => {
    expect(removeImport(await parse(source), 'from x import a')).toBe(source.replace('a, b as c', 'b as c'));
    expect(removeImport(await parse(source), 'from x import a, b as c')).toBe(source.replace('from x import a, b as c\n', ''));
    expect(removeImport(await parse(source), 'import nothing')).toBe(source);
  });

  it('refuse a text that is no import', async () => {
    const module = await parse(source);
    expect(() => addImport(module, 'from x import a; evil()')).toThrow(/import was not read/);
  });
});

describe('composeElement on Python', () => {
  it('joins declaration, documentation and body', () => {
    expect(composeElement('python', { declaration: 'def f(a: int) -> int', docstring: 'Say "hi" \\ "', body: 'return a' })).toBe(
      'def f(a: int) -> int:\n    """Say "hi" \\\\ \\""""\n    return a',
    );
    expect(composeElement('python', { declaration: 'class A(B):', docstring: '"""A."""', body: '' })).toBe('class A(B):\n    """A."""');
    const copied = ' Says a.\n\n        >>> f(1)\n          1\n';
    expect(composeElement('python', { declaration: 'def f(a):', docstring: copied, body: 'return a' })).toBe(
      'def f(a):\n    """ Says a.\n\n    >>> f(1)\n      1\n    """\n    return a',
    );
    expect(composeElement('python', { declaration: 'class A', body: '' })).toBe('class A:\n    pass');
    expect(composeElement('python', { declaration: '@overload\ndef f(a: int) -> int: ...\ndef f(a)', body: 'return a' })).toBe(
      '@overload\ndef f(a: int) -> int: ...\ndef f(a):\n    return a',
    );
    expect(composeElement('python', { declaration: 'MAX = {"a": 1}', body: null })).toBe('MAX = {"a": 1}');
  });
});
