import type { Event } from '@ticket-circuit/schemas';

/** How something ended, in words of our own: no text that anybody wrote. */
export interface Outcome {
  readonly word: string;
  readonly isError: boolean;
}

const good = (word: string): Outcome => ({ word, isError: false });
const bad = (word: string): Outcome => ({ word, isError: true });

/** Returns how the result of an effect reads. */
export function outcomeOf(event: Event): Outcome {
  switch (event.kind) {
    case 'session-ended':
      return event.outcome.kind === 'sheet' ? good(sheetWord(event.outcome.sheet)) : bad(event.outcome.kind);
    case 'plan-laid':
      return gate(event.report.faults);
    case 'red-proved':
      return gate(event.proof.faults);
    case 'checks-run':
      return gate(event.report.faults);
    case 'elements-listed':
      return gate(event.list.faults);
    case 'gesture-played':
      return event.outcome.kind === 'played' ? good('played') : bad(event.outcome.kind);
    case 'landing-reported':
      return event.report.kind === 'landed' ? good('landed') : bad(event.report.kind);
    case 'infrastructure-lost':
    case 'ticket-abandoned':
      return bad(event.kind);
    default:
      return good(event.kind);
  }
}

function gate(faults: readonly unknown[]): Outcome {
  return faults.length === 0 ? good('passed') : bad('faults');
}

/** Which sheet, and which of its forms where it has several. */
function sheetWord({ kind, body }: Extract<Extract<Event, { kind: 'session-ended' }>['outcome'], { kind: 'sheet' }>['sheet']): string {
  return 'kind' in body ? `${kind} ${body.kind}` : kind;
}
