import type { Verb } from '../../frame/verb.ts';

/** `circuit import github`. */
export const importGithubVerb: Verb = {
  name: 'import github',
  summary: 'Open a ticket for each open issue of a GitHub repository; one that was imported before is left as it is.',
  words: [
    ['<repository>', 'OWNER/NAME'],
    ['[number...]', 'these issues alone'],
  ],
  options: [
    ['--label <label>', 'issues with this label alone'],
    ['--api <url>', "another server's API, such as https://github.example.org/api/v3"],
  ],
  help: 'The token comes from GH_TOKEN or GITHUB_TOKEN, or from `gh auth token`; public issues need none. Another server gets a token of its own only (GH_ENTERPRISE_TOKEN, or what gh knows for it).',
  load: async () => (await import('./import-github.ts')).importGithub,
};

/** `circuit import beads`. */
export const importBeadsVerb: Verb = {
  name: 'import beads',
  summary: 'Open a ticket for each open issue of an export of beads (JSON, one a line); one imported before is left as it is.',
  words: [['<file>', 'the .jsonl file, or - for standard input']],
  load: async () => (await import('./import-beads.ts')).importBeads,
};
