import type { ProgressEvent } from '@ticket-circuit/circuit';
import { assertNever } from '@ticket-circuit/schemas';
import { tokens, usd } from '@ticket-circuit/schemas';

/** Returns a line that says what just happened; null for what is no news without a terminal. */
export function progressLine(event: ProgressEvent): string | null {
  switch (event.kind) {
    case 'step':
      return `${placeText(event)}: ${event.what}`;
    case 'session':
      return `  ${event.session}: ${event.role} with ${[event.engine, event.model].filter(Boolean).join(' ')}`;
    case 'call':
      return `  ${callText(event)}`;
    case 'sheet-refused':
      return `  sheet refused: ${event.what}`;
    case 'retry':
      return `  waits ${(event.waitMs / 1000).toFixed(1)} s for attempt ${event.attempt} of ${event.attempts}: ${event.why}`;
    case 'tool':
      return `  ${event.tool}: ${event.outcome}`;
    case 'result':
      return `  ${event.good ? 'ok' : 'no'}: ${event.what}`;
    case 'output':
    // It is told at the end, below all that is over by then.
    case 'note':
      return null;
    case 'question':
      return `  asks ${event.question.id}: ${event.question.text}`;
    case 'landed':
      return `  landed ${event.commit.slice(0, 10)}`;
    case 'ended':
      return `${event.ticket} ${event.state} after ${event.seconds.toFixed(1)} s, ${usd(event.costUsd)}`;
    default:
      return assertNever(event);
  }
}

/** Returns where in the circuit a step stands. */
export function placeText({ step, round, rounds, try: tried, tries }: Extract<ProgressEvent, { kind: 'step' }>): string {
  return `${step} round ${round}/${rounds} try ${tried}/${tries}`;
}

/** Returns what a call to a model was for, and what it cost. */
export function callText(event: Extract<ProgressEvent, { kind: 'call' }>): string {
  return `${event.purpose}: ${tokens(event.tokens)}, ${usd(event.costUsd)} (${usd(event.spentUsd)} in all)`;
}
