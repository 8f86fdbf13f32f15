import type { Repository } from '@ticket-circuit/git';
import type { QueueLog } from '../log/queue-log.ts';
import type { FaultPoint } from '../landing-request.ts';

/** One queue: the branch that it lands on, and where its facts and its journal lie. */
export interface QueuePlace {
  readonly repo: Repository;
  /** Name of the remote whose branch is main; null when the local branch itself is. */
  readonly remote: string | null;
  readonly branch: string;
  readonly log: QueueLog;
  /** Whether landed refs are pushed too; default: only where the remote is a folder of this machine. */
  readonly landedRefs?: boolean;
  /** The time of now, ISO 8601 in UTC. */
  readonly now: () => string;
  readonly faultPoint?: (name: FaultPoint) => void;
}
