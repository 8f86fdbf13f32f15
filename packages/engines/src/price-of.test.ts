import { expect, test } from 'vitest';
import { priceOf, priceSnapshot } from './price-of.ts';

const usage = { inputTokens: 1_000_000, outputTokens: 100_000, cacheReadTokens: 2_000_000, cacheWriteTokens: 400_000 };

test('a known model costs its input, output, cache reads and cache writes', () => {
  expect(priceOf('claude', 'claude-opus-5', usage)).toStrictEqual({ kind: 'price', usd: 5 + 2.5 + 1 + 2.5 });
});

test('a dated name has the price of its undated one', () => {
  const dated = priceOf('claude', 'claude-sonnet-4-5-20250929', usage);
  expect(dated.kind).toBe('price');
  expect(dated).toStrictEqual(priceOf('claude', 'claude-sonnet-4-5', usage));
  expect(priceOf('openai', 'gpt-5-2025-08-07', usage)).toStrictEqual(priceOf('openai', 'gpt-5', usage));
});

test.each([
  ['openai', 'gpt-99'],
  ['claude', 'gpt-5'],
  ['claude', 'claude-sonnet-4-5-latest'],
  ['elsewhere', 'gpt-5'],
  ['claude', 'constructor'],
])('the price of engine %s, model %s is unknown, and the answer says where to state it', (engine, model) => {
  const priced = priceOf(engine, model, usage);
  expect(priced.kind).toBe('unknown');
  expect(JSON.stringify(priced)).toContain('pricesPerMTok');
});

test('an override of the model counts before one of the engine, and both before the snapshot', () => {
  const overrides = { 'gpt-5': { in: 1, out: 0 }, openai: { in: 7, out: 0 } };
  const one = { inputTokens: 1_000_000, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  expect(priceOf('openai', 'gpt-5', one, overrides)).toStrictEqual({ kind: 'price', usd: 1 });
  expect(priceOf('openai', 'gpt-4.1', one, overrides)).toStrictEqual({ kind: 'price', usd: 7 });
});

test('a cache price that is not stated is the price of input', () => {
  expect(priceOf('x', 'm', { ...usage, inputTokens: 0, outputTokens: 0 }, { m: { in: 2, out: 3 } })).toStrictEqual({
    kind: 'price',
    usd: 4.8,
  });
});

test.each(['ollama', 'recorded', 'scripted'])('the local engine %s costs nothing', (engine) => {
  expect(priceOf(engine, 'any-model', usage)).toStrictEqual({ kind: 'price', usd: 0 });
});

test('the snapshot says its date and its source in words', () => {
  expect(priceSnapshot.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(priceSnapshot.source).toContain('list prices');
});
