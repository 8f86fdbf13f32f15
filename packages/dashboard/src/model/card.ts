import { positionOf, statusOf, type State, type Ticketed } from '@ticket-circuit/router';
import type { CommonStepSlug, Event, Question, Ticket } from '@ticket-circuit/schemas';

/** A ticket on the board. */
export interface Card {
  readonly ticket: string;
  readonly title: string;
  /** As the events tell it: whether a process takes a running ticket on now is not among them. */
  readonly status: Ticket['status'];
  readonly origin: Ticket['origin']['kind'];
  readonly step: CommonStepSlug;
  readonly round: number;
  readonly rounds: number;
  readonly try: number;
  readonly tries: number;
  /** Who works on it; empty between two sessions. */
  readonly role: string;
  readonly openedAt: string;
  /** When something last happened. */
  readonly at: string;
  readonly costUsd: number;
  readonly tokens: number;
  readonly questions: readonly Question[];
  /** The commit on main; empty before. */
  readonly commit: string;
}

/** Returns the card of a ticket after one more event, which has led it to this state; null while there is no ticket. */
export function cardAfter(card: Card | null, state: State, { event, at }: { readonly event: Event; readonly at: string }): Card | null {
  if (state.kind === 'none') return null;
  const { step, round, try: tried, tries, waitingOn } = positionOf(state);
  const used = event.kind === 'model-called' ? event : null;
  return {
    ticket: state.id,
    title: state.title,
    status: statusOf(state),
    origin: state.origin.kind,
    step,
    round,
    rounds: state.bounds.rounds,
    try: tried,
    tries,
    role: roleAfter(card?.role ?? '', event),
    openedAt: card?.openedAt ?? at,
    at,
    costUsd: (card?.costUsd ?? 0) + (used?.costUsd ?? 0),
    tokens: (card?.tokens ?? 0) + (used === null ? 0 : tokensIn(used.usage)),
    questions: waitingOn,
    commit: state.landed?.commit ?? '',
  };
}

/** Returns whether nothing more is to be done for a ticket. */
export function isOver(state: Ticketed): boolean {
  return ['closed', 'abandoned', 'discovered'].includes(state.kind) && state.outstanding.length === 0;
}

/** Returns all tokens of a call, read from a cache or not. */
export function tokensIn({ inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens }: UsageTokens): number {
  return inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
}

type UsageTokens = Pick<
  Extract<Event, { kind: 'model-called' }>['usage'],
  'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheWriteTokens'
>;

function roleAfter(role: string, event: Event): string {
  if (event.kind === 'session-started') return event.role;
  return event.kind === 'session-ended' || event.kind === 'session-stopped' ? '' : role;
}
