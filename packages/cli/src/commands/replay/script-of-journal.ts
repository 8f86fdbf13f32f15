import { callParts } from '@ticket-circuit/engines';
import type { JournalEntry } from '@ticket-circuit/journal';
import { parseCompleteReply } from '@ticket-circuit/schemas';

/** A script of the engine `scripted`: replies by `<session>#<ordinal>`. */
export type ReplyScript = Readonly<
  Record<string, { readonly text: string; readonly tool_calls: readonly { name: string; input: unknown }[]; readonly stop: string }>
>;

/**
 * Returns every reply that the journal of a ticket rests on, as a script; a call that was answered twice has its last answer. Null when a
 * reply is no longer in the store, or was never kept.
 */
export async function scriptOfJournal(
  entries: readonly JournalEntry[],
  find: (digest: string) => Promise<unknown>,
): Promise<ReplyScript | null> {
  const script: Record<string, ReplyScript[string]> = {};
  for (const { event } of entries) {
    if (event.kind !== 'model-called') continue;
    const parts = callParts(event.callId);
    const reply = parseCompleteReply(await find(event.reply));
    if (parts === null || reply.kind === 'invalid') return null;
    const { text, toolCalls, stop } = reply.value;
    script[`${parts.session}#${parts.ordinal}`] = { text, tool_calls: toolCalls.map(({ name, input }) => ({ name, input })), stop };
  }
  return Object.keys(script).length === 0 ? null : script;
}
