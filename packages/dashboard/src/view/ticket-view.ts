import type { Project } from '@ticket-circuit/circuit';
import type { LockHolder } from '@ticket-circuit/journal';
import { drawingOf, graphOf, standingOf, toneOf, useOf, type Standing, type Tone, type Use } from '@ticket-circuit/provenance';
import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import { layOut, type Picture } from './lay-out.ts';
import { lineDiff, type DiffLine } from './line-diff.ts';

/** All that the page of a ticket shows. */
export interface TicketView {
  readonly graph: ProvenanceGraph;
  readonly picture: Picture;
  /** By element. */
  readonly diffs: Readonly<Record<string, readonly DiffLine[]>>;
  /** By criterion. */
  readonly standings: Readonly<Record<string, Standing>>;
  /** Of the milestones of the journey, in their order. */
  readonly tones: readonly Tone[];
  /** By session, and of all. */
  readonly uses: Readonly<Record<string, Use>>;
  readonly use: Use;
  /** The process that runs it now; null when none does. */
  readonly runBy: LockHolder | null;
}

/** Returns what the page of a ticket shows; null for a ticket that does not exist. Every entry was checked. */
export function ticketView({ journal }: Pick<Project, 'journal'>, ticket: string): TicketView | null {
  const runBy = journal.ticketHolder(ticket);
  const graph = graphOf(journal.read(ticket), runBy !== null);
  if (graph === null) return null;
  return {
    graph,
    picture: layOut(drawingOf(graph)),
    diffs: Object.fromEntries(graph.manifestations.map(({ id, before, after }) => [id, lineDiff(before, after)])),
    standings: Object.fromEntries(graph.guarantees.map((guarantee) => [guarantee.criterion, standingOf(guarantee)])),
    tones: graph.journey.map(({ kind }) => toneOf(kind)),
    uses: Object.fromEntries(graph.runs.map(({ session, calls }) => [session, useOf(calls)])),
    use: useOf(graph.runs.flatMap(({ calls }) => calls)),
    runBy,
  };
}
