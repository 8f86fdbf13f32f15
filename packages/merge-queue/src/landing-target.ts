import type { PushOptions, PushResult, Repository } from '@ticket-circuit/git';
import { blockedCheckouts, blockedText, checkoutsOf } from './local-branch.ts';
import { pendingCheckoutRef } from './queue-refs.ts';
import { InternalError } from '@ticket-circuit/schemas';
import { readToken } from './hook.ts';
import { tokenOption } from './hook-script.ts';
import type { QueuePlace } from './work/queue-place.ts';

export type HeadReading =
  /** `landed`: what the landed ref of the ticket says there; null when there is none, or none is kept there. */
  | { readonly kind: 'head'; readonly commit: string; readonly landed: string | null }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly why: string };

/** A commit that lands, under the name of the ref that says so. */
export interface Landing {
  readonly ticket: string;
  readonly landedRef: string;
  readonly commit: string;
  /** The ref stands already: a server died before it had moved the branch too. */
  readonly isRecorded?: boolean;
}

/** The branch that tickets land on: a remote's, or the local one. */
export interface LandingTarget {
  readonly name: string;
  /** Reads where the branch is now, and what a landed ref says; the branch's commit is in the repository afterwards. */
  readHead(landedRef?: string): Promise<HeadReading>;
  /** Moves the branch from `head` to the last of these commits, which stand on it, and creates their landed refs with it. Its answer is a hint: read the head. */
  advance(head: string, landings: readonly Landing[]): Promise<PushResult>;
  /** Returns why the branch cannot move there under the feet of whoever has it checked out; null when it can. */
  blocked(head: string, commit: string): Promise<string | null>;
  /** Mends a landed ref that a dying server did not write. */
  mendLanded(landing: Landing): Promise<void>;
}

/** Returns the target that a request names. */
export async function targetOf(
  request: Pick<QueuePlace, 'repo' | 'remote' | 'branch' | 'landedRefs' | 'pushTimeoutMs'>,
): Promise<LandingTarget> {
  const { repo, remote, branch, pushTimeoutMs: timeoutMs } = request;
  if (remote === null) return localTarget(repo, branch);
  const folder = await repo.remoteFolder(remote);
  return remoteTarget({
    repo,
    remote,
    branch,
    // A forge may refuse refs outside of refs/heads, and with them the whole push.
    keepsLanded: request.landedRefs ?? folder !== null,
    options: { atomic: true, pushOptions: await pushOptionsFor(repo, remote), ...(timeoutMs === undefined ? {} : { timeoutMs }) },
  });
}

/** Returns what tells the hooks of a remote that it is the queue who pushes; empty where they do not ask. */
export async function pushOptionsFor(repo: Repository, remote: string): Promise<string[]> {
  const folder = await repo.remoteFolder(remote);
  const token = folder === null ? null : await readToken(folder);
  return token === null ? [] : [`${tokenOption}=${token}`];
}

interface RemoteMain {
  readonly repo: Repository;
  readonly remote: string;
  readonly branch: string;
  readonly keepsLanded: boolean;
  readonly options: PushOptions;
}

function remoteTarget({ repo, remote, branch, keepsLanded, options }: RemoteMain): LandingTarget {
  const landed = ({ landedRef, commit }: Landing) => ({ ref: landedRef, commit, expected: null });
  return {
    name: `${branch} of ${remote}`,
    readHead: async (landedRef) => {
      const refs = [`refs/heads/${branch}`, ...(keepsLanded && landedRef !== undefined ? [landedRef] : [])];
      const found = await repo.remoteRefs(remote, refs).catch((error: unknown) => String(error));
      if (typeof found === 'string') return { kind: 'unknown', why: found };
      const commit = found.get(`refs/heads/${branch}`);
      if (commit === undefined) return { kind: 'absent' };
      const fetched = await fetchCommit(repo, remote, branch, commit);
      return fetched === null ? { kind: 'head', commit, landed: found.get(landedRef ?? '') ?? null } : { kind: 'unknown', why: fetched };
    },
    advance: (head, landings) => {
      const main = { ref: `refs/heads/${branch}`, commit: lastOf(landings).commit, expected: head };
      return repo.push(remote, keepsLanded ? [main, ...landings.filter(isNew).map(landed)] : [main], options);
    },
    blocked: async () => null,
    mendLanded: async (landing) => {
      if (keepsLanded) await repo.push(remote, [landed(landing)], options);
    },
  };
}

/** Brings the commit at which the branch was just seen into the repository; returns why that failed, or null. */
async function fetchCommit(repo: Repository, remote: string, branch: string, commit: string): Promise<string | null> {
  if ((await repo.resolve(commit)) !== null) return null;
  // Into no ref: landers of several tickets would race for it. Nothing is collected before the landing's own refs hold it.
  const fetched = await repo.fetch(remote, [`refs/heads/${branch}`]);
  if (fetched.kind === 'unknown') return fetched.why;
  return (await repo.resolve(commit)) === null ? `${branch} of ${remote} moved while it was read.` : null;
}

function localTarget(repo: Repository, branch: string): LandingTarget {
  const ref = `refs/heads/${branch}`;
  return {
    name: branch,
    readHead: async (landedRef) => {
      const commit = await repo.readRef(ref);
      if (commit === null) return { kind: 'absent' };
      return { kind: 'head', commit, landed: landedRef === undefined ? null : await repo.readRef(landedRef) };
    },
    advance: async (head, landings) => {
      const { ticket, commit: candidate } = lastOf(landings);
      if (!(await repo.isAncestor(head, candidate))) return { kind: 'refused', why: `${candidate} does not descend from ${head}.` };
      const blocked = await blockedCheckouts(repo, branch, head, candidate);
      if (blocked !== null) return { kind: 'refused', why: blockedText(blocked) };
      const isCheckedOut = (await checkoutsOf(repo, branch)).length > 0;
      if (isCheckedOut) await repo.updateRef(pendingCheckoutRef(ticket), head, { expected: undefined });
      // The branch first: a machine that dies inside the transaction may leave the first alone, and the branch is what counts.
      const moved = await repo.updateRefs([
        { ref, commit: candidate, expected: head },
        ...landings.filter(isNew).map((landing) => ({ ref: landing.landedRef, commit: landing.commit, expected: null })),
      ]);
      return moved === 'moved'
        ? { kind: 'pushed' }
        : { kind: 'refused', why: `${branch} or ${landings.map((landing) => landing.landedRef).join(', ')} was moved by somebody else.` };
    },
    blocked: async (head, commit) => {
      const blocked = await blockedCheckouts(repo, branch, head, commit);
      return blocked === null ? null : blockedText(blocked);
    },
    mendLanded: async () => {},
  };
}

const isNew = ({ isRecorded }: Landing): boolean => isRecorded !== true;

function lastOf(landings: readonly Landing[]): Landing {
  const last = landings.at(-1);
  if (last !== undefined) return last;
  throw new InternalError({
    code: 'empty-push',
    what: 'A push was asked for that lands nothing.',
    why: 'Its list of landings is empty.',
    next: 'This is a bug of Ticket Circuit: please report it.',
  });
}
