/** A body for the hole of `Box.target`, as an author might return it: eight columns in, or where the trick needs it. */
export interface HoleBody {
  readonly trick: string;
  readonly body: string;
  /** The gate that refuses it although the language takes it: a law of ours. */
  readonly law?: string;
}

/** The module with the hole; `between` is what stands above the next sibling. */
export function pythonHome(between: '' | '\n'): string {
  return `import os
LIMIT = 3


class Box:
    def before(self):
        """Doc."""
        return 1

    def target(self, a):
        """Doc."""
        return a
${between}    @property
    def after(self):
        """Doc."""
        return "x"

    async def later(self):
        return self.after


def last(b="""x"""):
    return 2
`;
}

const lines = (...each: readonly string[]): string => each.join('\n');
const own = (...each: readonly string[]): string => each.map((line) => `        ${line}`).join('\n');
const ladder = (depth: number, head: string): string =>
  own(...Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}${head}`), `${' '.repeat(depth)}pass`);

// Bodies that are as they should be.
const PLAIN: readonly HoleBody[] = [
  { trick: 'a return', body: own('return a') },
  { trick: 'several statements', body: own('b = a + 1', 'if b:', '    return b', 'return None') },
  { trick: 'an outer comment and blank lines', body: own('# first', '', 'return a  # last', '') },
  { trick: 'text over several lines', body: lines(own('b = """'), 'left', '            right', own('"""', 'return b')) },
  { trick: 'brackets over several lines', body: lines(own('return ['), 'a,', '    a,', own(']')) },
  { trick: 'a continued line', body: own('b = a + \\', '    1', 'return b') },
  { trick: 'semicolons', body: own('b = a; c = b; return c;') },
  { trick: 'a nested function', body: own('def inner(c):', '    return c + a', 'return inner(1)') },
  { trick: 'a nested class', body: own('class Inner:', '    b = a', 'return Inner') },
  { trick: 'a lambda and comprehensions', body: own('return [(lambda c: c + d)(1) for d in a if d]') },
  { trick: 'a formatted string', body: own('return f"{a!r:>{LIMIT}}" f\'{a["b"] if a else ""}\'') },
  {
    trick: 'try with everything',
    body: own(
      'try:',
      '    return 1',
      'except (ValueError, TypeError) as error:',
      '    raise KeyError(str(error)) from error',
      'else:',
      '    pass',
      'finally:',
      '    a = None',
    ),
  },
  {
    trick: 'a match statement',
    body: own('match a:', '    case [b, *_] if b:', '        return b', '    case {"k": c, **_d} | c:', '        return c'),
  },
  {
    trick: 'a with statement and a walrus',
    body: own('with open(a) as b, open(a) as c:', '    while (d := b.read()):', '        c.write(d)'),
  },
  { trick: 'a one-line block', body: own('if a: return 1', 'else: return 2') },
  { trick: 'deeper indentation than its siblings', body: own('  return a').replaceAll('          return', '            return') },
  { trick: 'tabs throughout', body: lines('\tif a:', '\t\treturn 1', '\treturn 2') },
  { trick: 'an import', body: own('import json', 'return json.dumps(a)') },
  { trick: 'a pass alone', body: own('pass') },
  { trick: 'an ellipsis alone', body: own('...') },
  { trick: 'a second string as a statement', body: own('"""Not the docstring."""', 'return a') },
  { trick: 'a coding cookie in a comment', body: own('# -*- coding: latin-1 -*-', 'return a') },
  { trick: 'a type comment', body: own('b = a  # type: int', 'return b') },
  { trick: 'a global that it only reads', body: own('return LIMIT + last()') },
  { trick: 'a text with the quotes of the next docstring', body: own('return \'"""\'') },
  { trick: 'a raise', body: own('raise NotImplementedError("later")') },
];

// Bodies that leave their hole, or try to.
const ESCAPES: readonly HoleBody[] = [
  { trick: 'a function at column 0', body: lines(own('return a'), 'def evil():', '    pass') },
  { trick: 'a method at the column of the class', body: lines(own('return a'), '    def evil(self):', '        pass') },
  { trick: 'a statement at column 0', body: lines(own('return a'), 'evil = 1') },
  { trick: 'a statement at the column of the class', body: lines(own('return a'), '    evil = 1') },
  { trick: 'a second target', body: lines(own('return a'), '', '    def target(self, a):', own('return 2')) },
  { trick: 'a class at column 0 that takes the siblings', body: lines(own('return a'), 'class Evil:', '    pass') },
  {
    trick: 'a function that takes the next sibling as its own',
    body: lines(own('return a'), '    def evil(self):', own('return 1'), '    if LIMIT:'),
  },
  { trick: 'an if at the column of the class', body: lines(own('return a'), '    if LIMIT:', '        pass') },
  { trick: 'an if whose block is the next sibling', body: lines(own('return a'), '    if LIMIT:') },
  { trick: 'a first line at column 0', body: 'return a' },
  { trick: 'a first line at the column of the class', body: '    return a' },
  { trick: 'a dedent between two columns', body: lines(own('if a:'), '            return 1', '      return 2') },
  { trick: 'a form feed before a definition', body: lines(own('return a'), '    \fdef evil(self): pass'), law: 'text/form-feed' },
  { trick: 'a form feed at column 0', body: lines(own('return a'), '\f    def evil(self): pass'), law: 'text/form-feed' },
  { trick: 'a form feed between columns', body: lines(own('return a'), '        \f        evil = 1'), law: 'text/form-feed' },
  { trick: 'a vertical tab', body: lines(own('return a'), '\vevil = 1'), law: 'text/form-feed' },
  { trick: 'a lone carriage return behind a comment', body: own('return a  # x\rdef evil(): pass'), law: 'text/carriage-return' },
  { trick: 'a lone carriage return before a definition', body: own('return a\r    def evil(self): pass'), law: 'text/carriage-return' },
  { trick: 'an open text of three quotes', body: own('return """') },
  { trick: 'an open text of three other quotes', body: own("return '''") },
  { trick: 'an open text that the next docstring closes', body: own('b = """', '') },
  { trick: 'an open formatted text', body: own('return f"""{a') },
  { trick: 'an open quote', body: own("return 'x") },
  { trick: 'an open bracket', body: own('return (a,') },
  { trick: 'an open brace', body: own('return {a:') },
  { trick: 'an open square bracket', body: own('return [') },
  { trick: 'a closing bracket too many', body: own('return a)') },
  { trick: 'a backslash at the end', body: own('return a \\'), law: 'text/trailing-backslash' },
  { trick: 'a backslash and a blank line at the end', body: lines(own('return a \\'), ''), law: 'text/trailing-backslash' },
  { trick: 'a comment that ends in a backslash', body: own('return a  # \\'), law: 'text/trailing-backslash' },
  { trick: 'a decorator at the end', body: own('return a', '@property') },
  { trick: 'a decorator for the next sibling', body: lines(own('return a'), '    @staticmethod') },
  { trick: 'a block without a body', body: own('if a:') },
  { trick: 'an else for the next sibling', body: lines(own('return a'), '    else:') },
  { trick: 'an except without try', body: lines(own('return a'), '    except ValueError:', own('pass')) },
  { trick: 'its own docstring quotes', body: own('"""', 'return a', '"""') },
  { trick: 'a semicolon and a definition', body: own('return a; def evil(): pass') },
];

// Bodies that parse and do not compile, or are no body at all.
const BROKEN: readonly HoleBody[] = [
  { trick: 'nothing', body: '', law: 'text/empty' },
  { trick: 'blanks', body: '        \n\n   \t\n', law: 'text/empty' },
  { trick: 'a comment alone', body: own('# todo'), law: 'text/empty' },
  { trick: 'prose', body: own('Here is the body:', 'return a') },
  { trick: 'a fence', body: lines('```python', own('return a'), '```') },
  { trick: 'the whole definition', body: lines('    def target(self, a):', own('return a')) },
  { trick: 'await in a plain function', body: own('return await a') },
  { trick: 'await behind a comment that silences rules', body: own('return await a  # noqa') },
  { trick: 'an async loop in a plain function', body: own('async for b in a: pass') },
  { trick: 'break outside of a loop', body: own('break  # noqa: F701') },
  { trick: 'continue outside of a loop', body: own('continue') },
  { trick: 'a late future import', body: own('from __future__ import annotations') },
  { trick: 'an import of everything', body: own('from os import *') },
  { trick: 'a nonlocal of nothing', body: own('nonlocal b', 'b = 1') },
  { trick: 'a parameter declared global', body: own('global a', 'a = 1') },
  { trick: 'a late global', body: own('b = 1', 'global b') },
  { trick: 'a starred target', body: own('*b = a') },
  { trick: 'a return in a nested class', body: own('class Inner:', '    return 1') },
  { trick: 'a repeated keyword', body: own('return dict(b=1, b=2)') },
  { trick: 'a repeated parameter', body: own('def inner(b, b): pass') },
  { trick: 'an assignment to a keyword', body: own('None = a') },
  { trick: 'an assignment to __debug__', body: own('__debug__ = a') },
  { trick: 'a deleted call', body: own('del a()') },
  { trick: 'a statement of Python 2', body: own('print "x"') },
  { trick: 'tabs and spaces that do not add up', body: lines(own('if a:'), '\t\t\treturn 1', own('    return 2')) },
  { trick: 'a tab for eight spaces', body: lines(own('b = 1'), '\treturn b') },
  { trick: 'a byte of nothing', body: own('return a  # \0') },
];

// What CPython refuses by its limits, or takes long for.
const BOMBS: readonly HoleBody[] = [
  { trick: '300 brackets', body: own(`return ${'('.repeat(300)}a${')'.repeat(300)}`) },
  { trick: '180 brackets', body: own(`return ${'['.repeat(180)}a${']'.repeat(180)}`), law: 'text/nested-brackets' },
  { trick: '110 blocks', body: ladder(110, 'if a:') },
  { trick: '30 loops', body: ladder(30, 'for b in a:') },
  { trick: '30 with statements', body: ladder(30, 'with a:') },
  { trick: 'a number of 5,000 digits', body: own(`return ${'9'.repeat(5000)}`) },
  { trick: '3,000 terms', body: own(`return ${'1+'.repeat(3000)}1`), law: 'text/long-chain' },
  { trick: '3,000 attributes', body: own(`return a${'.b'.repeat(3000)}`), law: 'text/long-chain' },
  { trick: '3,000 negations', body: own(`return ${'not '.repeat(3000)}a`) },
  { trick: '3,000 lambdas', body: own(`return ${'lambda:'.repeat(3000)}a`) },
  { trick: '100 kB', body: own(`return "${'x'.repeat(100_000)}"`), law: 'text/too-long' },
];

// Bodies that the language takes, and that reach or change what is not theirs, or fool the reader.
const REACHING: readonly HoleBody[] = [
  { trick: 'a rebound sibling', body: own('global last', 'last = None'), law: 'undefined-names/rebinds-sibling' },
  { trick: 'a shadowed sibling', body: own('def last():', '    return 9', 'return last()'), law: 'undefined-names/shadows-sibling' },
  { trick: 'a shadowed class', body: own('class Box: pass', 'return Box'), law: 'undefined-names/shadows-sibling' },
  { trick: 'a yield', body: own('yield a'), law: 'only-this-body/changes-kind' },
  { trick: 'exec', body: own('exec("a = 1")'), law: 'undefined-names/reaches-out' },
  { trick: 'eval in compatibility letters', body: own('return ｅval("a")'), law: 'undefined-names/reaches-out' },
  { trick: '__import__', body: own('return __import__("os")'), law: 'undefined-names/reaches-out' },
  { trick: 'setattr', body: own('setattr(Box, "after", 1)'), law: 'undefined-names/reaches-out' },
  { trick: 'an undeclared name', body: own('return slug_helper(a)'), law: 'undefined-names/undefined' },
  { trick: 'text that turns around', body: own('return a  # \u202E x'), law: 'text/hidden-character' },
  { trick: 'a character without width', body: own('return "\u200B"'), law: 'text/hidden-character' },
  { trick: 'a line separator in a text', body: own('return "\u2028"'), law: 'text/line-separator' },
  { trick: 'a control character in a text', body: own('return "\u0001"'), law: 'text/control-character' },
];

/** All of them. Source: COUPLER.md 6. */
export const PYTHON_BODIES: readonly HoleBody[] = [...PLAIN, ...ESCAPES, ...BROKEN, ...BOMBS, ...REACHING];
