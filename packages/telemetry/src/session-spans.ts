import type { Event } from '@ticket-circuit/schemas';
import { attribute, operation, providers } from './conventions.ts';
import { outcomeOf, type Outcome } from './outcome-of.ts';
import type { SpanDraft } from './span.ts';

type Started = Extract<Event, { kind: 'session-started' }>;
type Called = Extract<Event, { kind: 'model-called' }>;

interface OpenSession {
  readonly id: string;
  readonly parent: string;
  readonly facts: Started;
  readonly startMs: number;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

/** When and where an event happened; `parent` names the span that a session belongs to. */
interface Moment {
  readonly atMs: number;
  readonly seq: number;
  readonly parent: string;
}

/** Follows the sessions of one ticket. One that was lost and is started again has a span for each start. */
export class SessionSpans {
  readonly #open = new Map<string, OpenSession>();
  #starts = 0;

  /** Returns what an event ends: a call, a session, or a session that was lost before this start of it. */
  take(event: Event, { atMs, seq, parent }: Moment): SpanDraft[] {
    switch (event.kind) {
      case 'session-started': {
        const lost = this.#end(event.session, { word: 'lost', isError: true }, { atMs, seq });
        this.#starts += 1;
        const id = `session ${this.#starts}`;
        const none = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
        this.#open.set(event.session, { id, parent, facts: event, startMs: atMs, ...none });
        return lost;
      }
      case 'model-called':
        return this.#call(event, { atMs, seq });
      case 'session-ended':
        return this.#end(event.session, outcomeOf(event), { atMs, seq });
      case 'session-stopped':
        return this.#end(event.session, { word: 'stopped', isError: true }, { atMs, seq });
      default:
        return [];
    }
  }

  #call(event: Called, { atMs, seq }: Omit<Moment, 'parent'>): SpanDraft[] {
    const session = this.#open.get(event.session);
    // A call that is under way while the start is being written has no session yet.
    if (session === undefined) return [];
    const tokens = tokensOf(event);
    session.calls += 1;
    session.inputTokens += tokens.inputTokens;
    session.outputTokens += tokens.outputTokens;
    session.costUsd += event.costUsd;
    const { facts } = session;
    const model = event.engine === facts.engine ? (facts.model ?? event.model) : event.model;
    return [
      {
        id: `${session.id} call ${session.calls}`,
        parent: session.id,
        name: `${operation.call} ${model}`,
        kind: 'client',
        startMs: atMs - (event.tookMs ?? 0),
        endMs: atMs,
        attributes: {
          [attribute.operation]: operation.call,
          [attribute.provider]: providerOf(event.engine),
          [attribute.requestModel]: model,
          [attribute.responseModel]: event.model,
          [attribute.agent]: facts.role,
          [attribute.conversation]: event.session,
          [attribute.inputTokens]: tokens.inputTokens,
          [attribute.outputTokens]: tokens.outputTokens,
          [attribute.cacheReadTokens]: event.usage.cacheReadTokens,
          [attribute.cacheWriteTokens]: event.usage.cacheWriteTokens,
          [attribute.call]: event.callId,
          [attribute.purpose]: event.purpose,
          [attribute.costUsd]: event.costUsd,
        },
        error: null,
        seq,
      },
    ];
  }

  #end(name: string, outcome: Outcome, { atMs, seq }: Omit<Moment, 'parent'>): SpanDraft[] {
    const session = this.#open.get(name);
    if (session === undefined) return [];
    this.#open.delete(name);
    const { id, parent, facts, startMs, inputTokens, outputTokens, costUsd } = session;
    return [
      {
        id,
        parent,
        name: `${operation.session} ${facts.role}`,
        startMs,
        endMs: atMs,
        attributes: {
          [attribute.operation]: operation.session,
          [attribute.provider]: providerOf(facts.engine),
          [attribute.agent]: facts.role,
          [attribute.conversation]: name,
          ...(facts.model === undefined ? {} : { [attribute.requestModel]: facts.model }),
          [attribute.inputTokens]: inputTokens,
          [attribute.outputTokens]: outputTokens,
          [attribute.costUsd]: costUsd,
          [attribute.outcome]: outcome.word,
        },
        error: outcome.isError ? outcome.word : null,
        seq,
      },
    ];
  }
}

/** The conventions count among what was read what came from a cache or went into one. */
function tokensOf({ usage }: Called): { inputTokens: number; outputTokens: number } {
  return { inputTokens: usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens, outputTokens: usage.outputTokens };
}

function providerOf(engine: string): string {
  return (Object.hasOwn(providers, engine) ? providers[engine] : undefined) ?? engine;
}
