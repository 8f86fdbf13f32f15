import type { Verb } from '../../frame/verb.ts';

/** `circuit role`. */
export const roleVerb: Verb = {
  name: 'role',
  summary: 'Run one role alone on a brief, in its sandbox and with its broker; print the sheet that it hands in.',
  words: [['<name>', 'explorer, questioner, testwriter, developer, reviewer or supervisor']],
  options: [
    ['--brief <file>', 'the brief, a JSON document as its schema says'],
    ['--commit <rev>', 'the commit whose tree the role sees; otherwise HEAD'],
    ['--engine <name>', 'engine that answers; otherwise as circuit.json says'],
    ['--model <name>', 'model of the engine'],
    ['--base-url <url>', 'address of a compatible server'],
    ['--budget <usd>', 'what the session may cost, in US dollars'],
    ['--script <path>', 'script of the engine scripted'],
  ],
  help: 'Exit status: 0 a valid sheet, 1 none, 2 it could not be told.',
  load: async () => (await import('./run-role.ts')).runRole,
};
