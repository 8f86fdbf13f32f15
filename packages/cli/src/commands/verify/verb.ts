import type { Verb } from '../../frame/verb.ts';

/** `circuit verify`. */
export const verifyVerb: Verb = {
  name: 'verify',
  summary: 'Verify what a clone holds of its landings: hashes, signatures, trees, reports and recordings.',
  words: [['[commit]', 'a landed commit; without one, HEAD']],
  options: [
    ['--all', 'every landing, and everything that is recorded of any ticket'],
    ['--fetch', 'get journals and statements from the remote first, which a plain clone leaves out'],
    [
      '--key <id...>',
      'keys that may sign, instead of the signers of circuit.json; with neither any may, which shows only that nothing has changed since',
    ],
  ],
  help: 'It needs no database, and reads refs alone. Status 1 when something is not as it was recorded; each is named.',
  load: async () => (await import('./verify-landings.ts')).verifyLandings,
};
