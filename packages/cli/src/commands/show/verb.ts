import type { Verb } from '../../frame/verb.ts';

/** `circuit show`. */
export const showVerb: Verb = {
  name: 'show',
  summary: 'Show a ticket as the root of its graph: goal, mandate, plan, patch, approval, runs, guarantees, journey.',
  words: [['<ticket>', 'id, such as T-1']],
  help: 'With --json: the graph as schemas/provenance-graph.schema.json describes it.',
  load: async () => (await import('./show-ticket.ts')).showTicket,
};
