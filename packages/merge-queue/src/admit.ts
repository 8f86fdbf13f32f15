import type { Repository } from '@ticket-circuit/git';
import type { LandingReportRefused } from '@ticket-circuit/schemas';
import type { LandingRequest } from './landing-request.ts';

export type Admission = { readonly kind: 'admitted'; readonly parent: string } | LandingReportRefused;

/** Returns the parent of a commit that the queue can take, or why it refuses: one parent, and one trailer that names the ticket. */
export async function admit({ repo, ticket, commit, lock }: LandingRequest): Promise<Admission> {
  if (!lock.isHeld()) return refuse(`${ticket} was not landed: the lock of the queue is not held. Run: circuit run ${ticket}`);
  const shape = await shapeOf(repo, commit);
  if (typeof shape === 'string') return refuse(`${ticket} was not landed: ${shape}`);
  const { parent, named } = shape;
  if (named.length !== 1 || named[0] !== ticket) {
    return refuse(`${ticket} was not landed: the trailer Ticket of ${commit} must name it once, and says ${JSON.stringify(named)}.`);
  }
  return { kind: 'admitted', parent };
}

/** Returns what a commit stands on and the tickets that it names, or why no queue can take it. */
export async function shapeOf(
  repo: Repository,
  commit: string,
): Promise<{ readonly parent: string; readonly tree: string; readonly named: readonly string[] } | string> {
  const read = await repo.readCommit(commit);
  if (read?.commit !== commit) return `${commit} is not the full name of a commit.`;
  const [parent, ...others] = read.parents;
  if (parent === undefined || others.length > 0) return `${commit} has not exactly one parent.`;
  return { parent, tree: read.tree, named: ticketsNamed(read.trailers) };
}

/** Returns the tickets that the trailers of a message name; git reads trailer keys in any case. */
export function ticketsNamed(trailers: readonly { readonly key: string; readonly value: string }[]): string[] {
  return trailers.filter(({ key }) => key.toLowerCase() === 'ticket').map(({ value }) => value);
}

function refuse(why: string): LandingReportRefused {
  return { kind: 'refused', why };
}
