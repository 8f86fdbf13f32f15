/** Something that is not as it was recorded. */
export interface Finding {
  /** The ref that holds it, or the name of a commit. */
  readonly in: string;
  /** The file in that ref; absent where the whole is meant. */
  readonly file?: string;
  /** One sentence. */
  readonly what: string;
}
