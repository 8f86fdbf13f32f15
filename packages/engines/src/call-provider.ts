import { setTimeout as wait } from 'node:timers/promises';
import type { CompleteReply } from '@ticket-circuit/schemas';
import pRetry from 'p-retry';
import type { CallRetry, EngineReply } from './engine.ts';
import { providerFailure } from './provider-failure.ts';

/** Bounds of one call with all its attempts. */
export interface RetryBounds {
  /** Attempts after the first. */
  readonly retries: number;
  /** Time for all attempts and the waits between them. */
  readonly totalMs: number;
  /** Wait before the second attempt; doubled each time. */
  readonly firstWaitMs: number;
}

export const RETRY_BOUNDS: RetryBounds = { retries: 5, totalMs: 20 * 60_000, firstWaitMs: 1000 };

export type ProviderReply = EngineReply | { readonly kind: 'no-tools'; readonly why: string };

/** Carries what a failed attempt means through the library that repeats attempts. */
class AttemptFailed extends Error {
  readonly ended: ProviderReply;
  readonly retryAfterMs: number | null;

  constructor(ended: ProviderReply, retryAfterMs: number | null) {
    super(ended.kind === 'reply' ? '' : ended.why);
    this.ended = ended;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface CallOptions {
  readonly bounds: RetryBounds;
  readonly isSdkError: (error: unknown) => boolean;
  /** Where the provider is asked, without what is secret of it. */
  readonly address: string;
  readonly signal?: AbortSignal;
  /** Hears of each attempt that failed and is to be made again. */
  readonly onRetry?: (retry: CallRetry) => void;
}

/**
 * Calls a provider until it answers, within the bounds: an attempt is repeated only after 429, 5xx or a cut connection, and never before the
 * time that the provider asks for. Asking for more time than is left ends the call at once.
 *
 * @param attempt - one request; its signal ends with the caller's signal and with the total time.
 */
export async function callProvider(attempt: (signal: AbortSignal) => Promise<CompleteReply>, options: CallOptions): Promise<ProviderReply> {
  const { bounds, isSdkError, address } = options;
  const timeUp = AbortSignal.timeout(bounds.totalMs);
  const signal = options.signal === undefined ? timeUp : AbortSignal.any([options.signal, timeUp]);
  const endsAt = performance.now() + bounds.totalMs;
  const once = async (): Promise<ProviderReply> => {
    try {
      return { kind: 'reply', reply: await attempt(signal) };
    } catch (error) {
      if (signal.aborted) throw new AttemptFailed(aborted(options), null);
      throw failed(error, isSdkError(error), address);
    }
  };
  try {
    return await pRetry(once, {
      retries: bounds.retries,
      minTimeout: bounds.firstWaitMs,
      maxTimeout: 60_000,
      signal,
      shouldRetry: ({ error }) => error instanceof AttemptFailed && error.ended.kind === 'down' && !signal.aborted,
      onFailedAttempt: async ({ error, attemptNumber, retriesLeft, retryDelay }) => {
        if (!(error instanceof AttemptFailed) || error.ended.kind !== 'down' || retriesLeft === 0 || signal.aborted) return;
        const waitMs = Math.max(error.retryAfterMs ?? 0, retryDelay);
        if (error.retryAfterMs !== null && performance.now() + error.retryAfterMs > endsAt) throw error;
        options.onRetry?.({ attempt: attemptNumber + 1, attempts: bounds.retries + 1, waitMs, why: error.ended.why });
        await wait(waitMs - retryDelay, undefined, { signal });
      },
    });
  } catch (error) {
    if (error instanceof AttemptFailed) return error.ended;
    if (signal.aborted) return aborted(options);
    throw error;
  }
}

function failed(error: unknown, isSdkError: boolean, address: string): unknown {
  const failure = providerFailure(error, isSdkError, Date.now());
  switch (failure.kind) {
    case 'again':
      return new AttemptFailed({ kind: 'down', why: `The engine at ${address} did not answer: ${failure.why}` }, failure.retryAfterMs);
    case 'final':
      return new AttemptFailed(failure.reply, null);
    case 'no-tools':
      return new AttemptFailed(failure, null);
    default:
      return error;
  }
}

function aborted({ signal, bounds, address }: CallOptions): EngineReply {
  const isStopped = signal?.aborted === true;
  return {
    kind: 'down',
    why: isStopped ? 'The call was stopped.' : `The engine at ${address} did not answer within ${bounds.totalMs} ms.`,
  };
}
