import { expect, test } from 'vitest';
import { spansOf, type Span } from '../src/index.ts';
import { answered, asked, begun, called, closed, ended, entriesOf, lost, objectId, opened, secret, started } from './entries.ts';

const begin = Date.UTC(2026, 0, 1);
const session = 'T-1/code.r1.t1';
const effect = `${session}/start-session`;

/** A span in short: its name below its parent's, its second of start and of end, how it went wrong. */
function short(spans: readonly Span[]): string[] {
  const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  return spans.map(({ name, parentId, startMs, endMs, error }) => {
    const parent = parentId === null ? '' : `${names.get(parentId) ?? 'open'} > `;
    return `${parent}${name} ${(startMs - begin) / 1000}-${(endMs - begin) / 1000}${error === null ? '' : ` ${error}`}`;
  });
}

const whole = entriesOf(
  opened,
  begun(effect),
  started(session, { model: 'model' }),
  called(session, 1, { tookMs: 800 }),
  called(session, 2, { engine: 'ollama', model: 'small' }),
  [effect, ended(session)],
  begun('T-1/checks.r1.t1/run-checks'),
  ['T-1/checks.r1.t1/run-checks', { kind: 'infrastructure-lost', effect: 'T-1/checks.r1.t1/run-checks', why: secret, retries: 'give-up' }],
  begun('T-1/Q-1/ask'),
  ['T-1/Q-1/ask', asked],
  begun('T-1/Q-1.t1/start-session'),
  started('T-1/Q-1.t1'),
  ['T-1/Q-1.t1/start-session', lost('T-1/Q-1.t1')],
  ['T-1/Q-1/answer', answered],
  begun('T-1/land.r1.t1/close'),
  ['T-1/land.r1.t1/close', closed],
);

test('a ticket is one trace: its steps, sessions, calls and questions, each below what it belongs to', () => {
  const spans = spansOf(whole);
  expect(short(spans)).toEqual([
    'invoke_agent developer > chat model 2.2-3',
    'invoke_agent developer > chat small 4-4',
    'step code > invoke_agent developer 2-5',
    'invoke_workflow ticket-circuit > step code 1-5',
    'invoke_workflow ticket-circuit > step checks 6-7 infrastructure-lost',
    'question > invoke_agent supervisor 11-12 infrastructure',
    'invoke_workflow ticket-circuit > question 9-13',
    'invoke_workflow ticket-circuit > step land 14-15',
    'invoke_workflow ticket-circuit 0-15',
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
  for (const { traceId, spanId } of spans) expect([traceId, spanId].join(' ')).toMatch(/^[0-9a-f]{32} [0-9a-f]{16}$/u);
});

test('a call carries model, tokens, cost and ids; what was read counts with the cache', () => {
  const [call, other, agent, step] = spansOf(whole);
  expect(call).toMatchObject({
    kind: 'client',
    attributes: {
      'circuit.ticket': 'T-1',
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'anthropic',
      'gen_ai.request.model': 'model',
      'gen_ai.response.model': 'model-2026',
      'gen_ai.agent.name': 'developer',
      'gen_ai.conversation.id': session,
      'gen_ai.usage.input_tokens': 111,
      'gen_ai.usage.output_tokens': 5,
      'gen_ai.usage.cache_read.input_tokens': 100,
      'gen_ai.usage.cache_creation.input_tokens': 1,
      'circuit.call': `${session}#1`,
      'circuit.purpose': 'body',
      'circuit.cost_usd': 0.25,
    },
  });
  expect(other?.attributes).toMatchObject({ 'gen_ai.provider.name': 'ollama', 'gen_ai.request.model': 'small' });
  expect(agent?.attributes).toMatchObject({ 'gen_ai.usage.input_tokens': 222, 'circuit.cost_usd': 0.5, 'circuit.outcome': 'code done' });
  expect(step?.attributes).toEqual({
    'circuit.ticket': 'T-1',
    'circuit.step': 'code',
    'circuit.round': 1,
    'circuit.try': 1,
    'circuit.outcome': 'code done',
  });
});

test('the ticket carries its cost and its commit, a question who was asked why and what was decided', () => {
  const spans = spansOf(whole);
  expect(spans.at(-1)?.attributes).toMatchObject({
    'circuit.cost_usd': 0.5,
    'circuit.outcome': 'ticket-closed',
    'circuit.commit': objectId,
  });
  expect(spans.find(({ name }) => name === 'question')?.attributes).toEqual({
    'circuit.ticket': 'T-1',
    'circuit.question': 'Q-1',
    'circuit.question.cause': 'bound-reached',
    'circuit.question.to': 'owner',
    'circuit.question.by': 'owner',
    'circuit.step': 'code',
    'circuit.outcome': 'retry',
  });
});

test('no word that a person or a model wrote is in a span', () => {
  expect(JSON.stringify(whole)).toContain(secret);
  expect(JSON.stringify(spansOf(whole))).not.toContain(secret);
});

test('more entries add spans and change none, so that what has gone out stays right', () => {
  const all = spansOf(whole);
  for (const { seq } of whole) expect(spansOf(whole.slice(0, seq))).toEqual(all.filter((span) => span.seq <= seq));
});

test('a session that was lost and started again has a span for each start, and its step goes on', () => {
  const again = entriesOf(
    opened,
    begun(effect),
    started(session),
    called(session, 1),
    begun(effect),
    started(session),
    called(session, 2),
    [effect, ended(session)],
    [`${effect}/x`, { kind: 'ticket-abandoned', reason: secret }],
  );
  const spans = spansOf(again);
  expect(short(spans)).toEqual([
    'invoke_agent developer > chat model-2026 3-3',
    'step code > invoke_agent developer 2-5 lost',
    'invoke_agent developer > chat model-2026 6-6',
    'step code > invoke_agent developer 5-7',
    'invoke_workflow ticket-circuit > step code 1-7',
    'invoke_workflow ticket-circuit 0-8 ticket-abandoned',
  ]);
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
});

test('the parts of a review are one step', () => {
  const parts = [1, 2].map((part) => (part === 1 ? 'T-1/review.r2.t3' : 'T-1/review.r2.t3.p2'));
  const review = parts.flatMap((part) => [begun(`${part}/start-session`), started(part), [`${part}/start-session`, ended(part)] as const]);
  expect(short(spansOf(entriesOf(opened, ...review, closed)))).toEqual([
    'step review > invoke_agent developer 2-3',
    'step review > invoke_agent developer 5-6',
    'invoke_workflow ticket-circuit > step review 1-6',
    'invoke_workflow ticket-circuit 0-7',
  ]);
});

test('a ticket without entries has no spans', () => {
  expect(spansOf([])).toEqual([]);
});
