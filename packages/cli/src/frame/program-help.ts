import { inColumns } from './in-columns.ts';
import type { Verb } from './verb.ts';

/** A program: its name and the verbs that it knows. */
export interface Program {
  readonly name: string;
  readonly summary: string;
  readonly verbs: readonly Verb[];
  /** Verbs that may be typed as flags too: `--benchmark` for `benchmark`. */
  readonly flags?: readonly string[];
}

const options: readonly (readonly [string, string])[] = [
  ['--version', 'print the version'],
  ['-C <dir>', 'work in this folder, as if the command had been typed there; may be given again'],
  ['-h, --help', 'print this; behind a verb, what it takes'],
];
const exits = 'Exit status: 0 done, 1 refused, 2 could not tell or wrongly typed, 3 a bug of ours, 4 waiting on a question, 130 stopped.';

/** Returns the help of a program: its verbs as they are typed, hidden ones left out, and what its exit status says. */
export function programHelp({ name, summary, verbs, flags = [] }: Program, columns: number): string {
  const shown = verbs.filter(({ isHidden }) => isHidden !== true).map((verb): [string, string] => [typed(verb), verb.summary]);
  const also = flags.length === 0 ? [] : [`${flags.map((flag) => `--${flag}`).join(' and ')} mean the verbs of these names.`];
  const parts = [
    `Usage: ${name} [options] <verb>`,
    wrapped(summary, columns).join('\n'),
    list('Options:', options, columns),
    list('Verbs:', shown, columns),
  ];
  return `${[...parts, ...also, exits].join('\n\n')}\n`;
}

function typed({ name, words = [] }: Verb): string {
  return [name, ...words.map(([word]) => word)].join(' ');
}

function list(title: string, rows: readonly (readonly [string, string])[], columns: number): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  const lines = rows.flatMap(([first, second]) =>
    wrapped(second, columns - width - 4).map((line, index) => ['', index === 0 ? first : '', line]),
  );
  return `${title}\n${inColumns(lines)}`;
}

// Less than forty columns would break every phrase: the terminal may wrap then.
function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= Math.max(columns, 40)) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
