import { CircuitError, type CircuitErrorFacts } from '@ticket-circuit/schemas';

/** What the host can refuse with. */
export type CircuitHostCode =
  | 'no-config'
  | 'bad-config'
  | 'no-commits'
  | 'no-main'
  | 'no-ticket'
  | 'bad-ticket'
  | 'no-question'
  | 'not-admitted'
  | 'ticket-held'
  | 'no-engine'
  | 'not-payable'
  | 'main-not-clean'
  | 'base-red'
  | 'cannot-run-tests'
  | 'not-built'
  | 'no-recording'
  | 'not-landed'
  | 'disk-full';

/** A refusal of the host: bad input or a world that it cannot work in. Nothing was lost. */
export class CircuitHostError extends CircuitError {
  declare readonly code: CircuitHostCode;

  constructor(facts: CircuitErrorFacts & { code: CircuitHostCode }) {
    super(facts);
    this.name = 'CircuitHostError';
  }
}
