import type { CircuitEngine, CompleteRequest } from '@ticket-circuit/schemas';
import { afterEach, expect, test } from 'vitest';
import { openEngine } from '../src/open-engine.ts';
import type { CallRetry, Engine, EngineContext } from '../src/engine.ts';
import { providerServer, type Answer, type ProviderServer } from './provider-server.ts';

const KEY = 'sk-test-0123456789';
const context: EngineContext = { role: 'developer', session: 'T-1/code.r1.t1' };
const read = { name: 'read', description: 'Reads.', inputSchema: { type: 'object', properties: { path: { type: 'string' } } } };
const request: CompleteRequest = {
  callId: 'T-1/code.r1.t1#1',
  purpose: 'sheet',
  tier: 'default',
  system: 'You code.',
  messages: [{ role: 'user', text: 'go' }],
  tools: [read],
  maxOutputTokens: 1000,
};
const completion = (said: object, finish = 'stop') => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'test-model',
  choices: [{ index: 0, message: { role: 'assistant', content: null, ...said }, finish_reason: finish, logprobs: null }],
  usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, prompt_tokens_details: { cached_tokens: 4 } },
});
const call = (id: string, args: string) => ({ id, type: 'function', function: { name: 'read', arguments: args } });
const servers: ProviderServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(
  answers: readonly Answer[],
  definition: Partial<CircuitEngine> = {},
): Promise<{ server: ProviderServer; engine: Engine }> {
  const server = await providerServer(answers);
  servers.push(server);
  const opened = await openEngine(
    { engine: 'openai', model: 'test-model', baseUrl: `${server.url}/v1`, ...definition },
    { OPENAI_API_KEY: KEY },
    { baseDir: '/', bounds: { retries: 3, totalMs: 10_000, firstWaitMs: 1 } },
  );
  if (opened.kind === 'refused') throw new Error(opened.why);
  return { server, engine: opened.engine };
}

const chunk = (delta: object, finish: string | null = null) => ({
  data: {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  },
});
const streamed = [
  chunk({ role: 'assistant', content: 'hel' }),
  chunk({ content: 'lo' }),
  chunk({ tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'read', arguments: '{"pa' } }] }),
  chunk({
    tool_calls: [
      { index: 0, function: { arguments: 'th":"x"}' } },
      { index: 1, id: 'b', type: 'function', function: { name: 'read', arguments: '{}' } },
    ],
  }),
  chunk({}, 'tool_calls'),
  {
    data: {
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test-model',
      choices: [],
      usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
    },
  },
  { data: '[DONE]' },
];

test('a request reaches Chat Completions with its key, limit and tools', async () => {
  const { server, engine } = await open([{ json: completion({ content: 'hi' }) }]);
  await engine.complete(request, context);
  const [got] = server.received;
  expect(got?.path).toBe('/v1/chat/completions');
  expect(got?.headers['authorization']).toBe(`Bearer ${KEY}`);
  expect(got?.body).toStrictEqual({
    model: 'test-model',
    max_tokens: 1000,
    stream: false,
    messages: [
      { role: 'system', content: 'You code.' },
      { role: 'user', content: 'go' },
    ],
    tools: [{ type: 'function', function: { name: 'read', description: 'Reads.', parameters: read.inputSchema } }],
  });
});

test('a reply has its calls parsed and its cached tokens apart', async () => {
  const { engine } = await open([{ json: completion({ content: 'let me see', tool_calls: [call('a', '{"path":"x"}')] }, 'tool_calls') }]);
  expect(await engine.complete(request, context)).toStrictEqual({
    kind: 'reply',
    reply: {
      text: 'let me see',
      toolCalls: [{ id: 'a', name: 'read', input: { path: 'x' } }],
      stop: 'tool-calls',
      usage: { inputTokens: 6, outputTokens: 5, cacheReadTokens: 4, cacheWriteTokens: 0 },
      model: 'test-model',
    },
  });
});

test('arguments that were cut stay the text that they are', async () => {
  const { engine } = await open([{ json: completion({ tool_calls: [call('a', '{"path":"x')] }, 'length') }]);
  expect(await engine.complete(request, context)).toMatchObject({ reply: { stop: 'length', toolCalls: [{ input: '{"path":"x' }] } });
});

test('calls and results go back as the interface wants them', async () => {
  const { server, engine } = await open([{ json: completion({ content: 'hi' }) }]);
  const messages: CompleteRequest['messages'] = [
    { role: 'user', text: 'go' },
    {
      role: 'assistant',
      text: '',
      toolCalls: [
        { id: 'a', name: 'read', input: { path: 'x' } },
        { id: 'b', name: 'read', input: '{"pa' as never },
      ],
    },
    { role: 'tool', callId: 'a', text: 'text', isError: false },
    { role: 'tool', callId: 'b', text: 'not JSON', isError: true },
  ];
  await engine.complete({ ...request, messages }, context);
  expect(server.received[0]?.body.messages.slice(2)).toStrictEqual([
    { role: 'assistant', content: null, tool_calls: [call('a', '{"path":"x"}'), call('b', '{"pa')] },
    { role: 'tool', tool_call_id: 'a', content: 'text' },
    { role: 'tool', tool_call_id: 'b', content: 'Error: not JSON' },
  ]);
});

test('a long output is streamed, and its text, calls and tokens are put together', async () => {
  const { server, engine } = await open([{ events: streamed }]);
  expect(await engine.complete({ ...request, maxOutputTokens: 20_000 }, context)).toMatchObject({
    kind: 'reply',
    reply: {
      text: 'hello',
      toolCalls: [
        { id: 'a', name: 'read', input: { path: 'x' } },
        { id: 'b', name: 'read', input: {} },
      ],
      stop: 'tool-calls',
      usage: { inputTokens: 7, outputTokens: 3 },
    },
  });
  expect(server.received[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
});

test('a local model is always streamed, and asked without a key', async () => {
  const { server, engine } = await open([{ events: streamed }], { engine: 'ollama' });
  expect((await engine.complete(request, context)).kind).toBe('reply');
  expect(server.received[0]?.body).toMatchObject({ stream: true, max_tokens: 1000 });
  expect(server.received[0]?.headers['authorization']).toBe('Bearer none');
});

test.each([
  [{ content: 'I cannot' }, 'content_filter', { text: 'I cannot', stop: 'refusal' }],
  [{ refusal: 'I will not' }, 'stop', { text: 'I will not', stop: 'refusal' }],
  [{ content: 'cut of' }, 'length', { text: 'cut of', stop: 'length' }],
  [{ content: '' }, 'stop', { text: '', stop: 'end' }],
  [{ tool_calls: [call('', '')] }, 'stop', { stop: 'tool-calls', toolCalls: [{ id: 'call_1', name: 'read', input: {} }] }],
])('the reply %j that finished by %s is %j', async (said, finish, reply) => {
  const { engine } = await open([{ json: completion(said, finish) }]);
  expect(await engine.complete(request, context)).toMatchObject({ kind: 'reply', reply });
});

test('a server that reports no tokens is charged by a guess above nothing', async () => {
  const { usage: _usage, ...silent } = completion({ content: 'x'.repeat(300) });
  const { engine } = await open([{ json: silent }]);
  const ended = await engine.complete(request, context);
  expect(ended.kind === 'reply' && ended.reply.usage.inputTokens).toBeGreaterThan(10);
  expect(ended.kind === 'reply' && ended.reply.usage.outputTokens).toBe(100);
});

test.each<[string, Answer, number]>([
  ['429', { status: 429, json: { error: { message: 'slow', type: 'requests' } }, headers: { 'retry-after-ms': '1' } }, 1000],
  ['503', { status: 503, json: { error: { message: 'later' } } }, 1000],
  ['a cut connection', { hangUp: true }, 1000],
  ['half an answer', { half: '{"id":"c1","choices":[' }, 1000],
  ['an answer without a choice', { json: { ...completion({}), choices: [] } }, 1000],
  ['a stream that is cut', { events: streamed.slice(0, 3), cut: true }, 20_000],
  ['a stream that ends too early', { events: streamed.slice(0, 3) }, 20_000],
])('after %s the request is made again', async (_what, answer, maxOutputTokens) => {
  const good: Answer = maxOutputTokens > 8192 ? { events: streamed } : { json: completion({ content: 'hello' }) };
  const { server, engine } = await open([answer, good]);
  expect(await engine.complete({ ...request, maxOutputTokens }, context)).toMatchObject({ kind: 'reply', reply: { text: 'hello' } });
  expect(server.received).toHaveLength(2);
});

test.each([
  [400, 'bad-request'],
  [401, 'no-key'],
  [404, 'bad-request'],
  [408, 'bad-request'],
  [409, 'bad-request'],
])('status %d is asked once and ends as %s', async (status, kind) => {
  const { server, engine } = await open([{ status, json: { error: { message: 'no' } } }]);
  expect((await engine.complete(request, context)).kind).toBe(kind);
  expect(server.received).toHaveLength(1);
});

const fenced = 'I look first.\n```json\n{"tool": "read", "input": {"path": "a.ts"}}\n```\n';

test('a model without tool calls is told of its tools in words, and its fenced JSON is the call', async () => {
  const { server, engine } = await open([{ json: completion({ content: fenced }) }], { toolCalls: false });
  expect(await engine.complete(request, context)).toMatchObject({
    kind: 'reply',
    reply: { text: 'I look first.', stop: 'tool-calls', toolCalls: [{ id: 'text_1', name: 'read', input: { path: 'a.ts' } }] },
  });
  const { body } = server.received[0]!;
  expect(body).not.toHaveProperty('tools');
  expect(body.messages[0]?.content).toContain('You code.');
  expect(body.messages[0]?.content).toContain(JSON.stringify(read.inputSchema));
});

test('a model that refuses tools once is asked in words from then on', async () => {
  const refusal: Answer = { status: 400, json: { error: { message: 'registry/test-model does not support tools', type: 'api_error' } } };
  const { server, engine } = await open([refusal, { json: completion({ content: fenced }) }]);
  expect(await engine.complete(request, context)).toMatchObject({ kind: 'reply', reply: { toolCalls: [{ name: 'read' }] } });
  expect(await engine.complete(request, context)).toMatchObject({ kind: 'reply', reply: { toolCalls: [{ name: 'read' }] } });
  expect(server.received.map((each) => 'tools' in each.body)).toStrictEqual([true, false, false]);
});

test('calls and results of a model without tool calls go back as text, turn by turn', async () => {
  const { server, engine } = await open([{ json: completion({ content: fenced }) }], { toolCalls: false });
  const messages: CompleteRequest['messages'] = [
    { role: 'user', text: 'go' },
    { role: 'assistant', text: 'I look first.', toolCalls: [{ id: 'text_1', name: 'read', input: { path: 'a.ts' } }] },
    { role: 'tool', callId: 'text_1', text: 'const a = 1', isError: false },
    { role: 'user', text: 'one reply left' },
  ];
  await engine.complete({ ...request, messages }, context);
  expect(server.received[0]?.body.messages.slice(1)).toStrictEqual([
    { role: 'user', content: 'go' },
    { role: 'assistant', content: 'I look first.\n\n```json\n{"tool":"read","input":{"path":"a.ts"}}\n```' },
    { role: 'user', content: 'Result of read:\nconst a = 1\n\none reply left' },
  ]);
});

test.each([
  ['prose', 'I would read the file.'],
  ['a fence of another language', '```ts\nconst a = 1\n```'],
  ['a tool that there is not', '```json\n{"tool": "rm", "input": {}}\n```'],
  ['broken JSON', '```json\n{"tool": "read", "input": {\n```'],
])('%s is no call, and stays text', async (_what, content) => {
  const { engine } = await open([{ json: completion({ content }) }], { toolCalls: false });
  expect(await engine.complete(request, context)).toMatchObject({ reply: { text: content, toolCalls: [], stop: 'end' } });
});

test('an engine that is not there is named by its address and the cause, and each further attempt is told before its wait', async () => {
  const { server, engine } = await open([]);
  await server.close();
  const { host } = new URL(server.url);
  const why = `The engine at http://${host} did not answer: Connection error. (connect ECONNREFUSED ${host}: nothing listens there)`;
  const retries: CallRetry[] = [];
  expect(await engine.complete(request, { ...context, onRetry: (retry) => retries.push(retry) })).toStrictEqual({ kind: 'down', why });
  expect(retries).toStrictEqual([2, 3, 4].map((attempt) => ({ attempt, attempts: 4, waitMs: expect.any(Number), why })));
});

test('what is told of a further attempt does not hold the key', async () => {
  const { engine } = await open([{ json: { error: { message: `busy with ${KEY}` } }, status: 503 }]);
  const told: string[] = [];
  const ended = await engine.complete(request, { ...context, onRetry: ({ why }) => told.push(why) });
  expect(told).toHaveLength(3);
  expect(JSON.stringify([ended, told])).not.toContain(KEY);
});

test('the wait that a provider asks for is told as it is', async () => {
  const { engine } = await open([
    { status: 429, json: { error: { message: 'slow down' } }, headers: { 'retry-after-ms': '120' } },
    { json: completion({ content: 'ok' }) },
  ]);
  const waits: number[] = [];
  expect(await engine.complete(request, { ...context, onRetry: ({ waitMs }) => waits.push(waitMs) })).toMatchObject({ kind: 'reply' });
  expect(waits).toStrictEqual([120]);
});
