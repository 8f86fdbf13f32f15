import type { Brief } from '@ticket-circuit/schemas';
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
    checks: [],
    references: [],
    files: [{ file: 'src/a.ts', class: 'source' }],
    filesLeftOut: 4,
    outline: [{ file: 'src/a.ts', declarations: ['export function a(): void'] }],
    rules: [],
    testPatterns: ['**/*.test.ts'],
  },
  feedback: [{ kind: 'laying', message: 'It does not parse.', file: 'src/a.ts', line: 3 }],
  plan: { nature: 'behaviour', criteria: [], elements: [], supersedes: [], renames: [], dependencies: [], references: [], questions: [] },
  unquoted: [],
  sources: [{ file: 'src/a.ts', text: 'a\n```\nb' }],
};

test('a brief is told with its goal first, its findings, its files as they are and what was left out', () => {
  const text = renderBrief(brief);
  expect(text.startsWith('## Goal\n\nDouble it.')).toBe(true);
  expect(text).toContain('- [laying] file "src/a.ts", line 3: It does not parse.');
  expect(text).toContain('… and 4 more');
  expect(text).not.toContain('Unquoted');
  expect(text).not.toContain('T-1/challenge.r1.t1');
});

test('a file cannot end the fence that it is shown in', () => {
  expect(renderBrief(brief)).toContain('### src/a.ts\n````\na\n```\nb\n````');
});
