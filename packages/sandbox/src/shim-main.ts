import { readFileSync } from 'node:fs';
import { runShim } from './run-shim.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error('usage: shim-main <session folder>, with the specification on standard input');
const text = readFileSync(0, 'utf8');
void serve(dir, text);

async function serve(folder: string, spec: string): Promise<void> {
  // Nothing comes where there is to be no session after all, or who opened us has died.
  if (spec !== '') await runShim(folder, JSON.parse(spec) as SandboxSpec);
  // Streams of a sandbox that was killed may still be open; the result is durable, so nothing is left to do.
  process.exit(0);
}
