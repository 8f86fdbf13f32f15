import type { CompleteReply, CompleteRequest, CompleteRequestMessage, CompleteRequestTool } from '@ticket-circuit/schemas';
import { toolCall } from './tool-call.ts';

/**
 * Returns a request without tools that asks for the same: the tools are described in the system prompt, earlier calls and results are told as
 * text, and the model is asked for one fenced JSON block.
 */
export function toolsAsText(request: CompleteRequest): CompleteRequest {
  const system = [request.system, instructions(request.tools)].filter((part) => part !== '').join('\n\n');
  return {
    ...request,
    system,
    messages: joinUserTexts(request.messages.map((message) => messageAsText(message, request.messages))),
    tools: [],
  };
}

/** Returns the reply with the call that its text spells out; the reply itself when it spells none. A text that was cut spells none. */
export function callFromText(reply: CompleteReply, toolNames: readonly string[]): CompleteReply {
  if (reply.toolCalls.length > 0 || reply.stop !== 'end') return reply;
  for (const { json, rest } of jsonBlocks(reply.text)) {
    const call = parseCall(json, toolNames);
    if (call !== null) return { ...reply, text: rest.trim(), toolCalls: [toolCall('text_1', call.name, call.input)], stop: 'tool-calls' };
  }
  return reply;
}

function instructions(tools: readonly CompleteRequestTool[]): string {
  const described = tools.map((tool) => `### ${tool.name}\n${tool.description}\nInput schema: ${JSON.stringify(tool.inputSchema)}`);
  return `# Tools

You act only by calling a tool. To call one, answer with exactly one fenced JSON block and nothing after it:

\`\`\`json
{"tool": "<name>", "input": { ... }}
\`\`\`

Its result comes back as the next message. One call per answer.

${described.join('\n\n')}`;
}

function messageAsText(message: CompleteRequestMessage, all: readonly CompleteRequestMessage[]): CompleteRequestMessage {
  if (message.role === 'user') return message;
  if (message.role === 'tool') {
    const name =
      all.flatMap((each) => (each.role === 'assistant' ? each.toolCalls : [])).findLast((call) => call.id === message.callId)?.name ??
      'the tool';
    return { role: 'user', text: `${message.isError ? 'Error' : 'Result'} of ${name}:\n${message.text}` };
  }
  const calls = message.toolCalls.map((call) => `\`\`\`json\n${JSON.stringify({ tool: call.name, input: call.input })}\n\`\`\``);
  return { role: 'assistant', text: [message.text, ...calls].filter((part) => part !== '').join('\n\n'), toolCalls: [] };
}

function joinUserTexts(messages: readonly CompleteRequestMessage[]): CompleteRequestMessage[] {
  const joined: CompleteRequestMessage[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (message.role === 'user' && last?.role === 'user') joined.splice(-1, 1, { role: 'user', text: `${last.text}\n\n${message.text}` });
    else joined.push(message);
  }
  return joined;
}

/** Fenced blocks first, then the whole text when it is bare JSON. */
function jsonBlocks(text: string): { json: string; rest: string }[] {
  const fenced = [...text.matchAll(/^[ \t]*```(?:json)?[ \t]*\n([\s\S]*?)\n[ \t]*```/gm)].map((match) => ({
    json: match[1] ?? '',
    rest: text.slice(0, match.index),
  }));
  return [...fenced, { json: text, rest: '' }];
}

function parseCall(json: string, toolNames: readonly string[]): { name: string; input: unknown } | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { tool, name, input, arguments: given } = value as Record<string, unknown>;
  const called = tool ?? name;
  return typeof called === 'string' && toolNames.includes(called) ? { name: called, input: input ?? given ?? {} } : null;
}
