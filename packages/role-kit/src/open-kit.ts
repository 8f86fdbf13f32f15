import {
  digestOf,
  parseCompleteReply,
  parseToolReply,
  type Brief,
  type CompleteReply,
  type CompleteRequest,
  type Role,
  type SchemaFault,
  type ToolReply,
  type ToolRequest,
} from '@ticket-circuit/schemas';
import type { BrokerAnswer, BrokerClient } from './broker-client.ts';
import { invalidSheet } from './invalid-sheet.ts';
import type { HandedIn, Kit, KitCall } from './kit.ts';
import { promptPart } from './prompt-part.ts';
import { readTreeFile } from './read-tree-file.ts';
import { RoleKitError } from './role-kit-error.ts';
import { searchTree } from './search-tree.ts';
import { walkTree } from './walk-tree.ts';

const LISTED_ENTRIES = 50_000;
const LIST_MS = 5000;
/** The status of a request whose body is too large. */
const TOO_LARGE = 413;

export interface KitOptions {
  readonly client: BrokerClient;
  readonly brief: Brief;
  readonly role: Role;
  readonly promptFile: string;
  readonly root: string;
  readonly log: (line: string) => void;
}

/** Returns the kit of one session. */
export function openKit(options: KitOptions): Kit {
  const { client, brief, role, root, log } = options;
  let calls = 0;
  let handedIn = false;
  return {
    brief,
    role,
    prompt: promptPart(options.promptFile, brief.kind),
    root,
    callsLeft: () => role.limits.calls - calls,
    async complete(call) {
      if (calls >= role.limits.calls)
        throw invalidSheet([{ path: '', rule: 'call-limit', message: `no sheet was handed in within ${role.limits.calls} model calls` }]);
      calls += 1;
      return readReply(await client.ask('POST', '/v1/complete', requestOf(call, `${brief.session}#${calls}`, role)));
    },
    tool: async (request) => await askTool(client, request, await expectedDigest(root, request)),
    async handIn(kind, body) {
      const stamped = { kind, role: role.name, ticket: brief.ticket, session: brief.session, body };
      const answer = readHandedIn(await client.ask('POST', '/v1/sheet', stamped));
      handedIn ||= answer.kind === 'accepted';
      return answer;
    },
    isHandedIn: () => handedIn,
    readFile: async (path, from, to) => await readTreeFile(root, path, from, to),
    listFiles: async (glob) => await walkTree(root, glob, { maxEntries: LISTED_ENTRIES, deadlineMs: performance.now() + LIST_MS }),
    search: async (query, more) => await searchTree(root, query, more),
    log,
  };
}

function requestOf(call: KitCall, callId: string, role: Role): CompleteRequest {
  const { purpose, tier = 'default', system, messages, tools = [], maxOutputTokens } = call;
  const limit = role.limits.outputTokensPerCall;
  return {
    callId,
    purpose,
    tier,
    system,
    messages: [...messages],
    tools: [...tools],
    maxOutputTokens: Math.min(maxOutputTokens ?? limit, limit),
  };
}

function readReply(answer: BrokerAnswer): CompleteReply {
  const { kind, reply, why } = fieldsOf(answer.body);
  if (answer.status === 200 && kind === 'reply') {
    const parsed = parseCompleteReply(reply);
    if (parsed.kind === 'valid') return parsed.value;
    throw refused('/v1/complete', answer);
  }
  if (kind === 'budget-spent' || kind === 'engine-down' || kind === 'infrastructure') {
    throw new RoleKitError({
      code: 'host-ended',
      what: 'The model did not answer.',
      why: String(why),
      next: 'The host knows it and goes on from here.',
    });
  }
  throw refused('/v1/complete', answer);
}

async function askTool(client: BrokerClient, request: ToolRequest, written: string | null): Promise<ToolReply> {
  const answer = await client.ask('POST', '/v1/tool', request);
  const parsed = parseToolReply(answer.body);
  if (answer.status !== 200 || parsed.kind === 'invalid') throw refused('/v1/tool', answer);
  const reply = parsed.value;
  if (reply.kind === 'refused') {
    throw new RoleKitError({
      code: 'out-of-plan',
      what: `The write of ${reply.path} is outside the rights of this role.`,
      why: `The rule is: ${reply.rule}.`,
      next: 'The host stops this session and asks whether the plan grows.',
    });
  }
  // The host may have written, and died before it said so; asked again it finds its own text in the place of what was read.
  if (reply.kind === 'stale' && reply.actual !== null && reply.actual === written) return { kind: 'written', digest: reply.actual };
  return reply;
}

/** Returns the digest that a write will leave, or null where none is known. */
async function expectedDigest(root: string, request: ToolRequest): Promise<string | null> {
  if (request.kind === 'write') return digestOf(request.text);
  if (request.kind !== 'edit') return null;
  const read = await readTreeFile(root, request.path);
  if (read.kind !== 'file' || read.digest !== request.digest) return null;
  const at = read.text.indexOf(request.old);
  return at < 0 ? null : digestOf(read.text.slice(0, at) + request.new + read.text.slice(at + request.old.length));
}

function readHandedIn(answer: BrokerAnswer): HandedIn {
  const { kind, errors } = fieldsOf(answer.body);
  if (answer.status === 200 && kind === 'accepted') return { kind: 'accepted' };
  if (answer.status === 422 && kind === 'refused' && Array.isArray(errors)) return { kind: 'refused', errors: errors.map(readFault) };
  throw refused('/v1/sheet', answer);
}

function readFault(value: unknown): SchemaFault {
  const { path, rule, message, ...more } = fieldsOf(value);
  return { path: String(path), rule: String(rule), message: String(message), ...('value' in more ? { value: more['value'] } : {}) };
}

/**
 * Returns what the broker said, as the error that ends the role: the host refused something that this program should not have asked, or what the
 * model wrote is too long for it.
 */
export function refused(path: string, answer: BrokerAnswer): RoleKitError {
  if (answer.status === TOO_LARGE)
    return invalidSheet([{ path: '', rule: 'too-long', message: 'what the model wrote in this session is longer than the host takes' }]);
  return new RoleKitError({
    code: 'broker-refused',
    what: `The broker did not serve ${path}.`,
    why: `It answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}.`,
    next: 'Role and host are of two versions, or the host failed: its own log says more.',
  });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
