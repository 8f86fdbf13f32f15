import { empty, type EventKind, type Row } from './cell.ts';
import { readClosure, readTriage } from './rules/after.ts';
import { readChecks, readCode } from './rules/code.ts';
import { answerHeld, runHeld } from './rules/held.ts';
import { afterClosing, afterRebase, readCommit, readLanding } from './rules/land.ts';
import { afterCommand, afterLaying, afterRelaying, installDependencies, readAnswers, readChallenge, readPlan } from './rules/plan.ts';
import { startDecision, takeAnswer, takeDecision } from './rules/questions.ts';
import { keepDiscovery, loseDecision, loseEffect, loseRecord, noteGesture, noteResult, record } from './rules/results.ts';
import { readList, readReview } from './rules/review.ts';
import { readRedProof, readTests } from './rules/tests.ts';
import { abandonTicket, editTicket, firstRun, openDiscovery, openTicket, runOn, runStopped, runWaiting } from './rules/ticket.ts';
import type { StateKind } from './state.ts';

/** Raised when a rule comes to mean something else under the same name and sentence: it is part of the digest. */
export const edition = 1;

const insideEffects = {
  'effect-started': record,
  'session-started': record,
  'model-called': record,
  'file-written': record,
  'tool-used': record,
  'sheet-accepted': record,
  'sheet-refused': record,
  blunder: record,
};

/** Results of effects that stand beside the stage and may come in any state. */
const beside = {
  'discovery-recorded': keepDiscovery,
  'discovery-reopened': noteResult,
  'ticket-linked': noteResult,
  'session-stopped': noteResult,
};

const unbegun = {
  ...insideEffects,
  'session-ended': empty('No session was started yet.'),
  'session-stopped': empty('No session was started yet.'),
  'plan-laid': empty('There is no plan to lay yet.'),
  'gesture-played': empty('No gesture was ordered yet.'),
  'red-proved': empty('There are no tests to prove yet.'),
  'checks-run': empty('There is no candidate to check yet.'),
  'elements-listed': empty('There is no candidate to list yet.'),
  committed: empty('There is nothing to commit yet.'),
  'landing-reported': empty('Nothing was handed to the queue yet.'),
  'question-asked': empty('No question was ordered yet.'),
  'question-answered': empty('No question is open.'),
  'discovery-recorded': empty('No role has noticed anything yet.'),
  'discovery-reopened': empty('No triage has run yet.'),
  'ticket-linked': empty('No closure has run yet.'),
  'ticket-closed': empty('Nothing has landed yet.'),
  'infrastructure-lost': empty('No effect was ordered yet that could be lost.'),
};

const openedOnce = empty('A ticket is opened once, by its first event.');
const goalIsFixed = empty('A session has read title and goal: another goal is another ticket.');
const queueHasIt = empty('The queue has the commit: only its report tells whether it landed.');
const hasLanded = empty('It has landed: closed means landed, and a landed ticket is not abandoned.');
const hasEnded = 'The ticket has ended: nothing of it runs any more.';

/** What every stage has in common: it waits for the result of its one effect, and the results of the others are not ordered. */
const stage = {
  ...insideEffects,
  ...beside,
  'ticket-opened': openedOnce,
  'ticket-edited': goalIsFixed,
  'run-requested': runOn,
  'session-ended': empty('This stage runs no session.'),
  'plan-laid': empty('Only laying and relaying order the laying of a plan.'),
  'gesture-played': noteGesture,
  'red-proved': empty('Only proving orders a red proof.'),
  'checks-run': empty('Only checking orders the checks.'),
  'elements-listed': empty('Only listing orders the element list.'),
  committed: empty('Only committing orders the commit.'),
  'landing-reported': empty('Only landing hands a commit to the queue.'),
  'question-asked': empty('A stage has no open question.'),
  'question-answered': empty('A stage has no open question.'),
  'ticket-closed': empty('Only closing orders the close.'),
  'ticket-abandoned': abandonTicket,
  'infrastructure-lost': loseEffect,
};

/** The rest of a state in which no stage runs. */
const idle = {
  ...stage,
  'gesture-played': noteGesture,
  'plan-laid': empty('No stage runs, so no plan is being laid.'),
  'red-proved': empty('No stage runs, so no tests are being proved.'),
  'checks-run': empty('No stage runs, so nothing is being checked.'),
  'elements-listed': empty('No stage runs, so nothing is being listed.'),
  committed: empty('No stage runs, so nothing is being committed.'),
  'landing-reported': empty('No stage runs, so nothing is in the queue.'),
  'ticket-closed': empty('No stage runs, so nothing is being closed.'),
  'infrastructure-lost': loseRecord,
};

const ended = {
  ...idle,
  'ticket-edited': empty(hasEnded),
  'run-requested': empty(hasEnded),
  'session-ended': empty(hasEnded),
  'question-asked': empty(hasEnded),
  'question-answered': empty(hasEnded),
};

/**
 * What the circuit decides: for each kind of state, for each kind of event, one small rule, or why there is none. Reaching an empty cell is a refusal
 * that becomes a question. Source: CIRCUIT, section 5.
 */
export const table = {
  none: {
    ...unbegun,
    'effect-started': empty('There is no ticket yet.'),
    'session-started': empty('There is no ticket yet.'),
    'model-called': empty('There is no ticket yet.'),
    'file-written': empty('There is no ticket yet.'),
    'tool-used': empty('There is no ticket yet.'),
    'sheet-accepted': empty('There is no ticket yet.'),
    'sheet-refused': empty('There is no ticket yet.'),
    blunder: empty('There is no ticket yet.'),
    'ticket-opened': openTicket,
    'ticket-edited': empty('There is no ticket yet.'),
    'run-requested': empty('There is no ticket yet.'),
    'ticket-abandoned': empty('There is no ticket yet.'),
  } satisfies Row<'none'>,
  discovered: {
    ...unbegun,
    'ticket-opened': openedOnce,
    'ticket-edited': empty('A discovery is closed: it is edited once it is open.'),
    'run-requested': empty('A discovery is closed until triage or the owner opens it.'),
    'question-answered': empty('A discovery is closed, so no question of it is open.'),
    'discovery-reopened': openDiscovery,
    'ticket-abandoned': empty('A discovery is closed: there is nothing to abandon.'),
  } satisfies Row<'discovered'>,
  open: {
    ...unbegun,
    'ticket-opened': openedOnce,
    'ticket-edited': editTicket,
    'run-requested': firstRun,
    'ticket-abandoned': abandonTicket,
  } satisfies Row<'open'>,
  planning: { ...stage, 'session-ended': readPlan } satisfies Row<'planning'>,
  installing: { ...stage, 'gesture-played': installDependencies } satisfies Row<'installing'>,
  laying: { ...stage, 'plan-laid': afterLaying } satisfies Row<'laying'>,
  challenging: { ...stage, 'session-ended': readChallenge } satisfies Row<'challenging'>,
  answering: { ...stage, 'session-ended': readAnswers } satisfies Row<'answering'>,
  relaying: { ...stage, 'plan-laid': afterRelaying } satisfies Row<'relaying'>,
  gesture: { ...stage, 'gesture-played': afterCommand } satisfies Row<'gesture'>,
  testing: { ...stage, 'session-ended': readTests } satisfies Row<'testing'>,
  proving: { ...stage, 'red-proved': readRedProof } satisfies Row<'proving'>,
  coding: { ...stage, 'session-ended': readCode } satisfies Row<'coding'>,
  checking: { ...stage, 'checks-run': readChecks } satisfies Row<'checking'>,
  listing: { ...stage, 'elements-listed': readList } satisfies Row<'listing'>,
  reviewing: { ...stage, 'session-ended': readReview } satisfies Row<'reviewing'>,
  committing: { ...stage, committed: readCommit } satisfies Row<'committing'>,
  landing: { ...stage, 'landing-reported': readLanding, 'ticket-abandoned': queueHasIt } satisfies Row<'landing'>,
  rebasing: { ...stage, 'gesture-played': afterRebase } satisfies Row<'rebasing'>,
  closing: { ...stage, 'ticket-closed': afterClosing, 'ticket-abandoned': hasLanded } satisfies Row<'closing'>,
  triaging: { ...stage, 'session-ended': readTriage, 'ticket-abandoned': hasLanded } satisfies Row<'triaging'>,
  closure: { ...stage, 'session-ended': readClosure, 'ticket-abandoned': hasLanded } satisfies Row<'closure'>,
  stopped: {
    ...idle,
    'run-requested': runStopped,
    'session-ended': empty('The session has ended; the next run starts another.'),
    'question-asked': empty('Nothing is asked while the run is stopped.'),
    'question-answered': empty('No question is open while the run is stopped.'),
  } satisfies Row<'stopped'>,
  waiting: {
    ...idle,
    'run-requested': runWaiting,
    'session-ended': takeDecision,
    'question-asked': startDecision,
    'question-answered': takeAnswer,
    'infrastructure-lost': loseDecision,
  } satisfies Row<'waiting'>,
  held: {
    ...idle,
    'run-requested': runHeld,
    'session-ended': empty('The owner decides what is held, so no decision session runs.'),
    'question-asked': noteResult,
    'question-answered': answerHeld,
  } satisfies Row<'held'>,
  closed: { ...ended, 'ticket-abandoned': hasLanded } satisfies Row<'closed'>,
  abandoned: { ...ended, 'ticket-abandoned': noteResult } satisfies Row<'abandoned'>,
} as const satisfies { readonly [K in StateKind]: Row<K> };

/** Every kind of event, in the order of a row. */
export const eventKinds = Object.keys(table.none) as EventKind[];
/** Every kind of state, in the order of the table. */
export const stateKinds = Object.keys(table) as StateKind[];
