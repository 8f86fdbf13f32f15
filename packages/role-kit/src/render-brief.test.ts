import { emptyPlan, type Brief } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { renderBrief } from './render-brief.ts';

const brief: Brief = {
  kind: 'challenge',
  ticket: 'T-1',
  session: 'T-1/challenge.r1.t1',
  round: 1,
  try: 2,
  tries: 3,
  goal: 'Double it.',
  project: {
    packages: [{ name: 'core', paths: ['.'] }],
    runner: 'vitest-json',
    testCommand: ['npm', 'test'],
    checks: [],
    references: [],
    files: [{ file: 'src/a.ts', class: 'source' }],
    filesLeftOut: 4,
    outline: [{ file: 'src/a.ts', declarations: ['export function a(): void'] }],
    rules: [],
    testPatterns: ['**/*.test.ts'],
  },
  feedback: [{ kind: 'laying', message: 'It does not parse.', file: 'src/a.ts', line: 3 }],
  plan: emptyPlan,
  unquoted: [],
  sources: [{ file: 'src/a.ts', text: 'a\n```\nb' }],
};

test('a brief is told with its goal first, its findings and its files as they are', () => {
  const text = renderBrief(brief);
  expect(text.startsWith('## Goal\n\nDouble it.')).toBe(true);
  expect(text).toContain('- [laying] file "src/a.ts", line 3: It does not parse.');
  expect(text).not.toContain('Unquoted');
  expect(text).not.toContain('T-1/challenge.r1.t1');
});

test('a file cannot end the fence that it is shown in', () => {
  expect(renderBrief(brief)).toContain('### src/a.ts\n````\na\n```\nb\n````');
});

const facts: Brief['project'] = {
  ...brief.project,
  checks: ['lint'],
  files: [
    { file: 'src/a.ts', class: 'source' },
    { file: 'test/a.test.ts', class: 'test' },
  ],
};

test('a brief tells of the project what its role decides by, and no declaration of a file that it shows whole', () => {
  const { plan: _plan, unquoted: _unquoted, ...head } = { ...brief, kind: 'challenge' as const, project: facts };
  const planned = (text: string): string => renderBrief({ ...head, kind: 'plan', decided: [], sources: [{ file: 'src/a.ts', text }] });
  expect(planned('whole')).toContain('src/a.ts (source)');
  expect(planned('whole')).toContain('… and 4 more files of the project');
  expect(planned('whole')).not.toContain('Declarations:');
  expect(planned('a\n[… 9 characters left out …]\nb')).toContain('Declarations:');
  const tests = renderBrief({ ...head, kind: 'tests', plan: brief.plan, existing: [], checks: [] });
  expect(tests).toContain('Test and support files:\ntest/a.test.ts\n');
  expect(tests).not.toContain('src/a.ts (source)');
  expect(renderBrief({ ...brief, project: facts })).not.toMatch(/Files:|Declarations:/);
  expect(renderBrief({ ...head, kind: 'closure', plan: brief.plan, landed: '', decided: [] })).not.toContain('## Project');
});

test('a reviewer reads each element under its id, code in both texts and a changed file by its hunks', () => {
  const at = { file: 'src/a.ts', origin: 'planned' as const };
  const review = {
    ...brief,
    kind: 'review' as const,
    part: 1,
    parts: 1,
    elements: [
      {
        kind: 'texts' as const,
        id: 'lot.1',
        ...at,
        symbol: 'a',
        change: 'changed' as const,
        planned: 'E1',
        criteria: ['C1'],
        before: 'a(1)',
        after: 'a(2)',
      },
      {
        kind: 'hunks' as const,
        id: 'lot.2',
        ...at,
        file: 'README.md',
        symbol: '*',
        change: 'changed' as const,
        hunks: '@@ -1 +1 @@\n-old\n+new',
      },
      { kind: 'texts' as const, id: 'lot.3', ...at, file: 'b.md', symbol: '*', change: 'unchanged' as const, before: 'b', after: 'b' },
    ],
    tests: [],
    rules: [],
    recommended: [],
  } as unknown as Extract<Brief, { kind: 'review' }>;
  const text = renderBrief(review);
  expect(text.slice(text.indexOf('## Elements'))).toMatchInlineSnapshot(`
    "## Elements

    ### lot.1: changed a in src/a.ts (element E1 of the plan; criteria C1)
    Before:
    \`\`\`
    a(1)
    \`\`\`
    After:
    \`\`\`
    a(2)
    \`\`\`

    ### lot.2: changed README.md (planned)
    \`\`\`diff
    @@ -1 +1 @@
    -old
    +new
    \`\`\`

    ### lot.3: unchanged b.md (planned)
    Text:
    \`\`\`
    b
    \`\`\`"
  `);
  expect(text).not.toMatch(/## Parts?\n/);
  expect(renderBrief({ ...review, part: 2, parts: 3 })).toContain('judged in 3 parts, each in a session of its own. You judge part 2:');
});
