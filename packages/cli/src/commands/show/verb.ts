import type { Verb } from '../../frame/verb.ts';

/** `circuit show`. */
export const showVerb: Verb = {
  name: 'show',
  summary: 'Show a ticket: plan, criteria with their tests and red proof, elements, review, sessions, cost, commit.',
  words: [['<ticket>', 'id, such as T-1']],
  load: async () => (await import('./show-ticket.ts')).showTicket,
};
