import { shellWord } from '@ticket-circuit/schemas';
import { QueueFold } from '../log/fold-log.ts';
import { targetOf } from '../landing-target.ts';
import { attemptOf, landedRef, liveRef, ticketPattern } from '../queue-refs.ts';
import { policies } from '../schedule/policies.ts';
import { shapeOf } from '../shape-of.ts';
import { landedBefore } from './landed-before.ts';
import type { QueuePlace } from './queue-place.ts';

export interface SubmissionRequest {
  /** A full commit name. */
  readonly commit: string;
  readonly by: string;
  readonly priority?: number;
  /** What the submitter takes it for; refused when the commit says otherwise. */
  readonly ticket?: string;
  /** Somebody waits for its end, and is told of it where others are tried again. */
  readonly attended?: boolean;
  /** Returns why a ticket must not come this way, or null. */
  readonly whyNot?: (ticket: string) => { readonly why: string; readonly next: string } | null;
}

export type SubmissionReport =
  | { readonly kind: 'submitted'; readonly ticket: string; readonly commit: string }
  /** It stands in the queue already, with this very commit. */
  | { readonly kind: 'known'; readonly ticket: string; readonly commit: string }
  /** It is on main already, as the commit `landed`. */
  | { readonly kind: 'landed'; readonly ticket: string; readonly commit: string; readonly landed: string }
  | { readonly kind: 'refused'; readonly why: string; readonly next: string }
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Gives the queue the one commit of a ticket. It is in the queue when this returns, whether or not anybody works on the queue now. The
 * same again changes nothing; another commit of a ticket takes the place of the first, unless that one is being pushed.
 *
 * @throws {GitError} when the repository cannot be read or written.
 */
export async function submit(place: QueuePlace, request: SubmissionRequest): Promise<SubmissionReport> {
  const { repo, log, now, faultPoint } = place;
  const { commit, by, priority = 0, attended = false } = request;
  const shape = await shapeOf(repo, commit);
  if (typeof shape === 'string') return refused(shape, 'Give one ordinary commit on top of main.');
  const { parent, tree, named } = shape;
  const [ticket = '', ...others] = named;
  const misnamed = whyMisnamed(named, request.ticket);
  if (misnamed !== null || others.length > 0) return refused(misnamed ?? '', 'Run: git commit --amend --trailer "Ticket: T-1"');
  const not = request.whyNot?.(ticket) ?? null;
  if (not !== null) return { kind: 'refused', ...not };
  if ((await repo.treeOf(parent)) === tree) return refused(`${commit} changes nothing.`, 'Give a commit that changes a file.');
  const { state } = readFold(place);
  const known = state.entries.find((entry) => entry.ticket === ticket);
  if (known?.commit === commit) return { kind: 'known', ticket, commit };
  const where = await whereItStands(place, { commit, parent, ticket, queued: state.entries });
  if ('kind' in where) return where;
  const packages = (await place.lanes?.affected(parent, commit)) ?? null;
  const lane = packages === null ? {} : { packages: [...packages] };
  await repo.updateRef(liveRef(ticket), commit, { expected: undefined });
  faultPoint?.('taken-in');
  log.append({
    at: now(),
    by,
    event: { kind: 'submitted', ticket, commit, priority, ...(attended ? { attended } : {}), ...lane, ...where },
  });
  return { kind: 'submitted', ticket, commit };
}

/** Returns the queue as its journal tells it. */
export function readFold({ log }: Pick<QueuePlace, 'log'>): QueueFold {
  const fold = new QueueFold(policies.serial());
  for (const record of log.readFrom(0).records) fold.take(record);
  return fold;
}

function whyMisnamed(named: readonly string[], expected: string | undefined): string | null {
  const [ticket] = named;
  if (ticket === undefined) return 'The message has no trailer Ticket: in its last paragraph, after an empty line.';
  if (named.length > 1) return `The trailer Ticket must name one ticket, and says ${JSON.stringify(named)}.`;
  if (!ticketPattern.test(ticket)) return `${JSON.stringify(ticket)} is no name of a ticket, such as T-12.`;
  return expected === undefined || expected === ticket ? null : `It was submitted as ${expected}, and its trailer Ticket says ${ticket}.`;
}

/** Returns the ticket in the queue on which the commit was made, if it is not main, or why it cannot be taken. */
async function whereItStands(
  place: QueuePlace,
  { commit, parent, ticket, queued }: { commit: string; parent: string; ticket: string; queued: QueueFold['state']['entries'] },
): Promise<{ readonly after?: string } | SubmissionReport> {
  const { repo } = place;
  const target = await targetOf(place);
  const attempt = await attemptOf(repo, ticket);
  const reading = await target.readHead(landedRef(ticket, attempt));
  if (reading.kind === 'unknown') return reading;
  if (reading.kind === 'absent')
    return refused(
      `${target.name} does not exist.`,
      `Push it first: git push ${shellWord(place.remote ?? 'origin')} ${shellWord(place.branch)}`,
    );
  const landed = await landedBefore(repo, target, { ticket, attempt, commit, parent, reading });
  if (landed !== null) return landed.kind === 'refused' ? landed : { kind: 'landed', ticket, commit, landed: landed.commit };
  if (await repo.isAncestor(parent, reading.commit)) return {};
  const before = queued.find((entry) => entry.commit === parent);
  if (before !== undefined && before.ticket !== ticket) return { after: before.ticket };
  return refused(
    `Its parent ${parent} is neither on ${target.name} nor the commit of a ticket in the queue.`,
    'Make the change one commit on top of main: git rebase, then squash.',
  );
}

function refused(why: string, next: string): SubmissionReport {
  return { kind: 'refused', why, next };
}
