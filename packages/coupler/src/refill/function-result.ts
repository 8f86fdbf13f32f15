import type { GateFinding } from '../gates/finding.ts';

/** Tokens that a model read and wrote; estimated where no model counted them. */
export interface TokenCount {
  readonly input: number;
  readonly output: number;
}

/** What became of one blanked function. */
export interface FunctionResult {
  /** File and symbol. */
  readonly id: string;
  /** Whether the same program came out again: critic-equal to the original. */
  readonly reproduced: boolean;
  /** Whether the body passed the gates and the tests; null where no tests reach the function, or none were given. */
  readonly works: boolean | null;
  /** Whether the tests fail when the function is blank; null when no tests were given. */
  readonly covered: boolean | null;
  /** What the tests said of the function with one small mutation; null when it was not played. */
  readonly mutant: 'caught' | 'survived' | null;
  readonly tokens: TokenCount;
  readonly tries: number;
  readonly escalated: boolean;
  /** What decided between several bodies that passed the gates; only when something had to. */
  readonly decidedBy?: string;
  readonly costUsd: number;
  /** Lines of the original body. */
  readonly lines: number;
  readonly hasDocstring: boolean;
  /** Why no body passed the gates; only when none did. */
  readonly findings?: readonly GateFinding[];
}

/** The same function by a rewrite of its whole file. */
export interface RewriteResult {
  readonly id: string;
  readonly reproduced: boolean;
  readonly works: boolean | null;
  /** Elements that the rewrite changed and should not have. */
  readonly collateral: readonly string[];
  readonly tokens: TokenCount;
  readonly tries: number;
  readonly costUsd: number;
  /** Why there is no file; only when there is none. */
  readonly failed?: string;
}
