import type { ProvenanceGraphChild, ProvenanceGraphTriage } from '@ticket-circuit/schemas';
import { entriesOf, type GraphEntry } from './graph-entry.ts';

/** Returns the tickets that came out of this one: discoveries with their triage, and what a refused closure opened. */
export function childrenOf(entries: readonly GraphEntry[]): ProvenanceGraphChild[] {
  return entries.flatMap(({ at, event }): ProvenanceGraphChild[] => {
    if (event.kind === 'ticket-linked') return [{ kind: 'linked', ticket: event.ticket, at, reason: event.reason }];
    if (event.kind !== 'discovery-recorded') return [];
    const { ticket, session, discovery } = event;
    return [{ kind: 'discovery', ticket, at, session, discovery, triage: triageOf(ticket, entries) }];
  });
}

function triageOf(ticket: string, entries: readonly GraphEntry[]): ProvenanceGraphTriage {
  const reopened = entriesOf(entries, 'discovery-reopened').findLast(({ event }) => event.ticket === ticket)?.event.reason;
  for (const { event } of entriesOf(entries, 'session-ended').toReversed()) {
    if (event.outcome.kind !== 'sheet' || event.outcome.sheet.kind !== 'triage') continue;
    const verdict = event.outcome.sheet.body.verdicts.find(({ discovery }) => discovery === ticket);
    if (verdict) return { kind: 'judged', session: event.session, verdict, ...(reopened === undefined ? {} : { reopened }) };
  }
  return { kind: 'none' };
}
