import type { EventQuestionAnswered, EventRunRequested } from '@ticket-circuit/schemas';
import { askOrder, toQuestion, type QuestionDraft } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { emit } from '../emit.ts';
import { factsOf } from '../facts-of.ts';
import type { RuleOutcome } from '../outcome.ts';
import { positionOf } from '../position-of.ts';
import type { HeldState } from '../state.ts';
import { giveUp } from './give-up.ts';
import { whyRefused } from './questions.ts';

type Suspended = HeldState['suspended'];

/** Returns the state held as it is, behind one question. */
export function hold(suspended: Suspended, present: string, draft: QuestionDraft): RuleOutcome {
  const facts = factsOf(suspended);
  const question = toQuestion(facts, positionOf(suspended).step, draft, facts.asked + 1);
  const own = { ...facts, outstanding: [], questions: [question], asked: facts.asked + 1 };
  const emitted = emit(own, [askOrder(question)]);
  return { state: { ...emitted.facts, kind: 'held', suspended, present, held: [] }, effects: emitted.effects };
}

/** Returns the question `migrate`: another table than the one that the ticket runs under must not touch it unasked. */
export function holdFor(suspended: Suspended, event: EventRunRequested): RuleOutcome {
  const { table, bounds, supervisor } = event;
  return hold({ ...suspended, bounds, supervisor }, table, {
    cause: 'table-changed',
    text: 'This program decides by another table than the one that the ticket began under. Shall the ticket go on under the present one?',
    evidence: [`ticket ${suspended.table}`, `program ${table}`],
  });
}

export const runHeld = rule(
  'run-held',
  'Waits on; remembers the table of the program that runs now.',
  (state: StateOf<'held'>, { table }: EventRunRequested): RuleOutcome => ({ state: { ...state, present: table }, effects: [] }),
);

export const answerHeld = rule(
  'answer-held',
  'Lets the held state go on with what came meanwhile on migrate and retry; ends it on abandon.',
  (state: StateOf<'held'>, { question: id, by, decision }: EventQuestionAnswered): RuleOutcome => {
    const question = state.questions.find((each) => each.id === id);
    if (question === undefined) return { state, effects: [], refused: { why: `${id} is not the open question of ${state.id}.` } };
    const refused = whyRefused(question, decision, by);
    if (refused !== null) return { state, effects: [], refused: { why: refused } };
    const decided = [...state.decided, { question, decision, by }];
    if (decision.kind === 'abandon') return giveUp({ ...state, decided }, decision.reason ?? `Abandoned on ${question.id}.`);
    return release({ ...state, decided });
  },
);

/** Effects that were not performed while the state was held come again under their keys. */
function release({ suspended, held, present, asked, decided, keys, discoveries, outstanding }: HeldState): RuleOutcome {
  const own = outstanding.filter(({ kind }) => kind !== 'ask');
  const kept = [...suspended.outstanding, ...own];
  const state: Suspended = { ...suspended, table: present, asked, decided, keys, discoveries: [...discoveries], outstanding: kept };
  return { state, effects: suspended.outstanding, replay: held };
}
