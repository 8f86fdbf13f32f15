import type {
  AnswersSheet,
  ChallengeSheet,
  CheckReport,
  CheckReportFault,
  CodeSheet,
  Decision,
  ElementList,
  ElementListListed,
  Event,
  EventRunRequested,
  LayingReport,
  PlanSheet,
  PlanSheetPlainPlan,
  RedProof,
  ReviewSheetLine,
  SessionOutcome,
  Sheet,
  TestsSheet,
  TestsSheetTestsDone,
  TriageSheet,
} from '@ticket-circuit/schemas';

/** Builders of valid documents of one small ticket; each takes what differs. */

export const goal = 'slugify joins words with one dash. Old slugs stay as they are.';
export const table = `sha256:${'0'.repeat(64)}`;
export const otherTable = `sha256:${'1'.repeat(64)}`;

/** Returns an object id that is the same for the same word. */
export function oid(word: string): string {
  const hex = Array.from(word, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('');
  return hex.padEnd(40, '0').slice(0, 40);
}

export const base = oid('base');
export const head = oid('head');
export const trees = { laid: oid('laid'), tests: oid('tests'), code: oid('code'), commit: oid('commit') };
const digest = `sha256:${'a'.repeat(64)}`;

const lists = { supersedes: [], renames: [], dependencies: [], references: [], questions: [] } satisfies Partial<PlanSheet>;

export function behaviourPlan(changes: Partial<PlanSheetPlainPlan> = {}): PlanSheetPlainPlan {
  return {
    nature: 'behaviour',
    criteria: [
      { id: 'C1', kind: 'new', statement: 'Two words become one slug with a dash.', clause: 'slugify joins words with one dash' },
      { id: 'C2', kind: 'kept', statement: 'A single word stays.', clause: 'Old slugs stay as they are.' },
    ],
    elements: [
      {
        id: 'P1',
        file: 'src/slugify.ts',
        symbol: 'slugify',
        action: 'add',
        criteria: ['C1', 'C2'],
        intent: 'Split at white space and join with a dash.',
        declaration: 'export function slugify(text: string): string',
      },
    ],
    ...lists,
    ...changes,
  };
}

export function plan(nature: PlanSheet['nature'] = 'behaviour', changes: Partial<PlanSheet> = {}): PlanSheet {
  const whole = behaviourPlan();
  const text = [{ id: 'C1', kind: 'text' as const, statement: 'The page says so.', clause: 'slugify joins words with one dash' }];
  const kept = whole.criteria.map((criterion) => ({ ...criterion, kind: 'kept' as const }));
  const plans: Record<PlanSheet['nature'], PlanSheet> = {
    behaviour: whole,
    preserve: { ...whole, nature: 'preserve', criteria: kept },
    text: { ...whole, nature: 'text', criteria: text },
    mechanical: { ...whole, nature: 'mechanical', criteria: text, command: ['npm', 'version', 'minor'] },
  };
  return { ...plans[nature], ...changes } as PlanSheet;
}

export const blockingQuestion: PlanSheet['questions'][number] = {
  id: 'q1',
  question: 'Which joiner?',
  blocking: true,
  scope: 'within-goal',
  options: ['dash', 'underscore'],
  recommended: 'dash',
};

export const dependency: PlanSheet['dependencies'][number] = {
  manifest: 'package.json',
  name: 'slug',
  version: '^1.0.0',
  use: 'runtime',
  reason: 'It knows every script.',
};

export function tests(changes: Partial<TestsSheetTestsDone> = {}): TestsSheetTestsDone {
  return {
    kind: 'done',
    tests: [
      { role: 'proof', criteria: ['C1'], file: 'test/slugify.test.ts', name: 'joins words', red: { kind: 'assertion' } },
      { role: 'guard', criteria: ['C2'], file: 'test/slugify.test.ts', name: 'keeps a word' },
    ],
    uncovered: [],
    upheld: [],
    ...changes,
  };
}

export function redProof(changes: Partial<RedProof> = {}): RedProof {
  return {
    base,
    laidTree: trees.laid,
    testsTree: trees.tests,
    baseline: digest,
    runs: [],
    entries: [
      { criterion: 'C1', test: 'test/slugify.test.ts > joins words', role: 'proof', on: 'laid', outcome: 'failed', class: 'stub' },
      { criterion: 'C2', test: 'test/slugify.test.ts > keeps a word', role: 'guard', on: 'laid', outcome: 'passed' },
    ],
    hashes: [],
    faults: [],
    ...changes,
  };
}

/** Returns a right proof of every criterion of a plan. */
export function proofOf({ criteria }: PlanSheet): RedProof {
  const entries = criteria.flatMap(({ id: criterion, kind }): RedProof['entries'] => {
    const test = `test/slugify.test.ts > shows ${criterion}`;
    if (kind === 'kept') return [{ criterion, test, role: 'guard', on: 'laid', outcome: 'passed' }];
    if (kind === 'new') return [{ criterion, test, role: 'proof', on: 'laid', outcome: 'failed', class: 'stub' }];
    return kind === 'type' ? [{ criterion, test, role: 'type', on: 'check', outcome: 'failed' }] : [];
  });
  return redProof({ entries });
}

export const redFault = { kind: 'green-proof', message: 'joins words is green.', criterion: 'C1', test: 'joins words' } as const;

const heldConjuncts: CheckReport['held'][number]['conjunct'][] = [
  'proofs-green',
  'guards-green',
  'revert-run',
  'old-tests-green',
  'hashes-equal',
  'type-checks',
  'nature-proof',
  'no-stub-mark',
  'checks-pass',
  'references-clean',
  'lot-inside-plan',
];

export function checks(faults: CheckReportFault[] = [], tree = trees.commit): CheckReport {
  const failing = new Set(faults.map(({ conjunct }) => conjunct));
  const held = heldConjuncts.filter((name) => !failing.has(name)).map((conjunct) => ({ conjunct, evidence: [`run of ${conjunct}`] }));
  return { base, tree, held, faults, runs: [] };
}

export function checkFault(where: CheckReportFault['where'], changes: Partial<CheckReportFault> = {}): CheckReportFault {
  return { conjunct: 'proofs-green', where, message: `red in ${where}`, ...changes };
}

export function listed(number: number, changes: Partial<ElementListListed> = {}): ElementListListed {
  return {
    id: `lot.${number}`,
    file: 'src/slugify.ts',
    symbol: `slugify${number}`,
    change: 'added',
    origin: 'planned',
    before: '',
    after: `function slugify${number}() {}`,
    ...changes,
  };
}

export function elementList(changes: Partial<ElementList> = {}, count = 1): ElementList {
  const elements = Array.from({ length: count }, (_, index) => listed(index + 1));
  return { base, tree: trees.commit, elements, faults: [], ...changes };
}

export function yes(element: string): ReviewSheetLine {
  return { element, conform: 'yes' };
}

export function no(element: string, backTo: 'plan' | 'tests' | 'code'): ReviewSheetLine {
  return { element, conform: 'no', rule: 'correct', evidence: `${element} is wrong`, backTo };
}

export function laying(faults: LayingReport['faults'] = []): LayingReport {
  return { base, tree: faults.length > 0 ? base : trees.laid, stubs: [], faults };
}

type Bodies = {
  plan: PlanSheet;
  challenge: ChallengeSheet;
  answers: AnswersSheet;
  tests: TestsSheet;
  code: CodeSheet;
  review: { lines: ReviewSheetLine[] };
  triage: TriageSheet;
  decision: Decision;
  closure: Extract<Sheet, { kind: 'closure' }>['body'];
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

/** Returns the sheet of a session as role-kit stamps it. */
export function sheet<K extends keyof Bodies>(kind: K, session: string, body: Bodies[K]): Sheet {
  return { kind, role: roles[kind], ticket: session.split('/')[0] ?? '', session, body } as unknown as Sheet;
}

export function ended(session: string, outcome: SessionOutcome): Event {
  return { kind: 'session-ended', session, outcome };
}

export function handedIn<K extends keyof Bodies>(kind: K, session: string, body: Bodies[K], tree = trees.code): Event {
  return ended(session, { kind: 'sheet', sheet: sheet(kind, session, body), tree });
}

export function opened(ticket = 'T-1'): Event {
  return { kind: 'ticket-opened', ticket, title: 'Slugs', goal, origin: { kind: 'owner' }, table };
}

export function run(changes: Partial<EventRunRequested> = {}): EventRunRequested {
  return { kind: 'run-requested', base, table, bounds: { tries: 3, rounds: 3 }, supervisor: 'person', goal, ...changes };
}

export const discovery = { title: 'Empty text crashes', where: 'src/slugify.ts', evidence: 'slugify("") throws' };
