import type { EventRedProved, EventSessionEnded, TestsSheetTestsDone } from '@ticket-circuit/schemas';
import { assertNever } from '@ticket-circuit/schemas';
import type { QuestionDraft } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { unshownCriteria } from '../deliverable.ts';
import { enter } from '../enter.ts';
import { without, factsOf } from '../facts-of.ts';
import { fromPlanDefects, fromRedProof, fromUncovered, fromUpheld } from '../feedback.ts';
import { loseAgain } from '../lose.ts';
import type { RuleOutcome } from '../outcome.ts';
import { askAfter, endSession, type Handed } from '../session-end.ts';
import type { Move, TicketFacts } from '../state.ts';

const prove: Move = { to: 'proving', count: 'first', feedback: [] };

export const readTests = rule(
  'read-tests',
  'Asks one question for each uncovered criterion that is not accepted, and on a defect of the plan; else proves the tests red. Upheld tests are told to the developer.',
  (state: StateOf<'testing'>, event: EventSessionEnded) => endSession(state, event, 'tests', takeTests),
);

function takeTests({ facts, body, tree, before }: Handed<'tests'>): RuleOutcome {
  const again = { to: 'testing', count: 'grant-try', feedback: [] } as const;
  switch (body.kind) {
    case 'plan-defect': {
      const text = 'The testwriter calls the plan wrong or too small. Shall the plan be extended or amended, or the claim refused?';
      const evidence = fromPlanDefects(body.defects).map(({ message }) => message);
      return askAfter({ facts, before }, { step: 'tests', again }, [{ cause: 'plan-defect', text, evidence }]);
    }
    case 'done': {
      const notes = { ...facts.notes, code: [...(facts.notes.code ?? []), ...fromUpheld(body.upheld)] };
      const laid = facts.laying?.tree;
      const next: TicketFacts = { ...facts, tests: body, testsTree: tree, ...(laid ? { testsOn: laid } : {}), notes };
      const open = body.uncovered.filter(({ criterion }) => !facts.accepted.includes(criterion));
      if (open.length === 0) return enter(next, prove, before);
      const acceptable = provesSomething(next, body);
      const drafts = open.map((uncovered): QuestionDraft => ({
        cause: 'uncovered',
        to: uncovered.cause === 'infrastructure-gap' ? 'owner' : 'supervisor',
        text: `No test covers criterion ${uncovered.criterion} (${uncovered.cause}). How shall it go on?`,
        evidence: [fromUncovered(uncovered).message],
        subject: { kind: 'criterion', id: uncovered.criterion, acceptable },
      }));
      return askAfter({ facts: next, before }, { step: 'tests', again, onward: prove }, drafts);
    }
    default:
      return assertNever(body);
  }
}

/** True while some new or type criterion has a test: no behaviour lands without a proved red, so the last one cannot be accepted away. */
function provesSomething({ plan }: TicketFacts, { tests }: TestsSheetTestsDone): boolean {
  if (plan?.nature !== 'behaviour') return true;
  const tested = new Set(tests.flatMap(({ role, criteria }) => (role === 'guard' ? [] : criteria)));
  return plan.criteria.some(({ id, kind }) => (kind === 'new' || kind === 'type') && tested.has(id));
}

export const readRedProof = rule(
  'read-red-proof',
  'Tests that are red for the right reason, and show every criterion, let the code begin; else they go back to the testwriter with the proof, next try.',
  (state: StateOf<'proving'>, { proof }: EventRedProved): RuleOutcome => {
    // The circuit carries the tests onto the laid tree of now, which is another one once main moved.
    const { testsTree, laidTree } = proof;
    const facts: TicketFacts = { ...factsOf(state), redProof: proof, testsTree, testsOn: laidTree };
    const { faults } = proof;
    if (faults.length > 0 && faults.every(({ kind }) => kind === 'infrastructure')) {
      return loseAgain(without(facts, ['redProof']), { stage: 'proving', why: faults.map(({ message }) => message).join(' ') });
    }
    if (faults.length > 0) return enter(facts, { to: 'testing', count: 'try', feedback: fromRedProof(proof) });
    const unshown = unshownCriteria(facts).map((each) => ({ ...each, kind: 'criterion-unproved' as const }));
    if (unshown.length > 0) return enter(facts, { to: 'testing', count: 'try', feedback: fromRedProof({ faults: unshown }) });
    if (facts.moving?.kind === 'moved') return enter(facts, { to: 'rebasing', count: 'first', feedback: [] });
    return enter(facts, { to: 'coding', count: facts.moving ? 'round' : 'first', feedback: [] });
  },
);
