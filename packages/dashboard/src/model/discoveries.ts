import type { Glance } from '@ticket-circuit/journal';

/** Something that a role noticed beside its plan, and what became of it. */
export interface Discovery {
  /** The closed ticket that stands for it. */
  readonly ticket: string;
  /** The ticket in whose work it was noticed. */
  readonly parent: string;
  readonly session: string;
  readonly at: string;
  readonly title: string;
  readonly where: string;
  readonly evidence: string;
  /** What triage said; empty before. */
  readonly verdict: string;
  readonly why: string;
  /** Why it was opened for the owner; empty when it was not. */
  readonly reopened: string;
}

/** Takes one event into the discoveries, which are kept by their ticket. */
export function takeDiscovery(known: Map<string, Discovery>, { ticket: parent, at, event }: Glance): void {
  if (event.kind === 'discovery-recorded') {
    const { ticket, session, discovery } = event;
    const { title, where, evidence } = discovery;
    known.set(ticket, { ticket, parent, session, at, title, where, evidence, verdict: '', why: '', reopened: '' });
  }
  if (event.kind === 'discovery-reopened') change(known, event.ticket, { reopened: event.reason });
  if (event.kind === 'session-ended' && event.outcome.kind === 'sheet' && event.outcome.sheet.kind === 'triage')
    for (const verdict of event.outcome.sheet.body.verdicts) {
      const { discovery, evidence } = verdict;
      const said = 'of' in verdict ? `${verdict.verdict} of ${verdict.of}` : verdict.verdict;
      change(known, discovery, { verdict: said, why: evidence });
    }
}

function change(known: Map<string, Discovery>, ticket: string, facts: Partial<Discovery>): void {
  const before = known.get(ticket);
  if (before !== undefined) known.set(ticket, { ...before, ...facts });
}
