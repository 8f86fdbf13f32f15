import { describe, expect, it } from 'vitest';
import {
  fillElement,
  type FillInput,
  juniorPrompt,
  layPlan,
  type Proposal,
  readThrough,
  type RenderedPrompt,
  renderJuniorPrompt,
} from '../src/index.ts';
import { add, change, plan, tree } from './plans.ts';

const FILES = {
  'src/deep/text.ts': `import { words } from './words.ts';
import type { Options } from './options.ts';

type Separator = '-' | Joiner;

type Joiner = '_';

const UNUSED = 'canary-constant';

export function join(parts: string[], by: Separator): string {
  return parts.join(by) + 'canary-sibling-body';
}

export class Slugger {
  private readonly by: Separator = '-';

  constructor(options: Options) {
    void options;
  }

  slug(title: string): string {
    const parts = words(title);
    return join(parts, this.by);
  }
}
`,
  'src/deep/words.ts': "export function words(text: string): string[] {\n  return text.split('canary-other-file');\n}\n",
  'src/deep/options.ts': 'export interface Options {\n  lower: boolean;\n}\n',
  'test/deep/text.test.ts': "it('canary-test', () => {});\n",
};

const SLUG = add('src/deep/text.ts', 'slugify', {
  declaration: 'export function slugify(title: string, options: Options): string',
  docstring: 'Returns the slug of a title.',
  intent: 'Splits the title by words, as words does, and joins by LIMIT.',
});
const LIMIT = add('src/deep/text.ts', 'LIMIT', { declaration: 'const LIMIT = 3;' });
const PLAN = plan([SLUG, LIMIT]);

async function laidTree() {
  const laid = await layPlan(tree(FILES), PLAN, { nonce: 'n' });
  expect(laid.faults).toEqual([]);
  return readThrough(tree(FILES), laid.changes);
}

function scripted(...answers: (string | Proposal | { stop: 'no-such-tier' })[]) {
  const calls: { prompt: RenderedPrompt; tier: string; room: string }[] = [];
  const propose: FillInput['propose'] = async (prompt, tier, room) => {
    calls.push({ prompt, tier, room });
    const answer = answers[calls.length - 1];
    if (answer === undefined) throw new Error('The script has no more answers.');
    return typeof answer === 'string' ? { text: answer, stop: 'end' } : answer;
  };
  return { propose, calls };
}

async function fill(answers: Parameters<typeof scripted>, more: Partial<FillInput> = {}) {
  const script = scripted(...answers);
  const filled = await fillElement({
    read: await laidTree(),
    plan: PLAN,
    element: SLUG,
    mode: 'new',
    instructions: 'Write the body.',
    tries: 2,
    propose: script.propose,
    ...more,
  });
  return { filled, calls: script.calls };
}

describe('the prompt for a body', () => {
  it('holds the own declaration, siblings, imports, types transitively and one level of imported types', async () => {
    const prompt = await juniorPrompt({ read: await laidTree(), plan: PLAN, element: SLUG, mode: 'new' });
    expect(prompt).toEqual({
      language: 'typescript',
      dialect: ['typescript'],
      mode: 'new',
      imports: ["import { words } from './words.ts';", "import type { Options } from './options.ts';"],
      definitions: ["type Separator = '-' | Joiner;", "type Joiner = '_';", 'const LIMIT = 3;'],
      importedTypes: ['export interface Options {\n  lower: boolean;\n}'],
      container: null,
      siblings: [
        { declaration: 'export function join(parts: string[], by: Separator): string' },
        { declaration: 'export class Slugger' },
        { declaration: 'Slugger: constructor(options: Options)' },
        { declaration: 'Slugger: slug(title: string): string' },
      ],
      seen: [],
      declaration: 'export function slugify(title: string, options: Options): string',
      docstring: '/** Returns the slug of a title. */',
      intent: 'Splits the title by words, as words does, and joins by LIMIT.',
      criteria: ['Titles become words joined by dashes.'],
      body: null,
      answer: 'body',
      retry: [],
    });
  });

  it('shows the class, its fields and the present body of a changed method, and what the plan lets it see', async () => {
    const element = change('src/deep/text.ts', 'Slugger.slug', { sees: [{ file: 'src/deep/words.ts', symbol: 'words' }] });
    const prompt = await juniorPrompt({ read: tree(FILES), plan: plan([element]), element, mode: 'change' });
    expect(prompt.container).toEqual({ header: 'export class Slugger', fields: ["private readonly by: Separator = '-';"] });
    expect(prompt.body).toBe('const parts = words(title);\nreturn join(parts, this.by);');
    expect(prompt.seen).toEqual([
      { declaration: 'export function words(text: string): string[]', body: "return text.split('canary-other-file');" },
    ]);
  });

  it('tells neither intent nor criteria nor body where behaviour is to be preserved, and all constants', async () => {
    const element = change('src/deep/text.ts', 'Slugger.slug');
    const prompt = await juniorPrompt({ read: tree(FILES), plan: plan([element]), element, mode: 'preserve' });
    expect(prompt).toMatchObject({ intent: null, criteria: [], body: null });
    expect(prompt.definitions).toContain("const UNUSED = 'canary-constant';");
  });

  it('holds no other body, no other file, no test and no path', async () => {
    const prompt = await juniorPrompt({ read: await laidTree(), plan: PLAN, element: SLUG, mode: 'new' });
    const { system, user } = renderJuniorPrompt(prompt, 'Write the body.');
    expect(system).toBe('Write the body.');
    expect(user).not.toMatch(/canary|src\/|deep\/|test\/|CIRCUIT-STUB|tool|digest/);
    expect(user.replaceAll(/'\.\/\w+\.ts'/g, '')).not.toMatch(/\.ts\b/);
  });

  it('leaves values that look like paths in what the plan says, and in what a test expected', async () => {
    const element = add('src/deep/text.ts', 'isTest', {
      declaration: 'export function isTest(path: string): boolean',
      docstring: 'True for test/deep/text.test.ts.',
      intent: 'Tells whether the name ends in .test.ts, as in src/deep/words.ts.',
    });
    const planned = {
      ...plan([element]),
      criteria: [
        { id: 'C1', kind: 'new' as const, statement: "isTest('a/b.test.ts') is true and isTest('src/deep/text.ts') is false", clause: 'x' },
      ],
    };
    const laid = await layPlan(tree(FILES), planned, { nonce: 'n' });
    const { propose, calls } = scripted('return path.endsWith(".test.ts");');
    await fillElement({
      read: readThrough(tree(FILES), laid.changes),
      plan: planned,
      element,
      mode: 'new',
      instructions: '',
      tries: 1,
      propose,
      files: [...Object.keys(FILES), 'docs/rules.md'],
      failures: [
        {
          gate: 'tests',
          rule: 'docs/rules.md#Names',
          message: 'It has no name.',
          test: 'test/deep/text.test.ts',
          source: "read('docs/rules.md')",
        },
        {
          gate: 'tests',
          rule: 'assertion',
          message: "at /ws/test/deep/text.test.ts:3 and src/deep/text.ts:7, expected 'src/deep/text.ts' to be 'x'",
          expected: 'src/deep/text.ts',
        },
      ],
    });
    const user = calls[0]?.prompt.user ?? '';
    expect(user).toContain("- isTest('a/b.test.ts') is true and isTest('src/deep/text.ts') is false");
    expect(user).toContain('True for test/deep/text.test.ts.');
    expect(user).toContain('as in src/deep/words.ts.');
    expect(user).toContain(
      "gate: tests: (file)#Names\nsource: read('docs/rules.md')\ntest: a test file without named tests\nmessage: It has no name.",
    );
    expect(user).toContain("expected: src/deep/text.ts\nmessage: at (file) and (file), expected 'src/deep/text.ts' to be 'x'");
  });
});

describe('fillElement', () => {
  it('takes the first body that passes, and changes nothing but the hole', async () => {
    const { filled, calls } = await fill(["return join(words(title).slice(0, LIMIT), options.lower ? '-' : '_');"]);
    expect(filled).toMatchObject({ kind: 'filled', path: 'src/deep/text.ts', tries: 1 });
    expect(calls.map(({ tier }) => tier)).toEqual(['default']);
    const laid = (await (await laidTree())('src/deep/text.ts'))!;
    expect(filled.kind === 'filled' && filled.text).toBe(
      laid.replace(
        '  void [title, options];\n  throw new Error("CIRCUIT-STUB:slugify:n");',
        "  return join(words(title).slice(0, LIMIT), options.lower ? '-' : '_');",
      ),
    );
  });

  it('sends the exact error back, then escalates that one blank', async () => {
    const { filled, calls } = await fill(['return join(;', 'return slugHelper(title);', "return 'strong';"]);
    expect(filled).toMatchObject({ kind: 'filled', tries: 3 });
    expect(calls.map(({ tier }) => tier)).toEqual(['default', 'default', 'strong']);
    expect(calls[0]!.prompt.user).not.toContain('<refused>');
    expect(calls[1]!.prompt.user).toMatch(/<refused>\ngate: parse: syntax\nline: 1\nmessage: .+\n<\/refused>/);
    expect(calls[2]!.prompt.user).toContain('slugHelper is declared nowhere');
  });

  it('is blocked with the last findings when there is no strong tier', async () => {
    const { filled } = await fill(['return a;', 'return b;', { stop: 'no-such-tier' }]);
    expect(filled).toMatchObject({
      kind: 'blocked',
      tries: 2,
      findings: [{ gate: 'undefined-names', rule: 'undefined', message: expect.stringContaining('b is declared') }],
    });
  });

  it('is blocked when the strong tier fails too', async () => {
    const { filled } = await fill(['return a;', 'return b;', 'return c;']);
    expect(filled).toMatchObject({ kind: 'blocked', tries: 3 });
  });

  it('asks for more room after a cut answer', async () => {
    const { filled, calls } = await fill([{ text: 'return [', stop: 'length' }, "return '';"]);
    expect(filled.kind).toBe('filled');
    expect(calls.map(({ room }) => room)).toEqual(['usual', 'more']);
    expect(calls[1]!.prompt.user).toContain('reply: cut-off');
  });

  it.each([
    ['a fence', '```ts\nreturn title;\n```'],
    ['a fence without a language and blank lines around', '\n```\nreturn title;\n```\n\n'],
    ['the repeated definition', 'export function slugify(title: string, options: Options): string {\n  return title;\n}'],
    ['the repeated definition in a fence', '```typescript\nfunction slugify(title: string) {\n  return title;\n}\n```'],
    ['the repeated definition as an arrow', 'const slugify = (title: string): string => title;'],
    ['an indented body', '    return title;'],
  ])('takes %s off', async (_what, answer) => {
    const { filled } = await fill([answer]);
    expect(filled).toMatchObject({ kind: 'filled', tries: 1, text: expect.stringContaining('string {\n  return title;\n}') });
  });

  it.each([
    ['prose above a fence', 'Here it is:\n```ts\nreturn title;\n```', 'reply: prose'],
    ['prose below a fence', '```ts\nreturn title;\n```\nThis works.', 'reply: prose'],
    ['two fences', '```ts\nreturn title;\n```\n\n```ts\nreturn 1;\n```', 'reply: many-fences'],
    ['an open fence', '```ts\nreturn title;', 'reply: open-fence'],
    ['a refusal', { text: '', stop: 'refusal' } as const, 'reply: refused'],
    ['a tool call', { text: '', stop: 'tool-calls' } as const, 'reply: tool-call'],
    ['replacements that nobody asked for', '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE', 'hunks: not-asked'],
  ])('sends back %s', async (_what, answer, rule) => {
    const { calls } = await fill([answer, "return '';"]);
    expect(calls[1]!.prompt.user).toContain(`gate: ${rule}`);
  });

  it('keeps fences that stand inside a comment of the body', async () => {
    const { filled } = await fill(['/*\n```ts\nslugify(1)\n```\n*/\nreturn title;']);
    expect(filled).toMatchObject({ kind: 'filled', tries: 1, text: expect.stringContaining('slugify(1)') });
    const fenced = await fill(['```ts\n/*\n```ts\nslugify(1)\n```\n*/\nreturn title;\n```']);
    expect(fenced.filled).toMatchObject({ kind: 'filled', tries: 1, text: expect.stringContaining('slugify(1)') });
  });

  it('takes replacements inside a long body', async () => {
    const long = Array.from({ length: 70 }, (_, at) => `  total += ${at};`).join('\n');
    const files = { 'a.ts': `export function sum(): number {\n  let total = 0;\n${long}\n  return total;\n}\n` };
    const element = change('a.ts', 'sum');
    const { propose, calls } = scripted('<<<<<<< SEARCH\ntotal += 7;\n=======\ntotal += 700;\ntotal += 7;\n>>>>>>> REPLACE\n');
    const filled = await fillElement({
      read: tree(files),
      plan: plan([element]),
      element,
      mode: 'change',
      instructions: '',
      tries: 1,
      propose,
    });
    expect(calls[0]!.prompt.user).toContain('<answer>\nbody-or-hunks\n</answer>');
    expect(filled).toMatchObject({ kind: 'filled', text: files['a.ts'].replace('  total += 7;', '  total += 700;\n  total += 7;') });
  });

  it.each([
    ['total += 99;', 'hunks: not-found'],
    ['let again = 0;', 'hunks: not-unique'],
  ])('sends back a replacement of %s', async (search, rule) => {
    const long = Array.from({ length: 70 }, (_, at) => `  total += ${at};`).join('\n');
    const files = {
      'a.ts': `export function sum(): number {\n  let total = 0;\n  {\n    let again = 0;\n  }\n  {\n    let again = 0;\n  }\n${long}\n  return total;\n}\n`,
    };
    const element = change('a.ts', 'sum');
    const { propose, calls } = scripted(`<<<<<<< SEARCH\n${search}\n=======\n>>>>>>> REPLACE\n`, 'return 1;');
    await fillElement({ read: tree(files), plan: plan([element]), element, mode: 'change', instructions: '', tries: 2, propose });
    expect(calls[1]!.prompt.user).toContain(`gate: ${rule}`);
  });

  it('passes only the original where behaviour is to be preserved', async () => {
    const element = change('src/deep/text.ts', 'Slugger.slug');
    const input = { read: tree(FILES), plan: plan([element]), element, mode: 'preserve' as const, instructions: '', tries: 2 };
    const { propose, calls } = scripted(
      "return join(words(title), '-');",
      'const parts = (words(title));\n// joined\nreturn join(parts, this.by)',
    );
    expect(await fillElement({ ...input, propose })).toMatchObject({ kind: 'filled', tries: 2 });
    expect(calls[1]!.prompt.user).toContain('gate: critic: different');
  });

  it('shows the failing tests of the last run', async () => {
    const { calls } = await fill(['return title;'], {
      failures: [
        {
          gate: 'tests',
          rule: 'assertion',
          test: 'slugs > lower',
          message: 'at /ws/src/deep/text.ts:3:1',
          asserted: "expect(slugify('A')).toBe('a')",
          expected: "'a'",
          actual: "'A'",
        },
      ],
    });
    expect(calls[0]!.prompt.user).toContain(
      "test: slugs > lower\nasserted: expect(slugify('A')).toBe('a')\nexpected: 'a'\nactual: 'A'\nmessage: at (file)",
    );
  });

  it('fills a method of a class when the answer repeats the method', async () => {
    const element = change('src/deep/text.ts', 'Slugger.slug');
    const { propose } = scripted('slug(title: string): string {\n  return join(words(title), this.by);\n}');
    const filled = await fillElement({
      read: tree(FILES),
      plan: plan([element]),
      element,
      mode: 'change',
      instructions: '',
      tries: 1,
      propose,
    });
    expect(filled).toMatchObject({
      kind: 'filled',
      text: expect.stringContaining('  slug(title: string): string {\n    return join(words(title), this.by);\n  }'),
    });
  });
});
