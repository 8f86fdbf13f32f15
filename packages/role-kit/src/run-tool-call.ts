import { posix } from 'node:path';
import { parseToolRequest, type CompleteRequestToolCall } from '@ticket-circuit/schemas';
import { cutText } from './cut-text.ts';
import type { Kit } from './kit.ts';
import { renderToolReply, type ToolText } from './render-tool-reply.ts';

/** A tool result longer than this is cut in the middle. */
const MAX_RESULT_LENGTH = 24_000;
const LINES_PER_READ = 600;
const LISTED_PATHS = 500;

/** What a session has read: the digest of each file as the model knows it. */
export type SeenFiles = Map<string, string>;

/**
 * Carries out one tool call of a model and returns what it reads. A call that is not well formed, or that the role does not have, is an error
 * result and nothing happens.
 */
export async function runToolCall(kit: Kit, seen: SeenFiles, call: CompleteRequestToolCall): Promise<ToolText> {
  const name = call.name.replaceAll('_', '-');
  if (!(kit.role.tools as string[]).includes(name)) return error(`There is no tool ${call.name}.`);
  const input = fields(call.input);
  if (input === null) return error('The input is not a JSON object. Was it cut at the output limit?');
  const result = await dispatch(kit, seen, name, input);
  return { ...result, text: cutText(result.text, MAX_RESULT_LENGTH) };
}

async function dispatch(kit: Kit, seen: SeenFiles, name: string, input: Record<string, unknown>): Promise<ToolText> {
  switch (name) {
    case 'read':
      return await read(kit, seen, input);
    case 'list':
      return await list(kit, input);
    case 'search':
      return await search(kit, input);
    case 'write':
    case 'edit':
      return await write(kit, seen, name, input);
    default:
      return await ask(kit, { ...input, kind: name });
  }
}

async function read(kit: Kit, seen: SeenFiles, input: Record<string, unknown>): Promise<ToolText> {
  const { path, from, to } = input;
  if (typeof path !== 'string' || !isLine(from) || !isLine(to))
    return error('read needs a path, and from and to as line numbers from 1 on.');
  const first = from ?? 1;
  const file = await kit.readFile(path, first, Math.min(to ?? Number.MAX_SAFE_INTEGER, first + LINES_PER_READ - 1));
  if (file.kind === 'absent') return error(`There is no file ${path}.`);
  if (file.kind === 'refused') return error(file.why);
  if (file.digest !== null) seen.set(path, file.digest);
  if (file.lastLine === 0)
    return {
      text: file.totalLines === 0 ? `${path} is empty.` : `${path} has no line ${first}; it has ${file.totalLines ?? 'fewer'} lines.`,
      isError: false,
    };
  return { text: `${path}, lines ${file.firstLine}-${file.lastLine} of ${file.totalLines ?? 'many'}:\n${file.text}`, isError: false };
}

async function list(kit: Kit, input: Record<string, unknown>): Promise<ToolText> {
  const { glob } = input;
  if (!isText(glob)) return error('glob must be a string.');
  const { paths, whole } = await kit.listFiles(glob);
  const left = paths.length - LISTED_PATHS;
  const notes = [
    ...(left > 0 ? [`[... ${left} more files left out: narrow the glob ...]`] : []),
    ...(whole ? [] : ['[The tree is too large to be listed whole: narrow the glob.]']),
  ];
  return { text: [...paths.slice(0, LISTED_PATHS), ...notes].join('\n') || 'No file matches.', isError: false };
}

async function search(kit: Kit, input: Record<string, unknown>): Promise<ToolText> {
  const { query, regex, glob } = input;
  if (typeof query !== 'string' || !isText(glob) || !(regex === undefined || typeof regex === 'boolean'))
    return error('search needs a query, and may have regex (true or false) and glob.');
  const found = await kit.search(query, { ...(regex === undefined ? {} : { regex }), ...(glob === undefined ? {} : { glob }) });
  if (found.kind === 'refused') return error(found.why);
  const lines = found.matches.map((match) => `${match.path}:${match.line}: ${match.text}`);
  return {
    text: [...(lines.length > 0 ? lines : ['No line matches.']), ...found.notes.map((note) => `[${note}]`)].join('\n'),
    isError: false,
  };
}

/**
 * The model never spells digests: the kit knows what it read. Every request goes to the host, which alone judges and journals it; what the kit
 * itself could not read, or the model has not seen, only explains why nothing was written.
 */
async function write(kit: Kit, seen: SeenFiles, name: 'write' | 'edit', input: Record<string, unknown>): Promise<ToolText> {
  const { path } = input;
  if (typeof path !== 'string') return error(`${name} needs a path.`);
  const plain = plainPath(kit.root, path);
  if (plain !== path) return error(`Nothing was written: name the file as ${plain}.`);
  const file = await kit.readFile(path);
  const digest = file.kind === 'file' ? (seen.get(path) ?? null) : null;
  const result = await ask(kit, { ...input, kind: name, digest });
  if (result.isError && file.kind === 'refused') return error(file.why);
  if (result.isError && file.kind === 'file' && digest === null)
    return error(`Read ${path} first: what you have not seen you cannot replace.`);
  const after = result.isError ? null : await kit.readFile(path);
  if (after?.kind === 'file' && after.digest !== null) seen.set(path, after.digest);
  return result;
}

/** Returns the path that a model meant which spelt a place inside the tree in another way; what leads elsewhere stays as it is. */
function plainPath(root: string, path: string): string {
  const plain = posix.normalize(path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path);
  return /^(?:\/|\.\.(?:\/|$))/u.test(plain) ? path : plain;
}

async function ask(kit: Kit, request: unknown): Promise<ToolText> {
  const parsed = parseToolRequest(request);
  if (parsed.kind === 'invalid')
    return error(`The input is not valid: ${parsed.errors.map((fault) => `${fault.path || '/'} ${fault.message}`).join('; ')}.`);
  const reply = await kit.tool(parsed.value);
  return reply.kind === 'refused' ? error(`${reply.path} is outside the rights of this role: ${reply.rule}.`) : renderToolReply(reply);
}

function fields(input: unknown): Record<string, unknown> | null {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : null;
}

function isLine(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1);
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function error(text: string): ToolText {
  return { text, isError: true };
}
