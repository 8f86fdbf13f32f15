import type { CompleteReply, CompleteRequest } from '@ticket-circuit/schemas';
import { callProvider, type ProviderReply, type RetryBounds } from './call-provider.ts';
import type { Engine, EngineContext, EngineReply } from './engine.ts';
import { redactJson } from './redact-secrets.ts';
import { callFromText, toolsAsText } from './tools-as-text.ts';

/** One provider behind its SDK. */
export interface Provider {
  /** Makes one attempt, without any repetition of its own. */
  readonly attempt: (request: CompleteRequest, signal: AbortSignal) => Promise<CompleteReply>;
  readonly isSdkError: (error: unknown) => boolean;
  /** Where it is asked. */
  readonly baseUrl: string;
}

export interface ProviderEngineOptions {
  readonly name: string;
  readonly provider: Provider;
  readonly bounds: RetryBounds;
  /** False for a model that takes no tools; a model that refuses them once is asked without them from then on. */
  readonly toolCalls: boolean;
  /** Texts that must not appear in a reason, such as the key. */
  readonly secrets: readonly string[];
}

/** Returns the engine of a provider. */
export function providerEngine(options: ProviderEngineOptions): Engine {
  let takesTools = options.toolCalls;
  return {
    name: options.name,
    async complete(request, context) {
      if (request.tools.length === 0 || takesTools) {
        const ended = await call(options, request, context);
        if (ended.kind !== 'no-tools') return told(ended, options.secrets);
        if (request.tools.length === 0) return told({ kind: 'bad-request', why: ended.why }, options.secrets);
        takesTools = false;
      }
      return told(await callWithTextTools(options, request, context), options.secrets);
    },
  };
}

async function callWithTextTools(options: ProviderEngineOptions, request: CompleteRequest, context: EngineContext): Promise<EngineReply> {
  const ended = await call(options, toolsAsText(request), context);
  if (ended.kind === 'no-tools') return { kind: 'bad-request', why: ended.why };
  if (ended.kind !== 'reply') return ended;
  return {
    kind: 'reply',
    reply: callFromText(
      ended.reply,
      request.tools.map((tool) => tool.name),
    ),
  };
}

async function call(options: ProviderEngineOptions, request: CompleteRequest, context: EngineContext): Promise<ProviderReply> {
  const { provider, bounds, secrets } = options;
  const { signal, onRetry } = context;
  return await callProvider(async (inner) => await provider.attempt(request, inner), {
    bounds,
    isSdkError: provider.isSdkError,
    // An address may hold a name and a password, and a key behind its question mark.
    address: new URL(provider.baseUrl).origin,
    ...(signal === undefined ? {} : { signal }),
    ...(onRetry === undefined ? {} : { onRetry: (retry) => onRetry(redactJson(retry, secrets)) }),
  });
}

/** A provider's message may quote the key that it refused. */
function told(ended: EngineReply, secrets: readonly string[]): EngineReply {
  return ended.kind === 'reply' ? ended : redactJson(ended, secrets);
}
