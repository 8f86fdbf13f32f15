import { fuzzQueue, refBackends, type RefBackend } from './fuzz-queue.ts';
import type { FuzzCounts } from './judge-fuzz.ts';
import { conditionsOf, withScratch, type TortureOptions, type TortureReport } from './torture.ts';

export interface TortureRequest {
  readonly seeds: number;
  readonly firstSeed?: number;
  readonly tickets: number;
  readonly kills: number;
  /** Told after each life and each seed what they all came to; of a seed that is being played, only what was done to it. */
  readonly say?: (soFar: Tortured) => void;
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
  const due = Array.from({ length: seeds }, (_, at) => firstSeed + at);
  let counts = none;
  let played = 0;
  const playing = new Map<number, FuzzCounts>();
  const tell = (): void => say({ seeds: played, counts: [...playing.values()].reduce(sum, counts), left });
  const work = async (compileCache: string): Promise<void> => {
    for (let seed = due.shift(); seed !== undefined; seed = due.shift()) {
      const backend: RefBackend = backends[seed % backends.length] ?? 'files';
      const found = await fuzzQueue({
        seed,
        backend,
        tickets,
        kills,
        compileCache,
        say: (done) => {
          playing.set(seed, { ...none, ...done });
          tell();
        },
      });
      playing.delete(seed);
      counts = sum(counts, { ...found, faults: found.faults.map((fault) => `seed ${seed} on ${backend}: ${fault}`) });
      played += 1;
      tell();
    }
  };
  await withScratch('circuit-fuzz-cache-', async (cache) => await Promise.all([work(cache), work(cache)]));
  return { seeds, counts, left };
}

/** Says whether every promise held. */
export function isSound(counts: FuzzCounts): boolean {
  return faultsOf(counts) === 0;
}

function faultsOf({ duplicates, lost, lostHumanCommits, unproven, faults }: FuzzCounts): number {
  return duplicates + lost + lostHumanCommits + unproven + faults.length;
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
  const { seed, seeds: due } = options;
  const reportOf = ({ seeds, counts, left }: Tortured): TortureReport => ({
    conditions: conditionsOf(options, started),
    faults: faultsOf(counts),
    counts: [{ seeds, ...counts, left }],
    text: [`${seeds} of ${due} seeds: ${countsText(counts)}`, ...(left === null ? [] : [left])].join('\n'),
  });
  const say = (soFar: Tortured): void => {
    const line = countsText({ ...soFar.counts, faults: [] });
    options.progress(`${soFar.seeds} of ${due} seeds: ${line}, ${faultsOf(soFar.counts)} faults`, () => reportOf(soFar));
  };
  return reportOf(await tortureQueue({ seeds: due, firstSeed: seed, tickets: 6, kills: 8, say }));
}
