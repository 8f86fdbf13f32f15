import type { CompleteRequest } from '@ticket-circuit/schemas';
import { afterEach, expect, test } from 'vitest';
import { openEngine } from '../src/open-engine.ts';
import type { Engine, EngineContext } from '../src/engine.ts';
import { providerServer, type Answer, type ProviderServer } from './provider-server.ts';

const KEY = 'sk-ant-test-0123456789';
const context: EngineContext = { role: 'explorer', session: 'T-1/plan.r1.t1' };
const handIn = { name: 'hand_in_sheet', description: 'Hands in.', inputSchema: { type: 'object', properties: { sheet: {} } } };
const request: CompleteRequest = {
  callId: 'T-1/plan.r1.t1#1',
  purpose: 'sheet',
  tier: 'default',
  system: 'You plan.',
  messages: [{ role: 'user', text: 'go' }],
  tools: [handIn],
  maxOutputTokens: 1000,
};
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-test-1-20260101',
  content: [{ type: 'text', text: 'hello' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 5, cache_read_input_tokens: 3, cache_creation_input_tokens: 2 },
};
const failure = (type: string, text: string) => ({ type: 'error', error: { type, message: text } });
const servers: ProviderServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(
  answers: readonly Answer[],
  more: { bounds?: object; timeoutMs?: number } = {},
): Promise<{ server: ProviderServer; engine: Engine }> {
  const server = await providerServer(answers);
  servers.push(server);
  const opened = await openEngine(
    { engine: 'claude', model: 'claude-test-1', baseUrl: server.url },
    { ANTHROPIC_API_KEY: KEY },
    {
      baseDir: '/',
      bounds: { retries: 3, totalMs: 10_000, firstWaitMs: 1, ...more.bounds },
      ...(more.timeoutMs === undefined ? {} : { timeoutMs: more.timeoutMs }),
    },
  );
  if (opened.kind === 'refused') throw new Error(opened.why);
  return { server, engine: opened.engine };
}

/** What a stream says for a message with one text and one call. */
const streamed: Answer = {
  events: [
    {
      event: 'message_start',
      data: {
        type: 'message_start',
        message: { ...message, content: [], stop_reason: null, usage: { ...message.usage, output_tokens: 1 } },
      },
    },
    { event: 'content_block_start', data: { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } },
    { event: 'content_block_delta', data: { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'hel' } } },
    { event: 'content_block_delta', data: { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'lo' } } },
    { event: 'content_block_stop', data: { type: 'content_block_stop', index: 0 } },
    {
      event: 'content_block_start',
      data: { type: 'content_block_start', index: 1, content_block: { type: 'tool_use', id: 'toolu_1', name: 'hand_in_sheet', input: {} } },
    },
    {
      event: 'content_block_delta',
      data: { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"sheet":' } },
    },
    {
      event: 'content_block_delta',
      data: { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"a":1}}' } },
    },
    { event: 'content_block_stop', data: { type: 'content_block_stop', index: 1 } },
    {
      event: 'message_delta',
      data: { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 42 } },
    },
    { event: 'message_stop', data: { type: 'message_stop' } },
  ],
};

test('a request reaches the Messages API with its key, limit and tools, and nothing of the environment', async () => {
  const { server, engine } = await open([{ json: message }]);
  await engine.complete(request, context);
  const [got] = server.received;
  expect(got?.path).toBe('/v1/messages');
  expect(got?.headers['authorization']).toBe(`Bearer ${KEY}`);
  expect(got?.body).toStrictEqual({
    model: 'claude-test-1',
    max_tokens: 1000,
    stream: false,
    system: [{ type: 'text', text: 'You plan.', cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: [{ type: 'text', text: 'go', cache_control: { type: 'ephemeral' } }] }],
    tools: [{ name: 'hand_in_sheet', description: 'Hands in.', input_schema: handIn.inputSchema }],
  });
});

test('a text reply has its tokens by kind and the model that answered', async () => {
  const { engine } = await open([{ json: message }]);
  expect(await engine.complete(request, context)).toStrictEqual({
    kind: 'reply',
    reply: {
      text: 'hello',
      toolCalls: [],
      stop: 'end',
      usage: { inputTokens: 10, outputTokens: 5, cacheReadTokens: 3, cacheWriteTokens: 2 },
      model: 'claude-test-1-20260101',
    },
  });
});

test('a conversation with calls and results keeps the turns that the interface wants, and only its last block is marked', async () => {
  const { server, engine } = await open([{ json: message }]);
  const messages: CompleteRequest['messages'] = [
    { role: 'user', text: 'go' },
    {
      role: 'assistant',
      text: '',
      toolCalls: [
        { id: 'call:1', name: 'read', input: { path: 'a' } },
        { id: 'b', name: 'list', input: 'cut' as never },
      ],
    },
    { role: 'tool', callId: 'call:1', text: 'text of a', isError: false },
    { role: 'tool', callId: 'b', text: 'broken input', isError: true },
    { role: 'user', text: 'one reply left' },
    { role: 'assistant', text: '', toolCalls: [] },
    { role: 'user', text: 'well?' },
  ];
  await engine.complete({ ...request, messages }, context);
  expect(server.received[0]?.body.messages).toStrictEqual([
    { role: 'user', content: [{ type: 'text', text: 'go' }] },
    {
      role: 'assistant',
      content: [
        { type: 'tool_use', id: 'call_1', name: 'read', input: { path: 'a' } },
        { type: 'tool_use', id: 'b', name: 'list', input: { invalid: 'cut' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'call_1', is_error: false, content: 'text of a' },
        { type: 'tool_result', tool_use_id: 'b', is_error: true, content: 'broken input' },
        { type: 'text', text: 'one reply left' },
      ],
    },
    { role: 'assistant', content: [{ type: 'text', text: '(nothing)' }] },
    { role: 'user', content: [{ type: 'text', text: 'well?', cache_control: { type: 'ephemeral' } }] },
  ]);
});

test('a call without tools marks nothing but its system prompt', async () => {
  const { server, engine } = await open([{ json: message }]);
  await engine.complete({ ...request, tools: [] }, context);
  expect(server.received[0]?.body.messages).toStrictEqual([{ role: 'user', content: [{ type: 'text', text: 'go' }] }]);
  expect(server.received[0]?.body).not.toHaveProperty('tools');
});

test('a long output is streamed, and its text, calls and tokens are put together', async () => {
  const { server, engine } = await open([streamed]);
  expect(await engine.complete({ ...request, maxOutputTokens: 64_000 }, context)).toMatchObject({
    kind: 'reply',
    reply: {
      text: 'hello',
      toolCalls: [{ id: 'toolu_1', name: 'hand_in_sheet', input: { sheet: { a: 1 } } }],
      stop: 'tool-calls',
      usage: { inputTokens: 10, outputTokens: 42, cacheReadTokens: 3, cacheWriteTokens: 2 },
    },
  });
  expect(server.received[0]?.body).toMatchObject({ stream: true, max_tokens: 64_000 });
});

test.each([
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'refusal'],
  ['stop_sequence', 'end'],
  ['tool_use', 'tool-calls'],
])('the stop reason %s is the stop %s', async (reason, stop) => {
  const { engine } = await open([{ json: { ...message, content: [], stop_reason: reason } }]);
  expect(await engine.complete(request, context)).toMatchObject({ kind: 'reply', reply: { text: '', stop } });
});

test.each<[string, Answer]>([
  ['429', { status: 429, json: failure('rate_limit_error', 'slow down'), headers: { 'retry-after-ms': '1' } }],
  ['500', { status: 500, json: failure('api_error', 'oops') }],
  ['529', { status: 529, json: failure('overloaded_error', 'overloaded') }],
  ['a connection that is cut', { hangUp: true }],
  ['half an answer', { half: '{"id":"msg_1","type":' }],
])('after %s the same request is made again', async (_what, answer) => {
  const { server, engine } = await open([answer, { json: message }]);
  expect(await engine.complete(request, context)).toMatchObject({ kind: 'reply', reply: { text: 'hello' } });
  expect(server.received).toHaveLength(2);
  expect(server.received[1]?.body).toStrictEqual(server.received[0]?.body);
});

test.each<[string, Answer]>([
  ['is cut in the middle', { events: 'events' in streamed ? streamed.events.slice(0, 4) : [], cut: true }],
  ['ends too early', { events: 'events' in streamed ? streamed.events.slice(0, 4) : [] }],
  [
    'reports an overload',
    {
      events: [...('events' in streamed ? streamed.events.slice(0, 2) : []), { event: 'error', data: failure('overloaded_error', 'busy') }],
    },
  ],
])('a stream that %s is asked for again', async (_what, answer) => {
  const { server, engine } = await open([answer, streamed]);
  expect(await engine.complete({ ...request, maxOutputTokens: 64_000 }, context)).toMatchObject({
    kind: 'reply',
    reply: { text: 'hello' },
  });
  expect(server.received).toHaveLength(2);
});

test('a provider that asks for a wait is not asked again before', async () => {
  const { server, engine } = await open([
    { status: 429, json: failure('rate_limit_error', 'slow down'), headers: { 'retry-after': '1' } },
    { json: message },
  ]);
  expect((await engine.complete(request, context)).kind).toBe('reply');
  const [first, second] = server.received;
  expect(second!.atMs - first!.atMs).toBeGreaterThanOrEqual(990);
});

test('a wait that is longer than the time left ends the call at once', async () => {
  const { server, engine } = await open([
    { status: 429, json: failure('rate_limit_error', 'tomorrow'), headers: { 'retry-after': '86400' } },
  ]);
  const ended = await engine.complete(request, context);
  expect(ended).toMatchObject({ kind: 'down' });
  expect(JSON.stringify(ended)).toContain('tomorrow');
  expect(server.received).toHaveLength(1);
});

test('the number of attempts is capped, and no attempt is repeated by the SDK itself', async () => {
  const { server, engine } = await open([{ status: 529, json: failure('overloaded_error', 'busy') }]);
  expect(await engine.complete(request, context)).toMatchObject({ kind: 'down' });
  expect(server.received).toHaveLength(4);
});

test('the total time is capped while a provider is silent', async () => {
  const { server, engine } = await open([{ silent: true }], { bounds: { totalMs: 200 } });
  expect(await engine.complete(request, context)).toStrictEqual({
    kind: 'down',
    why: `The engine at ${server.url} did not answer within 200 ms.`,
  });
  expect(server.received).toHaveLength(1);
});

test('an attempt that stays without an answer is given up and made again', async () => {
  const { server, engine } = await open([{ silent: true }, { json: message }], { timeoutMs: 100 });
  expect((await engine.complete(request, context)).kind).toBe('reply');
  expect(server.received).toHaveLength(2);
});

test('a caller may stop the call', async () => {
  const { engine } = await open([{ silent: true }]);
  const stop = new AbortController();
  const ended = engine.complete(request, { ...context, signal: stop.signal });
  stop.abort();
  expect(await ended).toStrictEqual({ kind: 'down', why: 'The call was stopped.' });
});

test.each([
  [400, 'invalid_request_error', 'bad-request'],
  [401, 'authentication_error', 'no-key'],
  [402, 'billing_error', 'no-key'],
  [403, 'permission_error', 'no-key'],
  [404, 'not_found_error', 'bad-request'],
  [413, 'request_too_large', 'bad-request'],
])('status %d (%s) is asked once and ends as %s, with the message and without the key', async (status, type, kind) => {
  const { server, engine } = await open([{ status, json: failure(type, `no: ${KEY}`) }]);
  const ended = await engine.complete(request, context);
  expect(ended.kind).toBe(kind);
  expect(JSON.stringify(ended)).toContain('no: [redacted]');
  expect(JSON.stringify(ended)).not.toContain(KEY);
  expect(server.received).toHaveLength(1);
});
