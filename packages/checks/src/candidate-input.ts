import type { Baseline, LayingReport, PlanSheet, RedProof, TestsSheetTestsDone } from '@ticket-circuit/schemas';

/** What a check report is made from. Trees are git tree ids. */
export interface CandidateInput {
  base: string;
  baseTree: string;
  /** Laid plan and tests, before any body was written. */
  bareTree: string;
  codeTree: string;
  plan: PlanSheet;
  stubs: LayingReport['stubs'];
  /** The sheet and the proof of step 2; null where the nature has none. */
  tests: { sheet: TestsSheetTestsDone; proof: RedProof } | null;
  baseline: Baseline;
  /** Criteria that the owner accepted without a test. */
  accepted: readonly string[];
}
