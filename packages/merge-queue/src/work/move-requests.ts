import type { RefPush } from '@ticket-circuit/git';
import { pushOptionsFor } from '../landing-target.ts';
import { isReplayOf } from '../put-onto.ts';
import type { QueuePlace } from './queue-place.ts';
import type { Link } from './stack-items.ts';

/**
 * Moves the branches of the remote that stand at a submission to what lands for it, each by itself and from nowhere else. A forge calls a
 * request merged only when main gets the commit at which the request's branch stands already, so this goes before main, by a push of
 * its own. What cannot be moved is noted; the landing does not depend on it.
 */
export async function moveRequests(place: QueuePlace, links: readonly Link[]): Promise<void> {
  const { repo, remote, log, now } = place;
  const rewritten = links.filter(({ commit, candidate }) => commit !== candidate);
  if (place.moveRequests !== true || remote === null || rewritten.length === 0) return;
  const branches = await requestsOf(place, remote);
  const pushOptions = await pushOptionsFor(repo, remote);
  for (const link of rewritten) {
    const { ticket, commit, candidate } = link;
    for (const { ref, at, text } of branches) {
      // Where it was moved for an earlier try, it stands at what the submission became then.
      const isAtSubmission = at === commit || (text.includes(`: ${ticket}`) && at !== candidate && (await isReplayOf(repo, commit, at)));
      if (!isAtSubmission) continue;
      const update: RefPush = { ref, commit: candidate, expected: at, isRewrite: true };
      const end = await repo.push(remote, [update], { atomic: true, pushOptions });
      if (end.kind === 'pushed') continue;
      const why = `${ref} stays at ${at}, so its request may be shown as closed instead of merged: ${end.why}`;
      log.append({ at: now(), by: 'queue', event: { kind: 'noted', what: 'request', ticket, commit: candidate, why } });
    }
  }
}

/** Returns the branches of a remote besides main whose commits are here, with what those say. */
async function requestsOf(
  { repo, branch }: QueuePlace,
  remote: string,
): Promise<{ readonly ref: string; readonly at: string; readonly text: string }[]> {
  const found = await repo.remoteRefsBelow(remote, ['refs/heads']).catch(() => new Map<string, string>());
  const refs = [...found].filter(([ref]) => ref !== `refs/heads/${branch}`);
  const commits = await repo.readNamed(refs.map(([, at]) => at));
  return refs.flatMap(([ref, at], index) => {
    const commit = commits[index];
    return commit?.kind === 'commit' ? [{ ref, at, text: Buffer.from(commit.bytes).toString('latin1') }] : [];
  });
}
