import { stopSession } from '@ticket-circuit/sandbox';

/** How a session is ended from a callback that cannot wait for its end. */
export interface SessionStop {
  /** Asks for the end; may be called again. Never throws. */
  request(): void;
  /** Aborts with the reason when the session could not be stopped: whoever waits for it must not wait for ever. */
  readonly failed: AbortSignal;
}

/** Returns the stop of the session in a shim's folder. */
export function sessionStop(shim: string, stop: (shim: string) => Promise<void> = stopSession): SessionStop {
  const failure = new AbortController();
  return {
    request: () => void stop(shim).catch((error: unknown) => failure.abort(error)),
    failed: failure.signal,
  };
}
