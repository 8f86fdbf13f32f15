import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import { STREAMED_TOKENS, type ProviderOptions } from './anthropic-provider.ts';
import { fromOpenAiCompletion, type Completion } from './from-openai-completion.ts';
import type { Provider } from './provider-engine.ts';
import { toOpenAiRequest, type LimitField } from './to-openai-request.ts';

export interface OpenAiOptions extends ProviderOptions {
  readonly baseUrl: string;
  readonly limitField: LimitField;
  /** True for a server that may be silent for minutes before a whole reply, as a local model is. */
  readonly alwaysStream: boolean;
  readonly organization: string | null;
}

/** Returns Chat Completions behind OpenAI's SDK, which is loaded only here; any compatible server will do. */
export async function openAiProvider(options: OpenAiOptions): Promise<Provider> {
  const { default: OpenAI, OpenAIError } = await import('openai');
  const client = new OpenAI({
    apiKey: options.apiKey,
    adminAPIKey: null,
    webhookSecret: null,
    organization: options.organization,
    project: null,
    baseURL: options.baseUrl,
    maxRetries: 0,
    timeout: options.timeoutMs,
    logLevel: 'off',
  });
  return {
    baseUrl: options.baseUrl,
    isSdkError: (error) => error instanceof OpenAIError || error instanceof CutAnswer,
    async attempt(request, signal) {
      const body = toOpenAiRequest(request, options.model, options.limitField);
      if (request.maxOutputTokens <= STREAMED_TOKENS && !options.alwaysStream) {
        const whole = await client.chat.completions.create({ ...body, stream: false }, { signal });
        return fromOpenAiCompletion(readWhole(whole), request);
      }
      const chunks = await client.chat.completions.create({ ...body, stream: true, stream_options: { include_usage: true } }, { signal });
      return fromOpenAiCompletion(await readStream(chunks), request);
    },
  };
}

/** An answer that ended before the model did. */
class CutAnswer extends Error {}

function readWhole(completion: ChatCompletion): Completion {
  const [choice] = completion.choices ?? [];
  if (choice === undefined) throw new CutAnswer('the answer holds no choice');
  const { message } = choice;
  const calls = (message.tool_calls ?? []).flatMap((call) =>
    call.type === 'function' ? [{ id: call.id, name: call.function.name, arguments: call.function.arguments }] : [],
  );
  return {
    model: completion.model,
    text: message.content ?? '',
    refusal: message.refusal ?? '',
    calls,
    finish: choice.finish_reason,
    usage: readUsage(completion.usage),
  };
}

async function readStream(chunks: AsyncIterable<ChatCompletionChunk>): Promise<Completion> {
  const calls: { id: string; name: string; arguments: string }[] = [];
  const read = { model: '', text: '', refusal: '', finish: '', usage: null as Completion['usage'] };
  for await (const chunk of chunks) {
    read.model ||= chunk.model;
    read.usage = readUsage(chunk.usage) ?? read.usage;
    const [choice] = chunk.choices ?? [];
    if (choice === undefined) continue;
    read.text += choice.delta.content ?? '';
    read.refusal += choice.delta.refusal ?? '';
    read.finish = choice.finish_reason ?? read.finish;
    for (const part of choice.delta.tool_calls ?? []) {
      const call = (calls[part.index] ??= { id: '', name: '', arguments: '' });
      call.id ||= part.id ?? '';
      call.name ||= part.function?.name ?? '';
      call.arguments += part.function?.arguments ?? '';
    }
  }
  if (read.finish === '') throw new CutAnswer('the stream ended before the reply did');
  return { ...read, calls: calls.filter((call) => call !== undefined) };
}

function readUsage(usage: CompletionUsage | null | undefined): Completion['usage'] {
  if (usage === null || usage === undefined) return null;
  return { prompt: usage.prompt_tokens, completion: usage.completion_tokens, cached: usage.prompt_tokens_details?.cached_tokens ?? 0 };
}
