import type { Propose, TokenCount } from '@ticket-circuit/coupler';
import type { Module } from '@ticket-circuit/syntax';

/** What an author is asked for: a body, or the whole file of a comparison. */
export interface JuniorTask {
  /** A name that is unique in the run and may be the name of a file. */
  readonly name: string;
  readonly module: Module;
  readonly symbol: string;
  readonly form: 'body' | 'file';
}

export interface Spent {
  readonly tokens: TokenCount;
  readonly costUsd: number;
}

/** One blank in an author's hands. */
export interface JuniorSession {
  readonly propose: Propose;
  /** What the session has used so far. */
  spent(): Spent;
}

/** Who fills the blanks of a run. */
export interface Junior {
  readonly engine: string;
  /** Null for an engine that is no model. */
  readonly model: string | null;
  /** `counted` by the model, or `estimated` as a quarter of the characters. */
  readonly tokens: 'counted' | 'estimated';
  begin(task: JuniorTask): Promise<JuniorSession>;
}
