import type { CommonFeedback, EventSessionEnded, SessionOutcomeSheet, Sheet } from '@ticket-circuit/schemas';
import { assertNever } from '@ticket-circuit/schemas';
import { ask, type QuestionDraft, type Wait } from './ask.ts';
import { emit, type Order } from './emit.ts';
import { enter } from './enter.ts';
import { factsOf } from './facts-of.ts';
import { fromSheetFaults } from './feedback.ts';
import { loseAgain } from './lose.ts';
import { reviewParts } from './review-parts.ts';
import type { RuleOutcome } from './outcome.ts';
import { sessions, stages } from './stages.ts';
import type { SessionStage, StageState, TicketFacts } from './state.ts';

type Body<K extends Sheet['kind']> = Extract<Sheet, { kind: K }>['body'];

/** What a rule reads of an accepted sheet: the facts, the body, the tree after the session, and the records of its discoveries. */
export interface Handed<K extends Sheet['kind']> {
  readonly facts: TicketFacts;
  readonly body: Body<K>;
  readonly tree: string;
  readonly before: readonly Order[];
}

/**
 * Returns what the end of a stage's session leads to: `read` decides on a valid sheet of the expected kind for this very session; every other ending
 * is the same for all roles.
 */
export function endSession<K extends Sheet['kind']>(
  state: Extract<StageState, { kind: SessionStage }>,
  { session, outcome }: EventSessionEnded,
  kind: K,
  read: (handed: Handed<K>) => RuleOutcome,
): RuleOutcome {
  if (outcome.kind !== 'sheet') return endWithoutSheet(state, outcome);
  const fault = misfit(outcome, kind, session, state.id);
  if (fault !== null) return nextTry(state, fromSheetFaults([fault]));
  const missing = missingOf(outcome.sheet, state);
  if (missing.length > 0) {
    return nextTry(state, fromSheetFaults([{ path: '', rule: 'complete', message: `must answer ${missing.join(', ')} as well` }]));
  }
  const { facts, before } = notice(factsOf(state), session, discoveriesOf(outcome.sheet));
  return read({ facts, body: outcome.sheet.body as Body<K>, tree: outcome.tree, before });
}

function misfit({ sheet }: SessionOutcomeSheet, kind: Sheet['kind'], session: string, ticket: string) {
  if (sheet.kind !== kind) return { path: '/kind', rule: 'kind', message: `must be ${kind}, the sheet of this step, not ${sheet.kind}` };
  if (sheet.session !== session) return { path: '/session', rule: 'session', message: `must be ${session}, not ${sheet.session}` };
  if (sheet.ticket !== ticket) return { path: '/ticket', rule: 'ticket', message: `must be ${ticket}, not ${sheet.ticket}` };
  return null;
}

/** Returns what a sheet leaves unanswered: it is judged here too, because a ticket would go round for ever on a gap. */
function missingOf(sheet: Sheet, facts: TicketFacts): string[] {
  const lacks = (wanted: readonly string[], given: readonly string[]) => wanted.filter((id) => !given.includes(id));
  if (sheet.kind === 'answers') {
    return lacks(
      facts.challenge?.questions.map(({ id }) => id) ?? [],
      sheet.body.answers.map(({ id }) => id),
    );
  }
  if (sheet.kind === 'triage') {
    return lacks(
      facts.discoveries.map(({ ticket }) => ticket),
      sheet.body.verdicts.map(({ discovery }) => discovery),
    );
  }
  if (sheet.kind !== 'review') return [];
  const part = reviewParts(facts).find((elements) => elements.length > 0) ?? [];
  return lacks(
    part.map(({ id }) => id),
    sheet.body.lines.map(({ element }) => element),
  );
}

function discoveriesOf(sheet: Sheet) {
  return 'discoveries' in sheet.body ? (sheet.body.discoveries ?? []) : [];
}

/** Returns the records of discoveries that were not noticed before, and the facts that remember them. */
function notice(
  facts: TicketFacts,
  session: string,
  discoveries: ReturnType<typeof discoveriesOf>,
): { facts: TicketFacts; before: Order[] } {
  const fresh = discoveries.filter(
    (each, index) =>
      ![...facts.noticed, ...discoveries.slice(0, index)].some(({ title, where }) => title === each.title && where === each.where),
  );
  const before = fresh.map((discovery): Order => ({
    base: `${session}/record-discovery`,
    draft: { kind: 'record-discovery', session, discovery },
  }));
  return { facts: { ...facts, noticed: [...facts.noticed, ...fresh] }, before };
}

function nextTry(state: Extract<StageState, { kind: SessionStage }>, faults: readonly CommonFeedback[]): RuleOutcome {
  const told = state.told.filter(({ kind }) => kind !== 'sheet');
  return enter(state, { to: state.kind, count: 'try', feedback: [...told, ...faults] });
}

function endWithoutSheet(
  state: Extract<StageState, { kind: SessionStage }>,
  outcome: Exclude<EventSessionEnded['outcome'], SessionOutcomeSheet>,
): RuleOutcome {
  const told = state.told;
  const stop = (draft: QuestionDraft, count: 'again' | 'grant-try'): RuleOutcome => ask(state, waitOf(state, count, told), [draft]);
  const role = sessions[state.kind].role;
  switch (outcome.kind) {
    case 'invalid-sheet':
      return nextTry(state, fromSheetFaults(outcome.faults));
    case 'infrastructure':
      return loseAgain(state, { stage: state.kind, why: outcome.why, told });
    case 'stopped':
      return {
        state: {
          ...factsOf(state),
          kind: 'stopped',
          again: waitOf(state, 'again', told).again,
          why: 'A person stopped the session.',
          rebase: false,
        },
        effects: [],
      };
    case 'out-of-plan': {
      const text = `The ${role} asked to write ${outcome.path}, which lies outside its rights. Shall the plan be extended, or the request refused?`;
      return stop({ cause: 'out-of-plan', text, evidence: [`${outcome.path}: ${outcome.rule}`] }, 'grant-try');
    }
    case 'breach': {
      const text = `The tree of the ${role} differs from what the host wrote. Shall the plan be extended, or the change refused?`;
      return stop({ cause: 'breach', text, evidence: outcome.paths }, 'grant-try');
    }
    case 'budget-spent':
      return stop(
        { cause: 'budget-spent', text: `The budget ended the session of the ${role}. Shall it be raised?`, evidence: [outcome.why] },
        'again',
      );
    case 'engine-down':
      return stop(
        { cause: 'engine-down', text: `The engine of the ${role} did not answer. Shall it be tried again?`, evidence: [outcome.why] },
        'again',
      );
    case 'refused-by-model':
      return stop({ cause: 'refused-by-model', text: `The model refused the task of the ${role}.`, evidence: [outcome.text] }, 'grant-try');
    default:
      return assertNever(outcome);
  }
}

function waitOf(
  state: Extract<StageState, { kind: SessionStage }>,
  count: 'again' | 'grant-try',
  feedback: readonly CommonFeedback[],
): Wait {
  return { step: stages[state.kind].step, again: { to: state.kind, count, feedback } };
}

/** Returns a question after the records of discoveries. */
export function askAfter(handed: Pick<Handed<'plan'>, 'facts' | 'before'>, wait: Wait, drafts: readonly QuestionDraft[]): RuleOutcome {
  const first = emit(handed.facts, handed.before);
  const outcome = ask(first.facts, wait, drafts);
  return { ...outcome, effects: [...first.effects, ...outcome.effects] };
}
