import type { Verb } from '../../frame/verb.ts';

/** `circuit init`. */
export const initVerb: Verb = {
  name: 'init',
  summary: 'Look at the project and write its circuit.json.',
  options: [
    ['--yes', 'ask nothing; take what was seen'],
    ['--force', 'write over a circuit.json that is there'],
  ],
  load: async () => (await import('./init.ts')).init,
};
