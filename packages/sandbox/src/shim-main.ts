import { runShim } from './run-shim.ts';

const [dir, specPath] = process.argv.slice(2);
if (dir === undefined || specPath === undefined) throw new Error('usage: shim-main <session folder> <specification file>');
await runShim(dir, specPath);
// Streams of a sandbox that was killed may still be open; the result is durable, so nothing is left to do.
process.exit(0);
