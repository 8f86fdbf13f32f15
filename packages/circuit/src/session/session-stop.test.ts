import { expect, onTestFinished, test } from 'vitest';
import { sessionStop } from './session-stop.ts';

/** Collects what would end the host: rejections that nobody heard. */
function unheard(): unknown[] {
  const reasons: unknown[] = [];
  const hear = (reason: unknown): void => void reasons.push(reason);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.removeListener('unhandledRejection', hear));
  return reasons;
}

const nextTurns = async (): Promise<void> => await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('a session that cannot be stopped tells whoever waits for it, and is no rejection that ends the host', async () => {
  const reasons = unheard();
  const broken = new Error('shim.json is torn');
  const stop = sessionStop('/session/shim', async (shim) => {
    expect(shim).toBe('/session/shim');
    throw broken;
  });
  stop.request();
  stop.request();
  await nextTurns();
  expect(stop.failed.aborted).toBe(true);
  expect(stop.failed.reason).toBe(broken);
  expect(reasons).toStrictEqual([]);
});

test('a session that is stopped fails nobody', async () => {
  const stop = sessionStop('/session/shim', async () => {});
  stop.request();
  await nextTurns();
  expect(stop.failed.aborted).toBe(false);
});
