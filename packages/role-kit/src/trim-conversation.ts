import type { CompleteRequestMessage } from '@ticket-circuit/schemas';

/** About a hundred thousand tokens. */
const MAX_LENGTH = 400_000;

/**
 * Returns the conversation with its oldest tool results replaced by a note once it is longer than `maxLength` UTF-16 units, down to half of that:
 * trimmed rarely and by much, so that what comes before stays the same for many calls and a provider's cache holds. The last four results stay.
 */
export function trimConversation(messages: readonly CompleteRequestMessage[], maxLength: number = MAX_LENGTH): CompleteRequestMessage[] {
  let length = messages.reduce((sum, message) => sum + lengthOf(message), 0);
  if (length <= maxLength) return [...messages];
  const results = messages.flatMap((message, index) => (message.role === 'tool' ? [index] : []));
  const old = new Set(results.slice(0, Math.max(results.length - 4, 0)));
  return messages.map((message, index) => {
    if (message.role !== 'tool' || !old.has(index) || length <= maxLength / 2) return message;
    const text = `[${message.text.length} characters left out to keep the conversation short: call the tool again if you need them]`;
    if (text.length >= message.text.length) return message;
    length -= message.text.length - text.length;
    return { ...message, text };
  });
}

function lengthOf(message: CompleteRequestMessage): number {
  return message.text.length + (message.role === 'assistant' ? JSON.stringify(message.toolCalls).length : 0);
}
