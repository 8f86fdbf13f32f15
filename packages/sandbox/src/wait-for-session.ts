import { watch, type FSWatcher } from 'node:fs';
import { isAlive } from './process-mark.ts';
import { readSession, readShim, type SessionState } from './session-state.ts';

const pollMs = 1000;
const patienceMs = 5000;
const stopPollMs = 20;

/**
 * Returns when the session has a result or its shim is gone; a folder that no shim has claimed is `lost` at once. The
 * folder's own events wake it; a slow look beside them sees a shim that died without writing.
 *
 * @throws the signal's reason when the signal aborts; the session goes on.
 */
export async function waitForSession(
  dir: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Extract<SessionState, { kind: 'ended' | 'lost' }>> {
  let wake = (): void => {};
  const watcher = watchOrNull(dir, () => wake());
  const onAbort = (): void => wake();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      signal?.throwIfAborted();
      // Made before the look, so that an event between the look and the wait is not missed.
      const change = new Promise<void>((resolve) => (wake = resolve));
      const state = await readSession(dir);
      if (state.kind === 'ended' || state.kind === 'lost') return state;
      if (state.kind === 'none') return { kind: 'lost' };
      const timer = setTimeout(() => wake(), pollMs);
      await change;
      clearTimeout(timer);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    watcher?.close();
  }
}

/**
 * Ends a running session: its shim is asked, writes `aborted`, and is killed when it does not answer; then the session is
 * `lost`, and the kernel ends its sandbox. Returns when no shim is left. Does nothing for a session that does not run.
 */
export async function stopSession(dir: string): Promise<void> {
  const shim = readShim(dir);
  if (shim === null || !isAlive(shim)) return;
  sendSignal(shim.pid, 'SIGTERM');
  const asked = performance.now();
  while (isAlive(shim)) {
    if (performance.now() - asked > patienceMs) sendSignal(shim.pid, 'SIGKILL');
    await pause(stopPollMs);
  }
}

/** Without the kernel's watches (their number is bounded), the slow look alone must do. */
function watchOrNull(dir: string, onChange: () => void): FSWatcher | null {
  try {
    const watcher = watch(dir, onChange);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}

function sendSignal(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in between.
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
