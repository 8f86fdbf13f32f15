import type { Verb } from '../../frame/verb.ts';

/** `circuit tickets`. */
export const ticketsVerb: Verb = {
  name: 'tickets',
  summary: 'List every ticket: status, cost, commit, title.',
  load: async () => (await import('./list-tickets.ts')).listTickets,
};
