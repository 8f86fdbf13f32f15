import { juniorOptions } from './commands/coupler/junior/junior-options.ts';
import { instrumentVerb } from './commands/coupler/instrument-verb.ts';
import { mcpVerb } from './commands/coupler/mcp/verb.ts';
import type { Verb } from './frame/verb.ts';

/** The verbs of `coupler`. */
export const couplerVerbs: readonly Verb[] = [
  {
    name: 'check',
    summary: 'Parse a file; say line and message where it does not.',
    words: [['<file>', 'a Python, TypeScript or JavaScript file, or a ticket that holds one']],
    help: 'Exit status: 0 it parses, 1 it does not.',
    load: async () => (await import('./commands/coupler/check-file.ts')).checkFile,
  },
  {
    name: 'elements',
    summary: 'List the elements of a file: functions, methods, classes, fields, types, constants, tests.',
    words: [['<file>', 'a Python, TypeScript or JavaScript file, or a ticket that holds one']],
    load: async () => (await import('./commands/coupler/list-elements.ts')).listElements,
  },
  {
    name: 'equal',
    summary: 'Ask the critic whether two files mean the same, and where they first do not.',
    words: [
      ['<a>', 'a source file, or a ticket that holds one'],
      ['<b>', 'another one of the same language'],
    ],
    help: 'Exit status: 0 they do, 1 they differ, 2 one of them does not parse.',
    load: async () => (await import('./commands/coupler/compare-files.ts')).compareFiles,
  },
  instrumentVerb,
  mcpVerb,
  {
    name: 'selftest',
    summary: 'Try what the coupler says of itself, on a synthetic module in each language; no network, nothing left behind.',
    help: 'Exit status: 0 every claim holds, 1 one does not.',
    load: async () => (await import('./commands/coupler/selftest/run-selftest.ts')).runSelftest,
  },
  {
    name: 'refactor',
    summary: 'Rename, move or write again the elements of a file, with the proof that the program stays the same.',
    words: [['<file>', 'a Python, TypeScript or JavaScript file, or a ticket that holds one']],
    options: [
      ['--rename <old=new>', 'give an element another name, here and wherever it is used; several are parted by commas'],
      ['--move <symbol=file>', 'move an element into another file, and redirect who uses it; several are parted by commas'],
      ['--junior', 'have every body written again from its signature; what the critic does not call the same program stays as it was'],
      ['--write', 'write the files; otherwise the difference is printed'],
      ...juniorOptions.filter(([flag]) => !flag.startsWith('--reveal')),
      ['--jobs <n>', 'functions written at once; otherwise 2'],
    ],
    help: [
      'Every changed element is proved by the critic to be the same program but for the declared names and places; what cannot be proved is refused.',
      'Files are written whole, all or none as far as the disk allows, and only when they are still what was read.',
      'A ticket is a text that holds a module behind a line ===ORIGINAL SOURCE===, to its end or inside a fence. What is written is the ticket: only its',
      'module changes, and the text around it stays byte for byte. No other file imports from it, and a moved element may need nothing of it.',
    ].join('\n'),
    load: async () => (await import('./commands/coupler/refactor/run-refactor.ts')).runRefactor,
  },
  {
    name: 'benchmark',
    summary: 'Blank the functions of real sources one at a time, have them written again, and report how often that comes out right.',
    words: [['<path>', 'a source file, a ticket that holds one, or a folder of sources; tests are left out']],
    options: [
      ...juniorOptions,
      ['--tests <command>', "command of the project's tests, run by sh in a sandbox on a copy of the project, with the one body replaced"],
      ['--timeout <s>', 'seconds that the tests may take; otherwise ten times what they take on the project as it is'],
      ['--sample <n>', 'play so many functions, chosen by the seed'],
      ['--seed <text>', 'what the sample and the mutations are chosen by; otherwise 1'],
      ['--compare <with>', 'whole-file: have the same functions written by rewrites of their files too'],
      ['--jobs <n>', 'functions played at once; otherwise 2'],
    ],
    help: [
      'reproduced: the critic calls the body the same program. works: it passed the gates and the tests; counted only where the tests fail when the',
      'body is blank, and not known without --tests. The critic judges and is no gate here: its findings would tell what was blanked.',
      'The engines oracle (gives back what was blanked), wrong (the same with one small mutation) and raise (only fails) are no models: they prove the',
      'benchmark itself, and the exit status is 1 when a law of theirs is broken.',
      'What the tests run is written by a model: the sandbox holds it, but a body can lie to its tests.',
    ].join('\n'),
    load: async () => (await import('./commands/coupler/benchmark/run-benchmark.ts')).runBenchmark,
  },
];
