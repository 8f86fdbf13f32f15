import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { layPlan } from '@ticket-circuit/coupler';
import { promptPart } from '@ticket-circuit/role-kit';
import {
  emptyPlan,
  type DeveloperBrief,
  parseRole,
  type PlanSheet,
  type PlanSheetElement,
  type Role,
  type TestReportResult,
} from '@ticket-circuit/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { develop } from '../src/index.ts';
import { briefFor, fakeKit, type FakeOptions } from './fake-kit.ts';

const folder = join(import.meta.dirname, '../../../roles/developer');
let role: Role;
let prompt = '';

beforeAll(async () => {
  const parsed = parseRole(JSON.parse(await readFile(join(folder, 'role.json'), 'utf8')));
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.errors));
  role = parsed.value;
  prompt = promptPart(await readFile(join(folder, role.prompt), 'utf8'), 'code');
});

const SLUGIFY: PlanSheetElement = {
  id: 'E1',
  file: 'src/slug.ts',
  symbol: 'slugify',
  action: 'add',
  criteria: ['C1'],
  intent: 'Joins the lower-case words by dashes.',
  declaration: 'export function slugify(title: string): string',
};
const BASE = {
  'src/slug.ts': 'export function trim(text: string): string {\n  return text.trim();\n}\n\nexport const LIMIT = 9;\n',
  'notes.md': 'old\n',
};
const GOOD = "return trim(title).toLowerCase().split(' ').join('-');";

function planOf(elements: PlanSheetElement[], nature: 'behaviour' | 'text' = 'behaviour'): PlanSheet {
  const criteria = [{ id: 'C1', kind: 'new' as const, statement: 'A B becomes a-b.', clause: 'slugs' }];
  return { ...emptyPlan, nature, criteria, elements };
}

/** Plays `slugs` on the code of the tree, and an old test of `trim`; `old.test.ts` is always red when asked to be. */
const play =
  (oldRed: boolean): FakeOptions['test'] =>
  async (files, asked) => {
    const code = stripTypeScriptTypes(files.get('src/slug.ts') ?? '');
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, (text: string) => unknown>;
    const results: TestReportResult[] = [judge('test/slug.test.ts', 'slugs', () => module['slugify']?.('A B'), 'a-b', 2)];
    if (asked.length === 0) results.push(judge('test/old.test.ts', 'trims', () => module['trim']?.(' a '), 'a', 1));
    if (asked.length === 0 && oldRed)
      results.push({
        outcome: 'failed',
        id: 'test/flaky.test.ts > is red at base',
        file: 'test/flaky.test.ts',
        class: 'assertion',
        message: 'no',
      });
    return results;
  };

function judge(file: string, name: string, run: () => unknown, expected: string, line: number): TestReportResult {
  const id = `${file} > ${name}`;
  try {
    const actual = run();
    if (actual === expected) return { outcome: 'passed', id, file };
    return {
      outcome: 'failed',
      id,
      file,
      class: 'assertion',
      message: `AssertionError: at /ws/${file}:${line}`,
      expected: JSON.stringify(expected),
      actual: JSON.stringify(actual),
      frames: [{ file, line }],
    };
  } catch (error) {
    return { outcome: 'failed', id, file, class: 'error', message: String(error) };
  }
}

async function run(
  plan: PlanSheet,
  answers: FakeOptions['answers'],
  more: { brief?: Partial<DeveloperBrief>; files?: Record<string, string>; oldRed?: boolean; refuseSheets?: number; calls?: number } = {},
) {
  const files: Record<string, string> = { ...BASE, ...more.files };
  const laid = await layPlan(async (path) => files[path] ?? null, plan, { nonce: 'n1' });
  expect(laid.faults).toEqual([]);
  for (const { path, text } of laid.changes) if (text !== null) files[path] = text;
  const limits = more.calls === undefined ? role.limits : { ...role.limits, calls: more.calls };
  const fake = fakeKit({
    brief: briefFor(plan, { stubs: laid.stubs, ...more.brief }),
    prompt,
    role: { ...role, limits },
    files,
    answers,
    test: play(more.oldRed ?? false),
    ...(more.refuseSheets === undefined ? {} : { refuseSheets: more.refuseSheets }),
  });
  await develop(fake.kit);
  return fake;
}

function userOf(fake: Awaited<ReturnType<typeof run>>, call: number): string {
  const message = fake.calls[call]?.messages[0];
  return message?.role === 'user' ? message.text : '';
}

describe('the developer', () => {
  it('fills a new body, runs its own tests and then all, and hands in done', async () => {
    const fake = await run(planOf([SLUGIFY]), [GOOD]);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(fake.files.get('src/slug.ts')).toContain(`slugify(title: string): string {\n  ${GOOD}\n}`);
    expect(fake.requests.map((request) => (request.kind === 'run-tests' ? request.files : request.kind))).toEqual([
      'write',
      ['test/slug.test.ts'],
      [],
    ]);
    expect(fake.calls).toMatchObject([{ purpose: 'body', tier: 'default' }]);
    expect(fake.calls[0]?.tools).toBeUndefined();
  });

  it('sends the author of a body the words for bodies, and neither path nor test nor goal', async () => {
    const fake = await run(planOf([SLUGIFY]), [GOOD]);
    expect(fake.calls[0]?.system).toMatch(/^You write the body of one function/);
    expect(fake.calls[0]?.system).not.toContain('## ');
    expect(userOf(fake, 0)).not.toMatch(/canary|slug\.ts|slug\.test|Make slugs|CIRCUIT-STUB|return text\.trim/);
  });

  it('fills again what a failing test points at, with the assertion and both values', async () => {
    const fake = await run(planOf([SLUGIFY]), ["return trim(title).split(' ').join('-');", GOOD]);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(userOf(fake, 1)).toContain('<mode>\nchange\n</mode>');
    expect(userOf(fake, 1)).toContain("<body>\nreturn trim(title).split(' ').join('-');\n</body>");
    expect(userOf(fake, 1)).toContain(
      'gate: tests: assertion\ntest: slugs\nasserted: expect(slugify(\'A B\')).toBe(\'a-b\'); // canary\nexpected: "a-b"\nactual: "A-B"\nmessage: AssertionError: at (file)',
    );
  });

  it('asks once why when the runs are spent, and hands in that exit', async () => {
    const sheet = { kind: 'test-defect', defects: [{ file: 'test/slug.test.ts', test: 'slugs', evidence: 'It wants a-b.' }] };
    const fake = await run(planOf([SLUGIFY]), ['return "1";', 'return "2";', 'return "3";', { sheet }]);
    expect(fake.sheet()).toEqual(sheet);
    expect(fake.calls.map(({ purpose }) => purpose)).toEqual(['body', 'body', 'body', 'diagnose']);
    expect(userOf(fake, 3)).toContain('return "3";');
    expect(userOf(fake, 3)).toContain('canary');
    expect(fake.requests.at(-1)).toMatchObject({ kind: 'run-tests' });
  });

  it('escalates a blank, and is blocked when no exit is given', async () => {
    const fake = await run(planOf([SLUGIFY]), ['return lost;', 'return gone;', 'return (;', 'I do not know.', { sheet: { kind: 'done' } }]);
    expect(fake.calls.map(({ purpose, tier }) => `${purpose} ${tier}`)).toEqual([
      'body default',
      'body default',
      'body strong',
      'diagnose strong',
      'diagnose strong',
    ]);
    expect(fake.sheet()).toMatchObject({
      kind: 'blocked',
      cause: 'gate',
      evidence: expect.stringContaining('No body of slugify was taken. syntax'),
    });
    expect(fake.files.get('src/slug.ts')).toContain('CIRCUIT-STUB:E1:n1');
  });

  it('is blocked in words when its exit is refused', async () => {
    const sheet = { kind: 'test-defect', defects: [{ file: 'x', test: 'y', evidence: 'z' }] };
    const fake = await run(planOf([SLUGIFY]), ['return "1";', { sheet }], {
      brief: { bounds: { triesPerBody: 1, testRuns: 1 } },
      refuseSheets: 1,
    });
    expect(fake.sheet()).toEqual({
      kind: 'blocked',
      cause: 'unclear',
      evidence: 'A sheet of kind test-defect was refused: /defects/0/test no such test',
    });
  });

  it('keeps calls back for the exit', async () => {
    const fake = await run(planOf([SLUGIFY]), [{ sheet: { kind: 'plan-defect', defects: [{ what: 'w', evidence: 'e' }] } }], { calls: 3 });
    expect(fake.calls.map(({ purpose }) => purpose)).toEqual(['diagnose']);
    expect(fake.sheet()).toMatchObject({ kind: 'plan-defect' });
  });

  it('does not count an old test that was red before, and mends one that its change broke', async () => {
    const change: PlanSheetElement = {
      id: 'E2',
      file: 'src/slug.ts',
      symbol: 'trim',
      action: 'change',
      criteria: [],
      intent: 'Trims the ends.',
    };
    const fake = await run(planOf([SLUGIFY, change]), [GOOD, 'return text;', 'return text.trim();'], {
      oldRed: true,
      brief: { baseRed: ['test/flaky.test.ts > is red at base'] },
    });
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(userOf(fake, 2)).toContain('test: trims');
    expect(userOf(fake, 2)).not.toContain('is red at base');
  });

  it('fills only the named elements in a later round, with what came back, and stubs that still stand', async () => {
    const first = await run(planOf([SLUGIFY]), ["return trim(title).toLowerCase().replace(' ', '-');"]);
    const files = Object.fromEntries(first.files);
    const trim: PlanSheetElement = {
      id: 'E2',
      file: 'src/slug.ts',
      symbol: 'trim',
      action: 'change',
      criteria: [],
      intent: 'Trims the ends.',
    };
    const brief = briefFor(planOf([SLUGIFY, trim]), {
      round: 2,
      refill: ['E1'],
      feedback: [{ kind: 'review-line', message: 'Only the first space is replaced.', element: 'E1', rule: 'correct' }],
    });
    const fake = fakeKit({ brief, prompt, role, files, answers: [GOOD], test: play(false) });
    await develop(fake.kit);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(fake.calls).toHaveLength(1);
    expect(userOf(fake, 0)).toContain('gate: tests: correct\nmessage: Only the first space is replaced.');
  });

  it('fills a private helper again that a reviewer names', async () => {
    const files = {
      ...BASE,
      'src/slug.ts': `${BASE['src/slug.ts']}\nfunction dashed(text: string): string {\n  return text.replace(' ', '-');\n}\n\nexport function slugify(title: string): string {\n  return dashed(trim(title).toLowerCase());\n}\n`,
    };
    const feedback = [
      {
        kind: 'review-line' as const,
        message: 'Only the first space.',
        element: 'src/slug.ts#dashed',
        file: 'src/slug.ts',
        rule: 'correct',
      },
    ];
    const brief = briefFor(planOf([SLUGIFY]), { round: 2, refill: ['none'], feedback });
    const fake = fakeKit({ brief, prompt, role, files, answers: ["return text.replaceAll(' ', '-');"], test: play(false) });
    await develop(fake.kit);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(userOf(fake, 0)).toContain('message: Only the first space.');
    expect(fake.files.get('src/slug.ts')).toContain("replaceAll(' ', '-')");
  });

  it('writes values that the plan gives without a model', async () => {
    const limit: PlanSheetElement = {
      id: 'E3',
      file: 'src/slug.ts',
      symbol: 'LIMIT',
      action: 'change',
      criteria: [],
      intent: 'Grows.',
      declaration: 'export const LIMIT = 10;',
    };
    const fake = await run(planOf([limit]), [], {
      files: { 'src/slug.ts': `${BASE['src/slug.ts']}\nexport function slugify(): string {\n  return 'a-b';\n}\n` },
    });
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(fake.files.get('src/slug.ts')).toContain('LIMIT = 10');
  });

  it('asks for a proposal where a value is open, lays it and fills its helpers', async () => {
    const limit: PlanSheetElement = {
      id: 'E3',
      file: 'src/slug.ts',
      symbol: 'LIMIT',
      action: 'change',
      criteria: [],
      intent: 'Becomes one hundred.',
    };
    const good = {
      files: [
        {
          file: 'src/slug.ts',
          imports: [],
          constants: ['export const LIMIT = 100;'],
          types: [],
          helpers: ['function dashed(title: string): string'],
        },
      ],
    };
    const bad = { files: [{ ...good.files[0], constants: ['export const OTHER = 1;'] }] };
    const fake = await run(planOf([SLUGIFY, limit]), [
      { sheet: bad },
      { sheet: good },
      'return dashed(trim(title).toLowerCase());',
      "return title.split(' ').join('-');",
    ]);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(fake.calls.map(({ purpose }) => purpose)).toEqual(['skeleton', 'skeleton', 'body', 'body']);
    expect(userOf(fake, 1)).toContain('exported: OTHER is exported');
    expect(userOf(fake, 0)).toContain('<file name="src/slug.ts" language="typescript">');
    expect(userOf(fake, 0)).toMatch(/<criteria>\nC1: [^\n]*\n<\/criteria>/);
    expect(fake.files.get('src/slug.ts')).toContain('LIMIT = 100');
    expect(fake.files.get('src/slug.ts')).not.toContain('CIRCUIT-STUB');
  });

  it('edits texts by replacements and runs no test for a plan of text', async () => {
    const notes: PlanSheetElement = { id: 'E4', file: 'notes.md', symbol: '*', action: 'change', criteria: ['C1'], intent: 'Says new.' };
    const fake = await run(planOf([notes], 'text'), ['<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE']);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(fake.requests.map(({ kind }) => kind)).toEqual(['write']);
    expect(fake.calls).toMatchObject([{ purpose: 'text', system: expect.stringMatching(/^You edit one text file/) }]);
    expect(fake.files.get('notes.md')).toBe('new\n');
  });

  it('leaves a text as it is whose editor finds nothing to change', async () => {
    const notes: PlanSheetElement = { id: 'E4', file: 'notes.md', symbol: '*', action: 'change', criteria: ['C1'], intent: 'Says old.' };
    const fake = await run(planOf([notes], 'text'), ['NOTHING TO CHANGE']);
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(fake.requests).toEqual([]);
  });

  it('tells a finding without a place to the bodies, and to no text', async () => {
    const notes: PlanSheetElement = { id: 'E4', file: 'notes.md', symbol: '*', action: 'change', criteria: ['C1'], intent: 'Says new.' };
    const brief = { feedback: [{ kind: 'check' as const, message: 'lint failed' }] };
    const fake = await run(planOf([notes, SLUGIFY]), ['NOTHING TO CHANGE', GOOD], { brief });
    expect(fake.sheet()).toEqual({ kind: 'done' });
    expect(userOf(fake, 0)).not.toContain('lint failed');
    expect(userOf(fake, 1)).toContain('message: lint failed');
  });

  it('tells a finding with a line to the element that holds it, with the text of the line', async () => {
    const trim: PlanSheetElement = { id: 'E2', file: 'src/slug.ts', symbol: 'trim', action: 'change', criteria: [], intent: 'Trims.' };
    const feedback = [
      { kind: 'check' as const, message: 'lint: no', element: 'E2', file: 'src/slug.ts', line: 2, source: 'return text.trim();' },
    ];
    const fake = await run(planOf([SLUGIFY, trim]), [GOOD, 'return text.trim();'], { brief: { feedback } });
    expect(userOf(fake, 0)).not.toContain('lint: no');
    expect(userOf(fake, 1)).toContain('gate: tests: check\nsource: return text.trim();\nmessage: lint: no');
  });

  it('hands in a defect of the plan, unasked, where what came back has no body that it writes', async () => {
    const limit: PlanSheetElement = {
      id: 'E3',
      file: 'src/slug.ts',
      symbol: 'LIMIT',
      action: 'change',
      criteria: [],
      intent: 'Grows.',
      declaration: 'export const LIMIT = 10;',
    };
    const feedback = [
      { kind: 'review-line' as const, message: 'Ten is too few.', element: 'E3', rule: 'correct' },
      { kind: 'review-line' as const, message: 'Nobody uses it.', element: 'src/slug.ts#<import>./x.ts', rule: 'needed' },
      { kind: 'review-line' as const, message: 'It asserts nothing.', element: 'test/slug.test.ts#slugs', rule: 'tested' },
    ];
    const fake = await run(planOf([SLUGIFY, limit]), [], { brief: { round: 2, refill: ['E3'], feedback } });
    expect(fake.calls).toEqual([]);
    expect(fake.sheet()).toEqual({
      kind: 'plan-defect',
      defects: [
        {
          what: 'LIMIT in src/slug.ts is to be mended, and it has no body that the developer writes: only the plan can change it.',
          evidence: 'correct: Ten is too few.',
        },
        {
          what: '<import>./x.ts in src/slug.ts is to be mended, and it has no body that the developer writes: only the plan can change it.',
          evidence: 'needed: Nobody uses it.',
        },
      ],
    });
  });

  it('refuses a brief of another kind', async () => {
    const fake = fakeKit({
      brief: { ...briefFor(planOf([])), kind: 'tests' } as unknown as DeveloperBrief,
      prompt,
      role,
      files: {},
      answers: [],
      test: play(false),
    });
    await expect(develop(fake.kit)).rejects.toMatchObject({ code: 'wrong-brief' });
  });
});
