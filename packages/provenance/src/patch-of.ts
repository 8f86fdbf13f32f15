import type { TicketFacts } from '@ticket-circuit/router';
import type { ProvenanceGraphPatch } from '@ticket-circuit/schemas';
import { entriesOf, type GraphEntry } from './graph-entry.ts';

/** Returns the commit of a ticket: landed, or made and waiting. */
export function patchOf({ commit, landed, checks }: TicketFacts, entries: readonly GraphEntry[]): ProvenanceGraphPatch {
  if (landed !== undefined) {
    const entry = entriesOf(entries, 'landing-reported').findLast(({ event: { report } }) => report.kind === 'landed');
    const report = entry?.event.report;
    if (entry !== undefined && report?.kind === 'landed') {
      const { commit: id, tree, proof } = report;
      return {
        kind: 'landed',
        at: entry.at,
        commit: id,
        tree,
        checked: checks?.tree ?? commit?.tree ?? tree,
        ...(proof === undefined ? {} : { proof }),
      };
    }
  }
  const made = commit === undefined ? undefined : entriesOf(entries, 'committed').findLast(({ event }) => event.commit === commit.commit);
  if (made === undefined) return { kind: 'none' };
  const { commit: id, tree, base } = made.event;
  return { kind: 'made', at: made.at, commit: id, tree, base };
}
