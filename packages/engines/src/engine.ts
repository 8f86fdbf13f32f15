import type { CommonRoleName, CompleteReply, CompleteRequest } from '@ticket-circuit/schemas';

/** What an engine may know about a call beside the request itself. */
export interface EngineContext {
  readonly role: CommonRoleName;
  /** The whole session id, with its ticket. */
  readonly session: string;
  readonly signal?: AbortSignal;
  /** Hears of each attempt that failed and is to be made again, before the wait. */
  readonly onRetry?: (retry: CallRetry) => void;
}

/** An attempt of a call that failed, and the one that follows. */
export interface CallRetry {
  /** Number of the attempt that follows, from 2. */
  readonly attempt: number;
  readonly attempts: number;
  /** How long until it is made. */
  readonly waitMs: number;
  readonly why: string;
}

/**
 * How a call ended. `reply`: the model answered, whatever it said; oddities such as an empty text, a cut or a refusal are in the reply.
 * `down`: no answer past the retries, or the call was aborted. `no-key`: the key is missing or was not admitted. `stale-recording` and
 * `no-recording`: only from the engines `recorded` and `scripted`. `bad-request`: the provider will never admit this request.
 */
export type EngineReply =
  | { readonly kind: 'reply'; readonly reply: CompleteReply }
  | { readonly kind: 'down'; readonly why: string }
  | { readonly kind: 'no-key'; readonly why: string; readonly next: string }
  | { readonly kind: 'stale-recording'; readonly why: string }
  | { readonly kind: 'no-recording'; readonly why: string }
  | { readonly kind: 'bad-request'; readonly why: string };

/** A model behind one neutral call. */
export interface Engine {
  /** `claude`, `openai`, `cerebras`, `ollama`, `recorded` or `scripted`: the word that prices and the journal know it by. */
  readonly name: string;
  /** Answers one request. Contract: every ending of the call is a value; a throw is a bug or a broken file. */
  complete(request: CompleteRequest, context: EngineContext): Promise<EngineReply>;
}
