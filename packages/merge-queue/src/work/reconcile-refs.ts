import type { QueueRecord } from '@ticket-circuit/schemas';
import type { QueueFold } from '../log/fold-log.ts';
import { candidateRef, liveRef, ticketPattern } from '../queue-refs.ts';
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
    if (settled.get(ticket)?.commit === commit) await forget({ repo }, { ticket, commit });
    else records.push({ kind: 'submitted', ticket, commit, priority: 0 });
  }
  if (records.length > 0) log.append(...records.map((event) => ({ at: now(), by: 'queue', event })));
}

/** Removes the refs of a ticket that has left the queue; what was submitted in its place meanwhile stays. */
export async function forget({ repo }: Pick<QueuePlace, 'repo'>, { ticket, commit }: { ticket: string; commit: string }): Promise<void> {
  const candidate = await repo.readRef(candidateRef(ticket));
  if (candidate !== null) await repo.deleteRef(candidateRef(ticket), candidate);
  if ((await repo.readRef(liveRef(ticket))) === commit) await repo.deleteRef(liveRef(ticket), commit);
}
