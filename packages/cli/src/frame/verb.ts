import type { Reply } from './reply.ts';
import type { Terminal } from './terminal.ts';

/** One use of a verb. */
export interface VerbCall {
  /** The folder to work in: where the command was typed, or what -C names. */
  readonly dir: string;
  readonly json: boolean;
  /** Arguments in the order in which they were typed. */
  readonly words: readonly string[];
  /** Options by their long name in camel case; a flag is true. */
  readonly options: Readonly<Record<string, string | true | undefined>>;
  readonly terminal: Terminal;
}

/** A verb as the program knows it; what it does is loaded only when it is typed. */
export interface Verb {
  /** One word, or two for a verb below a group: `ticket add`. */
  readonly name: string;
  readonly summary: string;
  /** Arguments as commander writes them (`<id>`, `[file]`, `<word...>`) with what they mean. */
  readonly words?: readonly (readonly [string, string])[];
  readonly options?: readonly (readonly [string, string])[];
  /** More for `--help`: examples, what the exit status says. */
  readonly help?: string;
  readonly isHidden?: boolean;
  load(): Promise<(call: VerbCall) => Promise<Reply>>;
}
