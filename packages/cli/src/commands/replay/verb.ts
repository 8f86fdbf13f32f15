import type { Verb } from '../../frame/verb.ts';

/** `circuit replay`. */
export const replayVerb: Verb = {
  name: 'replay',
  summary: 'Run a landed ticket again from its recordings, without a model, in a clone at its base, and compare the trees.',
  words: [['<ticket>', 'id, such as T-1']],
  options: [['--script <dir>', 'folder of recordings; otherwise those that the project keeps of the ticket']],
  help: 'Exit status: 0 the same tree comes out, 1 another one, or none.',
  load: async () => (await import('./replay-ticket.ts')).replayTicket,
};
