import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Glance, Journal } from '../../../packages/journal/src/index.ts';

type NewEntry = Omit<Glance, 'seq'>;

/** A real ticket from its opening to its landing, as one text of which each ticket of the bench is a copy. */
const model = join(import.meta.dirname, '../../../packages/provenance/test/fixtures/shelf.jsonl');

/** Of so many tickets one is still under way. */
const oneUnderWayIn = 25;
const ticketsAtOnce = 50;
const start = Date.UTC(2026, 0, 1);

/** Fills an empty journal with tickets of so many events each, through its own hash chain. */
export function fillJournal(journal: Journal, tickets: number, eventsEach: number): void {
  const text = landedText();
  for (let first = 1; first <= tickets; first += ticketsAtOnce) {
    const numbers = Array.from({ length: Math.min(ticketsAtOnce, tickets - first + 1) }, (_, index) => first + index);
    journal.appendAll(numbers.flatMap((number) => entriesOf(text, number, eventsEach)));
  }
}

/** The model without what it noticed beside its plan, which would be tickets of their own. */
function landedText(): string {
  const lines = readFileSync(model, 'utf8').trimEnd().split('\n');
  const kept = lines.filter((line) => !/record-discovery|T-1\/triage/u.test(line));
  return `[${kept.join(',')}]`.replaceAll(/"discoveries":\[\{[^\]]*\}\]/gu, '"discoveries":[]');
}

function entriesOf(text: string, number: number, eventsEach: number): NewEntry[] {
  const ticket = `T-${number}`;
  const whole = (JSON.parse(text.replaceAll('T-1/', `${ticket}/`).replaceAll('"T-1"', `"${ticket}"`)) as NewEntry[]).map(
    ({ key, event }) => ({
      ticket,
      key,
      event,
    }),
  );
  // Those under way stand at every place between the plan and the landing.
  const length = number % oneUnderWayIn === 0 ? 6 + ((number / oneUnderWayIn) % (whole.length - 8)) : whole.length;
  const firstCall = whole.findIndex(({ event }) => event.kind === 'model-called');
  const call = whole[firstCall];
  if (call === undefined || eventsEach < length)
    throw new Error(`A ticket has ${length} events at least, and ${eventsEach} are asked for.`);
  // A long first session makes up the number.
  const more = Array.from({ length: eventsEach - length }, (_, index) => ({ ...call, key: `${call.key}.${index}` }));
  return [...whole.slice(0, firstCall + 1), ...more, ...whole.slice(firstCall + 1, length)].map((entry, index) => ({
    ...entry,
    at: new Date(start + (number * eventsEach + index) * 1000).toISOString(),
  }));
}
