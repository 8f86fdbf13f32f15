import { policies } from '../../packages/merge-queue/src/index.ts';
import { usualWorld, type WorldFacts } from './queue-sim/queue-world.ts';
import { simulate, type Simulated } from './queue-sim/simulate.ts';

/** One policy over all seeds. */
export interface SimRow {
  readonly policy: string;
  readonly checksPerLanded: number;
  readonly slotMinPerLanded: number;
  readonly landedPerHour: number;
  readonly p50WaitMin: number;
  readonly p95WaitMin: number;
  readonly innocentsPercent: number;
  readonly redMains: number;
}

const SLOTS = 8;

const named = {
  serial: policies.serial(),
  batch: policies.batch(),
  'zuul-window': policies.zuul(SLOTS),
  'window-evidence': policies.window(SLOTS),
  lanes: policies.lanes(SLOTS),
} as const;

const variations: readonly (readonly [string, Partial<WorldFacts>])[] = [['f=10 %', { flake: 0.1 }]];

/** Runs the queue's own scheduler over generated tickets in simulated time, for each policy and seed. */
export function measureQueueSim(seeds: number): { rows: SimRow[]; variations: { name: string; rows: SimRow[] }[] } {
  const rowsFor = (facts: WorldFacts): SimRow[] =>
    Object.entries(named).map(([policy, plain]) =>
      rowOf(
        policy,
        Array.from({ length: seeds }, (_, at) => simulate(plain, facts, at + 1)),
      ),
    );
  return {
    rows: rowsFor(usualWorld),
    variations: variations.map(([name, over]) => ({ name, rows: rowsFor({ ...usualWorld, ...over }) })),
  };
}

function rowOf(policy: string, runs: readonly Simulated[]): SimRow {
  const landed = runs.reduce((sum, run) => sum + run.landedAt.length, 0);
  const total = (of: (run: Simulated) => number): number => runs.reduce((sum, run) => sum + of(run), 0);
  const mean = (of: (run: Simulated) => number): number => total(of) / runs.length;
  return {
    policy,
    checksPerLanded: rounded(total((run) => run.checks) / landed, 2),
    slotMinPerLanded: rounded(total((run) => run.slotMin) / landed, 1),
    landedPerHour: rounded(
      mean((run) => (60 * run.landedAt.length) / Math.max(...run.landedAt)),
      1,
    ),
    p50WaitMin: rounded(
      mean((run) => quantile(run.landedAt, 0.5)),
      0,
    ),
    p95WaitMin: rounded(
      mean((run) => quantile(run.landedAt, 0.95)),
      0,
    ),
    innocentsPercent: rounded((100 * total((run) => run.innocents)) / landed, 2),
    redMains: total((run) => run.redMains),
  };
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Returns the table for people; with `json`, a last line that holds the rows. */
export function queueSimText(seeds: number, json: boolean): string {
  const { tickets, checkMin, bad, flake, textClash, semanticClash, core } = usualWorld;
  const { rows, variations: others } = measureQueueSim(seeds);
  const facts = `${tickets} tickets at once, T=${checkMin} min, k=${SLOTS}, p=${bad}, f=${flake}, c=${textClash}, s=${semanticClash}, core ${core}; ${seeds} seeds`;
  const lines = [facts, ...table(rows), ...others.flatMap(({ name, rows: varied }) => ['', `${name}:`, ...table(varied)])];
  return [...lines, ...(json ? [JSON.stringify({ rows, variations: others })] : [])].join('\n');
}

function table(rows: readonly SimRow[]): string[] {
  const heads = ['checks/landed', 'slot-min/landed', 'landed/h', 'p50 wait', 'p95 wait', 'innocents %', 'red mains'];
  const cells = rows.map((row) => [
    row.checksPerLanded,
    row.slotMinPerLanded,
    row.landedPerHour,
    row.p50WaitMin,
    row.p95WaitMin,
    row.innocentsPercent,
    row.redMains,
  ]);
  const line = (name: string, values: readonly (string | number)[]): string =>
    `${name.padEnd(16)}${values.map((value) => String(value).padStart(16)).join('')}`;
  return [line('policy', heads), ...rows.map(({ policy }, at) => line(policy, cells[at] ?? []))];
}
