import type { Repository } from '@ticket-circuit/git';
import type { HeadReading, LandingTarget } from '../landing-target.ts';
import { isReplayOf, isReplayOnto } from '../put-onto.ts';
import { candidateRef, landedRef, recordLanded } from '../queue-refs.ts';
import { ticketsNamed } from '../shape-of.ts';

/** A submission, and where main was when it came. */
interface Delivery {
  readonly ticket: string;
  readonly attempt: number;
  readonly commit: string;
  readonly parent: string;
  readonly reading: Extract<HeadReading, { readonly kind: 'head' }>;
}

export type LandedBefore =
  /** This very submission is on main already, as this commit. */
  { readonly kind: 'landed'; readonly commit: string } | { readonly kind: 'refused'; readonly why: string; readonly next: string };

/**
 * Says whether a delivery landed before, and then writes the refs that say so, where they are missing. Its witnesses are the landed ref
 * there, the one here, the candidate of a landing that died, and commits of main that name it. A dying server may have moved main without
 * writing the ref, and the other way round, so only main decides.
 */
export async function landedBefore(repo: Repository, target: LandingTarget, delivery: Delivery): Promise<LandedBefore | null> {
  const { ticket, attempt, commit, reading } = delivery;
  const ref = landedRef(ticket, attempt);
  const refs = await repo.readRefs([ref, candidateRef(ticket)]);
  const [here, there] = [refs.get(ref) ?? null, reading.landed];
  for (const witness of new Set([there, ...refs.values(), ...(await commitsNaming(repo, delivery))])) {
    if (witness === null || !(await isOn(repo, witness, reading.commit))) continue;
    if (!(await isReplayOf(repo, commit, witness)))
      return { kind: 'refused', why: `${ticket} landed before, as ${witness}, and a ticket lands once.`, next: giveOwnTicket };
    if (there === null) await target.mendLanded({ ticket, landedRef: ref, commit: witness });
    await recordLanded(repo, ticket, witness, attempt);
    return { kind: 'landed', commit: witness };
  }
  // Ours is written only once the landing was seen on main. One that stands only there, for the very commit that would land now, was
  // left by a server that died between the two refs.
  const isCutOff = here === null && there !== null && (await isReplayOnto(repo, commit, reading.commit, there));
  const claimed = here ?? there;
  if (claimed === null || isCutOff) return null;
  return {
    kind: 'refused',
    why: `${ref} says that ${ticket} landed before, as ${claimed}, but ${target.name} at ${reading.commit} does not contain that.`,
    next: 'If it was rewound on purpose, delete that ref and give the commit again.',
  };
}

const giveOwnTicket = 'Give the change a ticket of its own.';

/** Commits on top of the submission's base that name its ticket, less the landings of deliveries that were taken back. */
async function commitsNaming(repo: Repository, { ticket, attempt, parent, reading }: Delivery): Promise<string[]> {
  const head = reading.commit;
  if (parent === head || !(await repo.isAncestor(parent, head))) return [];
  const log = await repo.firstParentLog(parent, head);
  const named = log.filter(({ trailers }) => ticketsNamed(trailers).includes(ticket)).map(({ commit }) => commit);
  if (named.length === 0 || attempt === 1) return named;
  const before = await repo.readRefs(Array.from({ length: attempt - 1 }, (_, at) => landedRef(ticket, at + 1)));
  const takenBack = new Set(before.values());
  return named.filter((commit) => !takenBack.has(commit));
}

async function isOn(repo: Repository, commit: string, head: string): Promise<boolean> {
  // A commit that is not even here cannot be on a branch that was just read.
  return (await repo.resolve(commit)) !== null && repo.isAncestor(commit, head);
}
