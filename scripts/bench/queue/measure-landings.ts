import { join } from 'node:path';
import { submit, workQueue } from '../../../packages/merge-queue/src/index.ts';
import { makeBenchRepository, makeTicketCommit } from './bench-repository.ts';
import { landByHand } from './land-by-hand.ts';

export interface Landings {
  /** Milliseconds from one verdict to the next candidate that is ready to be checked: one landing, without its checks. */
  readonly ours: readonly number[];
  /** The same plumbing called by hand. */
  readonly byHand: readonly number[];
}

export const FILES = 5_000;

/** Lands tickets one by one in a real queue whose checks are nothing, and the same ones by hand in between, so that both see the same machine. */
export async function measureLandings(folder: string, runs: number): Promise<Landings> {
  const ours = await makeBenchRepository(folder, 'ours', FILES);
  const hand = await makeBenchRepository(folder, 'hand', FILES);
  const commits: string[] = [];
  // The first lands on its own base, and is not like the others; the second warms up.
  for (let n = 1; n <= runs + 3; n += 1) {
    const commit = await makeTicketCommit(ours, n);
    const report = await submit(ours.place, { commit, by: 'bench' });
    if (report.kind !== 'submitted') throw new Error(`T-${n} was not submitted: ${JSON.stringify(report)}`);
    commits.push(await makeTicketCommit(hand, n));
  }
  const found = { ours: [] as number[], byHand: [] as number[] };
  let [landing, returnedAt] = [0, 0];
  const end = await workQueue({
    ...ours.place,
    lock: { isHeld: () => true },
    policy: 'serial',
    slots: 1,
    until: 'idle',
    signal: AbortSignal.timeout(30 * 60_000),
    spool: join(folder, 'ours.spool'),
    judge: async ({ tree }) => {
      const took = performance.now() - returnedAt;
      const started = performance.now();
      landByHand(hand, `T-${landing + 1}`, commits[landing] ?? '');
      if (landing > 2) {
        found.byHand.push(performance.now() - started);
        found.ours.push(took);
      }
      landing += 1;
      returnedAt = performance.now();
      return { kind: 'green', proof: `sha256:${tree}` };
    },
  });
  if (end.kind !== 'idle' || landing !== runs + 3) throw new Error(`The queue ended as ${JSON.stringify(end)} after ${landing} landings.`);
  return found;
}
