import { tableDigest, type TicketFacts } from '@ticket-circuit/router';
import type { EffectOpenTicket, EffectRecordDiscovery, EffectReopen, Event } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';

/** Keeps a discovery as a ticket of its own, born closed: its text is the goal that it would have. */
export function keepDiscovery(run: TicketRun, effect: EffectRecordDiscovery): Event {
  const { title, where, evidence } = effect.discovery;
  const ticket = open(run, effect.key, {
    title,
    goal: `${title}\n\nWhere: ${where}\n\nEvidence: ${evidence}`,
    origin: { kind: 'discovery', parent: run.ticket },
  });
  return { kind: 'discovery-recorded', session: effect.session, ticket, discovery: effect.discovery };
}

/** Opens a linked ticket for what a landed one left missing. */
export function linkTicket(run: TicketRun, facts: TicketFacts, effect: EffectOpenTicket): Event {
  const ticket = open(run, effect.key, {
    title: effect.title,
    goal: effect.goal,
    origin: { kind: 'reopened', parent: facts.id, reason: effect.reason },
  });
  return { kind: 'ticket-linked', ticket, reason: effect.reason };
}

/** Opens a discovery for the owner. */
export function reopenDiscovery(run: TicketRun, effect: EffectReopen): Event {
  run.project.journal.append(
    effect.ticket,
    `${effect.key}/child`,
    { kind: 'discovery-reopened', ticket: effect.ticket, reason: effect.reason },
    run.now(),
  );
  return { kind: 'discovery-reopened', ticket: effect.ticket, reason: effect.reason };
}

/** The effect's key makes a repeated opening give the same ticket. */
function open(run: TicketRun, key: string, facts: Pick<Extract<Event, { kind: 'ticket-opened' }>, 'title' | 'goal' | 'origin'>): string {
  const title = facts.title.slice(0, 200);
  return run.project.journal.openTicket({ kind: 'ticket-opened', ...facts, title, table: tableDigest() } as never, run.now(), key).entry
    .ticket;
}
