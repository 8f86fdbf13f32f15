import type { RefPush } from '@ticket-circuit/git';
import { pushOptionsFor } from '../landing-target.ts';
import { parkedFolder, takenFolder, ticketPattern } from '../queue-refs.ts';
import type { QueuePlace } from './queue-place.ts';
import { readFold, submit, type SubmissionRequest } from './submit.ts';

/** A commit that somebody pushed for the queue, and that the queue has not taken in. */
export interface ParkedPush {
  readonly ticket: string;
  readonly commit: string;
}

interface Parked extends ParkedPush {
  readonly ref: string;
  readonly number: number;
}

interface Intake {
  readonly parked: readonly Parked[];
  /** Refs of what was taken in before, as they are at the remote. */
  readonly taken: ReadonlyMap<string, string>;
}

/** Returns what was pushed for the queue and waits at the remote, oldest first; empty where the remote has no hook of ours. Throws like `Repository.remoteRefs`. */
export async function parkedPushes(place: QueuePlace): Promise<ParkedPush[]> {
  return (await readIntake(place)).parked.map(({ ticket, commit }) => ({ ticket, commit }));
}

async function readIntake({ repo, remote, branch }: QueuePlace): Promise<Intake> {
  // Hooks are installed on this machine only.
  if (remote === null || (await repo.remoteFolder(remote)) === null) return { parked: [], taken: new Map() };
  const [waiting, taken] = [parkedFolder(branch), takenFolder(branch)];
  const refs = [...(await repo.remoteRefsBelow(remote, [waiting, taken]))];
  const parked = refs.flatMap(([ref, commit]): Parked[] => {
    const [, number, ticket] = /^(\d+)\.(.+)$/u.exec(ref.startsWith(`${waiting}/`) ? ref.slice(waiting.length + 1) : '') ?? [];
    return ticket !== undefined && ticketPattern.test(ticket) ? [{ ref, commit, ticket, number: Number(number) }] : [];
  });
  return {
    parked: parked.toSorted((one, other) => one.number - other.number),
    taken: new Map(refs.filter(([ref]) => ref.startsWith(`${taken}/`))),
  };
}

/** Takes into a queue what was pushed for it. */
export class Intaker {
  readonly #place: QueuePlace;
  readonly #whyNot: SubmissionRequest['whyNot'];
  /** What was judged and still waits at the remote, which did not let it go: it must not be given to the queue again and again. */
  readonly #judged = new Set<string>();

  constructor(place: QueuePlace, whyNot: SubmissionRequest['whyNot']) {
    this.#place = place;
    this.#whyNot = whyNot;
  }

  /**
   * Submits what waits at the remote, oldest first, and lets it go there. What the queue refuses is noted in its journal. Whatever could not
   * be told, and whatever a crash leaves, waits for the next time. Throws like `submit`, but not for a remote that cannot be read.
   */
  async takeIn(): Promise<void> {
    const intake = await readIntake(this.#place).catch(() => null);
    if (intake === null || intake.parked.length + intake.taken.size === 0) return;
    const { parked, taken } = intake;
    const gone: Parked[] = [];
    for (const each of parked) {
      const isLatest = !parked.some(({ ticket, number }) => ticket === each.ticket && number > each.number);
      if (this.#judged.has(keyOf(each)) || !isLatest || (await this.#give(each))) gone.push(each);
    }
    await this.#letGo(gone, taken);
  }

  /** Returns whether that came to an end. */
  async #give(parked: Parked): Promise<boolean> {
    const { repo, remote, log, now } = this.#place;
    const { ref, commit, ticket } = parked;
    if ((await repo.resolve(commit)) === null && remote !== null) await repo.fetch(remote, [ref]);
    if ((await repo.resolve(commit)) === null) return false;
    const report = await submit(this.#place, { commit, ticket, by: 'push', ...(this.#whyNot ? { whyNot: this.#whyNot } : {}) });
    if (report.kind === 'unknown') return false;
    this.#judged.add(keyOf(parked));
    if (report.kind === 'submitted' || report.kind === 'known') return true;
    const why = report.kind === 'landed' ? `It landed before, as ${report.landed}.` : `${report.why} ${report.next}`;
    log.append({ at: now(), by: 'queue', event: { kind: 'noted', what: 'refused', ticket, commit, why } });
    return true;
  }

  /** Takes the refs of what was judged away, and keeps those of what stands in the queue. */
  async #letGo(gone: readonly Parked[], taken: ReadonlyMap<string, string>): Promise<void> {
    const { remote, branch, repo } = this.#place;
    const standing = new Map(readFold(this.#place).state.entries.map(({ ticket, commit }) => [`${takenFolder(branch)}/${ticket}`, commit]));
    const updates: RefPush[] = gone.map(({ ref, commit }) => ({ ref, commit: null, expected: commit }));
    for (const { ticket, commit } of gone) {
      const ref = `${takenFolder(branch)}/${ticket}`;
      const isKept = taken.get(ref) === commit || updates.some((update) => update.ref === ref);
      if (standing.get(ref) === commit && !isKept) updates.push({ ref, commit, expected: taken.get(ref) ?? null });
    }
    for (const [ref, commit] of taken) {
      if (!standing.has(ref) && !updates.some((update) => update.ref === ref)) updates.push({ ref, commit: null, expected: commit });
    }
    if (updates.length === 0 || remote === null) return;
    const end = await repo.push(remote, updates, { atomic: true, pushOptions: await pushOptionsFor(repo, remote) });
    if (end.kind === 'pushed') for (const each of gone) this.#judged.delete(keyOf(each));
  }
}

const keyOf = ({ ref, commit }: Parked): string => `${ref} ${commit}`;
