import { readFile } from 'node:fs/promises';
import { callParts } from './call-id.ts';
import { EnginesError } from './engines-error.ts';
import type { Script, ScriptedWords } from './scripted-engine.ts';

/**
 * Reads a script of replies: one JSON object whose keys are `<session without ticket>#<ordinal>` (`plan.r1.t1#1`) and whose values hold
 * `text`, `tool_calls` (name and input each), `body` (a sheet) or `stop`. A call that the file does not name ends as `no-recording`.
 *
 * @throws {EnginesError} broken-script when the file cannot be read or is not of that shape.
 */
export async function readScript(path: string): Promise<Script> {
  const replies = new Map(
    Object.entries(parseObject(path, await readText(path))).map(([key, value]) => [key, parseWords(path, key, value)]),
  );
  return (request) => {
    const parts = callParts(request.callId);
    const key = parts === null ? request.callId : `${parts.session}#${parts.ordinal}`;
    return replies.get(key) ?? { kind: 'no-recording', why: `The script ${path} holds no reply for ${key} (${request.purpose}).` };
  };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw broken(path, `The file cannot be read: ${String(cause)}.`, cause);
  }
}

function parseObject(path: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw broken(path, `It is not JSON: ${String(cause)}.`, cause);
  }
  if (!isRecord(value)) throw broken(path, 'It is not a JSON object of replies.');
  return value;
}

function parseWords(path: string, key: string, value: unknown): ScriptedWords {
  if (!/^[A-Za-z0-9.-]+#[1-9]\d*$/.test(key)) throw broken(path, `The key ${JSON.stringify(key)} is not <session>#<ordinal>.`);
  if (typeof value === 'string') return { text: value };
  if (!isRecord(value)) throw broken(path, `The reply ${key} is not an object.`);
  const { text, tool_calls: calls, body, stop, ...others } = value;
  const [stray] = Object.keys(others);
  if (stray !== undefined) throw broken(path, `The reply ${key} has the unknown property ${JSON.stringify(stray)}.`);
  if (text === undefined && calls === undefined && body === undefined) throw broken(path, `The reply ${key} says nothing.`);
  if (text !== undefined && typeof text !== 'string') throw broken(path, `The text of ${key} is not a string.`);
  if (stop !== undefined && !isStop(stop)) throw broken(path, `The stop of ${key} is ${JSON.stringify(stop)}.`);
  return {
    ...(text === undefined ? {} : { text }),
    ...(calls === undefined ? {} : { toolCalls: parseCalls(path, key, calls) }),
    ...(body === undefined ? {} : { body }),
    ...(stop === undefined ? {} : { stop }),
  };
}

function parseCalls(path: string, key: string, calls: unknown): { name: string; input: unknown }[] {
  if (!Array.isArray(calls)) throw broken(path, `The tool_calls of ${key} are not an array.`);
  return calls.map((call: unknown) => {
    if (!isRecord(call) || typeof call['name'] !== 'string') throw broken(path, `A tool call of ${key} has no name.`);
    return { name: call['name'], input: call['input'] ?? {} };
  });
}

function isStop(value: unknown): value is NonNullable<ScriptedWords['stop']> {
  return value === 'end' || value === 'tool-calls' || value === 'length' || value === 'refusal';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function broken(path: string, why: string, cause?: unknown): EnginesError {
  return new EnginesError({
    code: 'broken-script',
    what: `The script ${path} cannot be played.`,
    why,
    next: 'Mend the file: its keys are <session>#<ordinal>, its values hold text, tool_calls or body.',
    ...(cause === undefined ? {} : { cause }),
  });
}
