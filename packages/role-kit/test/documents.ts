import { emptyPlan, type QuestionerBrief, type Role } from '@ticket-circuit/schemas';

export const brief: QuestionerBrief = {
  kind: 'challenge',
  ticket: 'T-1',
  session: 'T-1/challenge.r1.t1',
  round: 1,
  try: 1,
  tries: 1,
  goal: 'Do it.',
  project: {
    packages: [],
    runner: 'vitest',
    testCommand: ['npm', 'test'],
    checks: [],
    references: [],
    files: [],
    filesLeftOut: 0,
    outline: [],
    rules: [],
    testPatterns: [],
  },
  feedback: [],
  plan: { ...emptyPlan, nature: 'text' },
  unquoted: [],
  sources: [],
};

export const role: Role = {
  name: 'questioner',
  program: 'packages/questioner',
  prompt: 'prompt.md',
  sheets: ['challenge'],
  profile: 'reader',
  tools: ['read', 'list', 'search', 'write', 'edit', 'shell', 'run-tests', 'run-check'],
  limits: { calls: 12, outputTokensPerCall: 4000, wallMs: 60_000 },
};
