import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProofStore } from './proof-store.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'circuit-store-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('stores a document under the digest of its canonical text, once', async () => {
  const store = openProofStore(dir);
  const digest = await store.put({ b: 1, a: [2] });
  expect(await store.put({ a: [2], b: 1 })).toBe(digest);
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/u);
  expect(await openProofStore(dir).get(digest)).toEqual({ a: [2], b: 1 });
  expect(readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toHaveLength(1);
});

test('remembers the first digest for a key and finds it again in another process', async () => {
  const store = openProofStore(dir);
  const [first, second] = [await store.put({ n: 1 }), await store.put({ n: 2 })];
  expect(await store.find('question')).toBeNull();
  await store.remember('question', first);
  await store.remember('question', second);
  expect(await openProofStore(dir).find('question')).toBe(first);
  expect(await store.find('another question')).toBeNull();
});

test('forgets a key whose document is gone', async () => {
  const store = openProofStore(dir);
  await store.remember('question', await store.put({ n: 1 }));
  rmSync(join(dir, 'documents'), { recursive: true });
  expect(await store.find('question')).toBeNull();
});

test('refuses a document whose bytes were changed', async () => {
  const store = openProofStore(dir);
  const digest = await store.put({ n: 1 });
  const [file] = readdirSync(join(dir, 'documents'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  writeFileSync(join(file?.parentPath ?? '', file?.name ?? ''), '{"n":2}');
  await expect(store.get(digest)).rejects.toThrow(/have another digest/u);
});

test('leaves no half-written file behind when many write the same at once', async () => {
  const stores = Array.from({ length: 8 }, () => openProofStore(dir));
  const digests = await Promise.all(stores.map((store) => store.put({ n: 1 })));
  expect(new Set(digests).size).toBe(1);
  expect(readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toHaveLength(1);
});
