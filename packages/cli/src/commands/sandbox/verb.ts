import type { Verb } from '../../frame/verb.ts';

/** `circuit sandbox explain`. */
export const sandboxExplainVerb: Verb = {
  name: 'sandbox explain',
  summary: 'Print with which arguments the sandbox of a role is started; start nothing.',
  words: [['<role>', 'explorer, questioner, testwriter, developer, reviewer or supervisor']],
  load: async () => (await import('./explain.ts')).explainSandbox,
};
