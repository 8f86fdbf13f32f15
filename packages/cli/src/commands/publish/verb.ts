import type { Verb } from '../../frame/verb.ts';

/** `circuit publish`. */
export const publishVerb: Verb = {
  name: 'publish',
  summary: 'Mirror the journal to refs, sign a statement for each landing, and push both; every landing does so by itself.',
  help: 'For landings whose records could not be pushed then, and for those of before. Doing it again changes nothing.',
  load: async () => (await import('./publish.ts')).publish,
};
