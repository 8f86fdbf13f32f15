import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, type CompleteRequest, type Recording } from '@ticket-circuit/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EngineContext } from './engine.ts';
import { recordExchange } from './record-exchange.ts';
import { recordedEngine } from './recorded-engine.ts';
import { recordingPath, readRecording, writeRecording } from './recording-file.ts';
import { redactJson, redactSecrets, secretsOf } from './redact-secrets.ts';

const pinned = digestOf('today');
const context: EngineContext = { role: 'explorer', session: 'T-4/plan.r1.t1' };
const request: CompleteRequest = {
  callId: 'T-4/plan.r1.t1#1',
  purpose: 'sheet',
  tier: 'default',
  system: '',
  messages: [{ role: 'user', text: 'go' }],
  tools: [],
  maxOutputTokens: 10,
};
let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'recordings-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
});

function callOf(ordinal: number, text: string): Recording['calls'][number] {
  const usage = { inputTokens: 1, outputTokens: 2, cacheReadTokens: 0, cacheWriteTokens: 0 };
  return { ordinal, purpose: 'sheet', reply: { text, toolCalls: [], stop: 'end', usage, model: 'm' }, engine: 'claude', costUsd: 0.1 };
}

async function record(ordinal: number, text: string, secrets: string[] = [], pin = pinned): Promise<void> {
  await recordExchange({ dir, role: 'explorer', session: 'T-1/plan.r1.t1', pinned: pin, call: callOf(ordinal, text), secrets });
}

const engine = () => recordedEngine({ dir, pinnedOf: () => pinned });

test('a recorded call gives its reply back in another ticket', async () => {
  await record(1, 'first');
  await record(2, 'second');
  expect(await engine().complete(request, context)).toStrictEqual({ kind: 'reply', reply: callOf(1, 'first').reply });
  expect(await engine().complete({ ...request, callId: 'T-4/plan.r1.t1#2' }, context)).toMatchObject({ reply: { text: 'second' } });
});

test('a session or a call without a recording ends as no-recording', async () => {
  expect(await engine().complete(request, context)).toStrictEqual({
    kind: 'no-recording',
    why: 'There is no recording of explorer/plan.r1.t1.',
  });
  await record(2, 'second');
  expect(await engine().complete(request, context)).toMatchObject({ kind: 'no-recording' });
  expect(await engine().complete(request, { ...context, role: 'reviewer' })).toMatchObject({ kind: 'no-recording' });
});

test('a recording pinned to another digest is stale and gives nothing back', async () => {
  await record(1, 'old', [], digestOf('yesterday'));
  const ended = await engine().complete(request, context);
  expect(ended).toMatchObject({ kind: 'stale-recording' });
  expect(JSON.stringify(ended)).not.toContain('old');
});

test('a call recorded for another purpose is stale', async () => {
  await record(1, 'text');
  expect(await engine().complete({ ...request, purpose: 'body' }, context)).toMatchObject({ kind: 'stale-recording' });
});

test('recording under another digest begins the session anew, and the same ordinal is replaced', async () => {
  await record(1, 'a', [], digestOf('yesterday'));
  await record(2, 'b');
  await record(2, 'c');
  const recording = await readRecording(dir, 'explorer', 'plan.r1.t1');
  expect(recording?.calls.map((call) => [call.ordinal, call.reply.text])).toStrictEqual([[2, 'c']]);
});

test('a broken recording is an error and not a missing one', async () => {
  await record(1, 'a');
  await writeFile(recordingPath(dir, 'explorer', 'plan.r1.t1'), '{"role":"explorer"}');
  await expect(engine().complete(request, context)).rejects.toMatchObject({ code: 'broken-recording' });
});

test('a session name that is not a file name is refused', async () => {
  await expect(writeRecording(dir, { role: 'explorer', session: '../plan', pinned, calls: [] })).rejects.toMatchObject({
    code: 'broken-recording',
  });
});

test('no secret of the environment reaches the file, in whatever form the reply spells it', async () => {
  const key = 'sk-test/"quoted"+1234567890';
  const env = { OPENAI_API_KEY: key, MY_AUTH_HEADER: 'Bearer abcdefgh', PATH: '/usr/bin', SHORT_TOKEN: 'abc' };
  const said = `plain ${key}, url ${encodeURIComponent(key)}, base64 ${Buffer.from(key).toString('base64')}, ${env.MY_AUTH_HEADER}, /usr/bin, abc`;
  await record(1, said, secretsOf(env));
  const file = await readFile(recordingPath(dir, 'explorer', 'plan.r1.t1'), 'utf8');
  for (const form of [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), Buffer.from(key).toString('base64'), 'abcdefgh']) {
    expect(file).not.toContain(form);
  }
  expect(file).toContain('plain [redacted], url [redacted], base64 [redacted], [redacted], /usr/bin, abc');
});

test('secrets are replaced in names and values of tool inputs at every depth', () => {
  expect(redactJson({ a: ['x secret-value y'], 'secret-value': { b: 1 } }, ['secret-value'])).toStrictEqual({
    a: ['x [redacted] y'],
    '[redacted]': { b: 1 },
  });
});

test('of two secrets of which one holds the other the longer is replaced first', () => {
  const secrets = secretsOf({ A_KEY: 'abcdefgh', B_KEY: 'abcdefghijkl' });
  expect(redactSecrets('<abcdefghijkl>', secrets)).toBe('<[redacted]>');
});
