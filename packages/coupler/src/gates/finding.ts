export type GateName = 'reply' | 'text' | 'parse' | 'only-this-body' | 'undefined-names' | 'critic' | 'hunks' | 'tests';

/** Why a body was not taken. It goes back to the junior as it is, so it holds no path. */
export interface GateFinding {
  readonly gate: GateName;
  /** Stable name of the rule that was broken. */
  readonly rule: string;
  /** One sentence for the author of the body. */
  readonly message: string;
  /** 1-based line in the body. */
  readonly line?: number;
  /** The line that is meant, as it stands. */
  readonly source?: string;
  /** Titles of the failing test. */
  readonly test?: string;
  /** Source line of the failed assertion. */
  readonly asserted?: string;
  readonly expected?: string;
  readonly actual?: string;
}
