import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzQueue, refBackends, type RefBackend } from './fuzz-queue.ts';
import type { FuzzCounts } from './judge-fuzz.ts';
import { conditionsOf, progress, type TortureOptions, type TortureReport } from './torture.ts';

export interface TortureRequest {
  readonly seeds: number;
  readonly firstSeed?: number;
  readonly tickets: number;
  readonly kills: number;
  readonly say?: (line: string) => void;
}

export interface Tortured {
  readonly seeds: number;
  readonly counts: FuzzCounts;
  /** What could not be tried here, in words. */
  readonly left: string | null;
}

const none: FuzzCounts = { kills: 0, humanPushes: 0, landings: 0, duplicates: 0, lost: 0, lostHumanCommits: 0, unproven: 0, faults: [] };

/** Fuzzes the queue over many seeds, two at a time, the backends of refs taking turns, and adds up what came of it. */
export async function tortureQueue({ seeds, firstSeed = 1, tickets, kills, say = () => {} }: TortureRequest): Promise<Tortured> {
  const { backends, left } = refBackends();
  const compileCache = mkdtempSync(join(tmpdir(), 'circuit-fuzz-cache-'));
  const due = Array.from({ length: seeds }, (_, at) => firstSeed + at);
  let counts = none;
  const work = async (): Promise<void> => {
    for (let seed = due.shift(); seed !== undefined; seed = due.shift()) {
      const backend: RefBackend = backends[seed % backends.length] ?? 'files';
      const found = await fuzzQueue({ seed, backend, tickets, kills, compileCache });
      counts = sum(counts, { ...found, faults: found.faults.map((fault) => `seed ${seed} on ${backend}: ${fault}`) });
      say(`seed ${seed} on ${backend}: ${countsText(found)}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    rmSync(compileCache, { recursive: true, force: true });
  }
  return { seeds, counts, left };
}

/** Says whether every promise held. */
export function isSound({ duplicates, lost, lostHumanCommits, unproven, faults }: FuzzCounts): boolean {
  return duplicates + lost + lostHumanCommits + unproven + faults.length === 0;
}

export function countsText(counts: FuzzCounts): string {
  const { kills, humanPushes, landings, duplicates, lost, lostHumanCommits, unproven, faults } = counts;
  const told = `${kills} kills, ${humanPushes} human pushes, ${landings} landings, ${duplicates} duplicates, ${lost} lost, ${lostHumanCommits} human commits lost, ${unproven} unproven values of main`;
  return [told, ...faults].join('\n  ');
}

function sum(a: FuzzCounts, b: FuzzCounts): FuzzCounts {
  return {
    kills: a.kills + b.kills,
    humanPushes: a.humanPushes + b.humanPushes,
    landings: a.landings + b.landings,
    duplicates: a.duplicates + b.duplicates,
    lost: a.lost + b.lost,
    lostHumanCommits: a.lostHumanCommits + b.lostHumanCommits,
    unproven: a.unproven + b.unproven,
    faults: [...a.faults, ...b.faults],
  };
}

/** `tortureQueue` as `npm run torture` knows it: longer plays, and told seed by seed while it goes on. */
export async function tortureQueueBySeeds(options: TortureOptions): Promise<TortureReport> {
  const started = performance.now();
  const { seed, seeds } = options;
  const { counts, left } = await tortureQueue({ seeds, firstSeed: seed, tickets: 6, kills: 8, say: progress });
  const { duplicates, lost, lostHumanCommits, unproven, faults } = counts;
  const text = [`${seeds} seeds: ${countsText(counts)}`, ...(left === null ? [] : [left])].join('\n');
  return {
    conditions: conditionsOf(options, started),
    faults: duplicates + lost + lostHumanCommits + unproven + faults.length,
    counts: [{ ...counts, left }],
    text,
  };
}
