import { randomBytes } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { usePythonVote } from '@ticket-circuit/circuit';
import { CliError, usageError } from '../../../frame/cli-error.ts';
import { exitCodes } from '../../../frame/exit-codes.ts';
import type { Reply } from '../../../frame/reply.ts';
import type { VerbCall } from '../../../frame/verb.ts';
import type { Answer } from './answer.ts';
import { add, addClassInput, addFunctionInput, descriptions, newModuleInput, renderInput, saveInput, setBodyInput } from './tools.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const INSTRUCTIONS = [
  'Write a module in this order: new_module, then add_class and add_function for every declaration, then set_body for each function, then save.',
  'Declarations are yours to choose; a body is only statements, and the gates compare the whole module, so that it can change nothing beside itself.',
].join(' ');
// A body of ten megabytes is refused by a gate and not by a broken pipe.
const MOST_BYTES = 64 * 1024 * 1024;

/** Serves the coupler's tools on standard input and output until the client leaves. */
export async function serve({ dir, options, terminal }: VerbCall): Promise<Reply> {
  const root = await rootOf(dir, options['root']);
  usePythonVote();
  const workshop = openWorkshop(root, randomBytes(8).toString('hex'));
  const server = new McpServer({ name: 'coupler', version: '0.1.0' }, { instructions: INSTRUCTIONS });
  registerTools(server, workshop);
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- The SDK knows handlers of this form only.
  server.server.onerror = (error) => terminal.err(`A message was not understood: ${error.message}\n`);
  const left = new Promise<void>((resolveLeft) => {
    for (const event of ['end', 'close', 'error'] as const) process.stdin.once(event, () => resolveLeft());
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- As above.
    server.server.onclose = () => resolveLeft();
  });
  await server.connect(transport);
  await left;
  await workshop.idle();
  // The answers to the last steps are handed to the stream in the meantime.
  await setImmediate();
  await server.close();
  return { exit: exitCodes.done, text: '', document: { root } };
}

function registerTools(server: McpServer, workshop: Workshop): void {
  const { new_module, add_class, add_function, set_body, render, save } = descriptions;
  server.registerTool('new_module', { description: new_module, inputSchema: newModuleInput }, async ({ path, ...origin }) =>
    resultOf(await workshop.newModule(path, origin)),
  );
  server.registerTool('add_class', { description: add_class, inputSchema: addClassInput }, async (given) =>
    resultOf(await add(workshop, 'class', given)),
  );
  server.registerTool('add_function', { description: add_function, inputSchema: addFunctionInput }, async (given) =>
    resultOf(await add(workshop, 'function', given)),
  );
  server.registerTool('set_body', { description: set_body, inputSchema: setBodyInput }, async ({ path, symbol, body }) =>
    resultOf(await workshop.setBody(path, symbol, body)),
  );
  server.registerTool('render', { description: render, inputSchema: renderInput }, async ({ path, form }) =>
    resultOf(await workshop.render(path, form ?? 'mature')),
  );
  server.registerTool('save', { description: save, inputSchema: saveInput }, async ({ path }) => resultOf(await workshop.save(path)));
}

function resultOf({ isError, text, document }: Answer): CallToolResult {
  return { isError, content: [{ type: 'text', text }], structuredContent: { ...document } };
}

async function rootOf(dir: string, named: string | true | undefined): Promise<string> {
  if (typeof named !== 'string')
    throw usageError('coupler mcp', 'No root was named.', 'Modules are read and saved below a folder that is given at the start.');
  const root = await realpath(resolve(dir, named)).catch(() => null);
  if (root !== null && (await stat(root)).isDirectory()) return root;
  throw new CliError({
    code: 'no-such-file',
    what: `There is no folder ${resolve(dir, named)}.`,
    why: 'Modules are read and saved below it.',
    next: 'Name a folder that exists: --root DIR.',
  });
}
