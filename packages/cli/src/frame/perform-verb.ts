import type { ExitCode } from './exit-codes.ts';
import { jsonText } from './terminal-for-people.ts';
import type { Verb, VerbCall } from './verb.ts';

/** Performs a verb, prints its answer and returns the exit status. Throws what the verb throws. */
export async function performVerb(verb: Verb, call: VerbCall): Promise<ExitCode> {
  const perform = await verb.load();
  const reply = await perform(call);
  if (call.json && reply.document !== null) call.terminal.out(`${jsonText(reply.document)}\n`);
  if (!call.json && reply.text !== '') call.terminal.out(`${reply.text}\n`);
  return reply.exit;
}
