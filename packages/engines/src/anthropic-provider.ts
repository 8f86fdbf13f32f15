import type { Message, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import type { Stream } from '@anthropic-ai/sdk/core/streaming';
import type { Provider } from './provider-engine.ts';
import { fromAnthropicMessage } from './from-anthropic-message.ts';
import { toAnthropicRequest } from './to-anthropic-request.ts';

/** Replies that may be longer than this are streamed: a connection that is silent for minutes is cut on the way. */
export const STREAMED_TOKENS = 8192;

// Not through `client.messages`: it prints on the console that a model will go, whatever the log level, into whatever we print there.
const MESSAGES = '/v1/messages';

export interface ProviderOptions {
  readonly model: string;
  readonly apiKey: string;
  /** Absent: the provider's own address. */
  readonly baseUrl?: string;
  /** Time for one attempt until its answer begins. */
  readonly timeoutMs: number;
}

/** Returns the Messages API behind Anthropic's SDK, which is loaded only here. Nothing is read from the environment but the SDK's log level. */
export async function anthropicProvider(options: ProviderOptions): Promise<Provider> {
  const { default: Anthropic, AnthropicError } = await import('@anthropic-ai/sdk');
  const { MessageStream } = await import('@anthropic-ai/sdk/lib/MessageStream');
  const baseUrl = options.baseUrl ?? 'https://api.anthropic.com';
  const client = new Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    webhookKey: null,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: options.timeoutMs,
    logLevel: 'off',
  });
  return {
    baseUrl,
    isSdkError: (error) => error instanceof AnthropicError,
    async attempt(request, signal) {
      const body = toAnthropicRequest(request, options.model);
      if (request.maxOutputTokens <= STREAMED_TOKENS)
        return fromAnthropicMessage(await client.post<Message>(MESSAGES, { body: { ...body, stream: false }, signal }));
      const call = { body: { ...body, stream: true }, stream: true, signal };
      const events = await client.post<Stream<RawMessageStreamEvent>>(MESSAGES, call);
      return fromAnthropicMessage(await MessageStream.fromReadableStream(events.toReadableStream()).finalMessage());
    },
  };
}
