import type { Verb } from '../../frame/verb.ts';

/** `circuit log`. */
export const logVerb: Verb = {
  name: 'log',
  summary: 'Print the journal of a ticket; with --json every event whole, one a line.',
  words: [['<ticket>', 'id, such as T-1']],
  load: async () => (await import('./show-log.ts')).showLog,
};
