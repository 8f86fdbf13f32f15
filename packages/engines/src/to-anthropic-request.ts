import type { ContentBlockParam, MessageCreateParamsBase, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import type { CompleteRequest, CompleteRequestMessage, CompleteRequestToolCall } from '@ticket-circuit/schemas';

/**
 * Returns the request as the Messages API takes it. The system prompt, and with it the tools, is marked for the cache; so is the last message
 * of a conversation with tools, since the next call begins with it. A call without tools is asked once and is not worth a cache write.
 */
export function toAnthropicRequest(request: CompleteRequest, model: string): Omit<MessageCreateParamsBase, 'stream'> {
  const { system, tools, maxOutputTokens } = request;
  return {
    model,
    max_tokens: maxOutputTokens,
    ...(system === '' ? {} : { system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }] }),
    messages: tools.length > 0 ? markLast(toMessages(request.messages)) : toMessages(request.messages),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map((tool) => ({
            name: tool.name,
            description: tool.description,
            input_schema: { ...tool.inputSchema, type: 'object' as const },
          })),
        }),
  };
}

type Blocks = { role: 'user' | 'assistant'; content: ContentBlockParam[] };

/** Results of tools belong to the next turn of the user, in one message with whatever the user says there. */
function toMessages(messages: readonly CompleteRequestMessage[]): Blocks[] {
  const turns: Blocks[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const last = turns.at(-1);
    if (last?.role === role) last.content.push(...blocksOf(message));
    else turns.push({ role, content: blocksOf(message) });
  }
  // The interface refuses a turn without a block and a block without text.
  return turns.map((turn) => (turn.content.length > 0 ? turn : { ...turn, content: [{ type: 'text', text: '(nothing)' }] }));
}

function blocksOf(message: CompleteRequestMessage): ContentBlockParam[] {
  if (message.role === 'tool') {
    const said = message.text.trim() === '' ? {} : { content: message.text };
    return [{ type: 'tool_result', tool_use_id: idOf(message.callId), is_error: message.isError, ...said }];
  }
  const text: ContentBlockParam[] = message.text.trim() === '' ? [] : [{ type: 'text', text: message.text }];
  return message.role === 'user' ? text : [...text, ...message.toolCalls.map(toolUse)];
}

function toolUse(call: CompleteRequestToolCall): ContentBlockParam {
  const given: unknown = call.input;
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return { type: 'tool_use', id: idOf(call.id), name: call.name, input: isObject ? given : { invalid: given } };
}

function idOf(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

function markLast(turns: Blocks[]): MessageParam[] {
  const block = turns.at(-1)?.content.at(-1);
  if (block?.type === 'text' || block?.type === 'tool_result') block.cache_control = { type: 'ephemeral' };
  return turns;
}
