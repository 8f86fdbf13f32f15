import type { Verb } from '../../frame/verb.ts';

/** `circuit status`. */
export const statusVerb: Verb = {
  name: 'status',
  summary: 'Say what runs, what waits and what is queued: one line a ticket.',
  load: async () => (await import('./show-status.ts')).showStatus,
};
