import type { Verb } from '../../frame/verb.ts';

export const instrumentVerb: Verb = {
  name: 'instrument',
  summary: 'Print a file so that its functions record their calls, or take that away again, byte for byte.',
  words: [['<file>', 'a Python, TypeScript or JavaScript file, or a ticket that holds one']],
  options: [
    ['--strip', 'take the instrument away'],
    ['--write', 'write the file itself; of a ticket only the module in it changes'],
  ],
  help: [
    'While CIRCUIT_TRACE names a file, the first 200 calls of each function in a process add lines of JSON to it: each call with the shapes of its',
    'arguments, and how it ended, with the shape of the result or the error; after 20,000 lines a last one, "event":"cut", says that no more follow.',
    'Without that variable nothing is recorded. The text carries its recorder and needs no installation. In Python line numbers shift; in TypeScript and JavaScript no line moves.',
  ].join('\n'),
  load: async () => (await import('./instrument-file.ts')).instrumentFile,
};
