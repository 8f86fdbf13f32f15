import { describe, expect, test } from 'vitest';
import {
  checkSheet,
  parseBrief,
  parseSheet,
  type AnswersSheet,
  type Brief,
  type PlanSheet,
  type Sheet,
  type TestsSheetTestsDone,
} from '../src/index.ts';
import { briefs, plan, project, sheet } from './briefs.ts';

/** Returns the faults as `pointer: sentence`, after making sure that only rules, and no schema, can find them. */
function faults(handed: Sheet, brief: Brief): string[] {
  expect(parseSheet(handed)).toMatchObject({ kind: 'valid' });
  expect(parseBrief(brief)).toMatchObject({ kind: 'valid' });
  return checkSheet(handed, brief).map(({ path, message }) => `${path.replace(/^\/body/, '')}: ${message}`);
}

function ofPlan(changes: Partial<PlanSheet>): string[] {
  return faults(sheet('plan', { ...plan, ...changes } as PlanSheet), briefs.plan);
}

const [c1, c2, c3, c4] = plan.criteria;
const [p1, p2] = plan.elements;
if (!c1 || !c2 || !c3 || !c4 || p1?.action !== 'add' || p2?.action !== 'add')
  throw new Error('The plan of these tests is not what they expect.');

describe('any sheet', () => {
  test('that answers another brief, ticket or session is refused before it is read', () => {
    const other: Sheet = { ...sheet('code', { kind: 'done' }), ticket: 'T-9', session: 'T-9/code.r1.t1' };
    expect(checkSheet(other, briefs.plan)).toEqual([
      { path: '/kind', rule: 'kind', message: 'must be plan, the sheet that answers a plan brief', value: 'code' },
      { path: '/ticket', rule: 'ticket', message: 'must be T-1, the ticket of the brief', value: 'T-9' },
      { path: '/session', rule: 'session', message: 'must be T-1/plan.r1.t1, the session of the brief', value: 'T-9/code.r1.t1' },
    ]);
  });

  test('of closure has no rule beyond its schema', () => {
    expect(faults(sheet('closure', { kind: 'accept' }), briefs.closure)).toEqual([]);
  });
});

describe('a plan', () => {
  test('that contradicts nothing is accepted', () => {
    expect(ofPlan({})).toEqual([]);
  });

  test.each<[string, Partial<PlanSheet>, string[]]>([
    ['repeats a criterion', { criteria: [...plan.criteria, c4] }, ['/criteria/4: repeats the criterion C4: each may stand once']],
    ['repeats an element', { elements: [p1, { ...p2, id: 'P1' }] }, ['/elements/1: repeats the element P1: each may stand once']],
    [
      'plans a place twice',
      { elements: [p1, p2, { ...p1, id: 'P3' }] },
      ['/elements/2: repeats the place src/slugify.ts#slugify: each may stand once'],
    ],
    [
      'shares an id between criterion and element',
      { elements: [p1, { ...p2, id: 'C4' }] },
      ['/elements/1/id: C4 is the id of a criterion too: criteria and elements share their ids'],
    ],
    [
      'quotes what the goal does not say',
      { criteria: [c1, c2, c3, { ...c4, clause: 'two dashes' }] },
      ['/criteria/3/clause: must be an exact piece of the goal, word for word'],
    ],
    [
      'has no criterion',
      { criteria: [], elements: [{ ...p1, criteria: [] }], supersedes: [] },
      [
        '/criteria: must have at least one criterion: a plan without one asks for nothing',
        '/criteria: must have a new or a type criterion: without one the nature is preserve, text or mechanical',
      ],
    ],
    [
      'leaves a new criterion to nobody',
      { elements: [{ ...p1, criteria: [] }] },
      ['/criteria/0: C1 is new, so at least one element must name it in its criteria'],
    ],
    [
      'of behaviour brings none',
      { criteria: [c2, c4], elements: [{ ...p1, criteria: ['C2'] }], supersedes: [] },
      ['/criteria: must have a new or a type criterion: without one the nature is preserve, text or mechanical'],
    ],
    [
      'to preserve brings a new criterion',
      { nature: 'preserve', criteria: [c1, c2, c4] },
      ['/criteria/0/kind: must be kept or text in a preserve plan, which proves no other; else the nature is behaviour'],
    ],
    [
      'of text has a kept criterion',
      { nature: 'text', criteria: [c2, c4], elements: [{ ...p2, criteria: ['C2'] }], supersedes: [] },
      ['/criteria/0/kind: must be text in a text plan, which proves no other; else the nature is behaviour'],
    ],
    [
      'changes nothing',
      { criteria: [c3, c4], elements: [], renames: [], supersedes: [] },
      [
        '/elements: must name at least one element or rename: else nothing may change; for tests of what holds already the nature is preserve',
      ],
    ],
    [
      'names a criterion that there is not',
      { elements: [{ ...p1, criteria: ['C1', 'C9'] }] },
      ['/elements/0/criteria/1: C9 is no criterion of the plan; those are C1, C2, C3, C4'],
    ],
    [
      'plans a test file',
      { elements: [p1, { ...p2, file: 'test/words.json' }] },
      ['/elements/1/file: is a support file, which no planned element may touch; list old tests and support files in supersedes'],
    ],
    [
      'adds an element without a declaration',
      { elements: [p1, { ...p2, symbol: 'slug' }] },
      ['/elements/1: must have a declaration: slug is added, and only a whole file (symbol *) has none'],
    ],
    [
      'declares a whole file',
      { elements: [p1, { ...p2, declaration: 'x' }] },
      ['/elements/1/declaration: must be absent for a whole file (symbol *)'],
    ],
    [
      'moves an element to where it is',
      {
        elements: [p1, { id: 'P3', action: 'move', file: 'src/a.ts', symbol: 'a', from: { file: 'src/a.ts', symbol: 'a' }, criteria: [] }],
      },
      ['/elements/1/from: must differ from where the element goes'],
    ],
    [
      'supersedes for a criterion that there is not',
      { supersedes: [{ action: 'change', criterion: 'C9', target: { kind: 'support', file: 'test/words.json' } }] },
      ['/supersedes/0/criterion: C9 is no criterion of the plan; those are C1, C2, C3, C4'],
    ],
    [
      'supersedes source',
      { supersedes: [{ action: 'remove', target: { kind: 'support', file: 'src/slugify.ts' } }] },
      ['/supersedes/0/target/file: is a source file, not a support file'],
    ],
    [
      'renames to the same name',
      { renames: [{ from: { file: 'src/slugify.ts', symbol: 'slug' }, to: 'slug' }] },
      ['/renames/0/to: must differ from the old symbol'],
    ],
    [
      'repeats a dependency',
      { dependencies: [...plan.dependencies, ...plan.dependencies] },
      ['/dependencies/1: repeats the dependency package.json slug: each may stand once'],
    ],
    [
      'names a reference that there is not',
      { references: ['docs'] },
      ['/references/0: docs is no reference of circuit.json; those are api'],
    ],
    [
      'recommends what is no option',
      { questions: [{ id: 'q1', question: '?', blocking: true, scope: 'within-goal', options: ['a', 'b'], recommended: 'c' }] },
      ['/questions/0/recommended: must be one of the options, word for word'],
    ],
    [
      'goes beyond the goal without asking',
      { questions: [{ id: 'q1', question: '?', blocking: false, scope: 'beyond-goal', options: ['a', 'b'], recommended: 'a' }] },
      ['/questions/0/blocking: must be true: only the owner goes beyond the goal, so nothing holds before he says so'],
    ],
  ])('that %s is told so', (_, changes, expected) => {
    expect(ofPlan(changes)).toEqual(expected);
  });

  test('of a command may name protected files, which the command changes', () => {
    const elements: PlanSheet['elements'] = [
      { id: 'P1', action: 'change', file: 'package.json', symbol: '*', criteria: ['C4'], intent: 'Raise the version.' },
    ];
    expect(ofPlan({ nature: 'mechanical', command: ['npm', 'version', 'minor'], criteria: [c4], elements, supersedes: [] })).toEqual([]);
  });
});

test('a challenge about what is not there is told so', () => {
  const ask = (id: string, about: Extract<Sheet, { kind: 'challenge' }>['body']['questions'][number]['about']) => ({
    id,
    about,
    question: '?',
    evidence: [],
  });
  const questions = [
    ask('a', { kind: 'goal' }),
    ask('b', { kind: 'criterion', id: 'C1' }),
    ask('c', { kind: 'element', id: 'P1' }),
    ask('d', { kind: 'package', name: 'core' }),
  ];
  expect(faults(sheet('challenge', { questions }), briefs.challenge)).toEqual([]);
  const wrong = [ask('a', { kind: 'criterion', id: 'P1' }), ask('a', { kind: 'package', name: 'web' })];
  expect(faults(sheet('challenge', { questions: wrong }), briefs.challenge)).toEqual([
    '/questions/1: repeats the question a: each may stand once',
    '/questions/0/about: P1 is no criterion here; those are C1, C2, C3, C4',
    '/questions/1/about: web is no package here; those are core',
  ]);
});

describe('answers', () => {
  const kept = ['q1', 'q2'].map((id) => ({ id, answer: 'kept' as const, reason: 'So.' }));
  const amended = kept.map((each, index) => (index === 0 ? { ...each, answer: 'amended' as const } : each));
  const none = { criteria: [], elements: [], dropped: [] };

  test('that give each question one answer are accepted', () => {
    expect(faults(sheet('answers', { answers: kept }), briefs.answer)).toEqual([]);
    expect(
      faults(sheet('answers', { answers: amended, changes: { ...none, elements: [{ ...p1, intent: 'Join with one.' }] } }), briefs.answer),
    ).toEqual([]);
  });

  test.each<[string, AnswersSheet, string[]]>([
    ['miss a question', { answers: kept.slice(0, 1) }, ['/answers: must have exactly one entry for each question; missing: q2']],
    [
      'answer what was not asked',
      { answers: [...kept, { id: 'q9', answer: 'kept', reason: '.' }] },
      ['/answers/2: q9 is no question that was given; those are q1, q2'],
    ],
    ['amend without changes', { answers: amended }, [': must have changes, because an answer says amended']],
    ['change without amending', { answers: kept, changes: none }, ['/changes: must be absent, because no answer says amended']],
    [
      'drop what is not there',
      { answers: amended, changes: { ...none, dropped: ['X1'] } },
      ['/changes/dropped/0: X1 is no criterion or element of the plan; those are C1, C2, C3, C4, P1, P2'],
    ],
    [
      'change and drop the same',
      { answers: amended, changes: { ...none, elements: [p2], dropped: ['P2'] } },
      ['/changes/dropped/0: P2 cannot be changed and dropped at once'],
    ],
    [
      'make a plan that contradicts itself',
      { answers: amended, changes: { ...none, dropped: ['P1'] } },
      ['/changes/criteria/0: The amended plan: C1 is new, so at least one element must name it in its criteria'],
    ],
  ])('that %s are told so', (_, body, expected) => {
    expect(faults(sheet('answers', body), briefs.answer)).toEqual(expected);
  });
});

describe('a tests sheet', () => {
  const proof = {
    role: 'proof',
    criteria: ['C1'],
    file: 'test/slugify.test.ts',
    name: 'slugify > joins',
    red: { kind: 'assertion' },
  } as const;
  const guard = { role: 'guard', criteria: ['C2'], file: 'test/slugify.test.ts', name: 'keeps' } as const;
  const type = { role: 'type', criteria: ['C3'], file: 'test/types.test-d.ts', name: 'takes', check: 'types' } as const;
  function done(changes: Partial<TestsSheetTestsDone> = {}): Sheet {
    const tests = [proof, guard, type].map((each) => ({ ...each, criteria: [...each.criteria] }));
    return sheet('tests', { kind: 'done', tests, uncovered: [], upheld: [], ...changes });
  }
  const all = (done().body as TestsSheetTestsDone).tests;

  test('that covers each criterion once is accepted, and so is an honest exit', () => {
    expect(faults(done(), briefs.tests)).toEqual([]);
    expect(faults(sheet('tests', { kind: 'plan-defect', defects: [{ what: 'small', evidence: 'x' }] }), briefs.tests)).toEqual([]);
    const uncovered = [{ criterion: 'C3', cause: 'infrastructure-gap' as const, evidence: 'No checker.' }];
    expect(faults(done({ tests: all.slice(0, 2), uncovered }), briefs.tests)).toEqual([]);
  });

  test.each<[string, Partial<TestsSheetTestsDone>, string[]]>([
    ['leaves a criterion out', { tests: all.slice(0, 2) }, ['/tests: must cover each criterion or call it uncovered; missing: C3 (type)']],
    [
      'covers a criterion that it calls uncovered',
      { uncovered: [{ criterion: 'C2', cause: 'contradiction', evidence: 'x' }] },
      ['/uncovered/0/criterion: C2 has a test, so it cannot be uncovered too'],
    ],
    [
      'calls a text criterion uncovered',
      { uncovered: [{ criterion: 'C4', cause: 'not-observable', evidence: 'x' }] },
      ['/uncovered/0/criterion: C4 is no criterion that needs a test; those are C1 (new), C2 (kept), C3 (type)'],
    ],
    [
      'names a criterion that there is not',
      { tests: [...all, { ...guard, name: 'more', criteria: ['C9'] }] },
      ['/tests/3/criteria/0: C9 is no criterion of the plan; those are C1, C2, C3, C4'],
    ],
    [
      'proves what is kept',
      { tests: [...all, { ...proof, name: 'more', criteria: ['C2'], red: { kind: 'assertion' } }] },
      ['/tests/3/criteria/0: C2 is a kept criterion, so its test must have the role guard, not proof'],
    ],
    [
      'tests a text criterion',
      { tests: [...all, { ...guard, name: 'more', criteria: ['C4'] }] },
      ['/tests/3/criteria/0: C4 is a text criterion: the reviewer judges it, no test does'],
    ],
    [
      'repeats a test',
      { tests: [...all, { ...guard, criteria: ['C2'] }] },
      ['/tests/3: repeats the test guard test/slugify.test.ts > keeps: each may stand once'],
    ],
    [
      'names a check that there is not',
      { tests: [...all.slice(0, 2), { ...type, criteria: ['C3'], check: 'mypy' }] },
      ['/tests/2/check: mypy is no check of circuit.json; those are types'],
    ],
    [
      'writes tests into source',
      { tests: [...all, { ...guard, file: 'src/slugify.ts', criteria: ['C2'] }] },
      ['/tests/3/file: is a source file, not a test file'],
    ],
    [
      'forgets the old test that changes',
      { tests: [{ ...proof, file: 'test/other.test.ts', criteria: ['C1'] }, ...all.slice(1)] },
      [
        '/tests: must name what became of the old test test/slugify.test.ts > slugify > joins: a proof or guard of C1 in that file, under its old or new title',
      ],
    ],
    [
      'upholds what nobody called wrong',
      { upheld: [{ file: 'test/slugify.test.ts', test: 'joins', reason: 'x' }] },
      ['/upheld/0: test/slugify.test.ts > joins was not called wrong; those that were: test/slugify.test.ts > keeps'],
    ],
  ])('that %s is told so', (_, changes, expected) => {
    expect(faults(done(changes), briefs.tests)).toEqual(expected);
  });
});

test('a code sheet can only call tests wrong', () => {
  const wrong = (file: string) => ({ file, test: 'keeps', evidence: 'x' });
  expect(faults(sheet('code', { kind: 'done' }), briefs.code)).toEqual([]);
  expect(
    faults(sheet('code', { kind: 'test-defect', defects: [wrong('test/fresh.test.ts'), wrong('test/slugify.test.ts')] }), briefs.code),
  ).toEqual([]);
  expect(
    faults(
      sheet('code', { kind: 'test-defect', defects: [wrong('src/slugify.ts'), wrong('test/none.test.ts'), wrong('src/slugify.ts')] }),
      briefs.code,
    ),
  ).toEqual([
    '/defects/2: repeats the test src/slugify.ts > keeps: each may stand once',
    '/defects/0/file: src/slugify.ts is no test file of this project or ticket',
    '/defects/1/file: test/none.test.ts is no test file of this project or ticket',
    '/defects/2/file: src/slugify.ts is no test file of this project or ticket',
  ]);
  const cut = { ...briefs.code, project: { ...project, filesLeftOut: 3 } };
  expect(faults(sheet('code', { kind: 'test-defect', defects: [wrong('test/none.test.ts')] }), cut)).toEqual([]);
});

describe('review lines', () => {
  test('one for each element, citing a rule that there is, are accepted', () => {
    for (const rule of ['C1', 'docs/rules.md#Names', 'secure']) {
      const lines = [
        { element: 'lot.1', conform: 'yes' as const },
        { element: 'lot.2', conform: 'no' as const, rule, evidence: 'x', backTo: 'code' as const },
      ];
      expect(faults(sheet('review', { lines }), briefs.review)).toEqual([]);
    }
  });

  test('that miss, repeat or invent an element, or cite no rule, are told so', () => {
    const lines = [
      { element: 'lot.1', conform: 'yes' as const },
      { element: 'lot.1', conform: 'no' as const, rule: 'taste', evidence: 'x', backTo: 'code' as const },
      { element: 'lot.9', conform: 'yes' as const },
    ];
    expect(faults(sheet('review', { lines }), briefs.review)).toEqual([
      '/lines/1: repeats element lot.1: each may stand once',
      '/lines/2: lot.9 is no element that was given; those are lot.1, lot.2',
      '/lines: must have exactly one entry for each element; missing: lot.2',
      '/lines/1/rule: taste is no rule; cite one of C1, C2, C3, C4, docs/rules.md#Names, correct, secure, needed, tested, readable, and hand in anything else as a discovery',
    ]);
  });
});

test('triage gives each discovery one verdict, and none is a duplicate of itself', () => {
  const handled = { verdict: 'handled', evidence: 'x' } as const;
  expect(
    faults(
      sheet('triage', {
        verdicts: [
          { discovery: 'T-2', ...handled },
          { discovery: 'T-3', verdict: 'duplicate', of: 'T-2', evidence: 'x' },
        ],
      }),
      briefs.triage,
    ),
  ).toEqual([]);
  expect(
    faults(sheet('triage', { verdicts: [{ discovery: 'T-2', verdict: 'duplicate', of: 'T-2', evidence: 'x' }] }), briefs.triage),
  ).toEqual([
    '/verdicts: must have exactly one entry for each discovery; missing: T-3',
    '/verdicts/0/of: T-2 cannot be a duplicate of itself',
  ]);
});

test('a decision is one that its question admits, on an option that it has', () => {
  expect(faults(sheet('decision', { kind: 'choose', option: 'dot' }), briefs.decision)).toEqual([]);
  expect(faults(sheet('decision', { kind: 'abandon' }), briefs.decision)).toEqual([
    '/kind: abandon is not admitted; Q-1 admits choose, amend',
  ]);
  expect(faults(sheet('decision', { kind: 'choose', option: 'comma' }), briefs.decision)).toEqual([
    '/option: must be one of the options, word for word: dash, dot',
  ]);
});
