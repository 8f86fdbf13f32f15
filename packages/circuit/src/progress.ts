import type { CommonRoleName, CommonStepSlug, Question, SessionOutcomeInvalidSheet } from '@ticket-circuit/schemas';

/** What is wrong with a sheet: where, by which rule, and in words. */
export type SheetFault = SessionOutcomeInvalidSheet['faults'][number];

/** What a person or a program can watch while a ticket runs. Nothing decides on it; the journal is the record. */
export type ProgressEvent =
  | {
      readonly kind: 'step';
      readonly ticket: string;
      readonly step: CommonStepSlug;
      readonly round: number;
      readonly try: number;
      readonly tries: number;
      readonly rounds: number;
      readonly what: string;
    }
  | {
      readonly kind: 'session';
      readonly ticket: string;
      readonly session: string;
      readonly role: CommonRoleName;
      readonly engine: string;
      readonly model: string;
    }
  | {
      readonly kind: 'call';
      readonly ticket: string;
      readonly session: string;
      readonly purpose: string;
      readonly tokens: number;
      readonly costUsd: number;
      readonly spentUsd: number;
    }
  /** A sheet was refused; the role may hand in another one. */
  | {
      readonly kind: 'sheet-refused';
      readonly ticket: string;
      readonly session: string;
      readonly faults: readonly SheetFault[];
      /** The first faults in words. */
      readonly what: string;
    }
  /** A call that its engine did not answer is made again after a wait. */
  | {
      readonly kind: 'retry';
      readonly ticket: string;
      readonly session: string;
      /** Number of the attempt that follows. */
      readonly attempt: number;
      readonly attempts: number;
      readonly waitMs: number;
      readonly why: string;
    }
  | { readonly kind: 'tool'; readonly ticket: string; readonly session: string; readonly tool: string; readonly outcome: string }
  | { readonly kind: 'result'; readonly ticket: string; readonly step: CommonStepSlug; readonly good: boolean; readonly what: string }
  | { readonly kind: 'output'; readonly ticket: string; readonly line: string }
  /** What a person is to know once the run is over: a sentence. */
  | { readonly kind: 'note'; readonly ticket: string; readonly text: string }
  | { readonly kind: 'question'; readonly ticket: string; readonly question: Question }
  | { readonly kind: 'landed'; readonly ticket: string; readonly commit: string; readonly tree: string }
  | { readonly kind: 'ended'; readonly ticket: string; readonly state: string; readonly seconds: number; readonly costUsd: number };
