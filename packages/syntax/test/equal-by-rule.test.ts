import { describe, expect, it } from 'vitest';
import { equal, rulesThatEqual } from '../src/index.ts';

const IN = '`not a in b` is `a not in b`';
const IS = '`not a is b` is `a is not b`';
const NONE = '`return None` is `return`';
const SHORT = '`{ a: a }` is `{ a }`';
const QUOTED = "`{ 'a': b }` is `{ a: b }`";
const BRACES = '`if (a) { b(); }` is `if (a) b();`';
const AS = '`<A>b` is `b as A`';

describe('rules that make two trees one program', () => {
  it.each([
    ['a.py', 'x = not a in b', 'x = (a not in b)', [IN]],
    ['a.py', 'x = not a is b', 'x = a is not b', [IS]],
    ['a.py', 'def f():\n  return None', 'def f():\n  return', [NONE]],
    ['a.py', 'def f():\n  if not a in [not b is c]:\n    return None', 'def f():\n  if a not in [b is not c]:\n    return None', [IN, IS]],
    ['a.ts', 'f({ a: a, b: c })', 'f({ a, b: c })', [SHORT]],
    ['a.ts', 'const { a: a = 1 } = b', 'const { a = 1 } = b', [SHORT]],
    ['a.ts', "f({ 'a': 1, b: 2 })", 'f({ a: 1, "b": 2 })', [QUOTED]],
    ['a.ts', 'if (a) { b(); } else { throw c; }', 'if (a) b(); else throw c;', [BRACES]],
    ['a.ts', 'for (const a of b) { if (a) { c(); } }', 'for (const a of b) if (a) c();', [BRACES]],
    ['a.ts', 'const a = <string>b;', 'const a = b as string;', [AS]],
    ['a.ts', 'if (a) { b({ c: c }); }', 'if (a) b({ c });', [SHORT, BRACES]],
  ])('are named, as few as will do: %s, %j and %j', async (path, a, b, rules) => {
    expect(await rulesThatEqual(a, b, path)).toEqual(rules);
    expect(await rulesThatEqual(b, a, path)).toEqual(rules);
    expect(await equal(a, b, path)).toBe('different');
  });

  it.each([
    ['a.py', 'x = not a in b in c', 'x = a not in b in c'],
    ['a.py', 'x = not a == b', 'x = a != b'],
    ['a.py', 'x = not a in b', 'x = b not in a'],
    ['a.py', 'def f():\n  return None', 'def f():\n  pass'],
    ['a.py', 'x = 1', 'x = 1.0'],
    ['a.ts', 'f({ __proto__: __proto__ })', 'f({ __proto__ })'],
    ['a.ts', "f({ ['a']: 1 })", 'f({ a: 2 })'],
    ['a.ts', 'if (a) { let b = 1; }', 'if (a) var b = 1;'],
    ['a.ts', 'if (a) { b(); c(); }', 'if (a) b(); c();'],
    ['a.ts', 'const a = <string>b;', 'const a = b as number;'],
    ['a.py', 'x = not a in b', 'x = ('],
    ['a.py', 'x=1', 'x = 1'],
    ['README.md', 'a', 'b'],
  ])('are none for other trees, for equal ones, and where one does not parse: %s, %j and %j', async (path, a, b) => {
    expect(await rulesThatEqual(a, b, path)).toBeNull();
  });
});
