import { expect, test } from 'vitest';
import { findPreset } from './presets.ts';
import { openEngine } from './open-engine.ts';
import { resolveAccess } from './resolve-access.ts';

const env = { ANTHROPIC_API_KEY: 'ant-key', OPENAI_API_KEY: 'open-key', MY_KEY: 'my-key' };
const access = (engine: string, more: object = {}, variables: Record<string, string> = env) =>
  resolveAccess({ engine, model: 'm', ...more }, findPreset(engine)!, variables);

test("the provider's own address gets the provider's own key", () => {
  expect(access('claude')).toStrictEqual({ kind: 'access', baseUrl: 'https://api.anthropic.com', apiKey: 'ant-key' });
});

test("an address of the user's environment is trusted with the key", () => {
  expect(access('claude', {}, { ...env, ANTHROPIC_BASE_URL: 'https://gateway.example' })).toMatchObject({
    baseUrl: 'https://gateway.example',
    apiKey: 'ant-key',
  });
});

test('an address of circuit.json gets a key only if the entry names it', () => {
  const refused = access('openai', { baseUrl: 'https://elsewhere.example/v1' });
  expect(refused).toMatchObject({ kind: 'refused', next: expect.stringContaining('apiKeyEnv') });
  expect(access('openai', { baseUrl: 'https://elsewhere.example/v1', apiKeyEnv: 'MY_KEY' })).toMatchObject({ apiKey: 'my-key' });
});

test('no key is sent in clear over a network', () => {
  expect(access('openai', { baseUrl: 'http://elsewhere.example/v1', apiKeyEnv: 'MY_KEY' })).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('in clear'),
  });
});

test.each(['http://127.0.0.1:8080/v1', 'http://localhost:8080/v1', 'http://[::1]:8080/v1'])(
  'a server on this machine at %s needs no key and gets one that is set',
  (baseUrl) => {
    expect(access('openai', { baseUrl }, {})).toMatchObject({ kind: 'access', apiKey: 'none' });
    expect(access('openai', { baseUrl })).toMatchObject({ apiKey: 'open-key' });
  },
);

test('a name that only looks like this machine is not this machine', () => {
  expect(access('openai', { baseUrl: 'https://127.0.0.1.example/v1' }).kind).toBe('refused');
});

test('a missing key is refused with the variable to set', () => {
  expect(access('cerebras')).toMatchObject({ kind: 'refused', next: expect.stringContaining('CEREBRAS_API_KEY') });
  expect(access('openai', { apiKeyEnv: 'OTHER' })).toMatchObject({ kind: 'refused', next: expect.stringContaining('OTHER') });
  expect(access('claude', {}, { ANTHROPIC_API_KEY: '  ' }).kind).toBe('refused');
});

test('ollama wants no key wherever it is', () => {
  expect(access('ollama', { baseUrl: 'http://gpu.example:11434/v1' })).toMatchObject({ kind: 'access', apiKey: 'none' });
});

test.each([['not an address'], ['file:///etc/passwd']])('the address %s is refused', (baseUrl) => {
  expect(access('ollama', { baseUrl }).kind).toBe('refused');
});

test.each([
  [{ engine: 'gpt' }, 'There is no engine gpt.'],
  [{ engine: 'constructor' }, 'There is no engine constructor.'],
  [{ engine: 'claude' }, 'The engine claude has no model.'],
  [{ engine: 'scripted' }, 'The engine scripted has no script.'],
  [{ engine: 'recorded', script: 'recordings' }, 'Recordings cannot be played here.'],
])('the entry %j is not opened: %s', async (definition, why) => {
  expect(await openEngine(definition, env, { baseDir: '/' })).toMatchObject({ kind: 'refused', why });
});
