import type { ChatCompletionCreateParamsBase, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CompleteRequest, CompleteRequestMessage } from '@ticket-circuit/schemas';

/** How a server wants the limit of the reply to be called. */
export type LimitField = 'max_completion_tokens' | 'max_tokens';

/** Returns the request as Chat Completions takes it. */
export function toOpenAiRequest(
  request: CompleteRequest,
  model: string,
  limitField: LimitField,
): Omit<ChatCompletionCreateParamsBase, 'stream'> {
  const { system, messages, tools, maxOutputTokens } = request;
  return {
    model,
    [limitField]: maxOutputTokens,
    messages: [...(system === '' ? [] : [{ role: 'system' as const, content: system }]), ...messages.map(toMessage)],
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map((tool) => ({
            type: 'function' as const,
            function: { name: tool.name, description: tool.description, parameters: tool.inputSchema },
          })),
        }),
  };
}

function toMessage(message: CompleteRequestMessage): ChatCompletionMessageParam {
  if (message.role === 'user') return { role: 'user', content: message.text };
  // Only the Messages API has a flag for it.
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.callId, content: message.isError ? `Error: ${message.text}` : message.text };
  if (message.toolCalls.length === 0) return { role: 'assistant', content: message.text };
  return {
    role: 'assistant',
    content: message.text === '' ? null : message.text,
    tool_calls: message.toolCalls.map((call) => ({
      id: call.id,
      type: 'function' as const,
      function: { name: call.name, arguments: argumentsOf(call.input) },
    })),
  };
}

function argumentsOf(input: unknown): string {
  return typeof input === 'string' ? input : JSON.stringify(input ?? {});
}
