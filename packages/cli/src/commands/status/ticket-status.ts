import type { TicketView } from '@ticket-circuit/circuit';
import { usd } from '@ticket-circuit/schemas';

/** A ticket that is not over, and who runs it. */
export interface TicketActivity {
  readonly view: TicketView;
  /** The process that runs it now; null when none does. */
  readonly runBy: { readonly pid: number; readonly since: string } | null;
  /** The line that runs it. */
  readonly run: string;
  /** The line that lists the questions. */
  readonly ask: string;
}

/** Returns what a ticket does, or what it waits for, and the command that brings it on. */
export function activityText({ view, runBy, run, ask }: TicketActivity): string {
  const { ticket, questions } = view;
  const [question] = questions;
  if (runBy) return `runs since ${runBy.since.slice(0, 19).replace('T', ' ')} (process ${runBy.pid})`;
  if (question) return `waits on ${questions.map(({ id }) => id).join(', ')} for the ${question.to}: ${ask}`;
  if (ticket.status === 'queued') return `queued, nobody lands it now: ${run}`;
  if (view.step === null) return `open: ${run}`;
  return `stopped: ${run}`;
}

/** Returns the cells of a ticket's line. */
export function statusRow(activity: TicketActivity): string[] {
  const { view } = activity;
  const place = view.step === null ? '' : `${view.step} r${view.round} t${view.try}`;
  return [view.ticket.id, place, usd(view.costUsd), activityText(activity), view.ticket.title];
}
