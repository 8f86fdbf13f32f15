import { runGitOutside } from './run-git.ts';

/** Lets a bare repository hand the options of a push to its hooks, which it does not by itself. */
export async function takePushOptions(gitDir: string): Promise<void> {
  await runGitOutside(gitDir, ['--git-dir', gitDir, 'config', '--local', 'receive.advertisePushOptions', 'true'], ['*']);
}
