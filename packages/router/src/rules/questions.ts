import type {
  CommonFeedback,
  Decision,
  EventQuestionAnswered,
  EventQuestionAsked,
  EventSessionEnded,
  Question,
} from '@ticket-circuit/schemas';
import { isOwners } from '../admits.ts';
import { askOrder, toQuestion } from '../ask.ts';
import { rule, type StateOf } from '../cell.ts';
import { emit, type Order } from '../emit.ts';
import { enter } from '../enter.ts';
import { factsOf } from '../facts-of.ts';
import { fromDecision, fromSheetFaults } from '../feedback.ts';
import { maxLosses } from '../lose.ts';
import type { RuleOutcome } from '../outcome.ts';
import { toLay } from '../paths.ts';
import type { Decided, TicketFacts, WaitingState } from '../state.ts';
import { giveUp } from './give-up.ts';

export const startDecision = rule(
  'start-decision',
  'Starts the supervisor role on a question that goes to it, where circuit.json names one; a person is simply waited for.',
  (state: StateOf<'waiting'>, { question }: EventQuestionAsked): RuleOutcome => {
    const open = state.questions.find(({ id }) => id === question.id);
    if (open === undefined || !goesToRole(state, open)) return { state, effects: [] };
    return order(state, [decisionOrder(state, open, 1, [])]);
  },
);

/** True for a question that a supervisor role answers. */
export function goesToRole(facts: TicketFacts, question: Question): boolean {
  return question.to === 'supervisor' && facts.supervisor === 'role';
}

/** Returns the order for a decision session of a question. */
export function decisionOrder(facts: TicketFacts, question: Question, tried: number, feedback: CommonFeedback[]): Order {
  const session = `${facts.id}/${question.id}.t${tried}`;
  return {
    base: `${session}/start-session`,
    draft: {
      kind: 'start-session',
      role: 'supervisor',
      brief: 'decision',
      session,
      step: question.step,
      round: facts.round,
      try: tried,
      feedback,
      question: question.id,
    },
  };
}

function order(state: WaitingState, orders: readonly Order[]): RuleOutcome {
  const { facts, effects } = emit(state, orders);
  return { state: { ...state, ...facts }, effects };
}

export const takeDecision = rule(
  'take-decision',
  'Takes the decision of the supervisor role where the question admits it; without a valid one tries again within the bound, then the question goes to the owner.',
  (state: StateOf<'waiting'>, { session, outcome }: EventSessionEnded): RuleOutcome => {
    const [, id = '', tried = '1'] = /\/(Q-\d+)\.t(\d+)$/.exec(session) ?? [];
    const question = state.questions.find((each) => each.id === id);
    if (question === undefined) return { state, effects: [] };
    if (outcome.kind === 'stopped') return { state, effects: [] };
    if (outcome.kind === 'infrastructure') return lostDecision(state, question, Number(tried), outcome.why);
    if (outcome.kind === 'sheet' && outcome.sheet.kind === 'decision' && outcome.sheet.session === session) {
      const refused = whyRefused(question, outcome.sheet.body, 'supervisor');
      if (refused === null) return decideOn(state, question, outcome.sheet.body, 'supervisor');
      return nextDecision(state, question, Number(tried), fromSheetFaults([{ path: '/kind', rule: 'admits', message: refused }]));
    }
    if (outcome.kind === 'invalid-sheet') return nextDecision(state, question, Number(tried), fromSheetFaults(outcome.faults));
    if (outcome.kind === 'sheet') return nextDecision(state, question, Number(tried), fromSheetFaults([]));
    return passUp(state, question, `The supervisor role could not decide: ${outcome.kind}.`);
  },
);

function nextDecision(state: WaitingState, question: Question, tried: number, told: CommonFeedback[]): RuleOutcome {
  if (tried < state.bounds.tries) return order(state, [decisionOrder(state, question, tried + 1, told)]);
  return passUp(state, question, `The supervisor role gave no admitted decision in ${tried} tries.`);
}

/** Returns the same decision session once more, or the question to the owner once its cap is reached. */
export function lostDecision(state: WaitingState, question: Question, tried: number, why: string): RuleOutcome {
  const again = decisionOrder(state, question, tried, []);
  const losses = (state.losses[again.base] ?? 0) + 1;
  if (losses >= maxLosses) return passUp(state, question, `The session of the supervisor role was lost ${losses} times: ${why}`);
  return order({ ...state, losses: { ...state.losses, [again.base]: losses } }, [again]);
}

/** Returns the wait with the question replaced by one to the owner. */
function passUp(state: WaitingState, question: Question, why: string): RuleOutcome {
  const { cause, text, options } = question;
  const { [question.id]: subject, ...others } = state.subjects;
  const draft = { cause, to: 'owner', text, options, evidence: [...question.evidence, why], ...(subject ? { subject } : {}) } as const;
  const next = toQuestion(state, question.step, draft, state.asked + 1);
  const subjects = subject ? { ...others, [next.id]: subject } : others;
  const questions = state.questions.map((each) => (each.id === question.id ? next : each));
  return order({ ...state, questions, subjects, asked: state.asked + 1 }, [askOrder(next)]);
}

export const takeAnswer = rule(
  'take-answer',
  'Takes the decision of a person where the question admits it and it is his to take; refuses any other, which changes nothing.',
  (state: StateOf<'waiting'>, { question: id, by, decision }: EventQuestionAnswered): RuleOutcome => {
    const question = state.questions.find((each) => each.id === id);
    if (question === undefined) return { state, effects: [], refused: { why: `${id} is not an open question of ${state.id}.` } };
    const refused = whyRefused(question, decision, by);
    if (refused !== null) return { state, effects: [], refused: { why: refused } };
    return decideOn(state, question, decision, by);
  },
);

/** Returns why a decision may not be taken on a question, or null when it may. */
export function whyRefused(question: Question, decision: Decision, by: 'supervisor' | 'owner'): string | null {
  if (by !== 'owner' && question.to === 'owner') return `${question.id} is for the owner, so the supervisor cannot decide it.`;
  if (!question.admits.includes(decision.kind)) return `${question.id} admits ${question.admits.join(', ')}, not ${decision.kind}.`;
  if (by !== 'owner' && isOwners(decision.kind)) return `Only the owner decides ${decision.kind}.`;
  if (decision.kind === 'choose' && !question.options.includes(decision.option)) {
    return `${question.id} has the options ${question.options.map((option) => JSON.stringify(option)).join(', ')}, not ${JSON.stringify(decision.option)}.`;
  }
  return null;
}

function decideOn(state: WaitingState, question: Question, decision: Decision, by: 'supervisor' | 'owner'): RuleOutcome {
  const decided: Decided = { question, decision, by };
  const stopped = withoutSession({ ...state, decided: [...state.decided, decided] }, question.id);
  const outcome = follow(stopped.state, question, decided);
  return { ...outcome, effects: [...stopped.effects, ...outcome.effects] };
}

/** A person may answer while the supervisor role still thinks: its session is stopped and its sheet will only be recorded. */
function withoutSession(state: WaitingState, question: string): { state: WaitingState; effects: RuleOutcome['effects'] } {
  const running = state.outstanding.find((effect) => effect.kind === 'start-session' && effect.question === question);
  if (running?.kind !== 'start-session') return { state, effects: [] };
  const outstanding = state.outstanding.filter((effect) => effect !== running);
  const emitted = emit({ ...state, outstanding }, [
    { base: `${running.session}/stop-session`, draft: { kind: 'stop-session', session: running.session } },
  ]);
  return { state: { ...state, ...emitted.facts }, effects: emitted.effects };
}

function follow(state: WaitingState, question: Question, decided: Decided): RuleOutcome {
  const { decision } = decided;
  if (decision.kind === 'to-owner') return passUp(state, question, `Passed up by the supervisor. ${decision.reason ?? ''}`.trim());
  if (decision.kind === 'abandon') return giveUp(state, decision.reason ?? `Abandoned on ${question.id}.`);
  const questions = state.questions.filter(({ id }) => id !== question.id);
  const next = { ...state, ...granted(state, question, decision), questions, answered: [...state.answered, decided] };
  return questions.length > 0 ? { state: next, effects: [] } : settle(next);
}

/** Returns the facts that an acceptance changes. */
function granted(state: WaitingState, question: Question, decision: Decision): Partial<TicketFacts> {
  const subject = state.subjects[question.id];
  if (decision.kind === 'accept-uncovered' && subject?.kind === 'criterion') return { accepted: [...state.accepted, subject.id] };
  if (decision.kind === 'accept-dependency' && subject?.kind === 'dependency') {
    return { acceptedDependencies: [...state.acceptedDependencies, subject.name] };
  }
  if (decision.kind !== 'raise-budget') return {};
  return { budget: { usd: decision.usd, ...(decision.tokens === undefined ? {} : { tokens: decision.tokens }) } };
}

/** All questions of the wait are decided: a change of the plan outweighs one more try, which outweighs going on. */
function settle(state: WaitingState): RuleOutcome {
  const toldOf = (kinds: readonly Decision['kind'][]) =>
    state.answered
      .filter(({ decision }) => kinds.includes(decision.kind))
      .map(({ question, decision }) => fromDecision(question, decision));
  const facts = factsOf(state);
  const amend = toldOf(['choose', 'amend', 'extend-plan']);
  const retry = toldOf(['retry', 'refuse']);
  if (amend.length > 0) return enter(facts, { to: 'planning', count: 'grant-round', feedback: [...amend, ...retry] });
  if (retry.length > 0) {
    // The same try again is the same session, with the same brief: its recorded replies still hold.
    const told = state.again.count === 'again' ? [] : retry;
    return enter(facts, { ...state.again, feedback: [...state.again.feedback, ...told] });
  }
  const { onward } = state;
  return onward.to === 'laying' || onward.to === 'relaying' ? toLay(facts, onward.to) : enter(facts, onward);
}
