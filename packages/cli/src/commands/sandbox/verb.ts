import type { Verb } from '../../frame/verb.ts';

/** `circuit sandbox explain`. */
export const sandboxExplainVerb: Verb = {
  name: 'sandbox explain',
  summary: 'Print the command that starts the sandbox of a role, and what each argument keeps out; start nothing.',
  words: [['<role>', 'explorer, questioner, testwriter, developer, reviewer or supervisor']],
  load: async () => (await import('./explain.ts')).explainSandbox,
};

/** `circuit sandbox test`. */
export const sandboxTestVerb: Verb = {
  name: 'sandbox test',
  summary: 'Try to break out of the sandbox of every role, and say of each case whether it held.',
  options: [['--role <name>', 'only this one: a role, or shell, tests, throwaway or prepare']],
  help: 'Needs no project. Exit status: 0 everything held, 1 something did not, 2 it could not be told.',
  load: async () => (await import('./test.ts')).testSandbox,
};
