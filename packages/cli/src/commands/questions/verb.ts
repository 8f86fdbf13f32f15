import type { Verb } from '../../frame/verb.ts';

/** `circuit questions`. */
export const questionsVerb: Verb = {
  name: 'questions',
  summary: 'List the open questions, their evidence, and the commands that answer them.',
  help: 'The exit status is 4 while a question is open.',
  load: async () => (await import('./list-questions.ts')).listQuestions,
};
