import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

export type GitErrorCode =
  | 'not-a-repository'
  | 'bare'
  | 'no-identity'
  | 'git-missing'
  | 'git-too-old'
  | 'git-failed'
  | 'timed-out'
  | 'filters-configured'
  | 'unsafe-path'
  | 'not-one-parent'
  | 'shallow'
  | 'remote-unreachable';

/** Says that a repository, or git itself, is not what an operation needs. */
export class GitError extends CircuitError {
  declare readonly code: GitErrorCode;

  constructor(facts: CircuitErrorFacts & { readonly code: GitErrorCode }) {
    super(facts);
  }
}
