import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../packages/router/src/index.ts';

// Writes docs/circuit.md from the router's table; with --check it only compares, so that the page cannot go stale.
const page = join(import.meta.dirname, '../docs/circuit.md');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const text = printTable();

if (values.check) {
  const present = await readFile(page, 'utf8').catch(() => null);
  if (present !== text) {
    console.error(`docs/circuit.md is ${present === null ? 'missing' : 'not what the table says'}. Run: node scripts/print-circuit.ts`);
    process.exitCode = 1;
  }
} else {
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, text);
  console.log('wrote docs/circuit.md');
}
