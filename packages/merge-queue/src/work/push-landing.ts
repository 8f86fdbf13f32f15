import type { Landing, LandingTarget } from '../landing-target.ts';
import { fenceRef, landedRef, proofIn, proofRef, recordCarried } from '../queue-refs.ts';
import { moveRequests } from './move-requests.ts';
import type { QueuePlace } from './queue-place.ts';
import type { Link } from './stack-items.ts';

export interface LandingPush {
  readonly place: QueuePlace;
  readonly target: LandingTarget;
  readonly lock: { isHeld(): boolean };
  /** The mark by which the queue is ours. */
  readonly fence: string;
  /** Where main must be. */
  readonly head: string;
  /** What lands, in order; the last one's tree is the one that was checked. */
  readonly links: readonly Link[];
  readonly proof: string;
}

export type PushEnd =
  | { readonly kind: 'landed' }
  /** Main is elsewhere: it has to be read. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly ticket?: string; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }
  /** Somebody else works on the queue now. */
  | { readonly kind: 'fenced'; readonly why: string };

const pushAttempts = 2;

/** Moves main to what was checked, from where it was checked, and from nowhere else. Whatever the push answers, only main says what became of it. */
export async function pushLanding(push: LandingPush): Promise<PushEnd> {
  const { place, target, head, links } = push;
  const { repo, faultPoint } = place;
  const last = links.at(-1);
  if (last === undefined) return { kind: 'moved' };
  for (const link of links.slice(0, -1)) await recordCarried(repo, link.tree, { commit: last.candidate, tree: last.tree });
  let landings: readonly Landing[] = links.map(({ ticket, attempt, candidate: commit }) => ({
    ticket,
    landedRef: landedRef(ticket, attempt),
    commit,
  }));
  await moveRequests(place, links);
  let why = '';
  for (let attempt = 1; attempt <= pushAttempts; attempt += 1) {
    const stop = await lastLook(push, last);
    if (stop !== null) return stop;
    faultPoint?.('about-to-push');
    const result = await target.advance(head, landings);
    faultPoint?.('pushed');
    if (result.kind === 'pushed') return { kind: 'landed' };
    const reading = await target.readHead();
    if (reading.kind !== 'head') return { kind: 'unknown', why: `${result.why}; then ${target.name} could not be read again.` };
    if (await repo.isAncestor(last.candidate, reading.commit)) return { kind: 'landed' };
    if (reading.commit !== head) return { kind: 'moved' };
    why = result.why;
    if (result.kind !== 'refused') continue;
    const standing = await standingRefs(push, landings);
    if (standing.kind === 'refused') return standing;
    if (standing.landings === landings) return { kind: 'refused', why: `${target.name} refuses it: ${why}` };
    landings = standing.landings;
  }
  return { kind: 'unknown', why };
}

/** The last look before main moves: the queue is ours, and the tree of what is pushed is the one that the proof on record is about. */
async function lastLook({ place: { repo }, lock, fence, proof }: LandingPush, { candidate, tree }: Link): Promise<PushEnd | null> {
  if (!lock.isHeld()) return { kind: 'fenced', why: 'The lock of the queue is not held any more.' };
  const [mark, pushed, recorded] = await repo.readNamed([fenceRef, `${candidate}^{tree}`, proofRef(tree)]);
  if (mark?.oid !== fence) return { kind: 'fenced', why: 'Another process has taken over the queue.' };
  const what = `${candidate} was not pushed`;
  if (pushed?.oid !== tree) return { kind: 'refused', why: `${what}: its tree is ${pushed?.oid ?? 'not there'}, and ${tree} was checked.` };
  const found = recorded ? proofIn(recorded.bytes, tree) : null;
  return proof !== '' && found?.proof === proof
    ? null
    : { kind: 'refused', why: `${what}: no proof "${proof}" is on record for its tree ${tree}.` };
}

/**
 * Looks for landed refs that stand already. One that names another commit refuses its ticket alone: that landed before, and the others may
 * go on. One that names this very commit was left by a server that died before main moved: it need not be created again.
 */
async function standingRefs(
  { place, target }: LandingPush,
  landings: readonly Landing[],
): Promise<Extract<PushEnd, { kind: 'refused' }> | { readonly kind: 'written'; readonly landings: readonly Landing[] }> {
  const written: Landing[] = [];
  for (const landing of landings.filter(({ isRecorded }) => isRecorded !== true)) {
    const { ticket, landedRef: ref, commit } = landing;
    const reading = await target.readHead(ref);
    const there = (reading.kind === 'head' ? reading.landed : null) ?? (await place.repo.readRef(ref));
    if (there === commit) written.push(landing);
    if (there === null || there === commit) continue;
    const says = `${ref} of ${target.name} says that it landed as ${there}, which is not on it.`;
    return { kind: 'refused', ticket, why: `${says} Delete that ref if it was rewound on purpose.` };
  }
  if (written.length === 0) return { kind: 'written', landings };
  return { kind: 'written', landings: landings.map((landing) => (written.includes(landing) ? { ...landing, isRecorded: true } : landing)) };
}
