import type { Verb } from './frame/verb.ts';

/** The verbs of `coupler`. */
export const couplerVerbs: readonly Verb[] = [
  {
    name: 'check',
    summary: 'Parse a file; say line and message where it does not.',
    words: [['<file>', 'a Python, TypeScript or JavaScript file']],
    help: 'Exit status: 0 it parses, 1 it does not.',
    load: async () => (await import('./commands/coupler/check-file.ts')).checkFile,
  },
  {
    name: 'elements',
    summary: 'List the elements of a file: functions, methods, classes, fields, types, constants, tests.',
    words: [['<file>', 'a Python, TypeScript or JavaScript file']],
    load: async () => (await import('./commands/coupler/list-elements.ts')).listElements,
  },
  {
    name: 'equal',
    summary: 'Ask the critic whether two files mean the same.',
    words: [
      ['<a>', 'a source file'],
      ['<b>', 'another one of the same language'],
    ],
    help: 'Exit status: 0 they do, 1 they differ, 2 one of them does not parse.',
    load: async () => (await import('./commands/coupler/compare-files.ts')).compareFiles,
  },
];
