import { logOption } from '../../frame/log-option.ts';
import type { Verb } from '../../frame/verb.ts';

/** `circuit serve`. */
export const serveVerb: Verb = {
  name: 'serve',
  summary: 'Show tickets, questions, queue and cost on a page of this machine, live, and answer from there.',
  options: [['--port <number>', 'port to listen on; a free one by default'], logOption],
  help: 'It answers on 127.0.0.1 only, and only to who has the printed address. It ends by Ctrl-C.',
  load: async () => (await import('./serve.ts')).serve,
};
