import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

/** What can be wrong with the world, as seen from the sandbox. */
export type SandboxErrorCode =
  | 'no-sandbox'
  | 'bad-spec'
  | 'bad-source'
  | 'unreachable-source'
  | 'no-program'
  | 'unknown-processor'
  | 'bad-state-root'
  | 'bad-socket-root'
  | 'session-claimed'
  | 'session-broken'
  | 'bad-profile'
  | 'bad-root'
  | 'tree-io'
  | 'process-left';

/** Says that a sandbox could not be built, or that the host's own folders are not as they must be. */
export class SandboxError extends CircuitError {
  declare readonly code: SandboxErrorCode;

  constructor(facts: CircuitErrorFacts & { readonly code: SandboxErrorCode }) {
    super(facts);
  }
}
