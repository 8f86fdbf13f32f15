import type { Module, ParseResult } from '@ticket-circuit/syntax';
import type { GateFinding, GateName } from './finding.ts';

/** A body in its place, as the gates see it. */
export interface Candidate {
  /** The module without the new body. */
  readonly before: Module;
  readonly symbol: string;
  /** What the junior returned, fences and repeated definition taken off. */
  readonly body: string;
  /** The source with the body in the hole. */
  readonly spliced: string;
  /** Parses `spliced`, once. */
  readonly parse: () => Promise<ParseResult>;
  /** The module whose element the body must equal; null unless behaviour is to be preserved. */
  readonly original: Module | null;
  /** What the author was told to do; a name that stands in it may be used although it reaches out of the body. */
  readonly allowance: string;
}

/** A law that every body obeys. It returns findings and never throws for bad code; empty when the law holds. */
export interface Gate {
  readonly name: GateName;
  readonly law: string;
  readonly check: (candidate: Candidate) => Promise<GateFinding[]>;
}
