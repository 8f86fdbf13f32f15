import type { Repository } from '@ticket-circuit/git';
import { blockedLanding, checkoutsOf } from '@ticket-circuit/merge-queue';
import type { Circuit } from '@ticket-circuit/schemas';
import type { Finding } from './finding.ts';

/** Says where tickets land, and what would refuse a landing now. */
export async function inspectLanding(repo: Repository, { main, remote }: Circuit): Promise<Finding> {
  const part = 'landing';
  if (remote !== undefined) return { kind: 'good', part, says: `on ${main} of ${remote}` };
  const blocked = await blockedLanding({ repo, remote: null, branch: main });
  if (blocked !== null) return { kind: 'mend', part, says: `${blocked.why} A landing brings these files along.`, next: blocked.next };
  const checkouts = await checkoutsOf(repo, main);
  const along = checkouts.length === 0 ? '' : `, checked out without changes in ${checkouts.join(', ')}, whose files come along`;
  return { kind: 'good', part, says: `on ${main}${along}` };
}
