import type { CommonStepSlug } from '@ticket-circuit/schemas';
import type { Card } from './card.ts';

/** A column of the board with the cards that are shown in it. */
export interface Column {
  readonly id: ColumnId;
  readonly title: string;
  /** Tickets that stand there, shown or not. */
  readonly count: number;
  readonly cards: readonly Card[];
}

export type ColumnId = 'new' | 'plan' | 'tests' | 'code' | 'review' | 'land' | 'over';

const titles: Readonly<Record<ColumnId, string>> = {
  new: 'New',
  plan: '1 Plan',
  tests: '2 Tests',
  code: '3 Code',
  review: '4 Review',
  land: '5 Land',
  over: 'Over',
};

const columnOfStep: Readonly<Record<CommonStepSlug, ColumnId>> = {
  plan: 'plan',
  challenge: 'plan',
  answer: 'plan',
  gesture: 'plan',
  tests: 'tests',
  red: 'tests',
  code: 'code',
  checks: 'code',
  review: 'review',
  land: 'land',
  triage: 'over',
  closure: 'over',
};

/** Cards that are shown of one column: what a person can look through. */
const mostShown = 40;

/** Returns the column in which a card stands. */
export function columnOf({ status, step }: Pick<Card, 'status' | 'step'>): ColumnId {
  if (status === 'open') return 'new';
  return status === 'closed' || status === 'abandoned' ? 'over' : columnOfStep[step];
}

/** Returns the board: every column, in the order of the steps; in each first what waits for somebody, then what moved last. */
export function columnsOf(cards: Iterable<Card>): Column[] {
  const byColumn = new Map<ColumnId, Card[]>();
  // A discovery that nobody opened is no work yet: it stands on a page of its own.
  for (const card of cards) if (!isSleeping(card)) (byColumn.get(columnOf(card)) ?? added(byColumn, columnOf(card))).push(card);
  return (Object.keys(titles) as ColumnId[]).map((id) => {
    const all = (byColumn.get(id) ?? []).toSorted(inOrder);
    return { id, title: titles[id], count: all.length, cards: all.slice(0, mostShown) };
  });
}

/** Returns whether a card is a discovery that waits for somebody to open it. */
export function isSleeping({ origin, status, commit }: Pick<Card, 'origin' | 'status' | 'commit'>): boolean {
  return origin === 'discovery' && status === 'closed' && commit === '';
}

function added(byColumn: Map<ColumnId, Card[]>, id: ColumnId): Card[] {
  const cards: Card[] = [];
  byColumn.set(id, cards);
  return cards;
}

function inOrder(a: Card, b: Card): number {
  const waits = Number(b.questions.length > 0) - Number(a.questions.length > 0);
  return waits !== 0 ? waits : a.at < b.at ? 1 : a.at > b.at ? -1 : 0;
}
