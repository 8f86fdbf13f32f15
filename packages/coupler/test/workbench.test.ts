import { describe, expect, it } from 'vitest';
import { addElement, type Addition, fillBody, startFrom, startNew, stubsOf, type Worked, type Workpiece } from '../src/index.ts';

const NONCE = 'n0nce';

function worked(outcome: Worked): Workpiece {
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.findings));
  return outcome.piece;
}

function rules(outcome: Worked): string[] {
  return outcome.kind === 'refused' ? [...new Set(outcome.findings.map(({ gate, rule }) => `${gate}/${rule}`))] : [];
}

async function added(piece: Workpiece, ...additions: Addition[]): Promise<Workpiece> {
  let at = piece;
  for (const addition of additions) at = worked(await addElement(at, addition));
  return at;
}

async function filled(piece: Workpiece, bodies: Readonly<Record<string, string>>): Promise<Workpiece> {
  let at = piece;
  for (const [symbol, body] of Object.entries(bodies)) at = worked(await fillBody(at, symbol, body));
  return at;
}

const fn = (declaration: string, more: Partial<Addition> = {}): Addition => ({ kind: 'function', declaration, ...more });

describe('a module from nothing', () => {
  it('is written in Python, declarations first, bodies in any order', async () => {
    const head = '"""Stacks."""\nimport math\n\nLIMIT = 3\n';
    const laid = await added(
      worked(await startNew('stack.py', head, NONCE)),
      { kind: 'class', declaration: 'class Stack(list)', docstring: 'A stack.', fields: ['limit: int = LIMIT'] },
      fn('def push(self, item: int) -> int', { parent: 'Stack', docstring: 'Pushes.' }),
      fn('@property\ndef top(self)', { parent: 'Stack' }),
      fn('def walk(stack)', { imports: ['from collections.abc import Iterator'] }),
    );
    expect(stubsOf(laid)).toEqual(['Stack.push', 'Stack.top', 'walk']);
    const done = await filled(laid, {
      walk: 'for item in stack:\n    yield math.sqrt(item)',
      'Stack.top': 'return self[-1]',
      'Stack.push': '```python\nself.append(item)\nreturn len(list(walk(self)))\n```',
    });
    expect(stubsOf(done)).toEqual([]);
    expect(done.module.source).toBe(
      '"""Stacks."""\nimport math\nfrom collections.abc import Iterator\n\nLIMIT = 3\n\n\nclass Stack(list):\n    """A stack."""\n    limit: int = LIMIT\n\n' +
        '    def push(self, item: int) -> int:\n        """Pushes."""\n        self.append(item)\n        return len(list(walk(self)))\n\n' +
        '    @property\n    def top(self):\n        return self[-1]\n\n\ndef walk(stack):\n    for item in stack:\n        yield math.sqrt(item)\n',
    );
  });

  it('is written in TypeScript, a derived constructor among it', async () => {
    const laid = await added(
      worked(await startNew('src/stack.ts', "import { Base } from './base.ts';\n\nconst LIMIT = 3;\n", NONCE)),
      { kind: 'class', declaration: 'export class Stack extends Base', docstring: 'A stack.', fields: ['readonly #items: number[] = [];'] },
      fn('constructor(items: readonly number[])', { parent: 'Stack' }),
      fn('get size(): number', { parent: 'Stack' }),
      fn('export async function load(url: string): Promise<Stack>', { docstring: 'Loads.' }),
      fn('const twice = (x: number): number =>', { after: 'LIMIT' }),
    );
    expect(stubsOf(laid)).toEqual(['twice', 'Stack.constructor', 'Stack.size', 'load']);
    const done = await filled(laid, {
      load: 'const answer = await fetch(url);\nreturn new Stack((await answer.json()) as number[]);',
      'Stack.constructor': 'super();\nthis.#items.push(...items.slice(0, twice(LIMIT)));',
      'Stack.size': 'return this.#items.length;',
      twice: 'return 2 * x;',
    });
    expect(stubsOf(done)).toEqual([]);
    expect(done.module.source).toContain('get size(): number {\n    return this.#items.length;\n  }');
    expect(done.module.source).not.toContain('CIRCUIT-STUB');
  });
});

describe('a body', () => {
  it('may call what is declared, and nothing else', async () => {
    const laid = await added(worked(await startNew('a.py', '', NONCE)), fn('def f(x)'));
    expect(rules(await fillBody(laid, 'f', 'return g(x)'))).toEqual(['undefined-names/undefined']);
    const both = await added(laid, fn('def g(x)'));
    expect(stubsOf(await filled(both, { f: 'return g(x)' }))).toEqual(['g']);
  });

  it.each([
    ['a.py', 'def f(x)', 'return 1\n\ndef evil():\n    return 2', []],
    ['a.py', 'def f(x)', '    return 1\ndef evil():\n    return 2', ['parse/syntax']],
    ['a.py', 'def f(x)', 'return (', ['parse/syntax']],
    ['a.py', 'def f(x)', '# nothing', ['text/empty']],
    ['a.py', 'def f(x)', 'Here it is:\n```python\nreturn x\n```', ['reply/prose']],
    ['a.ts', 'function f(x: number): number', 'return x;\n}\nfunction evil() {', ['only-this-body/adds-element']],
    ['a.ts', 'function f(x: number): number', 'return nowhere(x);', ['undefined-names/undefined']],
  ])('in %s of %s is judged by the gates: %j', async (path, declaration, body, expected) => {
    const laid = await added(worked(await startNew(path, '', NONCE)), fn(declaration), fn(declaration.replace(' f(', ' g(')));
    const outcome = await fillBody(laid, 'f', body);
    expect(rules(outcome)).toEqual(expected);
  });

  it('is refused for a symbol that is not declared', async () => {
    const laid = await added(worked(await startNew('a.py', '', NONCE)), fn('def f(x)'));
    expect(await fillBody(laid, 'h', 'return 1')).toEqual({
      kind: 'refused',
      findings: [{ gate: 'structure', rule: 'unknown-symbol', message: 'h is not declared. Declared are: f.' }],
    });
  });
});

describe('a declaration', () => {
  it.each([
    ['a body of its own', 'a.py', fn('def f(x): return evil()'), 'structure/declares-body'],
    ['a second function', 'a.py', fn('def f(x):\n    pass\ndef g(x)'), 'structure/declares-more'],
    ['a class instead', 'a.py', fn('class A'), 'structure/other-kind'],
    ['a constant instead', 'a.py', fn('x = 1'), 'structure/other-kind'],
    ['a class with members', 'a.ts', { kind: 'class', declaration: 'class A { m() { evil(); } }' }, 'structure/declares-more'],
    ['a function with braces', 'a.ts', fn('function f() { evil(); }'), 'structure/declares-body'],
    ['an import that is none', 'a.ts', fn('function f(): void', { imports: ['evil();'] }), 'structure/unreadable-import'],
    ['an import with more', 'a.py', fn('def f()', { imports: ['import os; os.system("x")'] }), 'structure/unreadable-import'],
    ['a class that is not there', 'a.py', fn('def f(self)', { parent: 'A' }), 'structure/unknown-symbol'],
    ['a name that is there', 'a.py', fn('def there(x)'), 'structure/already-there'],
    ['a name that is there', 'a.ts', fn('function there(): void'), 'structure/syntax'],
    ['no sense', 'a.py', fn('def f(('), 'structure/syntax'],
    ['a field that is a method', 'a.ts', { kind: 'class', declaration: 'class A', fields: ['m() { evil(); }'] }, 'structure/other-kind'],
  ] as [string, string, Addition, string][])('with %s is refused in %s', async (_, path, addition, rule) => {
    const piece = await added(worked(await startNew(path, '', NONCE)), fn(path === 'a.py' ? 'def there(x)' : 'function there(): void'));
    expect(rules(await addElement(piece, addition))).toEqual([rule]);
  });
});

describe('a head', () => {
  it.each([
    ['a.py', 'import os\n\ndef f():\n    return os\n', 'f'],
    ['a.ts', 'const a = 1;\nconst f = () => a;\n', 'f'],
    ['a.ts', 'class A {}\n', 'A'],
  ])('of %s with functions is refused', async (path, head, symbol) => {
    const outcome = await startNew(path, head, NONCE);
    expect(outcome).toMatchObject({ findings: [{ rule: 'declares-body', message: expect.stringContaining(symbol) }] });
  });

  it('that does not parse is refused with its line', async () => {
    expect(await startNew('a.py', 'x = 1\ny = 1 +\n', NONCE)).toMatchObject({ kind: 'refused', findings: [{ rule: 'syntax', line: 2 }] });
  });
});

describe('a module that exists', () => {
  const source = '"""Doc."""\n\ndef add(a, b):\n    """Adds."""\n    return a + b  # sum\n\n\ndef twice(x):\n    return add(x, x)\n';

  it('keeps its bodies, and takes new ones', async () => {
    const piece = worked(await startFrom('a.py', source, false, NONCE));
    expect(stubsOf(piece)).toEqual([]);
    expect((await filled(piece, { twice: 'return 2 * x' })).module.source).toBe(source.replace('add(x, x)', '2 * x'));
  });

  it('comes blank, takes only the same program back, and takes nothing new', async () => {
    const piece = worked(await startFrom('a.py', source, true, NONCE));
    expect(stubsOf(piece)).toEqual(['add', 'twice']);
    expect(piece.module.source).toContain('"""Adds."""');
    expect(rules(await fillBody(piece, 'add', 'return b + a'))).toEqual(['critic/different']);
    expect(rules(await addElement(piece, fn('def more()')))).toEqual(['structure/preserved']);
    const done = await filled(piece, { add: 'return (a + b)', twice: 'return add(x, x)' });
    expect(done.module.source).toBe(source.replace('return a + b  # sum', 'return (a + b)'));
  });

  it('is refused when it does not parse', async () => {
    expect(rules(await startFrom('a.ts', 'const = 1;', true, NONCE))).toEqual(['structure/syntax']);
    expect(rules(await startFrom('a.md', '# A', true, NONCE))).toEqual(['structure/no-language']);
  });
});
