import type { CompleteRequestToolCall } from '@ticket-circuit/schemas';

/**
 * Returns a tool call whose input is whatever the model gave: a text where its JSON did not parse. The schema admits any value there, and the
 * generated type does not say so.
 */
export function toolCall(id: string, name: string, input: unknown): CompleteRequestToolCall {
  return { id, name, input: input as CompleteRequestToolCall['input'] };
}
