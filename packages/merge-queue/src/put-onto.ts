import type { Repository } from '@ticket-circuit/git';

export type Placed =
  /** `lostSignature`: the commit was signed, and the candidate is another one. */
  | { readonly kind: 'stacked'; readonly candidate: string; readonly tree: string; readonly lostSignature: boolean }
  | { readonly kind: 'conflict'; readonly paths: string[] }
  | { readonly kind: 'empty' };

/** Puts a commit onto another base, and only what was submitted: where a merge would change another path, it is a conflict. */
export async function putOnto(repo: Repository, commit: string, onto: string): Promise<Placed> {
  const result = await repo.replay(commit, onto);
  if (result.kind === 'conflict' || result.kind === 'empty') return result;
  // A merge may follow a rename, to where nobody reviewed anything.
  const submitted = new Set(result.submitted.map(({ path }) => path));
  const strayed = result.changes.map(({ path }) => path).filter((path) => !submitted.has(path));
  if (strayed.length > 0) return { kind: 'conflict', paths: strayed };
  const lostSignature = result.kind === 'replayed' && result.wasSigned;
  return { kind: 'stacked', candidate: result.commit, tree: result.tree, lostSignature };
}

/** Says whether `landed` is what a submission becomes on the base where it stands; replays are repeatable to the last byte. */
export async function isReplayOf(repo: Repository, submission: string, landed: string): Promise<boolean> {
  const [base, ...others] = await repo.parentsOf(landed);
  return base !== undefined && others.length === 0 && isReplayOnto(repo, submission, base, landed);
}

/** Says whether `landed` is what a submission becomes on a base. */
export async function isReplayOnto(repo: Repository, submission: string, base: string, landed: string): Promise<boolean> {
  const again = await repo.replay(submission, base);
  return (again.kind === 'same' || again.kind === 'replayed') && again.commit === landed;
}
