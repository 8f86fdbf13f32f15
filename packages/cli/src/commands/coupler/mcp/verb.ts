import type { Verb } from '../../../frame/verb.ts';

export const mcpVerb: Verb = {
  name: 'mcp',
  summary:
    'Serve the coupler to an agent: declarations first, then one body at a time through the gates; MCP on standard input and output.',
  options: [['--root <dir>', 'folder below which modules are read and saved']],
  help: [
    'Tools: new_module, add_class, add_function, set_body, render, save. A refused call changes nothing and says which gate and rule refused it.',
    'A module is in memory until save, which leaves no link, refuses a stub that is left, and does not write over a file that changed meanwhile.',
  ].join('\n'),
  load: async () => (await import('./serve.ts')).serve,
};
