import type { Ticket } from '@ticket-circuit/schemas';
import type { State } from './state.ts';

/**
 * Returns the status of a ticket. A landed ticket is closed, whatever triage and closure still do.
 *
 * @param isHeld Whether a process takes the ticket on now, which is not among its events: running is what a ticket does while one does; between two runs
 * it has stopped, and before the first it is open. Without it, the events alone decide.
 */
export function statusOf(state: State, isHeld?: boolean): Ticket['status'] {
  const status = statusByEvents(state);
  return isHeld === undefined ? status : statusNow(status, isHeld);
}

/** Returns what a status that the events alone decided is now that we know whether a process takes the ticket on. */
export function statusNow(status: Ticket['status'], isHeld: boolean): Ticket['status'] {
  if (isHeld) return status === 'open' || status === 'stopped' ? 'running' : status;
  return status === 'running' ? 'stopped' : status;
}

function statusByEvents(state: State): Ticket['status'] {
  if (state.kind === 'none' || state.kind === 'open') return 'open';
  if (state.kind === 'stopped') return 'stopped';
  if (state.kind === 'discovered') return 'closed';
  if (state.kind === 'abandoned') return 'abandoned';
  if (state.kind === 'closed' || (state.landed !== undefined && state.kind !== 'closing')) return 'closed';
  if (state.kind === 'waiting' || state.kind === 'held') return 'waiting';
  return state.kind === 'landing' || state.kind === 'rebasing' || state.kind === 'closing' ? 'queued' : 'running';
}
