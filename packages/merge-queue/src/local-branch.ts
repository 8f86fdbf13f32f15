import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileInTheWay, Repository } from '@ticket-circuit/git';
import { counted, shellWord } from '@ticket-circuit/schemas';
import { pendingCheckoutRef } from './queue-refs.ts';
import type { LandingNote, QueuePlace } from './work/queue-place.ts';

/** Returns the folders in which a branch is checked out. */
export async function checkoutsOf(repo: Repository, branch: string): Promise<string[]> {
  const worktrees = await repo.worktrees();
  return worktrees.filter((worktree) => worktree.branch === branch && existsSync(worktree.path)).map(({ path }) => path);
}

/** Why a branch cannot be moved under the feet of whoever has it checked out, and what mends that; each a sentence. */
export interface BlockedCheckout {
  readonly why: string;
  readonly next: string;
}

/** Returns what keeps the branch from being moved under the feet of whoever has it checked out; null when nothing does. */
export async function blockedCheckouts(repo: Repository, branch: string, from: string, to: string): Promise<BlockedCheckout | null> {
  for (const checkout of await checkoutsOf(repo, branch)) {
    const dirty = await repo.dirtyPaths({ checkout, untracked: false });
    if (dirty.length > 0)
      return {
        why: `${branch} is checked out in ${checkout}, where ${counted(dirty.length, 'file has', 'files have')} changes that are not committed, such as ${JSON.stringify(dirty[0])}.`,
        next: `Commit or stash them: git -C ${shellWord(checkout)} stash`,
      };
    const move = await repo.advanceCheckout({ checkout, from, to, dryRun: true });
    if (move.kind === 'kept')
      return {
        why: `${branch} is checked out in ${checkout}, whose files cannot be brought along: ${move.why}`,
        next:
          move.inTheWay === undefined
            ? `Clear the way there; look at: git -C ${shellWord(checkout)} status`
            : clearedBy(checkout, move.inTheWay),
      };
  }
  return null;
}

/** Returns what clears a file out of the way without losing it. */
function clearedBy(checkout: string, { kind, path }: FileInTheWay): string {
  if (kind === 'changed') return `Commit or stash it: git -C ${shellWord(checkout)} stash`;
  const file = join(checkout, path);
  return `Move it away: mv ${shellWord(file)} ${shellWord(`${file}.mine`)}`;
}

/** What lands one day: what differs between two trees (or commits), of which there need be no commit yet. */
export interface Lot {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns what would keep a landing of a ticket from moving the branch, as far as that can be seen before there is a commit: where the
 * local branch is main, changes of whoever has it checked out. With a lot these are only files that the lot would overwrite; without one, as
 * nobody knows it yet, any change to a tracked file. Null when nothing would.
 */
export async function blockedLanding({
  repo,
  remote,
  branch,
  ticket,
  lot,
}: Pick<QueuePlace, 'repo' | 'remote' | 'branch'> & {
  readonly ticket?: string;
  readonly lot?: Lot;
}): Promise<BlockedCheckout | null> {
  const head = remote === null ? await repo.readRef(`refs/heads/${branch}`) : null;
  if (head === null) return null;
  // A landing of this ticket that died has moved the branch and not the files: the next one brings them, and takes them for no changes.
  if (ticket !== undefined && (await repo.readRef(pendingCheckoutRef(ticket))) !== null) return null;
  return lot === undefined ? await blockedCheckouts(repo, branch, head, head) : await blockedLot(repo, branch, lot);
}

async function blockedLot(repo: Repository, branch: string, lot: Lot): Promise<BlockedCheckout | null> {
  for (const checkout of await checkoutsOf(repo, branch)) {
    const found = await repo.fileInTheWay({ checkout, ...lot });
    if (found === null) continue;
    const what = found.kind === 'untracked' ? 'is a file that git does not track' : 'has changes that are not committed';
    return {
      why: `${branch} is checked out in ${checkout}, where ${JSON.stringify(found.path)} ${what}.`,
      next: clearedBy(checkout, found),
    };
  }
  return null;
}

/** Returns it in one line, as reports hold it. */
export function blockedText({ why, next }: BlockedCheckout): string {
  return `${why} ${next}`;
}

/** Whose branch is to follow, after the landing of which ticket. */
export type BranchRequest = Pick<QueuePlace, 'repo' | 'branch' | 'faultPoint'> & {
  readonly ticket: string;
  readonly onNote?: (note: LandingNote) => void;
};

/** Fast-forwards the person's local branch to what landed on the remote, where that is safe; never forces. */
export async function followLanding(request: BranchRequest, commit: string): Promise<void> {
  const { repo, branch, ticket } = request;
  const note = request.onNote ?? (() => {});
  const from = await repo.readRef(`refs/heads/${branch}`);
  if (from === null) return;
  if (await repo.isAncestor(commit, from)) {
    await bringCheckouts(request);
    return;
  }
  if (!(await repo.isAncestor(from, commit)))
    return note({ kind: 'branch-kept', branch, why: 'It has commits that the remote does not have.' });
  const blocked = await blockedCheckouts(repo, branch, from, commit);
  if (blocked !== null) return note({ kind: 'branch-kept', branch, why: blockedText(blocked) });
  await repo.updateRef(pendingCheckoutRef(ticket), from, { expected: undefined });
  const moved = await repo.updateRef(`refs/heads/${branch}`, commit, { expected: from });
  if (moved === 'lost') return note({ kind: 'branch-kept', branch, why: 'Somebody else moved it at the same time.' });
  request.faultPoint?.('branch-moved');
  await bringCheckouts(request);
}

/**
 * Brings the files of each checkout of the branch to where the branch is, from where the pending ref says that they are; does
 * nothing without that ref. The ref is written before the branch moves, so a landing that died in between is finished here.
 */
export async function bringCheckouts({ repo, branch, ticket, onNote = () => {} }: BranchRequest): Promise<void> {
  const from = await repo.readRef(pendingCheckoutRef(ticket));
  if (from === null) return;
  const to = await repo.readRef(`refs/heads/${branch}`);
  if (to !== null && to !== from && (await repo.isAncestor(from, to))) {
    const notes: LandingNote[] = [];
    const brought: string[] = [];
    for (const checkout of await checkoutsOf(repo, branch)) {
      const move = await repo.advanceCheckout({ checkout, from, to });
      if (move.kind === 'advanced') brought.push(checkout);
      else notes.push({ kind: 'checkout-kept', checkout, why: move.why });
    }
    for (const note of [{ kind: 'branch-advanced', branch, commit: to, checkouts: brought } as const, ...notes]) onNote(note);
  }
  await repo.deleteRef(pendingCheckoutRef(ticket), from);
}

/** Brings along the checkouts of every landing that died before it had done so. */
export async function finishCheckouts({ repo, branch, onNote }: Pick<BranchRequest, 'repo' | 'branch' | 'onNote'>): Promise<void> {
  for (const { ref } of await repo.listRefs('refs/queue/checkout'))
    await bringCheckouts({ repo, branch, ticket: ref.slice('refs/queue/checkout/'.length), ...(onNote === undefined ? {} : { onNote }) });
}
