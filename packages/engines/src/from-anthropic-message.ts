import type { Message } from '@anthropic-ai/sdk/resources/messages';
import type { CompleteReply } from '@ticket-circuit/schemas';
import { toolCall } from './tool-call.ts';

/** Returns the neutral reply that a message of the Messages API is. Blocks that are neither text nor a call of our tools are left out. */
export function fromAnthropicMessage(message: Message): CompleteReply {
  const { usage } = message;
  return {
    text: message.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(''),
    toolCalls: message.content.flatMap((block) => (block.type === 'tool_use' ? [toolCall(block.id, block.name, block.input)] : [])),
    stop: stopOf(message.stop_reason),
    usage: {
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
      cacheReadTokens: usage.cache_read_input_tokens ?? 0,
      cacheWriteTokens: usage.cache_creation_input_tokens ?? 0,
    },
    model: message.model,
  };
}

function stopOf(reason: Message['stop_reason']): CompleteReply['stop'] {
  switch (reason) {
    case 'tool_use':
      return 'tool-calls';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length';
    case 'refusal':
      return 'refusal';
    case 'end_turn':
    case 'stop_sequence':
    case 'pause_turn':
    case null:
      return 'end';
    default:
      // A reason that is newer than this program; the content speaks for itself.
      return 'end';
  }
}
