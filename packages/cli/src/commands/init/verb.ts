import type { Verb } from '../../frame/verb.ts';

/** `circuit init`. */
export const initVerb: Verb = {
  name: 'init',
  summary: 'Look at the project and write its circuit.json; in a clone that has one, set up the clone.',
  options: [
    ['--yes', 'ask nothing; take what was seen'],
    ['--force', 'write over a circuit.json that is there'],
  ],
  help: [
    'Every git fetch of the remote then brings the journals and statements of tickets too, which circuit show, why and verify read in a clone: two lines',
    'under remote.NAME.fetch in .git/config. How to undo that is printed; without them circuit verify --fetch brings the records when asked.',
  ].join('\n'),
  load: async () => (await import('./init.ts')).init,
};
