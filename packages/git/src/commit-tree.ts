import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { readConfig, readIdentity, type Identity } from './identity.ts';
import type { GitArgs } from './git-verb.ts';
import { gitText } from './run-git.ts';

/** Who, and when: seconds since 1970 with a zone (`1700000000 +0000`) or ISO 8601; now when absent. */
export interface Signature extends Identity {
  readonly date?: string;
}

export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** The person's own identity when absent. */
  readonly author?: Signature;
  readonly committer?: Signature;
  /** Signs when the person's configuration says so (`commit.gpgSign`); default: never. */
  readonly sign?: 'as-configured';
}

/**
 * Writes a commit that no ref points at yet, and returns its name.
 *
 * @throws {GitError} `no-identity` when author or committer is absent and the person has none configured;
 * `git-failed` when the tree or a parent is missing, the message holds a NUL, or signing failed.
 */
export async function commitTree(place: GitPlace, commit: NewCommit): Promise<string> {
  if (commit.message.includes('\0')) throw nulInMessage();
  const own = commit.author === undefined || commit.committer === undefined ? await readIdentity(place) : null;
  const env = { ...signatureEnv('AUTHOR', commit.author ?? own), ...signatureEnv('COMMITTER', commit.committer ?? own) };
  const signs = commit.sign === 'as-configured' && /^(?:true|yes|on|1)$/iu.test((await readConfig(place, 'commit.gpgSign')) ?? '');
  const parents = commit.parents.flatMap((parent) => ['-p', parent]);
  const args: GitArgs = ['commit-tree', ...(signs ? ['-S'] : []), ...parents, '-F', '-', commit.tree];
  return gitText(place, args, { env, input: commit.message, profile: signs ? 'user' : 'closed' });
}

function signatureEnv(who: 'AUTHOR' | 'COMMITTER', signature: Signature | null): Record<string, string> {
  if (signature === null) return {};
  const date = signature.date === undefined ? {} : { [`GIT_${who}_DATE`]: signature.date };
  return { [`GIT_${who}_NAME`]: signature.name, [`GIT_${who}_EMAIL`]: signature.email, ...date };
}

function nulInMessage(): GitError {
  return new GitError({
    code: 'git-failed',
    what: 'No commit was written.',
    why: 'Its message holds a NUL character.',
    next: 'Remove the character from the message.',
  });
}
