import type { BounceReason, Decision, QueueAction, QueueState } from './queue-state.ts';

/** Takes a ticket out of the queue, and with it those that were made on its commit. */
export function withoutTicket(state: QueueState, ticket: string, reason: BounceReason, why: string): Decision {
  const actions: QueueAction[] = [{ kind: 'bounce', ticket, reason, why }];
  let current: QueueState = { ...state, entries: state.entries.filter((entry) => entry.ticket !== ticket) };
  for (const entry of current.entries.filter(({ after }) => after === ticket)) {
    const next = withoutTicket(current, entry.ticket, 'predecessor', `${ticket}, on which it was made, left the queue.`);
    current = next.state;
    actions.push(...next.actions);
  }
  return { state: current, actions };
}
