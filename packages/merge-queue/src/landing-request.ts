import type { Repository } from '@ticket-circuit/git';
import type { RunLock } from '@ticket-circuit/journal';
import type { CheckReportFault } from '@ticket-circuit/schemas';

export type CheckVerdict =
  /** `proof` names the proof, as the proof store knows it; never empty. */
  | { readonly kind: 'green'; readonly proof: string }
  | { readonly kind: 'red'; readonly faults: CheckReportFault[] }
  /** No verdict: the checks did not come to an end. Never green. */
  | { readonly kind: 'unknown'; readonly why: string };

/** Where a landing can die; named for tests that kill it there. */
export type FaultPoint =
  | 'taken-in'
  | 'replayed'
  | 'submission-recorded'
  | 'candidate-recorded'
  | 'verdict-received'
  | 'proof-recorded'
  | 'about-to-push'
  | 'pushed'
  | 'landed-recorded'
  | 'branch-moved'
  | 'finished'
  | 'settled';

/** What became of the person's own branch and checkout. The landing itself does not depend on it. */
export type LandingNote =
  | { readonly kind: 'branch-advanced'; readonly branch: string; readonly commit: string; readonly checkouts: readonly string[] }
  | { readonly kind: 'branch-kept'; readonly branch: string; readonly why: string }
  | { readonly kind: 'checkout-kept'; readonly checkout: string; readonly why: string };

export interface LandingRequest {
  readonly repo: Repository;
  readonly ticket: string;
  /** The one commit of the ticket; its message carries the trailer `Ticket`. */
  readonly commit: string;
  /** Name of the remote whose branch is main; null when the local branch itself is. */
  readonly remote: string | null;
  readonly branch: string;
  /** Judges exactly this commit with this tree. May be asked again for a tree that it has judged before. */
  readonly runChecks: (commit: string, tree: string) => Promise<CheckVerdict>;
  /** The queue's lock; a landing never pushes without it. */
  readonly lock: Pick<RunLock, 'isHeld'>;
  /** Whether the landed ref is pushed too; default: only where the remote is a folder of this machine. */
  readonly landedRefs?: boolean;
  readonly onNote?: (note: LandingNote) => void;
  readonly faultPoint?: (name: FaultPoint) => void;
}
