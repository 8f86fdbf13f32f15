import { cpus, loadavg } from 'node:os';

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
export function conditionsOf({ seed }: TortureOptions, started: number): TortureReport['conditions'] {
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

/** Says on standard error how far a run is, for whoever waits. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}
