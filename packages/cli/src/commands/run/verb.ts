import { logOption } from '../../frame/log-option.ts';
import type { Verb } from '../../frame/verb.ts';

/** `circuit run`. */
export const runVerb: Verb = {
  name: 'run',
  summary: 'Run the circuit on a ticket until it is closed, or waits on a question; a second run goes on where the first stopped.',
  words: [['<ticket>', 'id, such as T-1']],
  options: [
    ['--engine <name>', 'claude, openai, cerebras, ollama, recorded or scripted, for every role; otherwise as circuit.json says'],
    ['--model <name>', 'model of the engine'],
    ['--base-url <url>', 'address of a compatible server'],
    ['--budget <usd>', 'what the ticket may cost in all, in US dollars'],
    ['--script <path>', 'script of the engine scripted, or folder of recordings of the engine recorded'],
    logOption,
  ],
  help: 'Exit status: 0 closed, 1 refused or abandoned, 4 waiting on a question, 130 stopped. Ctrl-C stops cleanly; a second one ends at once.',
  load: async () => (await import('./run-verb.ts')).runVerb,
};
