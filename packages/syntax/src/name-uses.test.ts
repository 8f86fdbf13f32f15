import { describe, expect, it } from 'vitest';
import { driverFor } from './language-driver.ts';
import { nameUses } from './name-uses.ts';

async function uses(source: string, path: string): Promise<string[]> {
  const parsed = await driverFor(path)!.parse(source, path);
  if (parsed.kind !== 'module') throw new Error(JSON.stringify(parsed.faults));
  return nameUses(parsed.module, 'a').map(({ start, end, kind, ...more }) => {
    expect(source.slice(start, end)).toBe('a');
    return [kind, ...Object.values(more)].join(' ');
  });
}

describe('nameUses', () => {
  it.each([
    ['const a = 1; a(b.a, { a: 1 }, a.b);', ['plain', 'plain', 'member b', 'plain']],
    ['const { a, b: a2 = a } = { a };', ['shorthand', 'plain', 'shorthand']],
    ["import { a } from './m.ts';", ['imported ./m.ts true']],
    ["import { a as b, c as a } from './m.ts';", ['imported ./m.ts false', 'plain']],
    ["import a from './m.ts';", ['plain']],
    ['export { a };\nconst a = 1;', ['exported  true', 'plain']],
    ["export { a as b } from './m.ts';", ['exported ./m.ts false']],
    ['function f(a: a.b): typeof a { a: for (;;) break a; return x["a"] + x[a]; }', ['plain', 'plain', 'plain', 'plain']],
    ['interface a { a: string }\nlet x: ns.a;', ['plain', 'member ns']],
    ["// a\nconst s = 'a';\nclass C { a = 1; m() { return this.a; } }", []],
    ['const e = <a.b a={a} />;', ['plain', 'plain']],
  ])('finds a in TypeScript: %s', async (source, expected) => {
    expect(await uses(source, 'x.tsx')).toEqual(expected);
  });

  it.each([
    ['a = 1\nprint(a, b.a, c(a=2), "a")  # a\n', ['plain', 'plain', 'member b']],
    ['from .m import a, b as a\n', ['imported .m true', 'plain']],
    ['from m import a as b\nimport p.q\np.q.a()\n', ['imported m false', 'member p.q']],
    [
      'def a(x):\n    global a\n    return a\n\n\nclass B:\n    def m(self):\n        return self.a\n',
      ['plain', 'plain', 'plain', 'member self'],
    ],
    ['@a\nclass C(a):\n    x: a = f"{a}"\n', ['plain', 'plain', 'plain', 'plain']],
  ])('finds a in Python: %j', async (source, expected) => {
    expect(await uses(source, 'x.py')).toEqual(expected);
  });
});
