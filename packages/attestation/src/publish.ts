import type { RefPush, Repository } from '@ticket-circuit/git';
import { joinMirrors } from './mirror.ts';
import type { RecordRef } from './record-tickets.ts';

/** The refs that make a clone able to verify: fetched by these lines, since a plain clone takes branches and tags alone. */
export const provenanceRefspecs = ['refs/circuit/*/journal:refs/circuit/*/journal', 'refs/attestations/*:refs/attestations/*'] as const;

/** What a push of records came to. */
export type Published = { readonly kind: 'published' } | { readonly kind: 'not-published'; readonly why: string };

/** Pushes records to a remote; one that holds more of a journal than this clone is joined first. */
export async function publish(repo: Repository, remote: string, refs: readonly RecordRef[]): Promise<Published> {
  const there = await repo.remoteRefs(
    remote,
    refs.map(({ ref }) => ref),
  );
  const updates: RefPush[] = [];
  for (const { ref, commit } of refs) {
    const expected = there.get(ref) ?? null;
    if (expected === commit) continue;
    const both = expected === null ? commit : await joined(repo, { remote, ref, commit, expected });
    if (both === null)
      return {
        kind: 'not-published',
        why: `${ref} of ${remote} is the journal of another ticket, opened in another clone under the same id.`,
      };
    updates.push({ ref, commit: both, expected });
  }
  if (updates.length === 0) return { kind: 'published' };
  const pushed = await repo.push(remote, updates, { atomic: true });
  return pushed.kind === 'pushed' ? { kind: 'published' } : { kind: 'not-published', why: pushed.why };
}

async function joined(
  repo: Repository,
  { remote, ref, commit, expected }: { remote: string; ref: string; commit: string; expected: string },
): Promise<string | null> {
  const fetched = `refs/circuit-fetched/${ref.slice('refs/'.length)}`;
  await repo.fetch(remote, [`+${ref}:${fetched}`]);
  const both = await joinMirrors(repo, commit, expected);
  if (both !== null && both !== commit) await repo.updateRef(ref, both, { expected: commit });
  await repo.deleteRef(fetched, expected);
  return both;
}
