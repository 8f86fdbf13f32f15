import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providerServer, type Answer } from './provider-server.ts';

const usage = { input_tokens: 10, output_tokens: 5 };
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_reason: 'end_turn', stop_sequence: null, usage };
const anthropic: Answer = { json: { ...message, content: [{ type: 'text', text: 'hello' }] } };
const anthropicStream: Answer = {
  events: [
    { event: 'message_start', data: { type: 'message_start', message: { ...message, content: [], stop_reason: null } } },
    { event: 'content_block_start', data: { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'hello' } } },
    { event: 'content_block_stop', data: { type: 'content_block_stop', index: 0 } },
    {
      event: 'message_delta',
      data: { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 5 } },
    },
    { event: 'message_stop', data: { type: 'message_stop' } },
  ],
};
const choice = { index: 0, finish_reason: 'stop' };
const openai: Answer = {
  json: { id: 'c', object: 'chat.completion', model: 'm', choices: [{ ...choice, message: { role: 'assistant', content: 'hello' } }] },
};
const openaiStream: Answer = {
  events: [
    { data: { id: 'c', object: 'chat.completion.chunk', model: 'm', choices: [{ ...choice, delta: { content: 'hello' } }] } },
    { data: '[DONE]' },
  ],
};

// The SDK knows this model as one that will go; it has no switch for saying so.
const deprecated = 'claude-sonnet-4-5';

test.each([
  { what: 'a whole answer of Anthropic', engine: 'claude', model: deprecated, maxTokens: 1000, answer: anthropic },
  { what: 'a streamed answer of Anthropic', engine: 'claude', model: deprecated, maxTokens: 100_000, answer: anthropicStream },
  { what: 'a whole answer of OpenAI', engine: 'openai', model: 'gpt-4', maxTokens: 1000, answer: openai },
  { what: 'a streamed answer of a local server', engine: 'ollama', model: 'm', maxTokens: 1000, answer: openaiStream },
])('$what is read without a word on standard output or standard error', async ({ engine, model, maxTokens, answer }) => {
  const server = await providerServer([answer]);
  const program = join(import.meta.dirname, 'complete-process.ts');
  const child = spawn(process.execPath, [
    program,
    engine,
    model,
    `${server.url}/v1`.replace(engine === 'claude' ? '/v1' : '', ''),
    `${maxTokens}`,
  ]);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void said.push(chunk.toString('utf8')));
  const code = await new Promise((resolve) => child.on('close', resolve));
  await server.close();
  expect({ code, said: said.join('') }).toEqual({ code: 0, said: '' });
  expect(server.received).toHaveLength(1);
});
