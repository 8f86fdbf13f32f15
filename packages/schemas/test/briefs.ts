import type { Brief, ExplorerBriefProjectFacts, PlanSheet, Sheet } from '../src/index.ts';

export const goal = 'slugify joins words with one dash.\nOld slugs stay as they are.';

export const project: ExplorerBriefProjectFacts = {
  packages: [{ name: 'core', paths: ['.'] }],
  runner: 'vitest',
  testCommand: ['npm', 'test'],
  checks: ['types'],
  references: ['api'],
  files: [
    { file: 'src/slugify.ts', class: 'source' },
    { file: 'test/slugify.test.ts', class: 'test' },
    { file: 'test/words.json', class: 'support' },
    { file: 'package.json', class: 'protected' },
  ],
  filesLeftOut: 0,
  outline: [],
  rules: [],
  testPatterns: [],
};

/** A plan that no rule finds fault with. */
export const plan: PlanSheet = {
  nature: 'behaviour',
  criteria: [
    { id: 'C1', kind: 'new', statement: 'Two words become one slug.', clause: 'joins words with one dash' },
    { id: 'C2', kind: 'kept', statement: 'One word stays.', clause: 'Old slugs stay' },
    { id: 'C3', kind: 'type', statement: 'It takes a string.', clause: 'slugify' },
    { id: 'C4', kind: 'text', statement: 'The docstring says so.', clause: 'one dash. Old slugs' },
  ],
  elements: [
    {
      id: 'P1',
      action: 'add',
      file: 'src/slugify.ts',
      symbol: 'slugify',
      criteria: ['C1', 'C2'],
      intent: 'Join.',
      declaration: 'export function slugify(text: string): string',
    },
    { id: 'P2', action: 'add', file: 'docs/slugs.md', symbol: '*', criteria: ['C4'], intent: 'Describe.' },
  ],
  supersedes: [{ action: 'change', criterion: 'C1', target: { kind: 'test', file: 'test/slugify.test.ts', name: 'slugify > joins' } }],
  renames: [{ from: { file: 'src/slugify.ts', symbol: 'slug' }, to: 'toSlug' }],
  dependencies: [{ manifest: 'package.json', name: 'slug', version: '^1.0.0', use: 'runtime', reason: 'Every script.' }],
  references: ['api'],
  questions: [{ id: 'q1', question: 'Which joiner?', blocking: true, scope: 'beyond-goal', options: ['dash', 'dot'], recommended: 'dash' }],
};

const head = { ticket: 'T-1', session: 'T-1/plan.r1.t1', round: 1, try: 1, tries: 3, goal, project, feedback: [] };
const challenge = {
  questions: [
    { id: 'q1', about: { kind: 'goal' as const }, question: 'What of tabs?', evidence: [] },
    { id: 'q2', about: { kind: 'criterion' as const, id: 'C1' }, question: 'And of dots?', evidence: [] },
  ],
};

type BriefOf<K extends Brief['kind']> = Extract<Brief, { kind: K }>;

export const briefs: { readonly [K in Brief['kind']]: BriefOf<K> } = {
  plan: { ...head, kind: 'plan', decided: [], sources: [] },
  answer: { ...head, kind: 'answer', plan, challenge },
  triage: {
    ...head,
    kind: 'triage',
    plan,
    landed: '',
    discovered: ['T-2', 'T-3'].map((ticket) => ({ ticket, discovery: { title: 'Empty', where: 'src', evidence: 'x' } })),
  },
  challenge: { ...head, kind: 'challenge', plan, unquoted: [], sources: [] },
  tests: {
    ...head,
    kind: 'tests',
    plan,
    sources: [],
    existing: [],
    checks: ['types'],
    feedback: [{ kind: 'test-defect', message: 'Two dashes.', file: 'test/slugify.test.ts', test: 'keeps' }],
  },
  code: {
    ...head,
    kind: 'code',
    plan,
    stubs: [],
    tests: [{ role: 'guard', criteria: ['C2'], file: 'test/fresh.test.ts', name: 'keeps' }],
    testFiles: [],
    refill: [],
    baseRed: [],
    bounds: { triesPerBody: 3, testRuns: 3 },
  },
  review: {
    ...head,
    kind: 'review',
    part: 1,
    parts: 1,
    plan,
    elements: ['lot.1', 'lot.2'].map((id) => ({
      kind: 'texts',
      id,
      file: 'src/slugify.ts',
      symbol: id,
      change: 'added',
      origin: 'planned',
      before: '',
      after: 'x',
    })),
    tests: [],
    rules: [{ id: 'docs/rules.md#Names', text: 'Name things.' }],
    recommended: [],
  },
  decision: {
    ...head,
    kind: 'decision',
    question: {
      id: 'Q-1',
      ticket: 'T-1',
      to: 'supervisor',
      step: 'plan',
      cause: 'plan-question',
      text: 'Which?',
      evidence: [],
      options: ['dash', 'dot'],
      admits: ['choose', 'amend'],
    },
  },
  closure: { ...head, kind: 'closure', plan, landed: '', decided: [] },
};

const roles = {
  plan: 'explorer',
  challenge: 'questioner',
  answers: 'explorer',
  tests: 'testwriter',
  code: 'developer',
  review: 'reviewer',
  triage: 'explorer',
  decision: 'supervisor',
  closure: 'supervisor',
} as const;

/** Returns a sheet as role-kit stamps it. */
export function sheet<K extends Sheet['kind']>(kind: K, body: Extract<Sheet, { kind: K }>['body']): Sheet {
  return { kind, role: roles[kind], ticket: 'T-1', session: 'T-1/plan.r1.t1', body } as unknown as Sheet;
}
