// Checks that the demo's recordings answer what is asked today: plays both examples from them and looks at what landed.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from './demo/demo-options.ts';
import { runCommand } from './demo/run-command.ts';

const root = join(import.meta.dirname, '..');
const demo = [process.execPath, join(root, 'scripts/demo.ts')];

interface Landed {
  readonly repo?: string;
  readonly commit?: string;
}

/** Returns whether the example lands from its recordings; a stale one ends the demo with its reason. */
async function plays(language: string): Promise<boolean> {
  if (!existsSync(join(root, 'examples', language, 'recordings'))) {
    console.error(`examples/${language} has no recordings. Run: npm run record -- ${language} --engine ENGINE --model MODEL`);
    return false;
  }
  const { code, lines } = await runCommand([...demo, language, '--json'], root, () => {});
  const landed = code === 0 ? (JSON.parse(lines.at(-1) ?? '{}') as Landed) : {};
  if (landed.repo !== undefined) rmSync(dirname(landed.repo), { recursive: true, force: true });
  if (landed.commit === undefined) console.error(`examples/${language}: ${lines.slice(-3).join('\n')}`);
  return landed.commit !== undefined;
}

let stale = 0;
for (const language of languages) if (!(await plays(language))) stale += 1;
process.exitCode = stale === 0 ? 0 : 1;
