import type { CompleteReply, CompleteRequest } from '@ticket-circuit/schemas';
import type { Engine, EngineContext, EngineReply } from './engine.ts';
import { toolCall } from './tool-call.ts';

/** A reply as a script writes it: a whole one, an ending other than a reply, or only what the script cares about. */
export type ScriptedReply = CompleteReply | Exclude<EngineReply, { kind: 'reply' }> | ScriptedWords | string;

/** The parts of a reply that a script may state; the others follow from them. */
export interface ScriptedWords {
  readonly text?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly input: unknown }[];
  /** A sheet: a call of `hand_in_sheet` where the request has that tool, else its JSON as text. */
  readonly body?: unknown;
  readonly stop?: CompleteReply['stop'];
}

/** Contract: depends on nothing but its arguments and what the script itself remembers; asks nothing of the network. */
export type Script = (request: CompleteRequest, context: EngineContext) => ScriptedReply | Promise<ScriptedReply>;

/** Returns an engine that answers from a script; its calls cost nothing. */
export function scriptedEngine(script: Script): Engine {
  return {
    name: 'scripted',
    async complete(request, context) {
      const scripted = await script(request, context);
      if (typeof scripted === 'object' && 'kind' in scripted) return scripted;
      return { kind: 'reply', reply: isWhole(scripted) ? scripted : spell(scripted, request) };
    },
  };
}

function isWhole(scripted: CompleteReply | ScriptedWords | string): scripted is CompleteReply {
  return typeof scripted === 'object' && 'usage' in scripted && 'model' in scripted;
}

function spell(scripted: ScriptedWords | string, request: CompleteRequest): CompleteReply {
  const words = typeof scripted === 'string' ? { text: scripted } : scripted;
  const handIn = words.body !== undefined && request.tools.some((tool) => tool.name === 'hand_in_sheet');
  const calls = [...(words.toolCalls ?? []), ...(handIn ? [{ name: 'hand_in_sheet', input: { sheet: words.body } }] : [])];
  const text = words.text ?? (words.body !== undefined && !handIn ? JSON.stringify(words.body, null, 2) : '');
  return {
    text,
    toolCalls: calls.map((call, index) => toolCall(`call_${index + 1}`, call.name, call.input)),
    stop: words.stop ?? (calls.length > 0 ? 'tool-calls' : 'end'),
    usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    model: 'scripted',
  };
}
