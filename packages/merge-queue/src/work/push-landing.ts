import type { LandingTarget } from '../landing-target.ts';
import { fenceRef, landedRef, proofIn, proofRef, recordCarried } from '../queue-refs.ts';
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
  const landings = links.map((link) => ({ ticket: link.ticket, landedRef: landedRef(link.ticket, link.attempt), commit: link.candidate }));
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
    if (result.kind === 'refused') return await refusal(push, why);
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

/** Main refuses, or the landed ref of one ticket does: that one landed before, and the others may go on. */
async function refusal({ place, target, links }: LandingPush, why: string): Promise<PushEnd> {
  for (const { ticket, attempt, candidate } of links) {
    const ref = landedRef(ticket, attempt);
    const reading = await target.readHead(ref);
    const there = (reading.kind === 'head' ? reading.landed : null) ?? (await place.repo.readRef(ref));
    if (there !== null && there !== candidate) {
      const says = `${ref} of ${target.name} says that it landed as ${there}, which is not on it.`;
      return { kind: 'refused', ticket, why: `${says} Delete that ref if it was rewound on purpose.` };
    }
  }
  return { kind: 'refused', why: `${target.name} refuses the push: ${why}` };
}
