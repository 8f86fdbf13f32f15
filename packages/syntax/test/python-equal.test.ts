import { afterEach, describe, expect, it } from 'vitest';
import { diffElements, equal, setPythonVote } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

afterEach(() => setPythonVote(null));

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
  ])('sees no difference in %s', async (_, a, b) => {
    expect(await equal(a, b, 'a.py')).toBe('ast-equal');
  });

  it.each([
    ['int, float and bool', 'x = 1', 'x = 1.0'],
    ['bool', 'x = 1', 'x = True'],
    ['str and bytes', 'x = "a"', 'x = b"a"'],
    ['u-strings', 'x = "a"', 'x = u"a"'],
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

  it('answers unparsable when one side does not parse', async () => {
    expect(await equal('x', 'x(', 'a.py')).toBe('unparsable');
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
