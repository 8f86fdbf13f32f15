import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeRunLock, type RunLock } from '@ticket-circuit/journal';
import { aborted } from './checks-error.ts';
import type { ChecksContext } from './checks-context.ts';

const lookMs = 100;

type Turn = Pick<ChecksContext, 'workDir' | 'signal' | 'onProgress'>;

/**
 * Waits until nobody else works exclusively on this repository, in this process or in another one, then does the work. The turn of a process
 * that died is free at once.
 *
 * @throws {ChecksError} `aborted` when the context's signal came before the turn.
 */
export async function exclusively<T>(ctx: Turn, work: () => Promise<T>): Promise<T> {
  const lock = await takeTurn(ctx);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function takeTurn({ workDir, signal, onProgress }: Turn): Promise<RunLock> {
  for (let waits = 0; ; waits += 1) {
    if (signal?.aborted === true) throw aborted('The tests were not run.');
    const attempt = takeRunLock(join(workDir, 'locks'), 'tests', new Date().toISOString());
    if (attempt.kind === 'locked') return attempt.lock;
    // The note that names the holder is written just after the lock is taken.
    if (waits === 0)
      onProgress?.(`tests: waiting for ${attempt.by.pid === 0 ? 'another process' : `process ${attempt.by.pid}`}, which runs them too`);
    await pause(lookMs, undefined, { signal }).catch(() => {});
  }
}
