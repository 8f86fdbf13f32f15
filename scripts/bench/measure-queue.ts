import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainGit } from '../demo/run-command.ts';
import { FILES, measureLandings } from './queue/measure-landings.ts';
import { measureLongQueue } from './queue/measure-long-queue.ts';
import { summary, type Summary } from './summary.ts';

/** What the bench of the merge queue found, in milliseconds, and under which conditions. */
export interface QueueBench {
  readonly conditions: Readonly<Record<string, string | number>>;
  /** One landing without its checks. */
  readonly landing: Summary;
  readonly byHand: Summary;
  /** Median of the quotients, pair by pair. */
  readonly timesByHand: number;
  readonly landed: number;
  readonly start: Summary;
  readonly scan: Summary;
  readonly list: Summary;
}

const LANDED = 10_000;
const LONG_RUNS = 5;

/** Measures what git and the queue take for a landing, and what a queue takes that has landed many tickets. */
export async function measureQueue(runs: number): Promise<QueueBench> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'circuit-bench-')));
  try {
    const before = loadOf();
    const { ours, byHand } = await measureLandings(folder, runs);
    const long = await measureLongQueue(folder, LANDED, LONG_RUNS);
    const quotients = ours.map((took, at) => took / (byHand[at] ?? took)).toSorted((a, b) => a - b);
    return {
      conditions: conditions(runs, before),
      landing: summary(ours),
      byHand: summary(byHand),
      timesByHand: Math.round((quotients[Math.floor(quotients.length / 2)] ?? 0) * 100) / 100,
      landed: LANDED,
      start: summary(long.start),
      scan: summary(long.scan),
      list: summary(long.list),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what was found for people. */
export function queueText({ conditions: facts, landing, byHand, timesByHand, landed, start, scan, list }: QueueBench): string {
  const row = (name: string, { median, p90, min, max }: Summary): string =>
    [name.padEnd(16), ...[median, p90, min, max].map((value) => value.toFixed(1).padStart(9))].join('');
  const named = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return [
    named.join(', '),
    `${'ms'.padEnd(16)}${['median', 'p90', 'min', 'max'].map((name) => name.padStart(9)).join('')}`,
    row('one landing', landing),
    row('by hand', byHand),
    `A landing takes ${timesByHand} times the same plumbing by hand; aimed at: at most 2 times, and 60 ms.`,
    `After ${landed} landings:`,
    row('start', start),
    row('scan', scan),
    row('list', list),
    'Aimed at: less than 1000 ms each.',
  ].join('\n');
}

const loadOf = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

function conditions(runs: number, before: number): QueueBench['conditions'] {
  return {
    runs,
    files: FILES,
    node: process.version,
    git: plainGit('/', ['--version']).trim(),
    'file system': spawnSync('stat', ['--file-system', '--format=%T', tmpdir()], { encoding: 'utf8' }).stdout.trim(),
    cpus: cpus().length,
    'load before': before,
    load: loadOf(),
  };
}
