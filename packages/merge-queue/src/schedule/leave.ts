import type { BounceReason, Decision, QueueAction, QueueState } from './queue-state.ts';

/** A ticket that goes, and why. */
export interface Leaving {
  readonly ticket: string;
  readonly reason: BounceReason;
  readonly why: string;
  /** The run that speaks against it. */
  readonly run?: number;
}

/** Takes a ticket out of the queue, and with it those that were made on its commit. */
export function withoutTicket(state: QueueState, out: Leaving): Decision {
  const { ticket } = out;
  const actions: QueueAction[] = [{ kind: 'bounce', ...out }];
  let current: QueueState = { ...state, entries: state.entries.filter((entry) => entry.ticket !== ticket) };
  for (const entry of current.entries.filter(({ after }) => after === ticket)) {
    const why = `${ticket}, on which it was made, left the queue.`;
    const next = withoutTicket(current, { ticket: entry.ticket, reason: 'predecessor', why });
    current = next.state;
    actions.push(...next.actions);
  }
  return { state: current, actions };
}
