import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roundTrip } from './support/round-trip.ts';

/** `path`, source, functions that come back byte for byte, functions that come back as the same tree in block form. */
type Trap = [title: string, path: string, source: string, identical: number, sameTree?: number];

const PYTHON: readonly Trap[] = [
  ['CRLF line ends', 'a.py', 'def f(a):\r\n    """D."""\r\n    if a:\r\n        return 1\r\n\r\n    return 2\r\n', 1],
  ['a byte order mark', 'a.py', '\uFEFFdef f():\n    return 1\n', 1],
  ['tabs', 'a.py', 'class A:\n\tdef f(self):\n\t\tif self:\n\t\t\treturn 1\n\t\treturn 2\n', 1],
  ['form feeds between functions', 'a.py', 'def f():\n    return 1\n\f\ndef g():\n    return 2\n\n\f\n', 2],
  ['an encoding cookie', 'a.py', '#!/usr/bin/python\n# -*- coding: latin-1 -*-\ndef f():\n    return "é"\n', 1],
  ['no line break at the end', 'a.py', 'def f():\n    return 1', 1],
  ['a comment behind the last line and no line break', 'a.py', 'def f():\n    return 1  # done', 1],
  [
    'lines continued by backslashes',
    'a.py',
    'def f(a, \\\n      b):\n    c = a + \\\n        b\n    assert a, \\\n      b\n    return c\n',
    1,
  ],
  ['lines continued left of their block', 'a.py', 'def f():\n    a = 1 + \\\n  2\n    return (a,\nb)\n', 0, 1],
  ['bodies on the line of the header', 'a.py', 'def f(): return 1\ndef g(a): a += 1; return a  # c\nclass A: x = 1\n', 0, 2],
  ['semicolons', 'a.py', 'def f():\n    a = 1; b = 2;\n    return a; \n', 1],
  ['decorators', 'a.py', '@one\n@two(lambda x: x,\n     y=1)\n# between\n@three\ndef f():\n    return 1\n', 1],
  [
    'overloads',
    'a.py',
    'from typing import overload\n@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: str) -> str: ...\ndef f(a):\n    return a\n',
    1,
  ],
  [
    'a property with a setter of its name',
    'a.py',
    'class A:\n    @property\n    def x(self):\n        return self._x\n    @x.setter\n    def x(self, v):\n        self._x = v\n    @x.deleter\n    def x(self):\n        del self._x\n',
    3,
  ],
  [
    'nested functions',
    'a.py',
    'def f():\n    def g():\n        def h():\n            return 1\n        return h\n\n    class B:\n        def m(self): pass\n    return g\n',
    1,
  ],
  [
    'conditional definitions',
    'a.py',
    'try:\n    import x\nexcept ImportError:\n    def f():\n        return 1\nelse:\n    def f():\n        return 2\nif x:\n    class A:\n        def m(self):\n            return 3\nelif y:\n    def g(): return 4\n',
    3,
    1,
  ],
  [
    'text that must not move',
    'a.py',
    'class A:\n    def f(self):\n        """D\n  d\n        """\n        x = """\nleft\n            right\n\t"""\n        return f\'\'\'\n{x}\n  \'\'\', "a\\\nb"\n',
    1,
  ],
  [
    'docstrings of every kind',
    'a.py',
    'def f():\n    r"""D\\d."""\n\n    return 1\ndef g():\n    "D" "d"\n    return 1\ndef h():\n    """Only."""\ndef i():\n    """Only."""  # c\n\n# behind\n',
    4,
  ],
  ['docstrings on the line of the header', 'a.py', 'def f(): "D."\ndef g(): "D."; return 1\n', 0, 2],
  ['a docstring on the line of its body', 'a.py', 'def f():\n    "D."; return 1\n', 0, 1],
  [
    'async functions and generators',
    'a.py',
    'async def f():\n    async with a as b:\n        await b\n    yield 1\ndef g():\n    x = yield\n    yield from x\n',
    2,
  ],
  [
    'headers over several lines',
    'a.py',
    'def f(\n    a: dict[str, int] = {1: 2},  # c: d\n    *,\n    b="):",\n) -> "x:y":  # e:\n    # first\n\n    return a\n',
    1,
  ],
  [
    'type parameters',
    'a.py',
    'def f[T: (int, str)](a: T) -> T:\n    return a\ntype A[T] = list[T]\nclass B[T]:\n    def m(self) -> T: ...\n',
    1,
    1,
  ],
  [
    'comments left of their block and behind it',
    'a.py',
    'def f():\n    a = 1\n# left\n    b = 2\n    # at its column\n# behind\n\nx = 1\n',
    0,
    1,
  ],
  ['lambdas, which are no holes', 'a.py', 'f = lambda x: (\n    x)\nclass A:\n    g = lambda self: 1\n', 0],
  [
    'deep classes',
    'a.py',
    'class A:\n  class B:\n    class C:\n      def m(self):\n        return 1\n      x = 1\n  def n(self):\n    return 2\n',
    2,
  ],
  ['an odd width of indentation', 'a.py', 'class A:\n   def f(self):\n         if self:\n          return 1\n         return 2\n', 1],
  ['characters outside of the basic plane', 'a.py', 'def f():\n    return "😀"\ndef g():\n    """😀😀"""\n    return "é" # 😀\n', 2],
];

const TYPESCRIPT: readonly Trap[] = [
  ['CRLF line ends', 'a.ts', 'function f(a: number) {\r\n  if (a) {\r\n    return 1;\r\n  }\r\n\r\n  return `x\r\n y`;\r\n}\r\n', 1],
  ['a byte order mark', 'a.ts', '\uFEFFfunction f() {\n  return 1;\n}\n', 1],
  ['tabs', 'a.ts', 'class A {\n\tf() {\n\t\tif (1) {\n\t\t\treturn 1;\n\t\t}\n\t}\n}\n', 1],
  ['a first line for the shell', 'a.mjs', '#!/usr/bin/env node\nfunction f() {\n  return 1;\n}\n', 1],
  ['no line break at the end', 'a.js', 'function f() {\n  return 1;\n}', 1],
  [
    'arrows that are expressions',
    'a.ts',
    'export const f = (a: number): number => a + 1;\nconst g = async () => ({ a: 1 });\nconst h = () =>\n  f(1);\nconst i = <T,>(x: T): T => (x);\n',
    4,
  ],
  ['arrows with blocks', 'a.ts', 'const f = (a: number) => {\n  return a;\n};\nconst g = () => {\n};\n', 1, 1],
  [
    'getters and setters',
    'a.ts',
    'class A {\n  get x(): number {\n    return 1;\n  }\n  set x(v: number) {\n    this.y = v;\n  }\n  static get z() {\n    return 2;\n  }\n}\n',
    3,
  ],
  [
    'class fields',
    'a.ts',
    'class A {\n  x = 1;\n  readonly f = () => {\n    return this.x;\n  };\n  #p = 2;\n  static { A.q = 1; }\n  declare y: string;\n}\n',
    1,
  ],
  [
    'overload signatures',
    'a.ts',
    'export function f(a: string): string;\nexport function f(a: number): number;\nexport function f(a: unknown) {\n  return a;\n}\nabstract class A {\n  m(a: string): void;\n  m(a: unknown) {\n    void a;\n  }\n  abstract n(): void;\n}\n',
    2,
  ],
  [
    'methods of an object literal, which belong to their constant',
    'a.ts',
    'const api = {\n  get() {\n    return 1;\n  },\n  put: () => 2,\n};\n',
    0,
  ],
  [
    'lines without semicolons',
    'a.js',
    'function f() {\n  let a = 1\n  const b = a\n  ;[a, b].forEach(g)\n  return a\n}\nconst g = (x) => {\n  x++\n  ++x\n}\n',
    2,
  ],
  ['a body that ends in a line comment', 'a.ts', 'function f() {\n  return 1; // }\n}\nfunction g() { return 2; /* } */ }\n', 1, 1],
  ['bodies on one line', 'a.ts', 'function f() { return 1; }\nclass A { m() { return 2; } n() {} }\n', 1, 2],
  [
    'templates, continued strings and JSX text, which must not move',
    'a.tsx',
    'function f() {\n  const t = `a\n    b ${`\n`}`;\n  const s = "a\\\n  b";\n  return <p>\n      text\n  </p>;\n}\n',
    1,
  ],
  [
    'comments between header and body',
    'a.ts',
    '/** D. */\n// own\nexport function f(/* a */ a: number /* b */): number /* c */ { // d\n  // e\n  return a;\n\n  // f\n}\n',
    0,
    1,
  ],
  ['nested functions', 'a.ts', 'function f() {\n  function g() {\n    return () => 1;\n  }\n  return g;\n}\n', 1],
  ['decorators', 'a.ts', '@one\n@two({ a: 1 })\nexport class A {\n  @three()\n  m(@four() a: string) {\n    return a;\n  }\n}\n', 1],
  [
    'private, generator and computed methods',
    'a.ts',
    'class A {\n  async *#g() {\n    yield 1;\n  }\n  [Symbol.iterator]() {\n    return 1;\n  }\n  "quoted name"() {\n    return 2;\n  }\n}\n',
    3,
  ],
  ['default exports without a name', 'a.ts', 'export default function () {\n  return 1;\n}\n', 1],
  [
    'CommonJS',
    'a.cjs',
    '"use strict";\nexports.f = function () {\n  return 1;\n};\nmodule.exports = { g() { return 2; } };\nfunction h() {\n  return 3;\n}\n',
    2,
  ],
  [
    'types alone',
    'a.ts',
    'interface A {\n  m(): void;\n}\ntype F = (a: string) => void;\ndeclare function f(): void;\nenum E { A = 1 }\n',
    0,
  ],
  [
    'tests',
    'a.test.ts',
    'describe("a", () => {\n  it("b", async () => {\n    expect(1).toBe(1);\n  });\n  it("c", () => expect(1).toBe(1));\n});\n',
    2,
  ],
  ['characters outside of the basic plane', 'a.ts', 'function f() {\n  return "😀";\n}\nconst g = () => "😀😀";\n', 2],
];

async function expectBack([, path, source, identical, sameTree = 0]: Trap): Promise<void> {
  expect(await roundTrip(source, path)).toEqual({ functions: identical + sameTree, identical, sameTree, faults: [] });
}

describe('lowering and rendering', () => {
  it.each(PYTHON)('brings every body of Python back, with %s', async (...trap: Trap) => await expectBack(trap));
  it.each(TYPESCRIPT)('brings every body of TypeScript or JavaScript back, with %s', async (...trap: Trap) => await expectBack(trap));

  it('brings every body of this package back byte for byte', async () => {
    const folder = join(import.meta.dirname, '..', 'src');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ts'))) {
      const result = await roundTrip(readFileSync(join(folder, name), 'utf8'), name);
      expect({ name, ...result }).toMatchObject({ name, identical: result!.functions, faults: [] });
    }
  });
});

/** The folder of the library of the machine's Python, where there is one. */
function libraries(): string[] {
  const { status, stdout } = spawnSync('python3', ['-I', '-c', 'import os; print(os.path.dirname(os.__file__))'], { encoding: 'utf8' });
  return status === 0 ? [stdout.trim()] : [];
}

describe.each(libraries())('lowering and rendering files of %s', (folder) => {
  it('brings the bodies of every fifteenth file back', async () => {
    const names = readdirSync(folder)
      .filter((one) => one.endsWith('.py'))
      .toSorted();
    const sum = { functions: 0, identical: 0, sameTree: 0 };
    for (const name of names.filter((_, index) => index % 15 === 7)) {
      const result = await roundTrip(readFileSync(join(folder, name), 'utf8'), name);
      if (result === null) continue;
      expect({ name, faults: result.faults }).toEqual({ name, faults: [] });
      for (const count of ['functions', 'identical', 'sameTree'] as const) sum[count] += result[count];
    }
    expect(sum.functions).toBeGreaterThan(50);
    expect(sum.identical).toBeGreaterThan(sum.functions * 0.95);
    expect(sum.identical + sum.sameTree).toBe(sum.functions);
  });
});
