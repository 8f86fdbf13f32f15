import type { EventElementsListed, EventSessionEnded, ReviewSheetLine, ReviewSheetLineNo } from '@ticket-circuit/schemas';
import { ask, evidenceOf } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { deliverable } from '../deliverable.ts';
import { emit } from '../emit.ts';
import { enter } from '../enter.ts';
import { factsOf } from '../facts-of.ts';
import { fromCheckFaults, fromLines } from '../feedback.ts';
import { loseAgain } from '../lose.ts';
import type { RuleOutcome } from '../outcome.ts';
import { hasTests, isMechanical } from '../paths.ts';
import { keptLines, reviewParts } from '../review-parts.ts';
import { endSession, type Handed } from '../session-end.ts';
import type { Count, TicketFacts } from '../state.ts';
import { askMechanical, isInfrastructure } from './code.ts';

export const readList = rule(
  'read-list',
  'A red final pass goes back to the developer, next round (of a command: a question); else the elements without a proof go to the reviewer in parts, or straight on.',
  (state: StateOf<'listing'>, { list }: EventElementsListed): RuleOutcome => {
    const before = factsOf(state);
    if (list.faults.length > 0 && list.faults.every(isInfrastructure)) {
      return loseAgain(before, { stage: 'listing', why: list.faults.map(({ message }) => message).join(' ') });
    }
    const facts: TicketFacts = { ...before, elements: list, lines: keptLines(before, list.elements) };
    if (list.faults.length === 0) return goOnReviewing(facts, 'first');
    if (isMechanical(facts)) return askMechanical(facts, list.faults);
    return enter(facts, { to: 'coding', count: 'round', feedback: fromCheckFaults(list.faults) });
  },
);

export const readReview = rule(
  'read-review',
  'Takes the lines of this part and goes on with the next; a part that an element is left out of is one more try. A line against the plan is a question; any other line that does not conform sends the lot to tests before code, next round; all conforming and deliverable goes to the commit.',
  (state: StateOf<'reviewing'>, event: EventSessionEnded) => endSession(state, event, 'review', takeLines),
);

function takeLines({ facts, body, before }: Handed<'review'>): RuleOutcome {
  const first = emit(facts, before);
  const known = new Set(
    reviewParts(facts)
      .find((elements) => elements.length > 0)
      ?.map(({ id }) => id),
  );
  const own = body.lines.filter(({ element }) => known.has(element));
  const isWhole = [...known].every((id) => own.some(({ element }) => element === id));
  const lines: ReviewSheetLine[] = [...facts.lines, ...own];
  // A reading that leaves an element out is a try like any other, or it could begin again for ever.
  const outcome = goOnReviewing({ ...first.facts, lines }, isWhole ? 'again' : 'try');
  return { ...outcome, effects: [...first.effects, ...outcome.effects] };
}

/** The next part keeps the try of the part before: the parts are one reading. */
function goOnReviewing(facts: TicketFacts, count: Count): RuleOutcome {
  if (reviewParts(facts).some((elements) => elements.length > 0)) return enter(facts, { to: 'reviewing', count, feedback: [] });
  const against = facts.lines.filter((line): line is ReviewSheetLineNo => line.conform === 'no');
  return against.length > 0 ? sendBack(facts, against) : deliver(facts);
}

function sendBack(facts: TicketFacts, against: readonly ReviewSheetLineNo[]): RuleOutcome {
  const told = (lines: readonly ReviewSheetLineNo[]) => fromLines(lines, facts.elements?.elements ?? []);
  if (isMechanical(facts) || against.some(({ backTo }) => backTo === 'plan')) {
    const text = 'The reviewer holds the plan itself against the lot. Shall the plan be extended or amended, or the finding refused?';
    const again = { to: 'reviewing', count: 'grant-try', feedback: [] } as const;
    // A refusal makes the reviewer judge these elements once more; the others stay judged.
    const conforming = { ...facts, lines: facts.lines.filter(({ conform }) => conform === 'yes') };
    return ask(conforming, { step: 'review', again }, [{ cause: 'review-plan', text, evidence: evidenceOf(told(against)) }]);
  }
  const forTests = hasTests(facts) ? against.filter(({ backTo }) => backTo === 'tests') : [];
  if (forTests.length === 0) return enter(facts, { to: 'coding', count: 'round', feedback: told(against) });
  const forCode = told(against.filter((line) => !forTests.includes(line)));
  const notes = { ...facts.notes, code: [...(facts.notes.code ?? []), ...forCode] };
  return enter({ ...facts, notes }, { to: 'testing', count: 'round', feedback: told(forTests) });
}

function deliver(facts: TicketFacts): RuleOutcome {
  const missing = deliverable(facts).conjuncts.filter(({ conjunct, holds }) => !holds && conjunct !== 'tree-is-commit-tree');
  if (missing.length === 0) return enter(facts, { to: 'committing', count: 'first', feedback: [] });
  const faults = missing.map(({ conjunct, evidence }) => ({
    conjunct,
    where: 'source' as const,
    message: `${conjunct}: ${evidence.join(' ')}`,
  }));
  if (isMechanical(facts)) return askMechanical(facts, faults);
  return enter(facts, { to: 'coding', count: 'round', feedback: fromCheckFaults(faults) });
}
