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
  /** The record that says it: of the run that speaks against it, where one does. */
  readonly evidence: QueueRecord['event'];
  /** The tickets that it was stacked on when it was found red. */
  readonly below: readonly string[];
}

/** The queue as its journal tells it. */
export class QueueFold {
  state: QueueState;
  readonly settled = new Map<string, Settled>();
  /** Pushes for the queue that it did not take, the last of each ticket. */
  readonly refused = new Map<string, { readonly commit: string; readonly why: string; readonly at: string }>();
  /** Where main was when it was last read, over all restarts; empty before the first. */
  lastHead = '';
  /** Runs that found something, by number. */
  readonly #found = new Map<number, Pick<Settled, 'evidence' | 'below'>>();
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
    if ((event.kind === 'verdict' && event.verdict === 'red') || event.kind === 'not-stacked') {
      const items = before.runs.find(({ id }) => id === event.run)?.items ?? [];
      this.#found.set(event.run, { evidence: event, below: items.slice(0, -1) });
    }
    const settle = (ticket: string, end: Pick<Settled, 'how' | 'why'> & { readonly landedAs?: string; readonly run?: number }): void => {
      const commit = before.entries.find((entry) => entry.ticket === ticket)?.commit;
      if (commit === undefined) return;
      const { how, why, landedAs = null, run = 0 } = end;
      this.settled.set(ticket, { how, commit, landedAs, why, at, ...(this.#found.get(run) ?? { evidence: event, below: [] }) });
    };
    if (event.kind === 'noted' && event.what === 'refused' && event.ticket !== undefined)
      this.refused.set(event.ticket, { commit: event.commit ?? '', why: event.why, at });
    if (event.kind === 'landed' && before.landing?.run === event.run) {
      for (const { ticket, commit } of event.commits) settle(ticket, { how: 'landed', why: '', landedAs: commit });
    }
    if (event.kind === 'main-read') for (const ticket of event.landed) settle(ticket, { how: 'landed', why: '' });
    for (const action of actions) if (action.kind === 'bounce') settle(action.ticket, { ...action, how: action.reason });
    return actions;
  }
}
