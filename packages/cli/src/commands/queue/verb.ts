import type { Verb } from '../../frame/verb.ts';

/** `circuit queue`. */
export const queueVerb: Verb = {
  name: 'queue',
  summary: 'List what stands in the merge queue and what has landed.',
  load: async () => (await import('./show-queue.ts')).showQueue,
};
