import type { ExitCode } from './exit-codes.ts';

/** What a verb answers: for people as text, for programs as one document. One of the two is printed. */
export interface Reply {
  readonly exit: ExitCode;
  /** Lines without a trailing end of line; empty prints nothing. */
  readonly text: string;
  /** Null: what was to be said was said line by line already. */
  readonly document: object | null;
}
