import type { Verb } from '../../frame/verb.ts';

/** `circuit export`. */
export const exportVerb: Verb = {
  name: 'export',
  summary: 'Write all that is known of a ticket into a folder that a browser opens without a server.',
  words: [
    ['<ticket>', 'id, such as T-1'],
    ['[folder]', 'a new or empty folder; without one, the id of the ticket'],
  ],
  options: [
    ['--sarif', 'only print review lines and findings of checks, as SARIF 2.1.0'],
    ['--junit', 'only print the latest run of the whole suite, as JUnit XML'],
  ],
  help: 'The folder holds index.html, the graph, the journal, sheets, reports (JSON and JUnit), recordings, findings (SARIF) and the patch.',
  load: async () => (await import('./export-ticket.ts')).exportTicket,
};
