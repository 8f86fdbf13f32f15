import { hashOfEntry, type JournalEntry } from '@ticket-circuit/journal';
import { digestOf, type Event } from '@ticket-circuit/schemas';

export const zero = `sha256:${'0'.repeat(64)}`;
export const objectId = 'a'.repeat(40);
/** What a person or a model wrote; it must be in no span. */
export const secret = 'hunter2-the-secret-words';

export const opened: Event = {
  kind: 'ticket-opened',
  ticket: 'T-1',
  title: secret,
  goal: secret,
  origin: { kind: 'owner' },
  table: zero,
};

export const started = (session: string, more: { readonly engine?: string; readonly model?: string } = {}): Event => ({
  kind: 'session-started',
  session,
  role: session.includes('/Q-') ? 'supervisor' : 'developer',
  engine: 'claude',
  tree: objectId,
  brief: zero,
  ...more,
});

export const called = (session: string, ordinal: number, more: Partial<Extract<Event, { kind: 'model-called' }>> = {}): Event => ({
  kind: 'model-called',
  session,
  callId: `${session}#${ordinal}`,
  purpose: 'body',
  request: digestOf(secret),
  reply: zero,
  engine: 'claude',
  model: 'model-2026',
  usage: { inputTokens: 10, outputTokens: 5, cacheReadTokens: 100, cacheWriteTokens: 1 },
  costUsd: 0.25,
  ...more,
});

export const begun = (effect: string): Event => ({ kind: 'effect-started', effect });

export const ended = (session: string): Event => ({
  kind: 'session-ended',
  session,
  outcome: { kind: 'sheet', tree: objectId, sheet: { kind: 'code', role: 'developer', ticket: 'T-1', session, body: { kind: 'done' } } },
});

export const lost = (session: string): Event => ({ kind: 'session-ended', session, outcome: { kind: 'infrastructure', why: secret } });

export const asked: Event = {
  kind: 'question-asked',
  question: {
    id: 'Q-1',
    ticket: 'T-1',
    to: 'owner',
    step: 'code',
    cause: 'bound-reached',
    text: secret,
    evidence: [secret],
    admits: ['retry'],
    options: [],
  },
};

export const answered: Event = {
  kind: 'question-answered',
  question: 'Q-1',
  by: 'owner',
  decision: { kind: 'retry', instruction: secret } as Extract<Event, { kind: 'question-answered' }>['decision'],
};

export const closed: Event = { kind: 'ticket-closed', commit: objectId, tree: objectId };

/** Returns entries of events that follow each other by a second, from the year's first; an event without a key has one that is no result. */
export function entriesOf(...events: readonly (Event | readonly [string, Event])[]): JournalEntry[] {
  let prev = zero;
  return events.map((given, index) => {
    const [key, event] = 'kind' in given ? [`T-1/${index}/${index}/${index}`, given] : given;
    const body = { seq: index + 1, ticket: 'T-1', key, at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(), event, prev };
    prev = hashOfEntry(body);
    return { ...body, hash: prev };
  });
}
