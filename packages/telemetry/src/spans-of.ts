import type { JournalEntry } from '@ticket-circuit/journal';
import type { Event } from '@ticket-circuit/schemas';
import { attribute, circuitName, operation } from './conventions.ts';
import { outcomeOf, type Outcome } from './outcome-of.ts';
import { SessionSpans } from './session-spans.ts';
import { spanIdOf, traceIdOf, type Span, type SpanDraft } from './span.ts';

/**
 * Returns the spans of one ticket that have ended, in the order in which that became known: the ticket, its steps, sessions, model calls and questions. They
 * follow from the journal alone, ids included, so that a run goes on with the trace of one that was killed. Further entries add spans and change none.
 *
 * A session belongs to its step, or to the question that it decides, and a call to its session. No text that a person or a model wrote is in them.
 *
 * @param entries All entries of the ticket, from its first.
 */
export function spansOf(entries: readonly JournalEntry[]): Span[] {
  const [first] = entries;
  if (first === undefined) return [];
  const ticket = new TicketSpans(first);
  const traceId = traceIdOf(first.hash);
  return entries.flatMap((entry) => ticket.take(entry)).map((draft) => placed(draft, traceId, first.ticket));
}

function placed({ id, parent, kind = 'internal', attributes, error, ...draft }: SpanDraft, traceId: string, ticket: string): Span {
  return {
    ...draft,
    traceId,
    spanId: spanIdOf(traceId, id),
    parentId: parent === null ? null : spanIdOf(traceId, parent),
    kind,
    attributes: { [attribute.ticket]: ticket, ...attributes, ...(error === null ? {} : { [attribute.errorType]: error }) },
    error,
  };
}

const rootId = 'ticket';
const placePattern = /^([a-z]+)\.r(\d+)\.t(\d+)$/u;

interface OpenStep {
  /** Such as `code.r1.t2`. */
  readonly place: string;
  readonly id: string;
  readonly startMs: number;
  endMs: number;
  outcome: Outcome | null;
}

interface OpenQuestion {
  readonly startMs: number;
  readonly attributes: SpanDraft['attributes'];
}

/** Follows one ticket, entry by entry. */
class TicketSpans {
  readonly #startMs: number;
  readonly #sessions = new SessionSpans();
  readonly #questions = new Map<string, OpenQuestion>();
  #step: OpenStep | null = null;
  #steps = 0;
  /** Key of the effect that was started last; its result has the same. */
  #effect = '';
  #costUsd = 0;
  #isOver = false;

  constructor({ at }: JournalEntry) {
    this.#startMs = Date.parse(at);
  }

  /** Returns what has ended by an entry. */
  take({ event, at, seq, key }: JournalEntry): SpanDraft[] {
    const atMs = Date.parse(at);
    const before = event.kind === 'effect-started' ? this.#begin(event.effect, atMs, seq) : [];
    const sessions = this.#sessions.take(event, { atMs, seq, parent: this.#parentOf(event) });
    if (event.kind === 'model-called') this.#costUsd += event.costUsd;
    if (this.#step !== null && key === this.#effect) {
      this.#step.endMs = atMs;
      this.#step.outcome = outcomeOf(event);
    }
    return [...before, ...sessions, ...this.#answered(event, atMs, seq), ...this.#over(event, atMs, seq)];
  }

  #begin(effect: string, atMs: number, seq: number): SpanDraft[] {
    this.#effect = effect;
    const place = placeOf(effect);
    if (place === this.#step?.place) return [];
    const ended = this.#endStep(seq);
    if (place !== null) {
      // A ticket may come back to a place, and an id is used once.
      this.#steps += 1;
      this.#step = { place, id: `step ${this.#steps}`, startMs: atMs, endMs: atMs, outcome: null };
    }
    return ended;
  }

  #endStep(seq: number): SpanDraft[] {
    if (this.#step === null) return [];
    const { place, id, startMs, endMs, outcome } = this.#step;
    this.#step = null;
    const [, step = '', round, tried] = placePattern.exec(place) ?? [];
    const attributes = {
      [attribute.step]: step,
      [attribute.round]: Number(round),
      [attribute.try]: Number(tried),
      ...(outcome === null ? {} : { [attribute.outcome]: outcome.word }),
    };
    const error = outcome?.isError === true ? outcome.word : null;
    return [{ id, parent: rootId, name: `step ${step}`, startMs, endMs, attributes, error, seq }];
  }

  #parentOf(event: Event): string {
    if (event.kind !== 'session-started') return rootId;
    const question = /\/(Q-\d+)\.t\d+$/u.exec(event.session)?.[1];
    if (question !== undefined && this.#questions.has(question)) return `question ${question}`;
    return this.#step?.id ?? rootId;
  }

  #answered(event: Event, atMs: number, seq: number): SpanDraft[] {
    if (event.kind === 'question-asked') {
      const { id, cause, to, step } = event.question;
      const attributes = { [attribute.question]: id, [attribute.cause]: cause, [attribute.askedOf]: to, [attribute.step]: step };
      this.#questions.set(id, { startMs: atMs, attributes });
    }
    if (event.kind !== 'question-answered') return [];
    const asked = this.#questions.get(event.question);
    if (asked === undefined) return [];
    this.#questions.delete(event.question);
    const attributes = { ...asked.attributes, [attribute.answeredBy]: event.by, [attribute.outcome]: event.decision.kind };
    const id = `question ${event.question}`;
    return [{ id, parent: rootId, name: 'question', startMs: asked.startMs, endMs: atMs, attributes, error: null, seq }];
  }

  /** What comes after the end of a ticket, such as its triage, belongs to the trace all the same. */
  #over(event: Event, atMs: number, seq: number): SpanDraft[] {
    if (event.kind !== 'ticket-closed' && event.kind !== 'ticket-abandoned') return [];
    const step = this.#endStep(seq);
    if (this.#isOver) return step;
    this.#isOver = true;
    const attributes = {
      [attribute.operation]: operation.ticket,
      [attribute.workflow]: circuitName,
      [attribute.costUsd]: this.#costUsd,
      [attribute.outcome]: event.kind,
      ...(event.kind === 'ticket-closed' ? { [attribute.commit]: event.commit } : {}),
    };
    const error = event.kind === 'ticket-abandoned' ? event.kind : null;
    const name = `${operation.ticket} ${circuitName}`;
    return [...step, { id: rootId, parent: null, name, startMs: this.#startMs, endMs: atMs, attributes, error, seq }];
  }
}

/** Returns where an effect stands: `code.r1.t2` of `T-1/code.r1.t2/start-session`, the parts of a review as one; null where that is no step. */
function placeOf(effect: string): string | null {
  const [, name = ''] = effect.split('/');
  const place = name.replace(/\.p\d+$/u, '');
  return placePattern.test(place) ? place : null;
}
