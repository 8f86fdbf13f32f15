import type { QueueRecord } from '@ticket-circuit/schemas';
import { decide } from '../schedule/decide.ts';
import { emptyQueue, type BounceReason, type Policy, type QueueAction, type QueueState } from '../schedule/queue-state.ts';

/** How a ticket left the queue the last time. */
export interface Settled {
  readonly how: 'landed' | BounceReason;
  /** What was submitted. */
  readonly commit: string;
  /** Its commit on main, where the queue's own push brought it there. */
  readonly landedAs: string | null;
  readonly why: string;
  readonly at: string;
}

/** The queue as its journal tells it. */
export class QueueFold {
  state: QueueState;
  readonly settled = new Map<string, Settled>();
  /** Where main was when it was last read, over all restarts; empty before the first. */
  lastHead = '';
  /** What the last record asked for. */
  lastActions: readonly QueueAction[] = [];

  constructor(policy: Policy) {
    this.state = emptyQueue(policy);
  }

  /** Takes one record, and returns what it asks for. */
  take({ at, event }: QueueRecord): readonly QueueAction[] {
    const before = this.state;
    const { state, actions } = decide(before, event);
    this.state = state;
    this.lastActions = actions;
    if (state.head !== '') this.lastHead = state.head;
    const settle = (ticket: string, how: Settled['how'], why: string, landedAs: string | null = null): void => {
      const commit = before.entries.find((entry) => entry.ticket === ticket)?.commit;
      if (commit !== undefined) this.settled.set(ticket, { how, commit, landedAs, why, at });
    };
    if (event.kind === 'landed' && before.landing?.run === event.run) {
      for (const { ticket, commit } of event.commits) settle(ticket, 'landed', '', commit);
    }
    if (event.kind === 'main-read') for (const ticket of event.landed) settle(ticket, 'landed', '');
    for (const action of actions) if (action.kind === 'bounce') settle(action.ticket, action.reason, action.why);
    return actions;
  }
}
