import {
  assertNever,
  canonicalJson,
  digestOf,
  type CompleteReply,
  type CompleteRequestMessage,
  type CompleteRequestTool,
  type CompleteRequestToolCall,
  type SchemaFault,
  type Sheet,
} from '@ticket-circuit/schemas';
import type { SheetFault } from './end-note.ts';
import { invalidSheet } from './invalid-sheet.ts';
import type { Kit } from './kit.ts';
import { readReply, sheetBody } from './read-reply.ts';
import { RoleKitError } from './role-kit-error.ts';
import { runToolCall, type SeenFiles } from './run-tool-call.ts';
import { HAND_IN, sheetTool } from './sheet-tool.ts';
import { toolMenu } from './tool-menu.ts';
import { trimConversation } from './trim-conversation.ts';

/** Times that a refused sheet goes back to the model. */
const MAX_CORRECTIONS = 2;
/** An equal call is answered this often in a row; the next one only gets told so, and one more ends the session. */
const EQUAL_CALLS = 2;

const NOT_JSON: SchemaFault = {
  path: '/body',
  rule: 'json',
  message: 'is not a JSON object: it is malformed, or was cut at the output limit',
};

export interface AgentTask {
  readonly system: string;
  readonly user: string;
  readonly sheet: Sheet['kind'];
  readonly maxOutputTokens?: number;
  /** Files that the prompt shows whole: the model has seen them and may change them. */
  readonly shown?: readonly { readonly file: string; readonly text: string }[];
}

/**
 * Lets a model work with the role's tools until its sheet is accepted. Every way in which that may fail is bounded: a refused sheet goes back
 * twice with its faults, a reply that says nothing usable is reminded once in a row, an equal call is answered twice in a row, and the role's
 * limit of calls holds.
 *
 * @throws {RoleKitError} invalid-sheet with the last faults, or refused-by-model with the model's words.
 */
export async function agentLoop(kit: Kit, task: AgentTask): Promise<void> {
  const tools = [...toolMenu(kit.role), sheetTool(task.sheet)];
  const loop: Loop = {
    kit,
    task,
    tools,
    seen: new Map((task.shown ?? []).map(({ file, text }) => [file, digestOf(text)])),
    messages: [{ role: 'user', text: task.user }],
    corrections: 0,
    reminded: false,
    last: { call: '', times: 0 },
  };
  while (!kit.isHandedIn()) {
    loop.messages = trimConversation(loop.messages);
    const reply = await kit.complete(callOf(loop));
    loop.messages.push({ role: 'assistant', text: reply.text, toolCalls: reply.toolCalls });
    await answer(loop, reply);
    if (kit.callsLeft() === 1 && !kit.isHandedIn()) say(loop, `You have one reply left: hand in the sheet now with ${HAND_IN}.`);
  }
}

interface Loop {
  readonly kit: Kit;
  readonly task: AgentTask;
  readonly tools: readonly CompleteRequestTool[];
  readonly seen: SeenFiles;
  messages: CompleteRequestMessage[];
  corrections: number;
  reminded: boolean;
  last: { call: string; times: number };
}

function callOf(loop: Loop): Parameters<Kit['complete']>[0] {
  const { task, messages, tools } = loop;
  return {
    purpose: 'sheet',
    system: task.system,
    messages,
    tools,
    ...(task.maxOutputTokens === undefined ? {} : { maxOutputTokens: task.maxOutputTokens }),
  };
}

async function answer(loop: Loop, reply: CompleteReply): Promise<void> {
  const read = readReply(
    reply,
    loop.tools.map((tool) => tool.name),
  );
  switch (read.kind) {
    case 'refusal':
      throw refusedByModel(read.text);
    case 'calls':
      loop.reminded = false;
      for (const call of read.calls) if (!loop.kit.isHandedIn()) await answerCall(loop, call, reply.toolCalls.length > 0);
      return;
    case 'sheet-text':
      await handInText(loop, read.body);
      return;
    case 'cut':
      return remind(
        loop,
        'cut',
        `Your reply was cut at its limit before a tool was called. Be shorter, and call ${HAND_IN} when you are done.`,
      );
    case 'empty':
      return remind(loop, 'empty', `Your reply was empty. Use the tools, and call ${HAND_IN} when you are done.`);
    case 'prose':
      return remind(loop, 'prose', `Only a tool call is read, not prose. Call ${HAND_IN} with the sheet, or answer with its JSON alone.`);
    default:
      return assertNever(read);
  }
}

async function answerCall(loop: Loop, call: CompleteRequestToolCall, asTool: boolean): Promise<void> {
  const result = call.name === HAND_IN ? await handIn(loop, sheetBody(call.input)) : await useTool(loop, call);
  if (result === null) return;
  if (asTool) loop.messages.push({ role: 'tool', callId: call.id, text: result.text, isError: result.isError });
  else say(loop, `Result of ${call.name}:\n${result.text}`);
}

async function useTool(loop: Loop, call: CompleteRequestToolCall): Promise<{ text: string; isError: boolean }> {
  const text = `${call.name} ${canonicalJson(call.input ?? null)}`;
  loop.last = loop.last.call === text ? { call: text, times: loop.last.times + 1 } : { call: text, times: 1 };
  if (loop.last.times > EQUAL_CALLS + 1) {
    throw invalidSheet([
      { path: '', rule: 'equal-calls', message: `the same call of ${call.name} came ${loop.last.times} times in a row` },
    ]);
  }
  if (loop.last.times > EQUAL_CALLS)
    return {
      text: `You made this very call ${EQUAL_CALLS} times already; its answer is above. Do something else, or hand in the sheet.`,
      isError: true,
    };
  return await runToolCall(loop.kit, loop.seen, call);
}

async function handInText(loop: Loop, body: unknown): Promise<void> {
  const result = await handIn(loop, body);
  if (result !== null) say(loop, result.text);
}

/** Returns what the model must mend, or null when the sheet was accepted. */
async function handIn(loop: Loop, body: unknown): Promise<{ text: string; isError: true } | null> {
  // A text is what is left of an input that did not parse: the host could only say that it is no object.
  const answer = typeof body === 'string' ? { kind: 'refused' as const, errors: [NOT_JSON] } : await loop.kit.handIn(loop.task.sheet, body);
  if (answer.kind === 'accepted') return null;
  const faults = answer.errors.map(toFault);
  if (loop.corrections >= MAX_CORRECTIONS) throw invalidSheet(faults);
  loop.corrections += 1;
  return { text: faultsText(answer.errors, MAX_CORRECTIONS - loop.corrections), isError: true };
}

const lapses = {
  cut: 'the reply of the model was cut at its output limit before a tool was called',
  empty: 'the model answered nothing',
  prose: 'the model called no tool and gave no sheet',
} as const;

function remind(loop: Loop, rule: keyof typeof lapses, text: string): void {
  if (loop.reminded) throw invalidSheet([{ path: '', rule, message: `${lapses[rule]}, although it was reminded` }]);
  loop.reminded = true;
  say(loop, text);
}

function say(loop: Loop, text: string): void {
  loop.messages.push({ role: 'user', text });
}

/** Faults of the role and session stamps are not the model's: its body begins below `/body`. */
function toFault(error: SchemaFault): SheetFault {
  return { path: error.path, rule: error.rule, message: error.message };
}

function faultsText(errors: readonly SchemaFault[], more: number): string {
  const lines = errors.slice(0, 40).map((error) => {
    const value = error.value === undefined ? '' : ` (found ${JSON.stringify(error.value).slice(0, 200)})`;
    return `- ${error.path.replace(/^\/body/, '/sheet') || '/sheet'}: ${error.rule}: ${error.message}${value}`;
  });
  const rest = errors.length > 40 ? [`- and ${errors.length - 40} more`] : [];
  return [
    `The sheet was refused. Mend these and hand in the whole sheet again${more > 0 ? '' : ' (for the last time)'}:`,
    ...lines,
    ...rest,
  ].join('\n');
}

function refusedByModel(text: string): RoleKitError {
  return new RoleKitError({
    code: 'refused-by-model',
    what: 'The model refused the task.',
    why: text === '' ? 'It gave no reason.' : text.slice(0, 500),
    next: 'The circuit tries the step again, or asks.',
    note: { kind: 'refused-by-model', text: text.slice(0, 4000) },
  });
}
