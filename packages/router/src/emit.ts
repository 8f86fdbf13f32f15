import type { Effect } from '@ticket-circuit/schemas';
import type { TicketFacts } from './state.ts';

type WithoutKey<E> = E extends Effect ? Omit<E, 'key'> : never;

/** An effect before it has its key. */
export type EffectDraft = WithoutKey<Effect>;

/** An effect to emit under a key that is made unique; `base` is the key without `.n<k>`. */
export interface Order {
  readonly base: string;
  readonly draft: EffectDraft;
}

/** Returns the facts with the effects outstanding, and the effects under keys that no effect of the ticket had before. */
export function emit(facts: TicketFacts, orders: readonly Order[]): { facts: TicketFacts; effects: Effect[] } {
  const keys: Record<string, number> = { ...facts.keys };
  const effects = orders.map(({ base, draft }): Effect => {
    const uses = (keys[base] ?? 0) + 1;
    keys[base] = uses;
    return { ...draft, key: uses === 1 ? base : `${base}.n${uses}` };
  });
  return { facts: { ...facts, keys, outstanding: [...facts.outstanding, ...effects] }, effects };
}

/** Returns the key without the part that tells its uses apart. */
export function baseKeyOf(key: string): string {
  return key.replace(/\.n[1-9][0-9]*$/, '');
}
