import { afterEach, describe, expect, it } from 'vitest';
import { diffElements, driverFor, equal, setPythonVote } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

afterEach(() => setPythonVote(null));

describe('what CPython refuses and Ruff takes', () => {
  const plain = 'if 1:\n    def f(self):\n        g(1)\n';
  it.each([
    ['a line that goes back to where no block stands, a tab being worth eight', plain, 'if 1:\n  \t  def f(self):\n        g(1)\n'],
    ['the same with the tab first', plain, 'if 1:\n\t    def f(self):\n        g(1)\n'],
    ['a yield in a tuple', 'def f():\n    (yield)\n', 'def f():\n    (yield,)\n'],
    ['a yield in a tuple, on both sides', 'def f():\n    (yield, 1)\n', 'def f():\n    (yield, 1)  # one\n'],
  ])('is no equal of anything: %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.py')).toBe('unparsable');
  });

  it.each([
    ['tabs that add up', 'if a:\n\tif b:\n\t\tc\n\td\n', 'if a:\n if b:\n  c\n d\n'],
    [
      'yields in parentheses',
      'def f():\n    x = (yield), ( yield a ), (b, (yield))\n',
      'def f():\n    x = ((yield), (yield a), (b, (yield)),)\n',
    ],
  ])('is told from what it takes: %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.py')).toBe('ast-equal');
  });
});

describe('equal on Python', () => {
  it.each([
    ['layout and comments', 'x=1', 'x = 1  # one\n'],
    ['quotes, escapes and joined literals', `x = 'a\\x62c'`, `x = "a" 'bc'`],
    ['number spellings', 'x = 0x10, 1_0, 1e1, 2J, 0xFFFFFFFFFFFFFFFFFF', 'x = 16, 10, 10.0, 2j, 4722366482869645213695'],
    ['parentheses and trailing commas', 'f(a, (b))', 'f((a), b,)'],
    ['elif', 'if a:\n  b\nelif c:\n  d\n', 'if a:\n    b\nelse:\n    if c:\n        d\n'],
    ['semicolons and backslashes', 'a; b = \\\n 1', 'a\nb = 1'],
    ['line ends', 'x = """a\r\nb"""\r\n', 'x = """a\nb"""\n'],
    ['self-documenting fields', 'f"{x=}"', 'f"x={x!r}"'],
    ['names in compatibility letters', 'ﬁ = 1', 'fi = 1'],
    ['capital U before a string', 'x = U"a"', 'x = "a"'],
    ['tabs and spaces', 'if a:\n\tif b:\n\t\tc\n', 'if a:\n  if b:\n   c\n'],
    ['joined and formatted strings', 'x = "a" f"{b}" "c"', 'x = f"a{b}c"'],
  ])('sees no difference in %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.py')).toBe('ast-equal');
  });

  it.each([
    ['int, float and bool', 'x = 1', 'x = 1.0'],
    ['bool', 'x = 1', 'x = True'],
    ['str and bytes', 'x = "a"', 'x = b"a"'],
    ['u-strings', 'x = "a"', 'x = u"a"'],
    ['u-strings in small and capital letters', 'x = u"a"', 'x = U"a"'],
    ['u-strings that are joined to a formatted one', 'x = "a" f"{b}"', 'x = u"a" f"{b}"'],
    ['surrogates and replacement characters', `x = '\\ud800'`, `x = '\\ufffd'`],
    ['a surrogate pair and its character', `x = '\\ud83d\\ude00'`, `x = '\\U0001f600'`],
    ['one-tuples', 'x = (1)', 'x = (1,)'],
    ['not in', 'not a in b', 'a not in b'],
    ['associativity', 'a - b - c', 'a - (b - c)'],
    ['grouped and', 'a and b and c', '(a and b) and c'],
    ['precedence of ^ and &', 'a ^ b & c', '(a ^ b) & c'],
    ['annotated names in parentheses', '(x): int', 'x: int'],
    ['docstrings', 'def f():\n  "a"', 'def f():\n  "b"'],
    ['text moved inside a string', 'x = """\n a"""', 'x = """\n  a"""'],
    ['f-string conversions', 'f"{x!r}"', 'f"{x!s}"'],
    ['keyword-only parameters', 'def f(a, *, b): pass', 'def f(a, b): pass'],
    ['async', 'async def f(): pass', 'def f(): pass'],
    ['exception groups', 'try:\n  a\nexcept* B:\n  c', 'try:\n  a\nexcept B:\n  c'],
    ['a dedented statement', 'if a:\n  b\n  c', 'if a:\n  b\nc'],
  ])('sees a difference in %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.py')).toBe('different');
  });

  it.each([
    ['an open bracket', 'x('],
    ['tabs and spaces that only add up when a tab is eight wide', 'if a:\n        b\n\tc\n'],
    ['a starred target', '*a = b\n'],
    ['a starred target behind another one', 'a = *b = c\n'],
    ['a starred expression alone', '*a\n'],
    ['a starred target of a with statement', 'with a as *b: pass\n'],
    ['a starred value that is added', 'x += *a\n'],
    ['a starred value that is returned', 'def f():\n    return *a\n'],
    ['a number of a pattern in parentheses', 'match x:\n    case 1 + (2j):\n        pass\n'],
    ['a signed number of a pattern in parentheses', 'match x:\n    case (-1) + 2j:\n        pass\n'],
    ['an annotation whose target begins with a name in parentheses', '(self).x: int = 1\n'],
    ['an annotation whose target begins with a subscript in parentheses', 'if a:\n    (b[0]).x: int\n'],
    ['a nonlocal declaration behind a use of its name', 'def f():\n    x = 1\n    def g():\n        x += 1\n        nonlocal x\n'],
    ['two prefixes that do not go together', 'x = ub""\n'],
    ['an await that a comment hides from the rules', 'def f():\n    await x  # noqa\n'],
    ['a break in a file that a comment takes out of the rules', '# ruff: noqa\nbreak\n'],
    ['a late future import in a file that another comment takes out', '# flake8: noqa\nx = 1\nfrom __future__ import annotations\n'],
    ['a break that a newer comment hides', 'break  # ruff: ignore[F701]\n'],
    ['a break in a range that a comment takes out', '# ruff: disable[F701]\nbreak\n'],
  ])('answers unparsable for %s, whatever it is compared with', async (_, source) => {
    expect(await equal('x', source, 'a.py')).toBe('unparsable');
    expect(await equal(source, `${source}# c\n`, 'a.py')).toBe('unparsable');
    expect((await driverFor('a.py')!.parse(source, 'a.py')).kind).toBe('syntax-error');
  });

  it.each([
    ['an annotation of a target in parentheses', '(a.b): int = 1\n'],
    ['an annotation behind a call in parentheses', '(f()).x: int = 1\n'],
    ['a number of a pattern in parentheses as a whole', 'match x:\n    case (-1 + 2j):\n        pass\n'],
    ['a starred value in a tuple', 'def f():\n    x += *a, b\n    return *a, b\n'],
    [
      'a nonlocal name that only a comprehension used before',
      'def f():\n    x = 1\n    def g():\n        [x for x in a]\n        nonlocal x\n',
    ],
    [
      'a nonlocal name that the outer function binds by deleting it',
      'def f():\n    def g():\n        nonlocal x\n        x = 1\n    del x\n',
    ],
    ['a constructor that yields', 'class A:\n    def __init__(self):\n        yield 1\n'],
  ])('takes %s', async (_, source) => {
    expect(await equal(source, `${source}# c\n`, 'a.py')).toBe('ast-equal');
    expect((await driverFor('a.py')!.parse(source, 'a.py')).kind).toBe('module');
  });

  it('reads the word of such a comment like any other word', async () => {
    expect(await equal('noqa = ruff = 1  # noqa\n', 'noqa=ruff=1', 'a.py')).toBe('ast-equal');
    expect(await equal('noqa = 1', 'n0qa = 1', 'a.py')).toBe('different');
  });

  it('lets a second voter turn equal into different, never the other way, and ignores its abstention', async () => {
    setPythonVote(async () => 'different');
    expect(await equal('x=1', 'x = 1', 'a.py')).toBe('different');
    setPythonVote(async () => 'equal');
    expect(await equal('x=1', 'x = 2', 'a.py')).toBe('different');
    setPythonVote(async () => 'abstain');
    expect(await equal('x=1', 'x = 1', 'a.py')).toBe('ast-equal');
  });
});

describe('diffElements on Python', () => {
  it('names bodies, signatures, additions and moves', async () => {
    const before = await parseModule(`def f(a): return a\n\ndef g(): pass\n\nX = 1\n`, 'a.py');
    const after = await parseModule(`X = 1\n\ndef f(a: int): return a\n\nasync def g(): return 2\n\ndef h(): pass\n`, 'a.py');
    expect(
      diffElements(before, after).map((one) => `${one.change} ${one.symbol} ${Number(one.signatureChanged)}${Number(one.bodyChanged)}`),
    ).toEqual(['changed X 00', 'changed f 10', 'changed g 11', 'added h 11']);
  });
});
