import type { Journal } from '@ticket-circuit/journal';
import { graphOf } from '@ticket-circuit/provenance';
import { counted, type ProvenanceGraph } from '@ticket-circuit/schemas';
import { CliError } from '../frame/cli-error.ts';

/**
 * Returns the provenance graph of a ticket.
 *
 * @throws {CliError} `no-ticket`.
 */
export function readGraph(journal: Journal, id: string): ProvenanceGraph {
  const graph = graphOf(journal.read(id), journal.ticketHolder(id) !== null);
  if (graph !== null) return graph;
  throw new CliError({
    code: 'no-ticket',
    what: `There is no ticket ${id}.`,
    why: `The journal of this repository knows ${counted(journal.tickets().length, 'ticket')}.`,
    next: 'Run: circuit tickets',
  });
}
