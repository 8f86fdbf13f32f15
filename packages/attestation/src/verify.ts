import type { Repository } from '@ticket-circuit/git';
import type { Finding } from './finding.ts';
import { judgeJournals } from './judge-journals.ts';
import { judgeCommits, judgeStatements } from './judge-statements.ts';
import { loadSnapshot } from './load-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** What a verification found. */
export interface Verification {
  readonly findings: readonly Finding[];
  readonly checked: { readonly events: number; readonly documents: number; readonly statements: number; readonly commits: number };
  /** The landings whose statements were read: commit, ticket and the key that signed. */
  readonly landings: readonly { readonly commit: string; readonly ticket: string; readonly keyid: string }[];
}

/** Judges what was read: pure, so that a test can change any byte of it. */
export function judgeSnapshot(snapshot: Snapshot, trusted: readonly string[] = []): Verification {
  const journals = judgeJournals(snapshot);
  const statements = judgeStatements(snapshot, journals, trusted);
  return {
    findings: [...journals.findings, ...statements.findings, ...judgeCommits(snapshot, statements)],
    checked: {
      events: journals.events,
      documents: journals.documents,
      statements: snapshot.statements.size,
      commits: snapshot.commits.size,
    },
    landings: statements.stated.map(({ statement, keyid }) => ({
      commit: statement.subject[0]?.digest.gitCommit ?? '',
      ticket: statement.predicate.ticket,
      keyid,
    })),
  };
}

/**
 * Verifies everything that a repository says of its landings, without the journal's database: hashes, signatures, trees, reports and recordings.
 *
 * @param main The commit at the head of main.
 * @param trusted Names of the keys that may sign; empty when any may, which only shows that nothing was changed since somebody signed.
 */
export async function verifyRepository(repo: Repository, main: string, trusted: readonly string[] = []): Promise<Verification> {
  return judgeSnapshot(await loadSnapshot(repo, main), trusted);
}
