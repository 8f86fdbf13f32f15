import { expect, test } from 'vitest';
import { refused } from './open-kit.ts';

test('what the host finds too long is the fault of what the model wrote; any other refusal is the fault of role or host', () => {
  const body = { kind: 'refused', why: 'The request is too large.' };
  expect(refused('/v1/sheet', { status: 413, body })).toMatchObject({
    code: 'invalid-sheet',
    note: { kind: 'invalid-sheet', faults: [{ rule: 'too-long', message: expect.stringContaining('longer than the host takes') }] },
  });
  expect(refused('/v1/sheet', { status: 500, body })).toMatchObject({ code: 'broker-refused', note: null });
});
