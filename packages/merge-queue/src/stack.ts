import type { Repository } from '@ticket-circuit/git';
import type { LandingReport } from '@ticket-circuit/schemas';
import { ticketsNamed } from './admit.ts';
import type { LandingRequest } from './landing-request.ts';
import type { LandingTarget } from './landing-target.ts';
import { candidateRef, landedRef } from './queue-refs.ts';

export type Stack =
  | { readonly kind: 'stacked'; readonly head: string; readonly candidate: string; readonly tree: string }
  /** This very submission is on the branch already, as this commit. */
  | { readonly kind: 'landed-before'; readonly commit: string; readonly isRecorded: boolean }
  | Exclude<LandingReport, { readonly kind: 'landed' | 'red' | 'moved' }>;

/** Reads the head and puts the submission onto it, unless it is there already or cannot be. Changes no ref but our copy of the head. */
export async function stackOnHead(request: LandingRequest, target: LandingTarget, parent: string): Promise<Stack> {
  const { repo, ticket, commit } = request;
  const reading = await target.readHead(landedRef(ticket));
  if (reading.kind === 'unknown') return reading;
  if (reading.kind === 'absent') return { kind: 'refused', why: `${ticket} was not landed: ${target.name} does not exist. Push it first.` };
  const head = reading.commit;
  const isOnBase = await repo.isAncestor(parent, head);
  const named = isOnBase && parent !== head ? await commitsNaming(repo, ticket, parent, head) : [];
  const before = await landedBefore(request, target, { head, named, there: reading.landed });
  if (before !== null) return before;
  if (!isOnBase) {
    const why = `${ticket} was not landed: ${target.name} is at ${head}, which does not contain ${parent}, on which the work was done. It was rewound or rewritten; run the ticket again on the new base.`;
    return { kind: 'refused', why };
  }
  const placed = await putOnto(repo, commit, head);
  return placed.kind === 'conflict' ? { ...placed, base: parent, head } : { ...placed, head };
}

export type Placed =
  | { readonly kind: 'stacked'; readonly candidate: string; readonly tree: string }
  | { readonly kind: 'conflict'; readonly paths: string[] }
  | { readonly kind: 'empty' };

/** Puts a commit onto another base, and only what was submitted: where a merge would change another path, it is a conflict. */
export async function putOnto(repo: Repository, commit: string, onto: string): Promise<Placed> {
  const result = await repo.replay(commit, onto);
  if (result.kind === 'conflict' || result.kind === 'empty') return result;
  const strayed = result.kind === 'same' ? [] : await strayedPaths(repo, { parent: result.parent, commit, changes: result.changes });
  return strayed.length > 0 ? { kind: 'conflict', paths: strayed } : { kind: 'stacked', candidate: result.commit, tree: result.tree };
}

async function commitsNaming(repo: Repository, ticket: string, parent: string, head: string): Promise<string[]> {
  const log = await repo.firstParentLog(parent, head);
  return log.filter(({ trailers }) => ticketsNamed(trailers).includes(ticket)).map(({ commit }) => commit);
}

/**
 * Says whether the ticket landed before. Its witnesses are the landed ref there, the one here, the candidate of a landing that
 * died, and commits of the branch that name it. A dying server may have moved the branch without writing the ref, and the other
 * way round, so only the branch decides.
 */
async function landedBefore(request: LandingRequest, target: LandingTarget, seen: Witnesses): Promise<Stack | null> {
  const { repo, ticket, commit } = request;
  const { head, there } = seen;
  const refs = await repo.readRefs([landedRef(ticket), candidateRef(ticket)]);
  const here = refs.get(landedRef(ticket)) ?? null;
  for (const witness of new Set([there, ...refs.values(), ...seen.named])) {
    if (witness === null || !(await isOn(repo, witness, head))) continue;
    if (await isReplayOf(repo, commit, witness)) return { kind: 'landed-before', commit: witness, isRecorded: there !== null };
    const why = `${ticket} was not landed: it landed before as ${witness}, and a ticket lands once. Open a new ticket for this change.`;
    return { kind: 'refused', why };
  }
  // Ours is written only once the landing was seen on the branch. One that stands only there, for the very commit that would
  // land now, was left by a server that died between the two refs.
  const isCutOff = here === null && there !== null && (await isReplayOnto(repo, commit, head, there));
  const claimed = here ?? there;
  if (claimed === null || isCutOff) return null;
  const why = `${ticket} was not landed: ${landedRef(ticket)} says that it landed as ${claimed}, but ${target.name} at ${head} does not contain that. If it was rewound on purpose, delete that ref and run the ticket again.`;
  return { kind: 'refused', why };
}

interface Witnesses {
  readonly head: string;
  readonly there: string | null;
  readonly named: readonly string[];
}

async function isOn(repo: Repository, commit: string, head: string): Promise<boolean> {
  // A commit that is not even here cannot be on a branch that was just fetched.
  return (await repo.resolve(commit)) !== null && repo.isAncestor(commit, head);
}

/** Says whether `landed` is what a submission becomes on the base where it stands; replays are repeatable to the last byte. */
export async function isReplayOf(repo: Repository, submission: string, landed: string): Promise<boolean> {
  const [base, ...others] = await repo.parentsOf(landed);
  return base !== undefined && others.length === 0 && isReplayOnto(repo, submission, base, landed);
}

async function isReplayOnto(repo: Repository, submission: string, base: string, landed: string): Promise<boolean> {
  const again = await repo.replay(submission, base);
  return (again.kind === 'same' || again.kind === 'replayed') && again.commit === landed;
}

/** Returns the paths that a replay changes and the submission did not; a merge may follow a rename, which nobody reviewed. */
async function strayedPaths(
  repo: Repository,
  replayed: { readonly parent: string; readonly commit: string; readonly changes: readonly { readonly path: string }[] },
): Promise<string[]> {
  const submitted = new Set((await repo.diffTrees(replayed.parent, replayed.commit)).map(({ path }) => path));
  return replayed.changes.map(({ path }) => path).filter((path) => !submitted.has(path));
}
