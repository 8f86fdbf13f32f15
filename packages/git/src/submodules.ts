import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitPlace } from './git-guards.ts';
import type { GitArgs } from './git-verb.ts';
import { runGitOutside } from './run-git.ts';

/**
 * Says whether a commit of a submodule is on a branch of its remote, as far as this repository's own copy of it knows; `unknown` when there
 * is no such copy. Nothing is fetched.
 */
export async function isPublished(place: GitPlace, name: string, commit: string): Promise<'yes' | 'no' | 'unknown'> {
  if (!/^[0-9a-f]+$/u.test(commit) || name.split('/').some((part) => part === '' || part === '.' || part === '..')) return 'unknown';
  const gitDir = join(place.commonDir, 'modules', name);
  const facts = await stat(join(gitDir, 'HEAD')).catch(() => null);
  if (facts?.isFile() !== true) return 'unknown';
  const args: GitArgs = ['for-each-ref', '--count=1', '--format=yes', `--contains=${commit}`, 'refs/remotes'];
  // 129: it has no such commit.
  const answer = await runGitOutside('/', args, place.trusted.length === 0 ? [] : ['*'], {
    env: { GIT_DIR: gitDir },
    answers: [0, 128, 129],
  });
  return answer.code === 0 && answer.stdout.toString('utf8').trim() === 'yes' ? 'yes' : 'no';
}
