import type { Event } from '@ticket-circuit/schemas';
import type { RuleOutcome } from './outcome.ts';
import type { State, StateKind } from './state.ts';

export type EventKind = Event['kind'];
export type StateOf<K extends StateKind> = Extract<State, { kind: K }>;
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;

/** A cell that decides. `name` and `does` are printed and pinned by the digest of the table. */
export interface Rule<in S extends State, in E extends Event> {
  readonly kind: 'rule';
  readonly name: string;
  readonly does: string;
  readonly apply: (state: S, event: E, now: string) => RuleOutcome;
}

/** A cell that no event may reach, and why. */
export interface Empty {
  readonly kind: 'empty';
  readonly why: string;
}

/** The cells of one state: one for every kind of event. */
export type Row<K extends StateKind> = { readonly [E in EventKind]: Rule<StateOf<K>, EventOf<E>> | Empty };

export function rule<S extends State, E extends Event>(
  name: string,
  does: string,
  apply: (state: S, event: E, now: string) => RuleOutcome,
): Rule<S, E> {
  return { kind: 'rule', name, does, apply };
}

export function empty(why: string): Empty {
  return { kind: 'empty', why };
}
