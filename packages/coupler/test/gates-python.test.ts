import { setPythonVote } from '@ticket-circuit/syntax';
import { describe, expect, it } from 'vitest';
import { placeBody, runGates } from '../src/index.ts';
import { parseText } from '../src/open-module.ts';

const SOURCE = `"""Module."""

import re

LIMIT = 3


def target(items: list[str]) -> str:
    """Returns the slug."""
    raise NotImplementedError


def sibling(a: int) -> int:
    """Follows the target."""
    return a + LIMIT


class Box:
    size = 1

    def grow(self, by: int) -> int:
        return self.size + by

    @property
    def wide(self) -> bool:
        """Tells whether it is wide."""
        return self.size > 2


async def later() -> int:
    return 1
`;

async function judge(body: string, { symbol = 'target', source = SOURCE, original = null as string | null, allowance = '' } = {}) {
  const before = await parseText(source, 'a.py');
  if (before.kind !== 'module') throw new Error('The module of this test does not parse.');
  const was = original === null ? null : await parseText(original, 'a.py');
  return runGates(placeBody(before.module, symbol, body, { original: was?.kind === 'module' ? was.module : null, allowance }));
}

const rulesOf = async (body: string, more?: Parameters<typeof judge>[1]) =>
  (await judge(body, more)).map(({ gate, rule }) => `${gate}/${rule}`);

describe('the gates on Python', () => {
  it.each([
    'return ",".join(items)',
    '    words = [item.strip() for item in items if item]\n    return "-".join(words)  # done',
    'return str(sibling(len(items)) + LIMIT)',
    'def inner(n):\n    return inner(n - 1) if n else 0\nreturn str(inner(len(items)))',
    'match items:\n    case [first, *rest]:\n        return first + str(rest)\n    case _:\n        return ""',
    'try:\n    return items[0]\nexcept IndexError as error:\n    raise ValueError(str(error)) from error',
    'text = """\nleft\n    right\n"""\nreturn text + f"{len(items)=!r:>{LIMIT}}"',
    'if (n := len(items)) > 2:\n    return re.sub("a", "b", items[n - 1])\nreturn ""',
    'with open(items[0]) as handle, open(items[1]) as other:\n    return handle.read() + other.read()',
    'pairs = {k: v for k, v in enumerate(items)}\nreturn (lambda x, *, y=1: str(x) + str(y) + str(pairs))(1)',
    'import json\nreturn json.dumps(items)',
  ])('take a good body: %s', async (body) => {
    expect(await judge(body)).toEqual([]);
  });

  it.each([
    ['', 'text/empty'],
    ['# only a comment\n    # and another', 'text/empty'],
    ['return "" \\', 'text/trailing-backslash'],
    ['return ""  \\\n\n', 'text/trailing-backslash'],
    ['    \f\ndef evil():\n    pass', 'text/form-feed'],
    ['return "x"\n\fdef evil(): pass', 'text/form-feed'],
    ['# comment\rreturn "x"', 'text/carriage-return'],
    ['return "\u202Eabc"', 'text/hidden-character'],
    ['# \u2066 x\nreturn ""', 'text/hidden-character'],
    [`return ${'('.repeat(201)}1${')'.repeat(201)}`, 'text/nested-brackets'],
    [`return ${Array.from({ length: 1000 }, () => '1').join('+')}`, 'text/long-chain'],
    [`return items${'.a'.repeat(3000)}`, 'text/long-chain'],
    [`return ${'9'.repeat(4400)}`, 'text/too-many-digits'],
    [`${Array.from({ length: 101 }, (_, level) => `${' '.repeat(level)}if 1:`).join('\n')}\n${' '.repeat(101)}pass`, 'text/nested-blocks'],
    [
      `${Array.from({ length: 21 }, (_, level) => `${' '.repeat(level)}for a in b:`).join('\n')}\n${' '.repeat(21)}pass`,
      'text/nested-statements',
    ],
  ])('refuse odd text: %j', async (body, rule) => {
    expect(await rulesOf(body)).toContain(rule);
  });

  it.each([
    ['return ",".join(items', 'unclosed bracket'],
    ["return 'abc", 'unterminated quote'],
    ['Here is the body:\nreturn 1', 'prose'],
    ['from __future__ import annotations\nreturn ""', 'a late future import'],
    ['await later()\nreturn ""', 'await in a function that is not async'],
    ['break', 'break outside of a loop'],
    ['nonlocal items\nreturn ""', 'nonlocal of nothing'],
    ['x = 1\nglobal x\nreturn ""', 'a late global'],
    ['from os import *\nreturn ""', 'a star import'],
    ['  if items:\nreturn ""', 'inconsistent dedent'],
    ['print "x"', 'an old statement'],
    ['if items:\n\treturn 1\n        return 2', 'tabs and spaces'],
  ])('refuse what does not parse or compile in its place: %j (%s)', async (body) => {
    expect(await rulesOf(body)).toEqual(expect.arrayContaining(['parse/syntax']));
  });

  it.each([
    ['return """open', 'a string that swallows what follows'],
    ['x = (', 'a bracket'],
    ['return f"{', 'a replacement field'],
    ['if items:', 'a block'],
    ['@property', 'a decorator'],
  ])('refuse a text that reaches behind its hole: %j (%s)', async (body) => {
    expect((await rulesOf(body))[0]).toMatch(/^(?:parse|only-this-body)\//);
    expect((await rulesOf(body, { symbol: 'Box.grow' }))[0]).toMatch(/^(?:parse|only-this-body)\//);
  });

  it('keeps a dedented definition inside of the body, because all lines move together', async () => {
    const findings = await judge('return ""\n\n\ndef evil() -> None:\n    return None');
    expect(findings).toEqual([]);
  });

  it('refuses a text that leaves the hole by dedenting less than its first line', async () => {
    expect((await rulesOf('    return ""\ndef evil():\n    pass'))[0]).toMatch(/^(?:parse|only-this-body)\//);
  });

  it('refuses a string in front that would become the docstring', async () => {
    const source = 'def f():\n    return 1\n';
    expect(await rulesOf('"""Mine."""\nreturn 2', { source, symbol: 'f' })).toEqual(['only-this-body/changes-docstring']);
  });

  it('refuses yield where it changes what kind of function it is', async () => {
    expect(await rulesOf('yield ""')).toEqual(['only-this-body/changes-kind']);
    expect(await judge('await later()\nreturn 2', { symbol: 'later' })).toEqual([]);
  });

  it('lets a stub become a generator where the declared result does not say otherwise', async () => {
    const stubbed = (result: string) => `def f(n: int)${result}:\n    raise BaseException("CIRCUIT-STUB:f:n")\n`;
    const body = 'total = 0\ndef add():\n    nonlocal total\n    total += 1\n    return total\nyield add()';
    expect(await judge(body, { source: stubbed(''), symbol: 'f' })).toEqual([]);
    expect(await judge(body, { source: stubbed(' -> Iterator[int]'), symbol: 'f' })).toEqual([]);
    expect(await rulesOf(body, { source: stubbed(' -> int'), symbol: 'f' })).toEqual(['only-this-body/changes-kind']);
  });

  it.each([
    ['return slug_helper(items)', 'slug_helper'],
    ['total = 0\nfor item in itmes:\n    total += 1\nreturn str(total)', 'itmes'],
    ['return [x for x in items if y]', 'y'],
  ])('find a name that nobody declares: %j', async (body, name) => {
    expect(await judge(body)).toMatchObject([
      {
        gate: 'undefined-names',
        rule: 'undefined',
        message: `${name} is declared nowhere: it is no parameter, sibling, import or global.`,
      },
    ]);
  });

  it('knows a name that another function declares global, and one that the original read', async () => {
    const source = 'def put(a):\n    global kept\n    kept = a\n\n\ndef get():\n    raise NotImplementedError\n';
    expect(await judge('return kept', { source, symbol: 'get' })).toEqual([]);
    const original = source.replace('raise NotImplementedError', 'return lent');
    expect(await judge('return lent', { source, symbol: 'get', original })).toEqual([]);
    expect(await rulesOf('return lent', { source, symbol: 'get' })).toEqual(['undefined-names/undefined']);
  });

  it.each([
    ['return eval("1")', 'reaches-out'],
    ['exec("x = 1")\nreturn ""', 'reaches-out'],
    ['return __import__("os").name', 'reaches-out'],
    ['globals()["sibling"] = None\nreturn ""', 'reaches-out'],
    ['setattr(Box, "size", 2)\nreturn ""', 'reaches-out'],
    ['ｅval("1")\nreturn ""', 'reaches-out'],
    ['global sibling\nsibling = None\nreturn ""', 'rebinds-sibling'],
    ['def sibling(a):\n    return 9\nreturn str(sibling(1))', 'shadows-sibling'],
    ['class Box:\n    pass\nreturn str(Box())', 'shadows-sibling'],
  ])('refuse what reaches out of the body: %j', async (body, rule) => {
    expect(await rulesOf(body)).toContain(`undefined-names/${rule}`);
  });

  it('compares a preserved body by its syntax tree', async () => {
    const original = SOURCE.replace('raise NotImplementedError', 'return not items[0] in LIMIT');
    expect(await judge('# first\nreturn (not (items[0] in LIMIT))', { original })).toEqual([]);
    expect(await judge('return items[0] not in LIMIT', { original })).toMatchObject([{ gate: 'critic', rule: 'different' }]);
    const one = SOURCE.replace('raise NotImplementedError', 'return 1');
    expect(await rulesOf('return 1.0', { original: one })).toEqual(['critic/different']);
    expect(await rulesOf('return True', { original: one })).toEqual(['critic/different']);
    expect(await judge('return 0x1', { original: one })).toEqual([]);
  });

  it('lets another voter turn a preserved body down, though not a different one up', async () => {
    const original = SOURCE.replace('raise NotImplementedError', 'return items[0]');
    const asked: string[][] = [];
    const say = (verdict: 'equal' | 'different') =>
      setPythonVote(async (...sources) => {
        asked.push(sources);
        return verdict;
      });
    try {
      say('different');
      expect(await rulesOf('return (items[0])', { original })).toEqual(['critic/outvoted']);
      expect(asked[0]!.map((source) => source.includes('return (items[0])'))).toEqual([false, true]);
      say('equal');
      expect(await judge('return (items[0])', { original })).toEqual([]);
      expect(await rulesOf('return items[1]', { original })).toEqual(['critic/different']);
    } finally {
      setPythonVote(null);
    }
  });

  it('compares a preserved body that stands at another column, or on the line of its header', async () => {
    const original = 'def f(a): return a\n\ndef g(a):\n        b = """\n x"""\n        return b\n';
    const source = 'def f(a):\n    raise NotImplementedError\n\ndef g(a):\n    raise NotImplementedError\n';
    expect(await judge('return a', { source, symbol: 'f', original })).toEqual([]);
    expect(await judge('b = """\n x"""\nreturn (b)', { source, symbol: 'g', original })).toEqual([]);
    expect(await rulesOf('b = """\n  x"""\nreturn b', { source, symbol: 'g', original })).toEqual(['critic/different']);
  });

  it('points at the line inside the body', async () => {
    expect(await judge('a = 1\nb = (\nreturn ""')).toMatchObject([
      { gate: 'parse', line: 3 },
      {},
      { message: expect.stringContaining('left open') },
    ]);
    expect(await judge('a = 1\nb = = 2\nreturn ""')).toMatchObject([{ gate: 'parse', line: 2 }]);
  });
});
