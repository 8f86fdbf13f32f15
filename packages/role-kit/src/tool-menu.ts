import type { CompleteRequestTool, Role } from '@ticket-circuit/schemas';

type ToolName = Role['tools'][number];

const path = { type: 'string', description: 'Path relative to the root of the tree, with forward slashes.' };
const glob = { type: 'string', description: 'Only files whose path matches: * within a folder, ** across folders, as in src/**/*.ts.' };

/** What a model is told of each tool, in the order in which they are offered. */
const TOOLS: Record<ToolName, CompleteRequestTool> = {
  read: tool(
    'read',
    'Reads a text file, or the given lines of it. Long files are cut: ask for ranges.',
    {
      path,
      from: { type: 'integer', minimum: 1, description: 'First line, 1-based.' },
      to: { type: 'integer', minimum: 1, description: 'Last line, included.' },
    },
    ['path'],
  ),
  list: tool('list', 'Lists the files of the tree.', { glob }, []),
  search: tool(
    'search',
    'Searches the files of the tree line by line.',
    {
      query: { type: 'string', minLength: 1, description: 'The text to look for.' },
      regex: { type: 'boolean', description: 'True when query is a regular expression (JavaScript).' },
      glob,
    },
    ['query'],
  ),
  write: tool(
    'write',
    'Writes a whole file. An existing file must have been read or shown before.',
    { path, text: { type: 'string', description: 'The whole new text.' } },
    ['path', 'text'],
  ),
  edit: tool(
    'edit',
    'Replaces one piece of a file that you have read or were shown.',
    {
      path,
      old: { type: 'string', minLength: 1, description: 'The exact present text; it must stand in the file exactly once.' },
      new: { type: 'string', description: 'What stands there afterwards.' },
    },
    ['path', 'old', 'new'],
  ),
  shell: tool(
    'shell',
    'Runs a command on the tree, without network; what it writes is thrown away.',
    {
      run: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        description: 'The program and its arguments, one item each; there is no shell around it.',
      },
    },
    ['run'],
  ),
  'run-tests': tool(
    'run_tests',
    'Runs test files and reports each failure and the names of what passed.',
    { files: { type: 'array', items: { type: 'string' }, description: 'Test files; empty: the whole suite.' } },
    ['files'],
  ),
  'run-check': tool(
    'run_check',
    'Runs a named check of the project, such as its type check.',
    { name: { type: 'string', minLength: 1, description: 'Its name in circuit.json.' } },
    ['name'],
  ),
};

/** Returns the tools that a role's `role.json` allows. */
export function toolMenu(role: Role): CompleteRequestTool[] {
  return Object.entries(TOOLS).flatMap(([name, offered]) => ((role.tools as string[]).includes(name) ? [offered] : []));
}

function tool(name: string, description: string, properties: Record<string, unknown>, required: string[]): CompleteRequestTool {
  return { name, description, inputSchema: { type: 'object', properties, required, additionalProperties: false } };
}
