import { describe, expect, test } from 'vitest';
import { deliverable, initialState, type ConjunctName, type TicketFacts } from '../src/index.ts';
import * as make from './builders.ts';
import { arrive } from './player.ts';

const landing: TicketFacts = arrive('landing').ticket;
const { redProof, checks, elements } = landing;
if (redProof === undefined || checks === undefined || elements === undefined) throw new Error('The landing ticket lacks a report.');

function judged(changes: Partial<TicketFacts>, conjunct: ConjunctName) {
  const found = deliverable({ ...landing, ...changes }).conjuncts.find((each) => each.conjunct === conjunct);
  return { holds: found?.holds, evidence: found?.evidence.join(' ') };
}

function withoutHeld(conjunct: ConjunctName): Partial<TicketFacts> {
  return { checks: { ...make.checks(), held: make.checks().held.filter((each) => each.conjunct !== conjunct) } };
}

describe('the convergence', () => {
  test('holds for a lot that went all the way, each conjunct with its evidence', () => {
    const { holds, conjuncts } = deliverable(landing);
    expect(holds).toBe(true);
    expect(conjuncts).toHaveLength(14);
    expect(conjuncts.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
    expect(conjuncts[0]).toEqual({
      conjunct: 'proofs-green',
      holds: true,
      evidence: [
        `red proof on tree ${make.trees.tests}`,
        'C1: test/slugify.test.ts > shows C1 failed on laid',
        'run of proofs-green',
        `check report on tree ${make.trees.commit}`,
      ],
    });
  });

  test('does not hold for a ticket without a plan', () => {
    expect(deliverable(initialState).holds).toBe(false);
    expect(deliverable(arrive('open').state).conjuncts.every(({ holds }) => !holds)).toBe(true);
  });

  test.each<[ConjunctName, Partial<TicketFacts>, string]>([
    ['proofs-green', { redProof: { ...redProof, entries: redProof.entries.slice(1) } }, 'C1 has no proof that was rightly red at 2.1.'],
    ['proofs-green', { redProof: { ...redProof, faults: [make.redFault] } }, 'joins words is green.'],
    [
      'proofs-green',
      { redProof: { ...redProof, entries: redProof.entries.map((entry) => ({ ...entry, outcome: 'passed' as const })) } },
      'C1 has no proof',
    ],
    ['guards-green', { redProof: { ...redProof, entries: redProof.entries.slice(0, 1) } }, 'C2 has no guard that was shown at 2.1.'],
    [
      'nature-proof',
      { redProof: { ...redProof, entries: redProof.entries.slice(1) } },
      'No proof or type test of this behaviour plan was rightly red.',
    ],
    ['hashes-equal', { redProof: { ...redProof, faults: [make.redFault] } }, 'joins words is green.'],
    ['revert-run', withoutHeld('revert-run'), 'does not say that revert-run holds'],
    ['old-tests-green', withoutHeld('old-tests-green'), 'does not say that old-tests-green holds'],
    ['no-stub-mark', withoutHeld('no-stub-mark'), 'does not say that no-stub-mark holds'],
    ['checks-pass', withoutHeld('checks-pass'), 'does not say that checks-pass holds'],
    ['checks-pass', { elements: { ...elements, faults: [make.checkFault('source')] } }, 'red in source'],
    [
      'references-clean',
      { elements: { ...elements, faults: [make.checkFault('source', { conjunct: 'references-clean', message: 'api.md is stale' })] } },
      'api.md is stale',
    ],
    [
      'lot-inside-plan',
      { elements: { ...elements, faults: [make.checkFault('source', { conjunct: 'lot-inside-plan', message: 'b.ts is not planned' })] } },
      'b.ts is not planned',
    ],
    ['review-lines', { lines: [] }, 'lot.1 (slugify1) has no line.'],
    ['review-lines', { lines: [make.no('lot.1', 'code')] }, 'does not conform'],
    ['review-lines', { lines: [make.yes('lot.1'), make.no('lot.1', 'code')] }, 'more than one line'],
    ['tree-is-commit-tree', { commit: { commit: make.oid('c'), tree: make.oid('x'), base: make.base } }, `commit ${make.oid('x')}`],
    ['tree-is-commit-tree', { elements: { ...elements, tree: make.oid('x') } }, `listed ${make.oid('x')}`],
  ])('lacks %s', (conjunct, changes, evidence) => {
    expect(judged(changes, conjunct)).toEqual({ holds: false, evidence: expect.stringContaining(evidence) as string });
    expect(deliverable({ ...landing, ...changes }).holds).toBe(false);
  });

  test('lacks no-open-question while one is open', () => {
    const [question] = arrive('coding').end({ kind: 'breach', paths: ['x'] }).ticket.questions;
    expect(judged({ questions: question ? [question] : [] }, 'no-open-question')).toMatchObject({ holds: false });
  });

  test.each(['redProof', 'checks', 'elements', 'commit'] as const)('does not hold while %s is missing', (fact) => {
    const { [fact]: gone, ...rest } = landing;
    expect(gone).toBeDefined();
    expect(deliverable(rest).holds).toBe(false);
  });

  test('names every conjunct that fails as one that a fault speaks against', () => {
    const names = deliverable(landing).conjuncts.map(({ conjunct }) => conjunct);
    const checked = names.filter((name) => make.checks().held.some((each) => each.conjunct === name) && name !== 'nature-proof');
    for (const conjunct of checked) {
      const report = make.checks([make.checkFault('source', { conjunct, message: `against ${conjunct}` })]);
      expect(judged({ checks: report }, conjunct), conjunct).toEqual({
        holds: false,
        evidence: expect.stringContaining(`against ${conjunct}`) as string,
      });
    }
  });

  test('takes the acceptance of the owner for a criterion without a test', () => {
    const facts = { redProof: { ...redProof, entries: redProof.entries.slice(0, 1) }, accepted: ['C2'] };
    expect(judged(facts, 'guards-green')).toEqual({ holds: true, evidence: 'C2 was accepted without a test by the owner' });
  });

  test.each([
    ['text', 'hashes-equal', 'Step 2.1, at which hashes are taken, does not run for a text plan.'],
    ['mechanical', 'revert-run', 'The revert run does not run for a mechanical plan.'],
    ['mechanical', 'proofs-green', 'The plan has no new criterion.'],
  ] as const)('of a %s plan says why %s asks nothing', (nature, conjunct, evidence) => {
    expect(judged({ plan: make.plan(nature) }, conjunct)).toEqual({ holds: true, evidence });
  });

  test.each(['mechanical', 'preserve', 'text'] as const)('of a %s plan needs the proof of its nature', (nature) => {
    expect(judged({ plan: make.plan(nature), ...withoutHeld('nature-proof') }, 'nature-proof').holds).toBe(false);
  });
});
