import type { Ticketed, TicketFacts } from './state.ts';

const beyondFacts = [
  'kind',
  'part',
  'parts',
  'step',
  'again',
  'onward',
  'subjects',
  'answered',
  'suspended',
  'held',
  'present',
  'reason',
  'why',
  'rebase',
];

/** Returns what is known of the ticket, without what belongs to its present state alone. */
export function factsOf(state: Ticketed | TicketFacts): TicketFacts {
  const facts: Record<string, unknown> = { ...state };
  for (const name of beyondFacts) delete facts[name];
  return facts as unknown as TicketFacts;
}

/** Returns the facts without the named optional ones. */
export function without<K extends OptionalFact>(facts: TicketFacts, names: readonly K[]): TicketFacts {
  const kept = { ...facts };
  for (const name of names) delete kept[name];
  return kept;
}

type OptionalFact = {
  [K in keyof TicketFacts]-?: undefined extends TicketFacts[K] ? K : never;
}[keyof TicketFacts];
