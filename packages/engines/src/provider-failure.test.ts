import { expect, test } from 'vitest';
import { providerFailure, retryAfterMs } from './provider-failure.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' }, 60_000],
  [{ 'retry-after': 'Thu, 01 Jan 2025 00:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '' }, null],
  [{}, null],
])('the headers %j ask for a wait of %j ms', (headers, ms) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(ms);
});

test('an error that is neither of the SDK nor of a connection is a bug and not a lost call', () => {
  expect(providerFailure(new TypeError('x is not a function'), false, now)).toStrictEqual({ kind: 'bug' });
});

test.each([
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  [new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })],
  [new TypeError('terminated')],
])('the error %s is a cut connection', (error) => {
  expect(providerFailure(error, false, now)).toMatchObject({ kind: 'again', retryAfterMs: null });
});

test.each([
  ['model does not support tools', 'no-tools'],
  ['tool calling is not supported by this model', 'no-tools'],
  ['Unsupported parameter: max_tokens', 'final'],
  ['tools.0.input_schema: invalid', 'final'],
])('a 400 that says %j is %s', (message, kind) => {
  expect(providerFailure(Object.assign(new Error(message), { status: 400 }), true, now).kind).toBe(kind);
});

test.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9', 'connect ECONNREFUSED 127.0.0.1:9: nothing listens there'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND models.example', 'getaddrinfo ENOTFOUND models.example: no host has that name'],
  ['ECONNREFUSED', '', 'ECONNREFUSED: nothing listens there'],
  ['UND_ERR_CONNECT_TIMEOUT', 'Connect Timeout Error', 'Connect Timeout Error: no connection came about in time'],
  ['EPROTO', 'wrong version number', 'wrong version number'],
])('a connection that failed by %s says so, however deep it is wrapped', (code, message, said) => {
  const cause = Object.assign(new Error(message), { code });
  const error = new Error('Connection error.', { cause: new TypeError('fetch failed', { cause }) });
  expect(providerFailure(error, true, now)).toMatchObject({ kind: 'again', why: `Connection error. (${said})` });
  expect(providerFailure(cause, true, now)).toMatchObject({ why: said });
});
