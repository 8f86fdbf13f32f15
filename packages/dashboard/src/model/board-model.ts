import type { Glance, Journal } from '@ticket-circuit/journal';
import { foldEntry, initialState, type State } from '@ticket-circuit/router';
import type { Question } from '@ticket-circuit/schemas';
import { cardAfter, isOver, type Card } from './card.ts';
import { CostTotals, type CostRows } from './cost-totals.ts';
import { takeDiscovery, type Discovery } from './discoveries.ts';

type Source = Pick<Journal, 'glance' | 'read'>;

/** What a model knows, as plain data: enough to go on from there. */
export interface BoardFacts {
  readonly seq: number;
  readonly cards: readonly Card[];
  readonly discoveries: readonly Discovery[];
  readonly costs: CostRows;
}

/** Entries that are read at a time. */
const chunk = 500;

/** All tickets as the pages show them, folded from the journal entry by entry. */
export class BoardModel {
  readonly costs: CostTotals;
  readonly #source: Source;
  readonly #cards: Map<string, Card>;
  readonly #discoveries: Map<string, Discovery>;
  /** Of tickets that go on, as far as they moved before our eyes. Others are folded anew when they move. */
  readonly #states = new Map<string, State>();
  #seq: number;

  constructor(source: Source, facts: BoardFacts | null = null) {
    this.#source = source;
    this.#seq = facts?.seq ?? 0;
    this.#cards = new Map(facts?.cards.map((card) => [card.ticket, card]));
    this.#discoveries = new Map(facts?.discoveries.map((discovery) => [discovery.ticket, discovery]));
    this.costs = new CostTotals(facts?.costs);
  }

  facts(): BoardFacts {
    const [cards, discoveries] = [[...this.#cards.values()], [...this.#discoveries.values()]];
    return { seq: this.#seq, cards, discoveries, costs: this.costs.rows() };
  }

  /** The last entry that was taken. */
  get seq(): number {
    return this.#seq;
  }

  /** Takes all that has come since. */
  catchUp(): void {
    for (let isMore = true; isMore;) {
      const entries = this.#source.glance(this.#seq, chunk);
      for (const entry of entries) this.#take(entry);
      isMore = entries.length === chunk;
    }
  }

  card(ticket: string): Card | null {
    return this.#cards.get(ticket) ?? null;
  }

  cards(): Iterable<Card> {
    return this.#cards.values();
  }

  /** Latest first. */
  discoveries(): Discovery[] {
    return [...this.#discoveries.values()].toReversed();
  }

  /** Open questions, oldest ticket first. */
  questions(): Question[] {
    return [...this.#cards.values()].flatMap(({ questions }) => [...questions]);
  }

  #take(entry: Glance): void {
    const { ticket, seq, event, at } = entry;
    const before = this.#cards.get(ticket) ?? null;
    const state = foldEntry(this.#states.get(ticket) ?? this.#stateBefore(ticket, seq, before), entry);
    const card = cardAfter(before, state, entry);
    if (card !== null) this.#cards.set(ticket, card);
    if (state.kind === 'none' || isOver(state)) this.#states.delete(ticket);
    else this.#states.set(ticket, state);
    if (event.kind === 'model-called') this.costs.add(event, before?.role ?? '', at);
    takeDiscovery(this.#discoveries, entry);
    this.#seq = seq;
  }

  #stateBefore(ticket: string, seq: number, before: Card | null): State {
    if (before === null) return initialState;
    return this.#source
      .read(ticket)
      .filter((entry) => entry.seq < seq)
      .reduce(foldEntry, initialState);
  }
}
