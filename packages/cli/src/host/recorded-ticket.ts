import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import { CliError } from '../frame/cli-error.ts';

/** What the records in the refs of a clone say of a ticket that its journal does not know. */
export interface RecordedTicket {
  readonly ticket: string;
  readonly title: string;
  readonly status: ProvenanceGraph['ticket']['status'];
  /** The commit by which it landed; null when it has not. */
  readonly commit: string | null;
}

export function recordedTicket({ ticket, patch }: ProvenanceGraph): RecordedTicket {
  return { ticket: ticket.id, title: ticket.title, status: ticket.status, commit: patch.kind === 'landed' ? patch.commit : null };
}

/** Returns where a ticket of the records stands, in a word or two. */
export function recordedPlace({ status, commit }: RecordedTicket): string {
  return commit === null ? status : `landed as ${commit.slice(0, 10)}`;
}

/** Returns the refusal to run a ticket that only the records know: what its journal held is needed to go on. */
export function notRunnable(recorded: RecordedTicket): CliError {
  const { ticket, status, commit } = recorded;
  return new CliError({
    code: 'no-ticket',
    what: `${ticket} was not run, and nothing was started.`,
    why: `The journal of this clone does not know it; by the records in its refs it ${commit === null ? `is ${status}` : recordedPlace(recorded)}.`,
    next:
      commit === null
        ? 'Put the journal back from a copy, or run it in the clone that has it; else open it anew: circuit ticket add'
        : `Look at it: circuit show ${ticket}`,
  });
}
