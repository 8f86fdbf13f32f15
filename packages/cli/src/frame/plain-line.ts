import type { Verb } from './verb.ts';

/** What was typed behind a verb where nothing needs to be read: its words, and perhaps --json. */
export interface PlainLine {
  readonly words: readonly string[];
  readonly json: boolean;
}

/** Returns a line that holds a verb, as many words as it takes and at most --json; null for any other line, right or wrong. */
export function plainLine({ name, words = [] }: Verb, argv: readonly string[]): PlainLine | null {
  const [first, ...rest] = argv;
  const typed = rest.filter((word) => word !== '--json');
  const isPlain =
    first === name &&
    rest.length - typed.length <= 1 &&
    typed.length === words.length &&
    words.every(([flags]) => /^<[^.]+>$/u.test(flags)) &&
    typed.every((word) => word !== '' && !word.startsWith('-'));
  return isPlain ? { words: typed, json: rest.length > typed.length } : null;
}
