import { describe, expect, it } from 'vitest';
import { bodyOf, diffElements, driverFor, setBody } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

/** What came of a body: refused by the parser, visible beside the target, or confined to it. */
async function outcome(source: string, path: string, symbol: string, body: string): Promise<string> {
  const before = await parseModule(source, path);
  const result = await driverFor(path)!.parse(setBody(before, symbol, body), path);
  if (result.kind === 'syntax-error') return 'refused';
  const changes = diffElements(before, result.module);
  const isConfined = changes.every((change) => change.symbol === symbol && change.change === 'changed' && !change.signatureChanged);
  return isConfined
    ? 'confined'
    : `seen: ${changes
        .filter((change) => change.symbol !== symbol || change.signatureChanged)
        .map(({ symbol: other }) => other)
        .join(', ')}`;
}

describe('a Python body that tries to leave its hole', () => {
  const source = `import os\n\n\nclass A:\n    def before(self):\n        """Doc."""\n        return 1\n\n    def target(self, a):\n        """Doc."""\n        return a\n\n    @property\n    def after(self):\n        """Doc."""\n        return "x"\n\n\ndef last():\n    return 2\n`;

  it.each([
    ['is dedented halfway', '    return a\ndef evil(): pass'],
    ['leaves a string open', 'return """'],
    ['leaves a bracket open', 'return ('],
    ['leaves a quote open', "return 'x"],
    ['awaits in a plain function', 'return await a'],
    ['breaks outside a loop', 'break'],
    ['imports a future', 'from __future__ import annotations'],
    ['imports everything', 'from os import *'],
    ['declares a parameter global', 'global a\nreturn a'],
    ['holds prose', 'Here is the body:\nreturn a'],
    ['holds a fence', '```python\nreturn a\n```'],
    ['mixes indentation', 'if a:\n\treturn 1\n        return 2'],
    ['has a lone carriage return behind a comment', 'return a  # x\rdef evil(): pass'],
    ['nests too many brackets', `return ${'['.repeat(300)}${']'.repeat(300)}`],
    ['chains too many terms', `return 1${'+1'.repeat(2000)}`],
  ])('is refused when it %s', async (_, body) => {
    expect(await outcome(source, 'a.py', 'A.target', body)).toMatch(/^refused|^seen/);
  });

  it('is seen when a form feed sets the column back', async () => {
    expect(await outcome(source, 'a.py', 'A.target', 'return a\n\f    def evil(self): pass')).toMatch(/^refused|^seen/);
  });

  it('is seen or refused when it ends in a backslash right above a decorator', async () => {
    const tight = source.replace('return a\n\n', 'return a\n');
    expect(await outcome(tight, 'a.py', 'A.target', 'return a \\')).toMatch(/^refused|^seen/);
    expect(await outcome(source, 'a.py', 'A.target', 'return a \\')).toBe('confined');
  });

  it('keeps a nested definition inside, whatever its name', async () => {
    expect(await outcome(source, 'a.py', 'A.target', 'def after(self):\n    return 2\nreturn a')).toBe('confined');
    expect(await outcome(source, 'a.py', 'A.target', 'class last: pass\nreturn last')).toBe('confined');
  });

  it('is seen when it makes itself a docstring', async () => {
    const bare = source.replace('        """Doc."""\n        return a', '        return a');
    expect(await outcome(bare, 'a.py', 'A.target', '"""Mine."""\nreturn a')).toBe('seen: A.target');
  });

  it('turns the function into a generator only openly', async () => {
    const before = await parseModule(source, 'a.py');
    const after = await parseModule(setBody(before, 'A.target', 'yield a'), 'a.py');
    expect(after.elements.find(({ symbol }) => symbol === 'A.target')!.generator).toBe(true);
  });

  it('cannot set an encoding', async () => {
    expect(await outcome(source, 'a.py', 'A.target', '# -*- coding: latin-1 -*-\nreturn a')).toBe('confined');
  });
});

describe('a TypeScript body that tries to leave its hole', () => {
  const source = `import fs from 'fs';\n\nclass A {\n  before() { return 1; }\n\n  target(a: number) {\n    return a;\n  }\n\n  /** Doc. */\n  after() { return \`x\`; }\n}\n\nexport function last() { return 2; }\n`;

  it.each([
    ['closes its brace and opens a sibling', 'return a; } evil() { return 1;'],
    ['closes the class', 'return a; } }\nexport function evil() { {'],
    ['leaves a template open', 'return `'],
    ['leaves a comment open', 'return a; /*'],
    ['leaves a brace open', 'if (a) {'],
    ['closes a comment around what follows', 'return a; /* } after() { */ /*'],
    ['awaits in a plain function', 'await a;'],
    ['declares twice', 'let b = 1; let b = 2;'],
    ['imports', "import x from 'x';"],
    ['exports', 'export const x = 1;'],
    ['holds prose', 'Here is the body:\nreturn a;'],
    ['holds an HTML comment', '<!-- x\nreturn a;'],
    ['yields in a plain function', 'const g = 1; yield g; return yield* a;'],
    ['calls super outside a constructor', 'super();'],
  ])('is refused or seen when it %s', async (_, body) => {
    expect(await outcome(source, 'a.ts', 'A.target', body)).toMatch(/^refused|^seen/);
  });

  it.each([
    ['a trailing line comment', 'return a; // }'],
    ['a line comment that a line separator ends', 'return a; // x\u2028;'],
    ['a directive', "'use strict';\nreturn a;"],
    ['a brace in a string, a template and a regular expression', 'return "}" + `}` + /}/.source;'],
    ['a fence, which is a tagged template to the language', '```ts\nreturn a;\n```'],
    ['a nested function of a sibling name', 'function last() { return 3; }\nreturn last();'],
  ])('is confined with %s', async (_, body) => {
    expect(await outcome(source, 'a.ts', 'A.target', body)).toBe('confined');
  });

  it('keeps every other byte when it is filled', async () => {
    const module = await parseModule(source);
    const after = setBody(module, 'A.target', 'return a + 1; // }');
    const { hole } = module.elements.find(({ symbol }) => symbol === 'A.target')!;
    expect(after.slice(0, hole!.start)).toBe(source.slice(0, hole!.start));
    expect(after.endsWith(source.slice(hole!.end))).toBe(true);
    expect(bodyOf(await parseModule(after), 'A.target')).toBe('return a + 1; // }');
  });
});
