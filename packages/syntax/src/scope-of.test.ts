import { describe, expect, it } from 'vitest';
import { driverFor } from './language-driver.ts';
import { type Scope, scopeOf } from './scope-of.ts';

async function scope(source: string, symbol = 'f', path = 'a.tsx'): Promise<Scope> {
  const parsed = await driverFor(path)!.parse(source, path);
  if (parsed.kind !== 'module') throw new Error(JSON.stringify(parsed.faults));
  return scopeOf(parsed.module, symbol);
}

const freeOf = async (body: string) => (await scope(`function f(p, { q: renamed, ...rest } = other) { ${body} }`)).free;

describe('scopeOf on TypeScript', () => {
  it.each([
    ['return a + p + renamed + rest;', ['a', 'other']],
    ['const { b: { c = d }, e: [g] } = h; return c + g;', ['d', 'h', 'other']],
    ['return { key: v, short, [computed]: 1, method() { return inner; } };', ['computed', 'inner', 'other', 'short', 'v']],
    ['return x.y.z[w]?.v(u);', ['other', 'u', 'w', 'x']],
    ['label: for (const i of list) { if (i) continue label; }', ['list', 'other']],
    ['try { t(); } catch (error) { throw error; }', ['other', 't']],
    ['function inner(n) { return inner(n - m); } return inner(1);', ['m', 'other']],
    ['return typeof maybe === "undefined" ? 1 : typeof obj.field;', ['obj', 'other']],
    ['const t: Type = v as Other; return t satisfies Third;', ['other', 'v']],
    ['return <Comp a={b}><div>{c}</div></Comp>;', ['Comp', 'b', 'c', 'other']],
    ['return tag`a ${b} c`;', ['b', 'other', 'tag']],
    ['return import.meta.url + new.target;', ['other']],
    ['return (a) => (b) => a + b + c;', ['c', 'other']],
  ])('reads the free names of %s', async (body, free) => {
    expect(await freeOf(body)).toEqual(free);
  });

  it('tells what is assigned outside, declared inside and nested', async () => {
    const found = await scope(
      'function f() { let mine = 1; mine = 2; outer = 3; [a, b.c] = d; e++; for (g of h) {} function inner() {} class Deep {} }',
    );
    expect(found.assigned).toEqual(['a', 'e', 'g', 'outer']);
    expect(found.nested).toEqual(['Deep', 'inner']);
    expect(found.declares).toEqual(['f']);
  });

  it('gives the names that a destructuring constant declares', async () => {
    expect((await scope('const { a, b: [c] } = d;', '{ a, b: [c] }')).declares).toEqual(['a', 'c']);
  });

  it('leaves the members of a class to themselves', async () => {
    const source = 'class A extends B { x = one; m() { return two; } }';
    expect((await scope(source, 'A')).free).toEqual(['B']);
    expect((await scope(source, 'A.m')).free).toEqual(['two']);
  });
});

describe('scopeOf on Python', () => {
  const free = async (body: string) =>
    (await scope(`def f(p, *args, q=other, **kw):\n    ${body.replaceAll('\n', '\n    ')}\n`, 'f', 'a.py')).free;

  it.each([
    ['return a + p + args[0] + kw', ['a', 'other']],
    ['b, (c, *d) = e\nreturn b + c + d', ['e', 'other']],
    ['return [x + y for x in xs if x]', ['other', 'xs', 'y']],
    ['import os.path as p2, sys\nreturn os + p2 + sys', ['os', 'other']],
    ['try:\n    t()\nexcept Oops as error:\n    raise error', ['Oops', 'other', 't']],
    ['with a as b, c() as (d, e):\n    return b, d, e', ['a', 'c', 'other']],
    ['match m:\n    case {"k": v, **rest} | [v, *rest] if g: return v, rest', ['g', 'm', 'other']],
    ['if (n := g()): return n', ['g', 'other']],
    ['x: Type = value\nreturn x.attr(key=k)', ['k', 'other', 'value']],
    ['return (lambda i, j=dflt: i + j)(f"{s!r:{w}}")', ['dflt', 'other', 's', 'w']],
    ['ｅval("1")', ['eval', 'other']],
  ])('reads the free names of %s', async (body, names) => {
    expect(await free(body)).toEqual(names);
  });

  it('tells what is declared global, nested and at module level', async () => {
    const found = await scope('def f():\n    global g\n    g = 1\n    def inner(): return g\n    class Deep: pass\n', 'f', 'a.py');
    expect(found).toEqual({ free: ['g'], bound: ['Deep', 'f', 'inner'], assigned: ['g'], nested: ['Deep', 'inner'], declares: ['f'] });
    expect((await scope('a, b = c = d\n', 'a, b, c', 'a.py')).declares).toEqual(['a', 'b', 'c']);
  });

  it('leaves the members of a class to themselves', async () => {
    const source = 'class A(B):\n    x = one\n    def m(self): return two\n';
    expect((await scope(source, 'A', 'a.py')).free).toEqual(['B']);
    expect((await scope(source, 'A.m', 'a.py')).free).toEqual(['two']);
  });
});
