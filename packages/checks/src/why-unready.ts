import type { Circuit } from '@ticket-circuit/schemas';
import type { ChecksContext } from './checks-context.ts';
import { runOnTree } from './run-on-tree.ts';

/**
 * Returns why a command that the circuit plays by itself could not be: its program is not in the sandbox. Null when each is there. They are
 * played only once work was paid for, and what they would make of a base is of no use, so that only the programs are looked for.
 */
export async function whyUnready(ctx: ChecksContext, tree: string): Promise<string | null> {
  const commands = ownCommands(ctx.config);
  if (commands.length === 0) return null;
  const script = 'for program; do command -v "$program" > /dev/null || printf "%s\\n" "$program"; done';
  const run = await runOnTree(ctx, {
    profile: 'tests',
    tree,
    argv: ['sh', '-c', script, 'sh', ...new Set(commands.map(({ program }) => program))],
    mode: 'read-only',
    writes: [],
    gitSnapshot: false,
    timeoutS: 60,
  });
  if (run.end.kind === 'set-up-failed') return `The sandbox could not be set up: ${run.end.why}`;
  const missing = new Set(run.stdout.split('\n'));
  const first = commands.find(({ program }) => missing.has(program));
  return first === undefined ? null : `The command ${first.program} of ${first.where} in circuit.json is not there inside the sandbox.`;
}

function ownCommands({ format, references = [] }: Circuit): { where: string; program: string }[] {
  return [
    ...(format === undefined ? [] : [{ where: '"format"', argv: format.only }]),
    ...references.map(({ name, run }) => ({ where: `the reference ${name}`, argv: run })),
  ].map(({ where, argv }) => ({ where, program: argv[0] ?? '' }));
}
