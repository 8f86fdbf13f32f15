import type { Verb } from '../../frame/verb.ts';

/** `circuit tickets`. */
export const ticketsVerb: Verb = {
  name: 'tickets',
  summary: 'List every ticket as the root of its graph: status, cost, commit, criteria, elements, decisions, children.',
  load: async () => (await import('./list-tickets.ts')).listTickets,
};
