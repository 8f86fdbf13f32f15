/** A terminal signals the whole group and a launcher passes the same signal on: what comes this soon is the same key. */
const SAME_KEY_MS = 300;

/** A signal that a person aborts by Ctrl-C, and how to stop listening. */
export interface StopSignal extends Disposable {
  readonly signal: AbortSignal;
}

/** Listens for SIGINT and SIGTERM: the first aborts, so that the run stops cleanly; a second one ends the process at once. */
export function stopSignal(onStop: () => void): StopSignal {
  const controller = new AbortController();
  let firstAt = 0;
  const hear = (): void => {
    const now = performance.now();
    if (!controller.signal.aborted) {
      firstAt = now;
      onStop();
      controller.abort();
    } else if (now - firstAt > SAME_KEY_MS) process.exit(130);
  };
  const names = ['SIGINT', 'SIGTERM'] as const;
  for (const name of names) process.on(name, hear);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      for (const name of names) process.removeListener(name, hear);
    },
  };
}
