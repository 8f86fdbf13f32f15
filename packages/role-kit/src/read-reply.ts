import type { CompleteReply, CompleteRequestToolCall } from '@ticket-circuit/schemas';
import { HAND_IN } from './sheet-tool.ts';

/** What a reply amounts to. A reply without a tool call is not a fault yet: many models answer with the sheet as text. */
export type ReadReply =
  | { readonly kind: 'calls'; readonly calls: readonly CompleteRequestToolCall[] }
  | { readonly kind: 'sheet-text'; readonly body: unknown }
  | { readonly kind: 'refusal'; readonly text: string }
  | { readonly kind: 'cut' | 'empty' | 'prose' };

/**
 * Reads a reply: its tool calls; else one JSON object in its text, fenced or bare, which is the sheet or a tool call spelt out; else the way in
 * which it says nothing usable. A text that was cut is never taken for a sheet.
 */
export function readReply(reply: CompleteReply, toolNames: readonly string[]): ReadReply {
  if (reply.stop === 'refusal') return { kind: 'refusal', text: reply.text };
  if (reply.toolCalls.length > 0) return { kind: 'calls', calls: reply.toolCalls };
  if (reply.stop === 'length') return { kind: 'cut' };
  if (reply.text.trim() === '') return { kind: 'empty' };
  const found = candidates(reply.text)
    .map(parseObject)
    .find((value) => value !== null);
  return found ? unwrap(found, toolNames) : { kind: 'prose' };
}

/** Returns the body of a sheet from what a model put into the tool's input: `{sheet}`, the sheet as JSON text, or the bare body. */
export function sheetBody(input: unknown): unknown {
  const value = typeof input === 'string' ? (parseObject(input) ?? input) : input;
  const sheet = isObject(value) && Object.hasOwn(value, 'sheet') ? value['sheet'] : value;
  return typeof sheet === 'string' ? (parseObject(sheet) ?? sheet) : sheet;
}

function unwrap(found: Record<string, unknown>, toolNames: readonly string[]): ReadReply {
  const name = found['tool'] ?? found['name'];
  const input = found['input'] ?? found['arguments'] ?? found['parameters'];
  if (typeof name !== 'string' || !toolNames.includes(name) || input === undefined) return { kind: 'sheet-text', body: sheetBody(found) };
  if (name === HAND_IN) return { kind: 'sheet-text', body: sheetBody(input) };
  const given = typeof input === 'string' ? (parseObject(input) ?? input) : input;
  return { kind: 'calls', calls: [{ id: 'text_1', name, input: given as CompleteRequestToolCall['input'] }] };
}

/** The places where a JSON object may stand, likeliest first: fences, the whole text, from the first brace to the last. */
function candidates(text: string): string[] {
  const fenced = [...text.matchAll(/^[ \t]*```(?:json)?[ \t]*\n([\s\S]*?)\n[ \t]*```/gm)].map((match) => match[1] ?? '');
  const bare = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return [...fenced, text, bare];
}

function parseObject(text: string): Record<string, unknown> | null {
  if (!text.trim().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
