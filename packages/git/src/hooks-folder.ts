import { join, resolve } from 'node:path';
import type { GitArgs } from './git-verb.ts';
import { runGitOutside } from './run-git.ts';

/**
 * Returns the folder from which git runs the hooks of a bare repository when somebody pushes to it: what `core.hooksPath` says,
 * of the repository, else of the person, else of the machine; `hooks` inside it otherwise.
 *
 * @throws {GitError} `git-failed` when the folder is no repository.
 */
export async function hooksFolder(gitDir: string): Promise<string> {
  // Asked scope by scope: our own guard sets the very same value on the command line.
  for (const scope of ['--local', '--global', '--system']) {
    const args: GitArgs = ['config', scope, '--type=path', '--null', '--get', 'core.hooksPath'];
    const answer = await runGitOutside(gitDir, args, ['*'], { profile: 'user', env: { GIT_DIR: gitDir }, answers: [0, 1] });
    if (answer.code === 0) return resolve(gitDir, answer.stdout.toString('utf8').replace(/\0$/u, ''));
  }
  return join(gitDir, 'hooks');
}
