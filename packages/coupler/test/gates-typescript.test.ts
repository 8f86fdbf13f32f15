import { describe, expect, it } from 'vitest';
import { gates, placeBody, runGates } from '../src/index.ts';
import { parseText } from '../src/open-module.ts';

const SOURCE = `import { helper } from './helper.ts';

const LIMIT = 3;
let count = 0;

export function target(items: string[]): string {
  throw new Error('CIRCUIT-STUB:x');
}

/** Follows the target. */
export function sibling(a: number): number {
  return a + LIMIT;
}

export class Box {
  private size = 1;

  grow(by: number): number {
    return this.size + by;
  }

  get wide(): boolean {
    return this.size > 2;
  }
}
`;

async function judge(
  body: string,
  { symbol = 'target', source = SOURCE, path = 'a.ts', original = null as string | null, allowance = '' } = {},
) {
  const before = await parseText(source, path);
  if (before.kind !== 'module') throw new Error('The module of this test does not parse.');
  const was = original === null ? null : await parseText(original, path);
  return runGates(placeBody(before.module, symbol, body, { original: was?.kind === 'module' ? was.module : null, allowance }));
}

const rulesOf = async (body: string, more?: Parameters<typeof judge>[1]) =>
  (await judge(body, more)).map(({ gate, rule }) => `${gate}/${rule}`);

describe('the gates', () => {
  it('are a frozen list in the order of their cost', () => {
    expect(gates.map(({ name }) => name)).toEqual(['text', 'parse', 'only-this-body', 'undefined-names', 'critic']);
    expect(Object.isFrozen(gates)).toBe(true);
  });

  it.each([
    'return items.join(",");',
    "const words = items.map((item) => item.trim());\nreturn words.filter(Boolean).join('-');",
    'return sibling(items.length).toString() + helper(items) + String(LIMIT);',
    'for (const [at, item] of items.entries()) if (at > 2) return item;\nreturn `a ${items[0] ?? JSON.stringify(items)} b`;',
    'count += 1;\nreturn String(count);',
    "type Pair = { a: string };\nconst pair: Pair = { a: '(([[{{' };\nreturn pair.a; // the end",
    "return typeof window === 'undefined' ? '<!-- no -->' : document.title;",
    'const { length, ...rest } = items;\nreturn [length, rest].toString();',
    'function inner(n: number): number {\n  return n < 1 ? 0 : inner(n - 1);\n}\nreturn String(inner(items.length));',
    'const text = `\n  left\n    right`;\nreturn text;',
    '/* as in\n```\nitems[0]\n```\n*/\nreturn items[0]!;',
    'try {\n  return items[0]!;\n} catch (error) {\n  throw new TypeError(String(error), { cause: error });\n}',
  ])('take a good body: %s', async (body) => {
    expect(await judge(body)).toEqual([]);
  });

  it.each([
    ['', 'text/empty'],
    ['  \n\t\n', 'text/empty'],
    ['// nothing\n/* at\n all */', 'text/empty'],
    ['Here:\n```ts\nreturn 1;\n```', 'text/fence'],
    ['return 1;\f', 'text/form-feed'],
    ['\f}function evil() {', 'text/form-feed'],
    ['return 1;\v', 'text/form-feed'],
    ['// a comment\rreturn "x";', 'text/carriage-return'],
    ['return "\u202Eabc";', 'text/hidden-character'],
    ['return "a\u200Bb";', 'text/hidden-character'],
    ['// end\u2028return "x";', 'text/line-separator'],
    ['return "\u0000";', 'text/control-character'],
    ['return "\ud800";', 'text/lone-surrogate'],
    [`return ${'('.repeat(200)}1${')'.repeat(200)};`, 'text/nested-brackets'],
    [`return ${Array.from({ length: 1000 }, () => '1').join(' + ')};`, 'text/long-chain'],
    [`return items${'.length'.repeat(3000)};`, 'text/long-chain'],
    [`return ${'9'.repeat(5000)};`, 'text/too-many-digits'],
    [`return '${'x'.repeat(70_000)}';`, 'text/too-long'],
    [Array.from({ length: 100 }, (_, level) => `${' '.repeat(level)}{`).join('\n'), 'text/nested-blocks'],
  ])('refuse odd text: %j', async (body, rule) => {
    expect(await rulesOf(body)).toContain(rule);
  });

  it.each([
    ['return items.join(","', 'unclosed bracket'],
    ["return 'abc", 'unterminated quote'],
    ['return `abc', 'unterminated template'],
    ['/* open', 'unterminated comment'],
    ['return items.map((item => item);', 'bracket in the middle'],
    ['await helper();', 'await in a function that is not async'],
    ['break;', 'break outside of a loop'],
    ['const a = 1;\nconst a = 2;', 'double declaration'],
    ['Here is the body:\nreturn 1;', 'prose'],
    ['} return 1; {', 'return outside of a function'],
    ["import { x } from './x.ts';", 'import inside a function'],
    ['export const x = 1;', 'export inside a function'],
  ])('refuse what does not parse in its place: %j (%s)', async (body) => {
    expect(await rulesOf(body)).toEqual(expect.arrayContaining(['parse/syntax']));
  });

  it.each([
    ['return "";\n}\n\nexport function evil(): void {\n  void 0;', 'only-this-body/adds-element'],
    ['}\nfunction evil() {', 'only-this-body/adds-element'],
    ['return "";\n}\n{', 'only-this-body/adds-element'],
    ['return "";\n}\nlet evil = 1;\nif (evil) {', 'only-this-body/adds-element'],
    ['return items[0]!;\n}; {', 'only-this-body/adds-element'],
  ])('refuse a text that leaves its block: %j', async (body, rule) => {
    expect(await rulesOf(body)).toEqual([rule]);
  });

  it('refuses a text that leaves a method for its class', async () => {
    expect(await rulesOf('return 1;\n}\n\nevil(): number {\n  return 2;', { symbol: 'Box.grow' })).toEqual(['only-this-body/adds-element']);
    expect(await rulesOf('return 1;\n}\nstatic {', { symbol: 'Box.grow' })).toEqual(['only-this-body/adds-element']);
  });

  it('refuses a text that leaves an arrow', async () => {
    const source = 'export const f = (a: number): number => a + 1;\n\nexport const g = 2;\n';
    expect(await judge('return a + 2;', { source, symbol: 'f' })).toEqual([]);
    expect((await rulesOf('return a;\n}, h = () => {', { source, symbol: 'f' }))[0]).toMatch(/^only-this-body\//);
    expect((await rulesOf('return a;\n};\nexport const h = () => {', { source, symbol: 'f' }))[0]).toMatch(/^only-this-body\//);
  });

  it('keeps an arrow that is an expression one, where the body is a single return', async () => {
    const source = 'export const f = (a: number): number => a + 1;\n';
    const before = await parseText(source, 'a.ts');
    if (before.kind !== 'module') throw new Error('The module of this test does not parse.');
    const place = (body: string) => placeBody(before.module, 'f', body, { original: before.module, allowance: '' }).spliced;
    expect(place('return (a + 1);')).toBe('export const f = (a: number): number => (a + 1);\n');
    expect(await judge('return (a + 1);', { source, symbol: 'f', original: source })).toEqual([]);
    expect(place('return { a };')).toContain('=> ({ a })');
    expect(place('const b = 1;\nreturn a + b;')).toContain('=> {\n  const b = 1;');
    expect((await rulesOf('return a, 1), g = (', { source, symbol: 'f' }))[0]).toMatch(/^(?:parse|only-this-body)\//);
    expect(await rulesOf('return a, g = 2', { source, symbol: 'f' })).toEqual(['undefined-names/undefined']);
  });

  it('refuses a text that ends in an open comment when a later comment would close it', async () => {
    expect((await rulesOf('return "";\n/*'))[0]).toMatch(/^(?:parse|only-this-body)\//);
  });

  it('takes a body that ends in a line comment, because the brace stands on its own line', async () => {
    expect(await judge('return ""; // }')).toEqual([]);
  });

  it('refuses a yield that would change what kind of function it is', async () => {
    const source = 'export function* f(): Generator<number> {\n  yield 1;\n}\n\nexport function g(): number {\n  return 1;\n}\n';
    expect(await judge('yield 2;', { source, symbol: 'f' })).toEqual([]);
    expect(await rulesOf('yield 2;', { source, symbol: 'g' })).toEqual(['parse/syntax']);
  });

  it.each([
    ['return slugifyHelper(items);', 'slugifyHelper', 1],
    ['const a = 1;\nreturn a + missing;', 'missing', 2],
    ['return items.map(toWord).join();', 'toWord', 1],
    ['return <string>lost;', 'lost', 1],
  ])('find a name that nobody declares: %j', async (body, name, line) => {
    expect(await judge(body)).toEqual([
      {
        gate: 'undefined-names',
        rule: 'undefined',
        message: `${name} is declared nowhere: it is no parameter, sibling, import or global.`,
        line,
      },
    ]);
  });

  it.each([
    ['return eval("1");', 'undefined-names/reaches-out'],
    ['return new Function("return 1")();', 'undefined-names/reaches-out'],
    ['globalThis.sibling = null;\nreturn "";', 'undefined-names/reaches-out'],
    ['return require("./other").x;', 'undefined-names/reaches-out'],
    ['function sibling() {\n  return 9;\n}\nreturn String(sibling());', 'undefined-names/shadows-sibling'],
    ['class Box {}\nreturn String(new Box());', 'undefined-names/shadows-sibling'],
  ])('refuse what reaches out of the body: %j', async (body, rule) => {
    expect(await rulesOf(body)).toContain(rule);
  });

  it('refuses a body that rebinds a sibling in plain JavaScript', async () => {
    const source = 'export function f() {\n  return 1;\n}\n\nexport function g() {\n  return 2;\n}\n';
    expect(await rulesOf('g = () => 3;\nreturn 1;', { source, symbol: 'f', path: 'a.js' })).toContain('undefined-names/rebinds-sibling');
  });

  it('allows what the intent names, and what the body did before', async () => {
    expect(await judge('return eval("1");', { allowance: 'Runs the text by eval.' })).toEqual([]);
    const source = 'export function f() {\n  return eval("1");\n}\n';
    expect(await judge('return eval("2");', { source, symbol: 'f' })).toEqual([]);
  });

  it('takes a preserved body that differs in layout and comments only', async () => {
    const original = SOURCE.replace("throw new Error('CIRCUIT-STUB:x');", "const first = items[0] ?? '';\n  return first;");
    expect(await judge("// reads the first\nconst first = (items[0] ?? '')\nreturn (first);", { original })).toEqual([]);
  });

  it('refuses a preserved body that differs in meaning and shows where', async () => {
    const original = SOURCE.replace("throw new Error('CIRCUIT-STUB:x');", "return items[0] ?? '';");
    const [finding] = await judge("return items[0] || '';", { original });
    expect(finding).toMatchObject({ gate: 'critic', rule: 'different' });
    expect(finding!.expected).toContain('??');
    expect(finding!.actual).toContain('||');
  });

  it('points at the line inside the body where the parser stops', async () => {
    const [finding] = await judge('const a = 1;\nconst b = ;\nreturn "";');
    expect(finding).toMatchObject({ gate: 'parse', rule: 'syntax', line: 2 });
    const [open] = await judge('return helper(items');
    expect(open!.line).toBe(1);
  });

  it('turns a gate that breaks into a finding', async () => {
    const before = await parseText(SOURCE, 'a.ts');
    if (before.kind !== 'module') throw new Error('The module of this test does not parse.');
    const candidate = {
      ...placeBody(before.module, 'target', 'return "";', { original: null, allowance: '' }),
      parse: () => Promise.reject(new Error('engine gone')),
    };
    expect(await runGates(candidate)).toEqual([
      { gate: 'parse', rule: 'gate-broke', message: 'The body could not be judged: engine gone' },
    ]);
  });
});
