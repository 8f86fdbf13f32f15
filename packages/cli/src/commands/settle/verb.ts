import type { Verb } from '../../frame/verb.ts';

/** `circuit settle`, which the hook of a remote calls after a push. */
export const settleVerb: Verb = {
  name: 'settle',
  summary: 'Close every ticket whose commit main holds already.',
  isHidden: true,
  load: async () => (await import('./settle.ts')).settle,
};
