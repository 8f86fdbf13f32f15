import type { EngineReply } from './engine.ts';

/** What a failed attempt means. `again`: the same request may be made once more. `no-tools`: the model takes no tools. */
export type ProviderFailure =
  | { readonly kind: 'again'; readonly why: string; readonly retryAfterMs: number | null }
  | { readonly kind: 'no-tools'; readonly why: string }
  | { readonly kind: 'final'; readonly reply: Exclude<EngineReply, { kind: 'reply' }> }
  | { readonly kind: 'bug' };

/** Kinds of error that a provider sends inside a stream, where there is no status any more. */
const TRANSIENT_TYPES = new Set(['overloaded_error', 'api_error', 'rate_limit_error', 'timeout_error', 'server_error']);
const LONGEST_WHY = 500;

/**
 * Says what an error of an SDK means. Only what is safe is made again: 429, 5xx, and a connection that was cut; never another 4xx.
 *
 * @param isSdkError - whether the SDK itself threw it; any other error is a cut connection if it looks like one, else a bug.
 */
export function providerFailure(error: unknown, isSdkError: boolean, nowMs: number): ProviderFailure {
  const { status, headers, type } = facts(error);
  const why = messageOf(error);
  if (status === 429) return { kind: 'again', why: `429: ${why}`, retryAfterMs: retryAfterMs(headers, nowMs) };
  if (status !== null && status >= 500) return { kind: 'again', why: `${status}: ${why}`, retryAfterMs: retryAfterMs(headers, nowMs) };
  if (status !== null) return refusedByProvider(status, why);
  if (type !== null && !TRANSIENT_TYPES.has(type)) return { kind: 'final', reply: { kind: 'bad-request', why } };
  if (isSdkError || type !== null || isCutConnection(error)) return { kind: 'again', why, retryAfterMs: null };
  return { kind: 'bug' };
}

function refusedByProvider(status: number, why: string): ProviderFailure {
  if (status === 401 || status === 402 || status === 403) {
    const next = 'Look at the key, its rights and the account behind it.';
    return { kind: 'final', reply: { kind: 'no-key', why: `The provider did not admit the key (${status}): ${why}`, next } };
  }
  const aboutTools = /\btools?\b|function.?call/i.test(why) && /not support|unsupported|no endpoints found/i.test(why);
  if (aboutTools && (status === 400 || status === 404 || status === 422)) return { kind: 'no-tools', why };
  return { kind: 'final', reply: { kind: 'bad-request', why: `The provider refused the request (${status}): ${why}` } };
}

/** Returns the wait that a response asks for: `retry-after-ms`, else `retry-after` in seconds or as a date; null when it names none. */
export function retryAfterMs(headers: Headers | null, nowMs: number): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const stated = headers?.get('retry-after') ?? null;
  if (stated === null || stated.trim() === '') return null;
  const seconds = Number(stated);
  if (Number.isFinite(seconds)) return Math.max(seconds * 1000, 0);
  const date = Date.parse(stated);
  return Number.isNaN(date) ? null : Math.max(date - nowMs, 0);
}

function facts(error: unknown): { status: number | null; headers: Headers | null; type: string | null } {
  const { status, headers, type } = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  return {
    status: typeof status === 'number' ? status : null,
    headers: headers instanceof Headers ? headers : null,
    type: typeof type === 'string' ? type : null,
  };
}

/** The platform's own words: `terminated` for a body that was cut, an incomplete JSON body, or a code of the socket. */
function isCutConnection(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? codeOf(error.cause);
  if (code !== null && /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|UND_ERR_)/.test(code)) return true;
  return error instanceof TypeError && /terminated|fetch failed/.test(error.message);
}

/** What the codes of connections mean, in words. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no host has that name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'no connection came about in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection came about in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer began in time',
};

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The SDK and the platform wrap what happened: the innermost error says it. */
function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, LONGEST_WHY);
  const first = innermost(error);
  const code = codeOf(first);
  // Where several addresses were tried there is a code, and no words.
  const said = [first.message || code, code !== null && Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : null].filter(Boolean).join(': ');
  const cause = first === error ? '' : ` (${said})`;
  return `${first === error ? said : error.message}${cause}`.slice(0, LONGEST_WHY);
}
