import type { Ticket } from '@ticket-circuit/schemas';
import type { State } from './state.ts';

/**
 * Returns the status of a ticket as its events tell it; whether a process takes it on now is not among them. A landed ticket is closed,
 * whatever triage and closure still do.
 */
export function statusOf(state: State): Ticket['status'] {
  if (state.kind === 'none' || state.kind === 'open') return 'open';
  if (state.kind === 'stopped') return 'stopped';
  if (state.kind === 'discovered') return 'closed';
  if (state.kind === 'abandoned') return 'abandoned';
  if (state.kind === 'closed' || (state.landed !== undefined && state.kind !== 'closing')) return 'closed';
  if (state.kind === 'waiting' || state.kind === 'held') return 'waiting';
  return state.kind === 'landing' || state.kind === 'rebasing' || state.kind === 'closing' ? 'queued' : 'running';
}
