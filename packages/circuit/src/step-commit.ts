import type { Repository } from '@ticket-circuit/git';

/** Who signs the circuit's own commits, which never land: they carry the trees of sessions. */
const CIRCUIT = { name: 'Ticket Circuit', email: 'circuit@localhost', date: '2000-01-01T00:00:00Z' };

/** Returns a commit of the circuit's own that holds a tree; the same tree, parents and message give the same commit. */
export async function stepCommit(repo: Repository, tree: string, parents: readonly string[], message: string): Promise<string> {
  return await repo.commitTree({ tree, parents: [...parents], message: `${message}\n`, author: CIRCUIT, committer: CIRCUIT });
}
