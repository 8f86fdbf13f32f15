import type { Verb } from '../../frame/verb.ts';

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
  help: [
    'Decisions:',
    '  choose "option"        take one of the options, by its exact text',
    '  amend "instruction"    the explorer changes the plan so',
    '  extend-plan            the plan grows by what was asked for',
    '  refuse                 no; the role goes on within its bounds',
    '  retry                  one more try of the asking step',
    '  accept-uncovered       the criterion stays without a test',
    '  accept-dependency      the dependency is taken',
    '  migrate                go on under the present rules of the circuit',
    '  raise-budget USD       the ticket may cost this in all',
    '  abandon                the ticket ends without landing',
  ].join('\n'),
  load: async () => (await import('./answer-question.ts')).answerQuestion,
};
