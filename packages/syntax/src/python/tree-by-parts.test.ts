import { expect, it } from 'vitest';
import { checkPython } from './check-python.ts';
import { cutPython } from './cut-python.ts';
import { pythonEngine } from './python-settings.ts';
import { readDebugText } from './read-debug-text.ts';
import { scanPython } from './scan-python.ts';
import { treeByParts } from './tree-by-parts.ts';

const method = (name: string) => `
    # About ${name}.
    @property
    def ${name}(self, a=(1,
        2), *, b="""text
not a line of code"""):
        """Says é."""
        if a: return [
a]
        elif b:
            return f"{a!r:>{b}}" \\
                "more"
        else: pass;
        return lambda: a
`;

const MODULE = `\uFEFF#!/usr/bin/python3
"""Doc."""
from __future__ import annotations
import os, \\
    sys
if sys.argv:
    LIMIT = 1
else:
    LIMIT = 2
@decorated
# between
@twice(1,
2)
class Long(Base, metaclass=(
    Meta)):
    # first
    """Doc of the class."""
    x = 1; y: int = 2
    async def go(self): await self
${['first', 'second', 'third', 'fourth'].map(method).join('\n')}
    if os:
        def only(self): ...
    else:
        only = None
try:
    pass
except* ValueError:
    pass
finally:
    x = """
def inside(): pass
class Inside: pass
"""
class Short: pass
def last(): return 1
# end`;

const whole = async (source: string) => readDebugText(await pythonEngine().ast(source), source);

it('the tree that is put together from the parts of a module is the one that Ruff gives for the whole', async () => {
  expect(await treeByParts(MODULE)).toEqual(await whole(MODULE));
  const cuts = cutPython(MODULE, scanPython(MODULE));
  expect(cuts.map((cut) => (cut.kind === 'class' ? cut.members.length : 0))).toEqual([0, 0, 0, 0, 8, 0, 0, 0]);
});

it('so it is with one odd character more or less anywhere, wherever that still parses', { timeout: 60_000 }, async () => {
  const odd = ['\f', '\n', '\\\n', ' ', '#', '"""', ';', '\n    ', '\t', ''];
  let read = 0;
  for (let at = 0; at < MODULE.length; at += 3) {
    const put = odd[at % odd.length]!;
    const source = MODULE.slice(0, at) + put + MODULE.slice(put === '' ? at + 1 : at);
    if ((await checkPython(source)).length > 0) continue;
    const parted = await treeByParts(source);
    if (parted !== null) expect(parted, JSON.stringify(source)).toEqual(await whole(source));
    read += Number(parted !== null);
  }
  expect(read).toBeGreaterThan(80);
});

it.each([
  ['\fimport os\n', 1],
  ['\fimport os\nclass A:\n    x = 1\n', 2],
  [`\fimport os\nclass A:\n${method('long').repeat(6)}`, 2],
  ['', 0],
  ['# only a comment', 0],
])('no statement is lost: %j', async (source, statements) => {
  const tree = (await treeByParts(source)) ?? (await whole(source));
  expect(tree['body']).toHaveLength(statements);
  expect(tree).toEqual(await whole(source));
});
