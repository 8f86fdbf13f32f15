import type { Repository } from '@ticket-circuit/git';
import type { Circuit } from '@ticket-circuit/schemas';
import type { ProofStore } from './proof-store.ts';

/** What every check needs. */
export interface ChecksContext {
  readonly repo: Repository;
  readonly config: Circuit;
  readonly store: ProofStore;
  /** A folder of this program's own, below the state root, that the sandbox's user can pass through. Trees and prepared results lie in it. */
  readonly workDir: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (line: string) => void;
}
