import { describe, expect, it } from 'vitest';
import { bodyOf, decodeSource, driverFor, equal, setBody } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

async function faultsOf(path: string, source: string) {
  const result = await driverFor(path)!.parse(source, path);
  return result.kind === 'syntax-error' ? result.faults : [];
}

describe('a source that cannot be read', () => {
  it.each([
    ['a.py', 'def f():\n    return (1,\n\n\nx = 2\n', 5],
    ['a.py', 'x = 1\ndef f(:\n    pass\n', 2],
    ['a.py', 'def f():\nreturn 1\n', 2],
    ['a.py', 'x = 1\n\0\n', 2],
    ['a.ts', 'const a = 1;\nfunction f( {\n', 3],
    ['a.ts', 'const a = 1;\nconst b = ;\n', 2],
    ['a.js', 'function f() {\n  return `a;\n}\n', 2],
    ['a.js', 'let a;\nlet a;\n', 2],
  ])('is refused with line and message: %s %j', async (path, source, line) => {
    const faults = await faultsOf(path, source);
    expect(faults[0]).toMatchObject({ line, message: expect.stringMatching(/\w{3}/) });
    expect(await equal(source, `${source}\n`, path)).toBe('unparsable');
  });

  it('is refused where it is binary, before anything is parsed', () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    for (const path of ['a.py', 'a.ts', 'a.md'])
      expect(decodeSource(png, path)).toEqual({
        kind: 'not-text',
        fault: { line: 3, column: 1, message: 'A byte here is zero, so the file is no text.' },
      });
  });
});

describe('one line of two million characters', () => {
  const line = (piece: string) => piece.repeat(Math.ceil(2_000_000 / piece.length));

  it.each(['1, ', 'x=1;', '"', '(', 'a.', '\\', '\u00ff'])('is refused in Python without being parsed: %j', async (piece) => {
    expect(await faultsOf('a.py', `x = 1\n${line(piece)}\n`)).toEqual([
      {
        line: 2,
        column: 1,
        message: expect.stringMatching(/^The line has \d{7} characters; at most 500000 of one are read, because .* JSON\.$/u),
      },
    ]);
  });

  it.each([
    ['in the module', (data: string) => `x = 1\ny = [\n${data}]\n`],
    ['in a class', (data: string) => `class A:\n    y = [\n${data}    ]\n    def f(self): pass\n`],
    ['in a function', (data: string) => `x = 1\ndef f():\n    return [\n${data}]\n`],
  ])('is refused in Python as well when its statement is broken over lines: %s', async (_, around) => {
    const faults = await faultsOf('a.py', around('    1, 2, 3, 4,\n'.repeat(125_000)));
    expect(faults).toEqual([
      {
        line: 2,
        column: 1,
        message: expect.stringMatching(/^The statement that begins here has 20000\d\d characters; at most 500000 of one /u),
      },
    ]);
  });

  it('leaves a long module of short statements alone', async () => {
    expect(
      await faultsOf(
        'a.py',
        `${"x = 'a text of some length, again and again and again'\n".repeat(12_000)}class A:\n${'    y = 1\n'.repeat(3_000)}`,
      ),
    ).toEqual([]);
  });

  it.each(['a.py', 'a.js'])('is still less than can be read of a whole file: %s', async (path) => {
    expect(await faultsOf(path, 'x = 1\n'.repeat(666_667))).toEqual([
      { line: 1, column: 1, message: 'The file has 4000002 characters; at most 4000000 are read.' },
    ]);
  });

  it.each([
    ['"', '"', 'x = "', '"'],
    ['a comment', 'c', '// ', ''],
    ['a regular expression', 'c', 'x = /', '/'],
  ])('is read in JavaScript: %s', async (_, piece, open, close) => {
    expect(await faultsOf('a.js', `${open}${piece === '"' ? line('c') : line(piece)}${close}\n`)).toEqual([]);
  });

  it('is read in JavaScript when it holds as many functions as a bundle', async () => {
    const bundle = Array.from({ length: 20_000 }, (_, at) => `const f${at}=(a)=>a+${at};`).join('');
    const module = await parseModule(bundle, 'a.js');
    expect(module.elements.length).toBe(20_000);
    expect(bodyOf(module, 'f19999')).toBe('return a+19999;');
    expect(setBody(module, 'f7', 'return 1;').length).toBeGreaterThan(bundle.length);
  });

  it.each(['(', '[', '{', '`', '`${', '!', 'a=>', '<a>', 'if(a)'])(
    'is refused in JavaScript when it nests so deeply: %j',
    async (piece) => {
      const faults = await faultsOf('a.jsx', line(piece));
      expect(faults.length).toBeGreaterThan(0);
    },
  );
});

describe('a function without a body', () => {
  it.each([
    ['a.ts', 'declare function f(): void;\n', 'f'],
    ['a.ts', 'abstract class A {\n  abstract f(): void;\n}\n', 'A.f'],
    ['a.ts', 'interface A {\n  f(): void;\n}\n', 'A'],
    ['a.py', 'f = lambda: 1\n', 'f'],
  ])('has no hole, and cannot be filled: %s %j', async (path, source, symbol) => {
    const module = await parseModule(source, path);
    expect(bodyOf(module, symbol)).toBeNull();
    expect(() => setBody(module, symbol, 'return 1')).toThrow(
      expect.objectContaining({ code: 'no-hole', what: `The body of ${symbol} in ${path} was not set.` }),
    );
  });
});

describe('code that nests too deeply', () => {
  const BOMBS: readonly [string, string][] = [
    ['brackets', `x = ${'('.repeat(5000)}1${')'.repeat(5000)}\n`],
    ['negations', `x = ${'not '.repeat(5000)}1\n`],
    ['terms', `x = 1${' + 1'.repeat(5000)}\n`],
    ['attributes', `x = a${'.b'.repeat(5000)}\n`],
    ['calls', `x = a${'()'.repeat(5000)}\n`],
    ['subscripts', `x = a${'[0]'.repeat(5000)}\n`],
    ['lambdas', `x = ${'lambda: '.repeat(5000)}1\n`],
    ['conditions', `x = ${'a if b else '.repeat(5000)}1\n`],
    ['powers', `x = 1${'**1'.repeat(5000)}\n`],
    ['signs', `x = ${'-'.repeat(5000)}1\n`],
    ['awaits', `async def f():\n    ${'await '.repeat(5000)}a\n`],
    ['blocks', `${Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}if a:\n`).join('')}${' '.repeat(500)}pass\n`],
    ['else-ifs', `if a: pass\n${'elif a: pass\n'.repeat(5000)}`],
    ['decorators', `${'@a\n'.repeat(5000)}def f(): pass\n`],
    ['targets', `${'a = '.repeat(5000)}1\n`],
    ['comparisons', `x = 1${' == 1'.repeat(5000)}\n`],
    ['fields of fields', `x = ${'f"{'.repeat(200)}1${'}"'.repeat(200)}\n`],
    ['fields of fields without an end', `x = ${'f"{'.repeat(20_000)}\n`],
    ['formats of formats', `x = f"${'{1:'.repeat(200)}${'}'.repeat(200)}"\n`],
    ['brackets in a field', `x = f"{${'('.repeat(5000)}1${')'.repeat(5000)}}"\n`],
    ['terms in a field', `x = f"{1${'+1'.repeat(5000)}}"\n`],
    ['stars', `${'*'.repeat(5000)}a = b\n`],
    ['patterns', `match a:\n    case ${'['.repeat(1000)}${']'.repeat(1000)}: pass\n`],
    ['alternatives', `match a:\n    case ${'1 | '.repeat(5000)}1: pass\n`],
    ['unions', `x: ${'int | '.repeat(5000)}int\n`],
    ['joined texts', `x = ${'"a" '.repeat(5000)}\n`],
    ['walruses', `x = ${'(a := '.repeat(1000)}1${')'.repeat(1000)}\n`],
  ];

  it.each(BOMBS)('leaves the reader of Python alive, read or refused: %s', async (_, source) => {
    const faults = await faultsOf('a.py', source);
    for (const { line, message } of faults)
      expect({ line, message }).toEqual({ line: expect.any(Number), message: expect.stringMatching(/\w{3}/) });
    expect(await faultsOf('a.py', 'x = 1\n')).toEqual([]);
    expect(faults[0]?.message ?? '').not.toMatch(/no answer/);
    expect(['ast-equal', 'unparsable']).toContain(await equal(source, `${source}# c\n`, 'a.py'));
  });

  it.each([150, 400, 900, 1_400, 2_500])(
    'gives the texts of JavaScript that nests %i deep, or refuses it, and never fails later',
    async (depth) => {
      for (const nested of [
        '['.repeat(depth) + ']'.repeat(depth),
        `a${'.b'.repeat(depth)}`,
        '!'.repeat(depth) + 'a',
        `a${'(1)'.repeat(depth)}`,
      ]) {
        const parsed = await driverFor('a.js')!.parse(`const x = ${nested};\nfunction f() { return ${nested}; }\n`, 'a.js');
        if (parsed.kind === 'module')
          for (const { normal, normalSignature, normalBody, names } of parsed.module.elements)
            expect([typeof normal, typeof normalSignature, typeof normalBody, Array.isArray(names)]).toEqual([
              'string',
              'string',
              'string',
              true,
            ]);
        else expect(parsed.faults[0]?.message).toMatch(/\w{3}/);
      }
    },
  );
});
