import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, diffElements, driverFor, equal, insertElement, removeElement, setBody } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

interface Dialect {
  readonly path: string;
  /** Statements that may stand in any function, several lines and strings among them. */
  readonly statements: readonly string[];
  readonly block: (body: string[]) => string;
  readonly fn: (name: string, body: string, lead: string) => string;
  readonly holder: (name: string, members: string[]) => string;
  readonly constant: (name: string) => string;
  readonly note: string;
}

const shift = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

const TYPESCRIPT: Dialect = {
  path: 'a.ts',
  statements: [
    'call();',
    'const t = `a\n  b ${call(`\n}`)} c`;',
    "const s = 'x\\\ny';",
    'for (const i of [1, 2]) call(i); // each',
    'if (flag) {\n  return 1;\n} else {\n  call({ a: [1,\n2] });\n}',
    '/* a\n   b */\ncall(/[`}"]/g);',
    'return () => ({ x: 1 });',
  ],
  block: (body) => `if (flag) {\n${body.map((one) => (one.includes('`') || one.includes('\\\n') ? one : shift(one, '\t'))).join('\n')}\n}`,
  fn: (name, body, lead) => `${lead}function ${name}() {\n${body}\n}`,
  holder: (name, members) => `class ${name} {\n${members.map((member) => member.replace('function ', '')).join('\n')}\n}`,
  constant: (name) => `const ${name} = 1; // one`,
  note: '// note\n',
};

const PYTHON: Dialect = {
  path: 'a.py',
  statements: [
    'call()',
    'x = """a\n  b\n"""',
    "y = f'''{call(\n 1)}\n z'''",
    'for i in [1, 2]: call(i)  # each',
    'if flag:\n  return 1\nelse:\n  call({"a": [1,\n2]})',
    'z = "a" \\\n  "b"',
    '# alone\ncall()',
    'return lambda: {"x": 1}',
  ],
  block: (body) =>
    `if flag:\n${body.map((one) => (one.includes("'''") || one.includes('"""') ? '   call()' : shift(one, '   '))).join('\n')}`,
  fn: (name, body, lead) => `${lead}def ${name}():\n${shiftCode(body)}`,
  holder: (name, members) => `class ${name}:\n${members.map((member) => shiftCode(member)).join('\n')}`,
  constant: (name) => `${name} = 1  # one`,
  note: '# note\n',
};

// Indents code by four columns, lines inside strings left alone, as setBody is claimed to do; written on its own for the samples at hand.
function shiftCode(text: string): string {
  let inside: string | null = null;
  return text
    .split('\n')
    .map((line) => {
      const shifted = inside === null && line !== '' ? `    ${line}` : line;
      for (const quote of line.match(/"""|'''/g) ?? []) inside = inside === null ? quote : inside === quote ? null : inside;
      return shifted;
    })
    .join('\n');
}

function bodies(dialect: Dialect): fc.Arbitrary<string> {
  const plain = fc.array(fc.constantFrom(...dialect.statements), { minLength: 1, maxLength: 4 });
  // Two declarations of one name do not parse, so each statement stands once.
  const unique = plain.map((list) => [...new Set(list)]);
  return fc.oneof(
    unique.map((list) => list.join('\n')),
    unique.map((list) => dialect.block(list)),
    unique.map((list) => list.join('\n\n')),
  );
}

function modules(dialect: Dialect): fc.Arbitrary<string> {
  const lead = fc.constantFrom('', dialect.note);
  const fn = fc.tuple(bodies(dialect), lead).map(
    ([body, note]) =>
      (name: string) =>
        dialect.fn(name, body, note),
  );
  const holder = fc.array(fn, { minLength: 1, maxLength: 3 }).map(
    (members) => (name: string) =>
      dialect.holder(
        name,
        members.map((make, index) => make(`m${index}`)),
      ),
  );
  const constant = fc.constant((name: string) => dialect.constant(name));
  const parts = fc.array(fc.oneof(fn, holder, constant), { minLength: 1, maxLength: 5 });
  const layout = fc.record({
    gap: fc.constantFrom('\n', '\n\n', '\n\n\n'),
    end: fc.constantFrom('', '\n'),
    isCrlf: fc.boolean(),
    hasMark: fc.boolean(),
  });
  return fc.tuple(parts, layout).map(([list, { gap, end, isCrlf, hasMark }]) => {
    const text = list.map((make, index) => make(`e${index}`)).join(gap) + end;
    return (hasMark ? '\uFEFF' : '') + (isCrlf ? text.replaceAll('\n', '\r\n') : text);
  });
}

describe.each([
  ['TypeScript', TYPESCRIPT, 60],
  ['Python', PYTHON, 25],
] as const)('edits of %s', (_, dialect, numRuns) => {
  it('lose nothing when the present body is set', async () => {
    await fc.assert(
      fc.asyncProperty(modules(dialect), async (source) => {
        const module = await parseModule(source, dialect.path);
        for (const { symbol, hole } of module.elements) if (hole) expect(setBody(module, symbol, bodyOf(module, symbol)!)).toBe(source);
      }),
      { numRuns },
    );
  });

  it('change only the hole, and bring the same body back in canonical form however it was indented', async () => {
    await fc.assert(
      fc.asyncProperty(modules(dialect), bodies(dialect), fc.constantFrom('', '  ', '\t'), async (source, body, margin) => {
        const module = await parseModule(source, dialect.path);
        const target = module.elements.find(({ hole }) => hole);
        fc.pre(target !== undefined);
        const isSafeToShift = !/`|"""|'''|\\\n/.test(body);
        const after = setBody(module, target.symbol, isSafeToShift ? shift(body, margin) : body);
        expect(after.slice(0, target.hole!.start)).toBe(source.slice(0, target.hole!.start));
        expect(after.endsWith(source.slice(target.hole!.end))).toBe(true);
        const alone = await parseModule(dialect.fn('alone', body, ''), dialect.path);
        const filled = (await parseModule(after, dialect.path)).elements.find(({ symbol }) => symbol === target.symbol)!;
        expect(filled.normalBody).toBe(alone.elements[0]!.normalBody);
        expect(diffElements(module, await parseModule(after, dialect.path)).every(({ symbol }) => symbol === target.symbol)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('take out what they put in, for every place', async () => {
    await fc.assert(
      fc.asyncProperty(modules(dialect), bodies(dialect), fc.nat(), async (source, body, pick) => {
        const module = await parseModule(source, dialect.path);
        const places = module.elements.filter(({ kind }) => kind !== 'class' && kind !== 'method');
        fc.pre(places.length > 0);
        const after = places[pick % places.length]!.symbol;
        const more = await parseModule(
          insertElement(module, { declarationText: dialect.fn('added', body, dialect.note), after }),
          dialect.path,
        );
        expect(diffElements(module, more).map(({ symbol, change }) => `${change} ${symbol}`)).toEqual(['added added']);
        expect(diffElements(module, await parseModule(removeElement(more, 'added'), dialect.path))).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('see a module as equal to itself under another layout, and as different under another statement', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(dialect), async (body) => {
        const source = dialect.fn('f', body, '');
        const other = `${dialect.note}${dialect.fn('f', body, dialect.note)}\n\n${dialect.note}`;
        expect(await equal(source, other, dialect.path)).toBe('ast-equal');
        expect(await equal(source, `${other}${dialect.constant('k')}`, dialect.path)).toBe('different');
        const driver = driverFor(dialect.path)!;
        expect(await driver.normalForm(source, dialect.path)).toBe(await driver.normalForm(other, dialect.path));
      }),
      { numRuns },
    );
  });
});
