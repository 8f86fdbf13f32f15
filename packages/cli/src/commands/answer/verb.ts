import type { Decision } from '@ticket-circuit/schemas';
import type { Verb } from '../../frame/verb.ts';
import { decisionLines, decisions } from './decisions.ts';

/** `circuit answer`. */
export const answerVerb: Verb = {
  name: 'answer',
  summary: 'Decide a question; the next run goes on from it.',
  words: [
    ['<question>', 'Q-1, or T-1/Q-1 where several tickets have that number'],
    ['<decision...>', 'one of those that the question admits'],
  ],
  options: [
    ['--reason <text>', 'why, or a hint for the role'],
    ['--tokens <count>', 'with raise-budget: new total of tokens'],
  ],
  help: ['Decisions; each question names those that it admits:', ...decisionLines(Object.keys(decisions) as Decision['kind'][])].join('\n'),
  load: async () => (await import('./answer-question.ts')).answerQuestion,
};
