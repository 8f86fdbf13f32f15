import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pidsNaming } from './process-tree.ts';

export interface TortureOptions {
  readonly pairs: number;
  /** At most so many files of each language. */
  readonly files: number;
  readonly seed: number;
  /** How many seeds to play, where one seed is one play. */
  readonly seeds: number;
  /** How many tickets a play has. */
  readonly tickets: number;
  readonly language: 'python' | 'typescript' | 'both';
  /** Programs of Python to ask; those that are found when there are none. */
  readonly pythons: readonly string[];
  /** Told how far the run is, in one line, and how to report what was counted so far. */
  readonly progress: (line: string, soFar: () => TortureReport) => void;
}

export interface TortureReport {
  readonly conditions: Readonly<Record<string, string | number>>;
  readonly faults: number;
  /** The counts, one object for each language or library. */
  readonly counts: readonly object[];
  /** All of it for a person. */
  readonly text: string;
}

/** Returns under which conditions a run was made. */
export function conditionsOf({ seed }: Pick<TortureOptions, 'seed'>, started: number): TortureReport['conditions'] {
  const [load = 0] = loadavg();
  return {
    seed,
    node: process.version,
    cpus: cpus().length,
    load: Math.round(load * 10) / 10,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

/** Returns one line of `name value` pairs. */
export function facts(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en') : value}`)
    .join(', ');
}

/** Lets what came in meanwhile have its turn: a run that only computes would never hear of a signal. */
export async function listen(): Promise<void> {
  await turn();
}

const scratch = new Set<string>();

/** Hands a fresh folder to `use`, and removes it when that has ended; `removeScratch` does so where it never will. */
export async function withScratch<T>(name: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), name)));
  scratch.add(folder);
  try {
    return await use(folder);
  } finally {
    remove(folder);
  }
}

/** Ends what still works in folders of ours, and removes them. */
export function removeScratch(): void {
  for (const folder of scratch) remove(folder);
}

function remove(folder: string): void {
  for (const pid of pidsNaming(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  scratch.delete(folder);
}
