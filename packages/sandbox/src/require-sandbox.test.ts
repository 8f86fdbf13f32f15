import { expect, test } from 'vitest';
import { refusalFor, requireSandbox } from './require-sandbox.ts';

const ready = { kind: 'ready', version: '0.8.0' } as const;

test('something may start where the sandbox was tried and held', async () => {
  expect(refusalFor(ready, { kind: 'held' })).toBeNull();
  await expect(requireSandbox()).resolves.toBeUndefined();
});

test('nothing starts where the sandbox lets something through, was not tried, or is not there', () => {
  const broken = { kind: 'broken', cases: [{ id: 'tree-write', detail: 'did append' }] } as const;
  expect(refusalFor(ready, broken)).toMatchObject({ code: 'no-sandbox', why: 'tree-write: did append', next: 'Run: circuit sandbox test' });
  expect(refusalFor(ready, null)).toMatchObject({ code: 'no-sandbox', why: 'It was not tried.' });
  const absent = { kind: 'missing', why: 'bwrap is not installed.', next: 'Run: apt-get install bubblewrap' } as const;
  expect(refusalFor(absent, null)).toMatchObject({ code: 'no-sandbox', why: absent.why, next: absent.next });
});
