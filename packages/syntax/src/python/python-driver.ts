import type { LanguageDriver } from '../language-driver.ts';
export const pythonDriver: LanguageDriver = {
  language: 'python',
  parse: async () => ({ kind: 'syntax-error', faults: [{ line: 1, column: 1, message: 'Python is not read yet.' }] }),
  normalForm: async () => {
    throw new Error('Python is not read yet.');
  },
  stub: () => '',
  nullBody: () => '',
};
