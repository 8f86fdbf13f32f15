import { openQueue, type Project } from '@ticket-circuit/circuit';
import { describeQueue, readFold, type QueueState, type Settled, type Standing } from '@ticket-circuit/merge-queue';
import { CircuitError } from '@ticket-circuit/schemas';
import { proofsOf } from './queue-proofs.ts';

/** What the page of the merge queue shows. */
export type QueueView =
  | {
      readonly kind: 'queue';
      readonly branch: string;
      readonly remote: string | null;
      readonly mode: QueueState['mode'];
      readonly worker: { readonly pid: number; readonly since: string } | null;
      readonly window: number;
      readonly slots: number;
      readonly judged: number;
      readonly flakes: number;
      readonly head: string;
      readonly standings: readonly Standing[];
      readonly runs: readonly (QueueState['runs'][number] & { readonly proof: string })[];
      /** Latest first. */
      readonly settled: readonly (Settled & { readonly ticket: string; readonly proof: string })[];
    }
  | { readonly kind: 'none'; readonly why: string };

const mostSettled = 50;

/** Returns the merge queue as its journal tells it now. */
export async function queueView(project: Project): Promise<QueueView> {
  try {
    const { place, holder } = await openQueue(project);
    const fold = readFold(place);
    const worker = holder();
    const proofs = proofsOf(place.log.readFrom(0).records);
    const { mode, window, policy, judged, flakes, runs } = fold.state;
    return {
      kind: 'queue',
      branch: place.branch,
      remote: place.remote,
      mode,
      worker,
      window,
      slots: policy.slots,
      judged,
      flakes,
      head: fold.lastHead,
      standings: describeQueue(fold.state, worker !== null),
      runs: runs.map((run) => ({ ...run, proof: proofs.ofRun.get(run.id) ?? '' })),
      settled: [...fold.settled]
        .map(([ticket, how]) => ({ ticket, ...how, proof: proofs.ofTicket.get(ticket) ?? '' }))
        .toReversed()
        .slice(0, mostSettled),
    };
  } catch (error) {
    // A project without its file has no queue yet.
    if (error instanceof CircuitError) return { kind: 'none', why: `${error.what} ${error.why} ${error.next}` };
    throw error;
  }
}
