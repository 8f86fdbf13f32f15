import { readFileSync } from 'node:fs';
import { runShim } from './run-shim.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error('usage: shim-main <session folder>, with the specification on standard input');
// Nothing comes where there is to be no session after all, or who opened us has died.
const text = readFileSync(0, 'utf8');
if (text !== '') await runShim(dir, JSON.parse(text) as SandboxSpec);
// Streams of a sandbox that was killed may still be open; the result is durable, so nothing is left to do.
process.exit(0);
