import type { Effect, Event } from '@ticket-circuit/schemas';
import type { TicketFacts } from './state.ts';

/** The effect that each kind of result event answers; null for events that answer none. */
const answered = {
  'ticket-opened': null,
  'ticket-edited': null,
  'run-requested': null,
  'effect-started': null,
  'session-started': null,
  'model-called': null,
  'file-written': null,
  'tool-used': null,
  'sheet-accepted': null,
  'sheet-refused': null,
  blunder: null,
  'question-answered': null,
  'ticket-abandoned': null,
  'infrastructure-lost': null,
  'session-ended': 'start-session',
  'session-stopped': 'stop-session',
  'plan-laid': 'lay-plan',
  'gesture-played': 'run-gesture',
  'red-proved': 'run-red',
  'checks-run': 'run-checks',
  'elements-listed': 'list-elements',
  committed: 'commit',
  'landing-reported': 'enqueue',
  'question-asked': 'ask',
  'discovery-recorded': 'record-discovery',
  'discovery-reopened': 'reopen',
  'ticket-linked': 'open-ticket',
  'ticket-closed': 'close',
} as const satisfies Record<Event['kind'], Effect['kind'] | null>;

/** Returns the kind of effect that an event is the result of; null for other events. A gesture inside an effect is no result. */
export function resultOf(event: Event): Effect['kind'] | null {
  if (event.kind === 'gesture-played' && ['G1', 'G2', 'G4'].includes(event.gesture)) return null;
  return answered[event.kind];
}

/** True when the event is the result of the effect. */
export function answers(event: Event, effect: Effect): boolean {
  if (event.kind === 'infrastructure-lost') return event.effect === effect.key;
  if (resultOf(event) !== effect.kind) return false;
  switch (effect.kind) {
    case 'start-session':
    case 'stop-session':
      return 'session' in event && event.session === effect.session;
    case 'run-gesture':
      return event.kind === 'gesture-played' && event.gesture === effect.gesture;
    case 'ask':
      return event.kind === 'question-asked' && event.question.id === effect.question.id;
    case 'record-discovery':
      return (
        event.kind === 'discovery-recorded' &&
        event.session === effect.session &&
        event.discovery.title === effect.discovery.title &&
        event.discovery.where === effect.discovery.where
      );
    case 'reopen':
      return event.kind === 'discovery-reopened' && event.ticket === effect.ticket;
    default:
      return true;
  }
}

/** True when the ticket ordered an effect of this kind before, so that a further result of it is late or a duplicate. */
export function wasOrdered(facts: TicketFacts, effect: Effect['kind']): boolean {
  return Object.keys(facts.keys).some((key) => key.endsWith(`/${effect}`));
}
