import type { Question } from '@ticket-circuit/schemas';
import { answerStart, optionCommands } from '../questions/question-text.ts';
import { decisionLines } from './decisions.ts';

/** Returns the commands that answer a question, one for each decision that it admits, and its options as commands. */
export function admittedText(question: Question, dir: string): string {
  const { admits } = question;
  const lines = decisionLines(admits, `${answerStart(question, dir)} `);
  const choices = admits.includes('choose') ? ['Its options:', ...optionCommands(question, dir).map((command) => `  ${command}`)] : [];
  return ['Type one of:', ...lines, ...choices].join('\n');
}
