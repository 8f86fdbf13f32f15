import type { Journal } from '@ticket-circuit/journal';
import { graphOf } from '@ticket-circuit/provenance';
import { counted, type ProvenanceGraph } from '@ticket-circuit/schemas';
import { CliError } from '../frame/cli-error.ts';

/**
 * Returns the provenance graph of a ticket: from the journal, or in a clone that has none of this ticket from the mirrored one.
 *
 * @throws {CliError} `no-ticket`.
 */
export async function readGraph(journal: Journal, id: string, dir: string): Promise<ProvenanceGraph> {
  const graph = graphOf(journal.read(id), journal.ticketHolder(id) !== null) ?? (await mirroredGraph(dir, id));
  if (graph !== null) return graph;
  throw new CliError({
    code: 'no-ticket',
    what: `There is no ticket ${id}.`,
    why: `The journal of this repository knows ${counted(journal.tickets().length, 'ticket')}.`,
    next: 'Run: circuit tickets',
  });
}

/** Returns the graphs of all tickets: those of the journal, or in a clone that has none those of the mirrored ones. */
export async function readGraphs(journal: Journal, dir: string): Promise<ProvenanceGraph[]> {
  const own = journal.tickets().map((id) => graphOf(journal.read(id), journal.ticketHolder(id) !== null));
  if (own.length > 0) return own.filter((graph) => graph !== null);
  const { repo, attestation } = await openMirror(dir);
  const mirrored: ProvenanceGraph[] = [];
  for (const id of await attestation.mirroredTickets(repo))
    mirrored.push(...[graphOf(await attestation.readMirroredEntries(repo, id))].filter((graph) => graph !== null));
  return mirrored;
}

async function mirroredGraph(dir: string, id: string): Promise<ProvenanceGraph | null> {
  const { repo, attestation } = await openMirror(dir);
  return graphOf(await attestation.readMirroredEntries(repo, id));
}

/** Loaded where the journal has no answer: git and signatures cost more than reading a journal. */
async function openMirror(dir: string) {
  const [{ openRepository }, attestation] = await Promise.all([import('@ticket-circuit/git'), import('@ticket-circuit/attestation')]);
  return { repo: await openRepository(dir), attestation };
}
