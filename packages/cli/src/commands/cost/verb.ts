import type { Verb } from '../../frame/verb.ts';

/** `circuit cost`. */
export const costVerb: Verb = {
  name: 'cost',
  summary: 'Say what tickets cost: by ticket, role, model and day, cache reads counted, and for each one that landed.',
  words: [['[ticket]', 'one ticket alone']],
  help: 'Days are of UTC. What a landed ticket costs is all that was ever spent, shared among the landed ones: those that failed cost as well.',
  load: async () => (await import('./show-cost.ts')).showCost,
};
