export { applyAnswers } from '@ticket-circuit/schemas';
export { decide } from './decide.ts';
export { deliverable, type Conjunct, type ConjunctName, type Deliverable } from './deliverable.ts';
export { fold, foldEntry, type JournalEntry } from './fold.ts';
export type { Outcome } from './outcome.ts';
export { positionOf, type Position } from './position-of.ts';
export { printTable } from './print-table.ts';
export { reviewParts } from './review-parts.ts';
export { RouterError } from './router-error.ts';
export { whyRefused } from './rules/questions.ts';
export {
  initialState,
  type AbandonedState,
  type ClosedState,
  type Count,
  type Decided,
  type DiscoveredState,
  type HeldState,
  type Move,
  type OpenState,
  type ReviewingState,
  type SessionStage,
  type Stage,
  type StageState,
  type State,
  type StateKind,
  type StoppedState,
  type Ticketed,
  type TicketFacts,
  type WaitingState,
} from './state.ts';
export { statusNow, statusOf } from './status-of.ts';
export { tableDigest } from './table-digest.ts';
