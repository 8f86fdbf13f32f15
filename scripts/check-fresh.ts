import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Every committed file that a script writes or checks, by the script that compares it when called with `--check`. Exit status 0 is fresh, anything else
 * fails. A script in `scripts/checks/` belongs here too: one that is not listed fails the check, so that none is forgotten.
 */
const FRESHNESS: readonly { what: string; script: string }[] = [
  { what: 'types and validators', script: 'scripts/generate-types.ts' },
  { what: 'the sheets that models are told of', script: 'scripts/generate-sheet-schemas.ts' },
  { what: 'the circuit page', script: 'scripts/print-circuit.ts' },
  { what: 'the recordings', script: 'scripts/recordings.ts' },
  { what: 'the rules of AGENTS.md', script: 'scripts/check-rules.ts' },
];

function unlistedChecks(): string[] {
  const folder = join(root, 'scripts/checks');
  const scripts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')) : [];
  const listed = new Set(FRESHNESS.map((check) => check.script));
  return scripts.map((name) => `scripts/checks/${name}`).filter((script) => !listed.has(script));
}

function isFresh({ what, script }: (typeof FRESHNESS)[number]): boolean {
  const { status } = spawnSync(process.execPath, [script, '--check'], { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'fresh' : 'STALE'}: ${what} (${script})`);
  return status === 0;
}

const unlisted = unlistedChecks();
for (const script of unlisted) console.error(`${script} is not listed in scripts/check-fresh.ts, so it would never run.`);
const stale = FRESHNESS.filter((check) => !isFresh(check));
process.exitCode = unlisted.length + stale.length > 0 ? 1 : 0;
