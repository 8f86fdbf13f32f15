import type { LogEntry, Repository } from '@ticket-circuit/git';
import { deliveryOf, revertedRef } from './queue-refs.ts';

/** A commit of main that undoes a landing: the ticket may be delivered again. */
export interface Revert {
  readonly kind: 'reverted';
  readonly ticket: string;
  readonly attempt: number;
  /** The landing that it undoes. */
  readonly landed: string;
  readonly commit: string;
}

/** A commit that undoes such a commit: the change is on main again, and the queue did not bring it. */
interface Restored {
  readonly kind: 'restored';
  readonly ticket: string;
  readonly why: string;
}

/**
 * Returns what a commit takes back, by what it says and what it does: the name of the commit that git writes into a revert's message, and
 * a tree that is what undoing that commit makes of the one before. Null for every other commit.
 */
export async function findRevert(repo: Repository, refs: ReadonlyMap<string, string>, entry: LogEntry): Promise<Revert | Restored | null> {
  const undone = /This reverts commit (?<commit>[0-9a-f]{40,64})/u.exec(entry.message)?.groups?.['commit'];
  if (undone === undefined) return null;
  for (const [ref, commit] of refs) {
    if (commit !== undone) continue;
    if (ref.startsWith('refs/queue/landed/')) {
      const { ticket, attempt } = deliveryOf(ref);
      if (refs.get(revertedRef(ticket, attempt)) === entry.commit || (await undoes(repo, entry, undone)))
        return { kind: 'reverted', ticket, attempt, landed: undone, commit: entry.commit };
    }
    if (ref.startsWith('refs/queue/reverted/')) {
      const [ticket = ''] = ref.slice('refs/queue/reverted/'.length).split('/');
      return { kind: 'restored', ticket, why: `It takes back ${undone}, which had taken the ticket back; the queue did not bring it.` };
    }
  }
  return null;
}

const nobody = { name: 'circuit', email: 'circuit@localhost', date: '1000000000 +0000' };

async function undoes(repo: Repository, { parents, tree }: LogEntry, undone: string): Promise<boolean> {
  const [parent, ...others] = parents;
  const [before] = await repo.parentsOf(undone);
  if (parent === undefined || others.length > 0 || before === undefined) return false;
  const inverse = { tree: await repo.treeOf(before), parents: [undone], message: 'inverse', author: nobody, committer: nobody };
  const replayed = await repo.replay(await repo.commitTree(inverse), parent);
  return (replayed.kind === 'same' || replayed.kind === 'replayed') && replayed.tree === tree;
}
