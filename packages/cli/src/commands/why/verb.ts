import type { Verb } from '../../frame/verb.ts';

/** `circuit why`. */
export const whyVerb: Verb = {
  name: 'why',
  summary: 'Say why a line or a commit is there: ticket, element, criterion, tests, review line, decisions.',
  words: [['<place>', 'FILE:LINE as it stands in HEAD, or a commit']],
  options: [['--at <commit>', 'the commit in which FILE:LINE is meant, instead of HEAD']],
  help: 'The last change of the line leads to its commit, whose trailer names the ticket. What no ticket landed is said to be so, with status 1.',
  load: async () => (await import('./explain-place.ts')).explainPlace,
};
