import type { GitArgs } from './git-verb.ts';
import { runGitOutside } from './run-git.ts';

/** Lets a bare repository hand the options of a push to its hooks, which it does not by itself. */
export async function takePushOptions(gitDir: string): Promise<void> {
  const args: GitArgs = ['config', '--local', 'receive.advertisePushOptions', 'true'];
  await runGitOutside(gitDir, args, ['*'], { env: { GIT_DIR: gitDir } });
}
