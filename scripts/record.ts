// Records the replies of a real model for an example: runs the demo with it and keeps what it said.
//   npm run record -- typescript --engine claude --model NAME
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoOptions, languages } from './demo/demo-options.ts';
import { runCommand } from './demo/run-command.ts';
import { runJob } from './run/run-job.ts';

const root = join(import.meta.dirname, '..');

async function main(): Promise<number> {
  const argv = process.argv.slice(2);
  const { language, engine } = demoOptions(argv);
  if (engine.length === 0) throw new Error('Name the model to record: --engine ENGINE --model MODEL [--base-url URL].');
  const demo = [process.execPath, join(root, 'scripts/demo.ts'), ...argv.filter((word) => word !== '--json'), '--json'];
  const { code, lines } = await runCommand(demo, root, (line) => console.log(line));
  const { repo, ticket } = JSON.parse(lines.at(-1) ?? '{}') as { repo?: string; ticket?: string };
  if (code !== 0 || repo === undefined || ticket === undefined) {
    console.error('The ticket did not land, so nothing was kept.');
    return code === 0 ? 2 : code;
  }
  const made = join(repo, '.git/circuit/recordings', ticket);
  if (!existsSync(made)) throw new Error(`No recording was made in ${made}: is ${engine.join(' ')} a live engine?`);
  const kept = join(root, 'examples', language, 'recordings');
  rmSync(kept, { recursive: true, force: true });
  cpSync(made, kept, { recursive: true });
  console.log(`Kept in examples/${language}/recordings.`);
  return 0;
}

await runJob(`Usage: npm run record -- [${languages.join('|')}] --engine ENGINE --model MODEL [--base-url URL] [--budget USD]`, main);
