import type { CompleteReply, CompleteRequest } from '@ticket-circuit/schemas';
import { estimateInputTokens } from './budget.ts';
import { toolCall } from './tool-call.ts';

/** What a completion says, streamed or not, as far as servers agree on it. */
export interface Completion {
  readonly model: string;
  readonly text: string;
  /** The words with which the model refuses; empty when it does not. */
  readonly refusal: string;
  readonly calls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly finish: string;
  readonly usage: { readonly prompt: number; readonly completion: number; readonly cached: number } | null;
}

/**
 * Returns the neutral reply that a completion is. Arguments that are not JSON, such as cut ones, stay the text that they are. A server that
 * reports no tokens is charged by an upper guess, never by nothing.
 */
export function fromOpenAiCompletion(completion: Completion, request: CompleteRequest): CompleteReply {
  const refused = completion.refusal !== '' || completion.finish === 'content_filter';
  return {
    text: completion.text === '' ? completion.refusal : completion.text,
    toolCalls: completion.calls.map((call, index) =>
      toolCall(call.id || `call_${index + 1}`, call.name || 'unnamed', parseArguments(call.arguments)),
    ),
    stop: refused ? 'refusal' : stopOf(completion),
    usage: usageOf(completion, request),
    model: completion.model || 'unnamed',
  };
}

/** Some servers end with `stop` although they call a tool. */
function stopOf(completion: Completion): CompleteReply['stop'] {
  if (completion.finish === 'length') return 'length';
  return completion.calls.length > 0 ? 'tool-calls' : 'end';
}

function usageOf(completion: Completion, request: CompleteRequest): CompleteReply['usage'] {
  const { usage } = completion;
  if (usage === null) {
    const said = completion.text + completion.calls.map((call) => call.arguments).join('');
    return {
      inputTokens: estimateInputTokens(request),
      outputTokens: Math.ceil(Buffer.byteLength(said) / 3),
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
    };
  }
  const cached = Math.min(usage.cached, usage.prompt);
  return { inputTokens: usage.prompt - cached, outputTokens: usage.completion, cacheReadTokens: cached, cacheWriteTokens: 0 };
}

function parseArguments(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
