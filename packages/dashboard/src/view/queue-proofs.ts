import type { QueueRecord } from '@ticket-circuit/schemas';

/** Digests of what proved the candidates of a queue, as far as its journal names them. */
export interface Proofs {
  readonly ofRun: ReadonlyMap<number, string>;
  /** Of tickets that landed, the last time they did. */
  readonly ofTicket: ReadonlyMap<string, string>;
}

/** Returns the proofs that the records of a queue name. */
export function proofsOf(records: readonly QueueRecord[]): Proofs {
  const ofRun = new Map<number, string>();
  const ofTicket = new Map<string, string>();
  for (const { event } of records) {
    if (event.kind === 'verdict' && event.proof !== undefined) ofRun.set(event.run, event.proof);
    const proof = event.kind === 'landed' ? ofRun.get(event.run) : undefined;
    if (event.kind === 'landed' && proof !== undefined) for (const { ticket } of event.commits) ofTicket.set(ticket, proof);
  }
  return { ofRun, ofTicket };
}
