import { assertNever, counted as times, type CommonFeedback } from '@ticket-circuit/schemas';
import { ask, evidenceOf } from './ask.ts';
import { emit, type EffectDraft, type Order } from './emit.ts';
import { factsOf, without } from './facts-of.ts';
import type { RuleOutcome } from './outcome.ts';
import { reviewParts } from './review-parts.ts';
import { known } from './router-error.ts';
import { isSessionStage, notedStep, sessionId, sessions, stageKey, stages } from './stages.ts';
import type { Move, Stage, StageState, TicketFacts } from './state.ts';

/**
 * Returns the stage that a move leads to with its effect, or the question `bound-reached` where the move would pass a bound. `before`
 * are effects that go first, such as the records of discoveries.
 */
export function enter(from: TicketFacts, move: Move, before: readonly Order[] = []): RuleOutcome {
  const first = emit(factsOf(from), before);
  const outcome = pastBound(first.facts, move) ?? start(counted(first.facts, move), move);
  return { ...outcome, effects: [...first.effects, ...outcome.effects] };
}

function pastBound(facts: TicketFacts, move: Move): RuleOutcome | null {
  const { step, counts } = stages[move.to];
  const tries = facts.tries[counts] ?? 0;
  const spent =
    (isNextTry(move, tries) &&
      tries >= facts.bounds.tries && { count: tries, of: `${times(tries, 'try', 'tries')} of ${facts.bounds.tries} in step ${step}` }) ||
    (move.count === 'round' &&
      facts.round >= facts.bounds.rounds && { count: facts.round, of: `${times(facts.round, 'round')} of ${facts.bounds.rounds}` });
  if (spent === false) return null;
  const again: Move = { ...move, count: move.count === 'round' ? 'grant-round' : 'grant-try' };
  const text = `The bound is reached: ${spent.of} ${spent.count === 1 ? 'is' : 'are'} used up. Shall step ${step} go on once more?`;
  return ask(facts, { step, again }, [{ cause: 'bound-reached', text, evidence: evidenceOf(move.feedback) }]);
}

/** A step that comes round again in the same round begins a new try too: no two sessions share an id. */
function isNextTry({ to, count }: Pick<Move, 'to' | 'count'>, tries: number): boolean {
  return count === 'try' || (count === 'first' && tries > 0 && isSessionStage(to));
}

function counted(facts: TicketFacts, { to, count }: Move): TicketFacts {
  const { counts } = stages[to];
  if (count === 'round' || count === 'grant-round') return { ...facts, round: facts.round + 1, tries: { [counts]: 1 }, try: 1 };
  const before = facts.tries[counts] ?? 0;
  const next = count === 'grant-try' || isNextTry({ to, count }, before) ? before + 1 : Math.max(before, 1);
  // Only sessions use up tries: what the circuit does by itself has the number of the try that it serves.
  return { ...facts, tries: isSessionStage(to) ? { ...facts.tries, [counts]: next } : facts.tries, try: next };
}

function start(counted: TicketFacts, move: Move): RuleOutcome {
  const stage = move.to;
  const facts = refreshed(counted, stage);
  const noted = notedStep(stage);
  const told = noted && move.count !== 'again' ? [...(facts.notes[noted] ?? []), ...move.feedback] : [...move.feedback];
  const notes = noted ? withoutNote(facts.notes, noted) : facts.notes;
  const parts = reviewParts(facts);
  const part = stage === 'reviewing' ? parts.findIndex((elements) => elements.length > 0) + 1 : 1;
  const order: Order = { base: keyOf(facts, stage, part), draft: effectOf(facts, stage, told, part) };
  const emitted = emit({ ...facts, notes, told }, [order]);
  const state = { ...emitted.facts, kind: stage, ...(stage === 'reviewing' ? { part, parts: parts.length } : {}) } as StageState;
  return { state, effects: emitted.effects };
}

function keyOf(facts: TicketFacts, stage: Stage, part: number): string {
  return part > 1 ? `${sessionId(facts, 'review', part)}/start-session` : stageKey(facts, stage);
}

/** Returns the facts without what the stage makes stale. */
function refreshed(facts: TicketFacts, stage: Stage): TicketFacts {
  const stale: readonly (typeof stages)[Stage]['stale'][number][] = stages[stage].stale;
  const fresh = { ...without(facts, stale), questions: [], lines: stale.includes('elements') ? [] : facts.lines };
  // Once a step before the code runs anew, the old candidate can no longer be carried over as it is.
  if (stage === 'testing' && fresh.moving) return { ...fresh, moving: { ...fresh.moving, kind: 'conflict' } };
  return stage === 'planning' || stage === 'coding' ? without(fresh, ['moving']) : fresh;
}

function withoutNote(notes: TicketFacts['notes'], step: keyof TicketFacts['notes']): TicketFacts['notes'] {
  // A new plan makes what was said about the old tests and code void.
  if (step === 'plan') return {};
  const rest = { ...notes };
  delete rest[step];
  return rest;
}

function effectOf(facts: TicketFacts, stage: Stage, feedback: CommonFeedback[], part: number): EffectDraft {
  if (isSessionStage(stage)) {
    const { step } = stages[stage];
    const session = sessionId(facts, step, part);
    const head = { kind: 'start-session' as const, ...sessions[stage], session, step, round: facts.round, try: facts.try, feedback };
    return stage === 'reviewing' ? { ...head, part } : head;
  }
  switch (stage) {
    case 'installing':
      return { kind: 'run-gesture', gesture: 'G5' };
    case 'rebasing':
      return { kind: 'run-gesture', gesture: 'G3' };
    case 'gesture':
      return { kind: 'run-gesture', gesture: 'command' };
    case 'laying':
    case 'relaying':
      return { kind: 'lay-plan', plan: known(facts.plan, 'plan'), base: known(facts.base, 'base') };
    case 'proving':
      return { kind: 'run-red' };
    case 'checking':
      return { kind: 'run-checks' };
    case 'listing':
      return { kind: 'list-elements' };
    case 'committing':
      return { kind: 'commit' };
    case 'landing':
      return { kind: 'enqueue', commit: known(facts.commit, 'commit').commit };
    case 'closing': {
      const { commit, tree } = known(facts.landed, 'landed');
      return { kind: 'close', commit, tree };
    }
    default:
      return assertNever(stage);
  }
}
