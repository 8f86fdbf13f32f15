import type { Project } from '@ticket-circuit/circuit';
import { graphOf } from '@ticket-circuit/provenance';
import { parseCompleteReply, parseCompleteRequest, type CompleteRequestMessage, type ProvenanceGraphCall } from '@ticket-circuit/schemas';

/** Something that was said in a session, in order. */
export interface Line {
  readonly by: 'system' | 'user' | 'assistant' | 'tool' | 'circuit';
  readonly text: string;
}

/** One call of a model: what was new in it, and what came back. */
export interface Exchange {
  readonly callId: string;
  readonly at: string;
  readonly purpose: string;
  readonly model: string;
  readonly tokens: { readonly in: number; readonly out: number };
  readonly costUsd: number;
  readonly lines: readonly Line[];
}

/** Returns what was said in a session; null when the ticket has no such session. Documents are named by digest in the journal, never by the page. */
export async function transcriptOf(
  { journal, store }: Pick<Project, 'journal' | 'store'>,
  ticket: string,
  session: string,
): Promise<Exchange[] | null> {
  const run = graphOf(journal.read(ticket))?.runs.find((each) => each.session === `${ticket}/${session}`);
  if (run === undefined) return null;
  const exchanges: Exchange[] = [];
  let told: readonly CompleteRequestMessage[] = [];
  for (const call of run.calls) {
    const [request, reply] = await Promise.all([store.get(call.request), store.get(call.reply)]);
    const asked = parseCompleteRequest(request);
    const said = parseCompleteReply(reply);
    const messages = asked.kind === 'valid' ? asked.value.messages : [];
    const system: Line[] = exchanges.length === 0 && asked.kind === 'valid' ? [{ by: 'system', text: asked.value.system }] : [];
    const answer: Line[] =
      said.kind === 'valid'
        ? [{ by: 'assistant', text: words(said.value.text, said.value.toolCalls) }]
        : [{ by: 'circuit', text: 'The reply is not in the store of this machine.' }];
    exchanges.push({ ...factsOf(call), lines: [...system, ...newIn(messages, told).map(lineOf), ...answer] });
    told = messages;
  }
  return exchanges;
}

function factsOf({ callId, at, purpose, model, usage, costUsd }: ProvenanceGraphCall): Omit<Exchange, 'lines'> {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  return { callId, at, purpose, model, tokens: { in: inputTokens + cacheReadTokens + cacheWriteTokens, out: outputTokens }, costUsd };
}

/** A call repeats the conversation so far; what the reader has seen is left out, the model's own words included. */
function newIn(messages: readonly CompleteRequestMessage[], told: readonly CompleteRequestMessage[]): readonly CompleteRequestMessage[] {
  const isContinued = told.every((message, index) => JSON.stringify(message) === JSON.stringify(messages[index]));
  return isContinued && told.length > 0 ? messages.slice(told.length).filter(({ role }) => role !== 'assistant') : messages;
}

function lineOf(message: CompleteRequestMessage): Line {
  switch (message.role) {
    case 'assistant':
      return { by: 'assistant', text: words(message.text, message.toolCalls) };
    case 'tool':
      return { by: 'tool', text: message.text };
    default:
      return { by: 'user', text: message.text };
  }
}

function words(text: string, calls: readonly { readonly name: string; readonly input: unknown }[]): string {
  return [text, ...calls.map(({ name, input }) => `${name} ${JSON.stringify(input, null, 2)}`)].filter((part) => part !== '').join('\n');
}
