import { outcomeOf, type Log, type LogFields } from '@ticket-circuit/telemetry';
import type { Event } from '@ticket-circuit/schemas';

/** Logs an event that was journalled: a warning where it went wrong, else what only somebody looks for who looks closely. */
export function logEvent(log: Log, ticket: string, key: string, event: Event): void {
  const { word, isError } = outcomeOf(event);
  const isOdd = isError || event.kind === 'sheet-refused' || event.kind === 'blunder';
  log[isOdd ? 'warn' : 'debug']({ ticket, key, ...(word === event.kind ? {} : { outcome: word }), ...factsOf(event) }, event.kind);
}

/** What an operator asks for next. Texts of roles stay in the journal. */
function factsOf(event: Event): LogFields {
  switch (event.kind) {
    case 'session-started':
      return { session: event.session, role: event.role, engine: event.engine, model: event.model };
    case 'model-called':
      return { session: event.session, model: event.model, ...event.usage, costUsd: event.costUsd, tookMs: event.tookMs };
    case 'session-ended':
      return { session: event.session, ...('why' in event.outcome ? { why: event.outcome.why } : {}) };
    case 'tool-used':
      return { session: event.session, tool: event.tool, outcome: event.outcome };
    case 'infrastructure-lost':
      return { effect: event.effect, why: event.why, retries: event.retries };
    case 'question-asked':
      return { question: event.question.id, cause: event.question.cause, to: event.question.to };
    case 'question-answered':
      return { question: event.question, by: event.by, decision: event.decision.kind };
    case 'sheet-refused':
      return { session: event.session, faults: event.faults.length };
    case 'ticket-closed':
      return { commit: event.commit };
    default:
      return {};
  }
}
