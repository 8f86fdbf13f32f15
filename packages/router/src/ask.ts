import type { CommonFeedback, CommonStepSlug, Question } from '@ticket-circuit/schemas';
import { addresseeOf, admitsOf } from './admits.ts';
import { emit, type Order } from './emit.ts';
import { factsOf } from './facts-of.ts';
import type { RuleOutcome } from './outcome.ts';
import type { Move, Subject, TicketFacts, WaitingState } from './state.ts';

/** A question before it has its id, its addressee and the decisions that it admits. */
export interface QuestionDraft {
  readonly cause: Question['cause'];
  readonly to?: Question['to'];
  readonly text: string;
  readonly evidence: readonly string[];
  readonly options?: readonly string[];
  readonly subject?: Subject;
}

/** Where the decisions lead: `again` is the asking step, `onward` what an acceptance leads to (the asking step where there is none). */
export interface Wait {
  readonly step: CommonStepSlug;
  readonly again: Move;
  readonly onward?: Move;
}

/** Returns the waiting state with its questions and one `ask` for each; `drafts` holds at least one. */
export function ask(from: TicketFacts, wait: Wait, drafts: readonly QuestionDraft[]): RuleOutcome {
  const facts = factsOf(from);
  const asked = drafts.map((draft, index) => ({ draft, question: toQuestion(facts, wait.step, draft, facts.asked + index + 1) }));
  const questions = asked.map(({ question }) => question);
  const subjects = Object.fromEntries(asked.flatMap(({ draft, question }) => (draft.subject ? [[question.id, draft.subject]] : [])));
  const emitted = emit({ ...facts, questions, asked: facts.asked + drafts.length }, questions.map(askOrder));
  const state: WaitingState = {
    ...emitted.facts,
    kind: 'waiting',
    step: wait.step,
    again: wait.again,
    onward: wait.onward ?? wait.again,
    subjects,
    answered: [],
  };
  return { state, effects: emitted.effects };
}

/** Returns the question of a draft under the given number. */
export function toQuestion(facts: TicketFacts, step: CommonStepSlug, draft: QuestionDraft, number: number): Question {
  const to = addresseeOf(facts, draft.cause, draft.to ?? 'supervisor');
  return {
    id: `Q-${number}`,
    ticket: facts.id,
    to,
    step,
    cause: draft.cause,
    text: draft.text,
    evidence: draft.evidence.filter((piece) => piece !== ''),
    options: [...(draft.options ?? [])],
    admits: admitsOf(facts, draft.cause, to).filter((kind) => kind !== 'accept-uncovered' || isAcceptable(draft.subject)),
  };
}

function isAcceptable(subject: Subject | undefined): boolean {
  return subject?.kind === 'criterion' && subject.acceptable;
}

export function askOrder(question: Question): Order {
  return { base: `${question.ticket}/${question.id}/ask`, draft: { kind: 'ask', question } };
}

/** Returns the findings as evidence of a question. */
export function evidenceOf(feedback: readonly CommonFeedback[]): string[] {
  return feedback.map(({ message }) => message);
}
