import type { RefUpdate } from '@ticket-circuit/git';
import type { QueueRecord } from '@ticket-circuit/schemas';
import type { QueueFold } from '../log/fold-log.ts';
import { attemptOf, candidateRef, landedRef, liveRef, recordLanded, ticketPattern } from '../queue-refs.ts';
import type { QueuePlace } from './queue-place.ts';

/**
 * Makes the journal agree with the refs, which are the facts: a submission whose record a dying process did not write is put at the end
 * of the queue, one whose ref somebody removed is out, and refs of what is settled go.
 */
export async function reconcileRefs({ repo, log, now }: QueuePlace, { state, settled }: QueueFold): Promise<void> {
  const live = new Map((await repo.listRefs('refs/queue/live')).map(({ ref, commit }) => [ref.slice(liveRef('').length), commit]));
  const records: QueueRecord['event'][] = [];
  for (const { ticket, commit } of state.entries) {
    const there = live.get(ticket);
    if (there === undefined) records.push({ kind: 'cancelled', ticket, why: `${liveRef(ticket)} is gone.` });
    else if (there !== commit) records.push({ kind: 'submitted', ticket, commit: there, priority: 0 });
  }
  for (const [ticket, commit] of live) {
    if (state.entries.some((entry) => entry.ticket === ticket) || !ticketPattern.test(ticket)) continue;
    const end = settled.get(ticket);
    if (end?.commit === commit) {
      if (end.landedAs !== null) await recordLanded(repo, ticket, end.landedAs, await attemptOf(repo, ticket));
      await forget({ repo }, { ticket, commit });
    } else records.push({ kind: 'submitted', ticket, commit, priority: 0 });
  }
  if (records.length > 0) log.append(...records.map((event) => ({ at: now(), by: 'queue', event })));
}

/** Removes the refs of a ticket that has left the queue; what was submitted in its place meanwhile stays. */
export async function forget({ repo }: Pick<QueuePlace, 'repo'>, { ticket, commit }: { ticket: string; commit: string }): Promise<void> {
  const refs = await repo.readRefs([candidateRef(ticket), liveRef(ticket)]);
  const updates = [...refs].flatMap(([ref, at]): RefUpdate[] =>
    ref === liveRef(ticket) && at !== commit ? [] : [{ ref, commit: null, expected: at }],
  );
  if (updates.length > 0) await repo.updateRefs(updates);
}

export interface Landed {
  readonly ticket: string;
  readonly attempt: number;
  readonly commit: string;
  readonly candidate: string;
}

/** Writes what landed and removes what stood in the queue for it, in one step where nobody interferes. */
export async function settleRefs({ repo }: Pick<QueuePlace, 'repo'>, landed: readonly Landed[]): Promise<void> {
  const updates = landed.flatMap(({ ticket, attempt, commit, candidate }): RefUpdate[] => [
    { ref: landedRef(ticket, attempt), commit: candidate, expected: null },
    { ref: candidateRef(ticket), commit: null, expected: undefined },
    { ref: liveRef(ticket), commit: null, expected: commit },
  ]);
  const moved = await repo.updateRefs(updates).catch(() => 'lost' as const);
  if (moved === 'moved') return;
  for (const each of landed) {
    await recordLanded(repo, each.ticket, each.candidate, each.attempt);
    await forget({ repo }, each);
  }
}
