import type { Repository } from '@ticket-circuit/git';
import type { QueueLog } from '../log/queue-log.ts';

/** Where a landing can die; named for tests that kill it there. */
export type FaultPoint =
  | 'taken-in'
  | 'replayed'
  | 'candidate-recorded'
  | 'verdict-received'
  | 'proof-recorded'
  | 'about-to-push'
  | 'pushed'
  | 'landed-recorded'
  | 'settled'
  | 'branch-moved'
  | 'followed';

/** What became of the person's own branch and checkout. The landing itself does not depend on it. */
export type LandingNote =
  | { readonly kind: 'branch-advanced'; readonly branch: string; readonly commit: string; readonly checkouts: readonly string[] }
  | { readonly kind: 'branch-kept'; readonly branch: string; readonly why: string }
  | { readonly kind: 'checkout-kept'; readonly checkout: string; readonly why: string };

/** What the checks of a lane may see. Contract: both look at commits alone, and change nothing that lasts. */
export interface LaneRules {
  /** Returns the packages that what lies between two commits affects, dependents included; null when that is all of them, or cannot be told. */
  readonly affected: (base: string, commit: string) => Promise<readonly string[] | null>;
  /** Returns the tree of what the checks of these packages may see of a commit that stands on the base. */
  readonly inputs: (base: string, commit: string, packages: readonly string[]) => Promise<string>;
}

/** One queue: the branch that it lands on, and where its facts and its journal lie. */
export interface QueuePlace {
  readonly repo: Repository;
  /** Name of the remote whose branch is main; null when the local branch itself is. */
  readonly remote: string | null;
  readonly branch: string;
  readonly log: QueueLog;
  /** Whether landed refs are pushed too; default: only where the remote is a folder of this machine. */
  readonly landedRefs?: boolean;
  /** Whether a branch of the remote that stands at a submission is moved to what lands before main is, so that a forge takes its request for merged; default: no. */
  readonly moveRequests?: boolean;
  /** What the checks of lanes may see; without it they see all. */
  readonly lanes?: LaneRules;
  /** How long a push to the remote may take, its hooks included; as long as `Repository.push` gives it unless said. */
  readonly pushTimeoutMs?: number;
  /** The time of now, ISO 8601 in UTC. */
  readonly now: () => string;
  readonly faultPoint?: (name: FaultPoint) => void;
}
