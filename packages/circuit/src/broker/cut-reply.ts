import type { CompleteReply } from '@ticket-circuit/schemas';

/** Many times what a role may ask for; a conversation of such replies still passes the broker. */
const MOST_LETTERS = 500_000;
/** What the model, asked again, sees of its own reply. */
const KEPT_LETTERS = 20_000;

/**
 * Returns the reply, or where it is longer than any that was asked for (a server need not heed the limit) its beginning, as one that was cut at its
 * length: the role then reminds the model, and after that ends without a sheet.
 */
export function cutReply(reply: CompleteReply): CompleteReply {
  const letters = reply.text.length + (reply.toolCalls.length === 0 ? 0 : JSON.stringify(reply.toolCalls).length);
  return letters <= MOST_LETTERS ? reply : { ...reply, text: reply.text.slice(0, KEPT_LETTERS), toolCalls: [], stop: 'length' };
}
