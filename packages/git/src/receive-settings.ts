import type { GitArgs } from './git-verb.ts';
import { runGitOutside, type GitAnswer } from './run-git.ts';

/** Lets a bare repository hand the options of a push to its hooks, which it does not by itself. */
export async function takePushOptions(gitDir: string): Promise<void> {
  await config(gitDir, ['receive.advertisePushOptions', 'true']);
}

const routed = 'receive.procReceiveRefs';
/** Says that the route is ours to take away: somebody else may have wanted the very same. */
const mark = 'ticketCircuit.procReceiveRefs';

/** Says whether a bare repository hands pushes to refs below a prefix to its proc-receive hook, as that prefix itself says. */
export async function isRouted(gitDir: string, prefix: string): Promise<boolean> {
  const answer = await config(gitDir, ['--null', '--get-all', routed], [0, 1]);
  return answer.stdout.toString('utf8').split('\0').includes(prefix);
}

/** Lets a bare repository hand pushes to refs below a prefix to its proc-receive hook. */
export async function route(gitDir: string, prefix: string): Promise<void> {
  if (await isRouted(gitDir, prefix)) return;
  await config(gitDir, [mark, prefix]);
  await config(gitDir, ['--add', routed, prefix]);
}

/** Takes back what `route` did; a route that stood before stays. */
export async function unroute(gitDir: string, prefix: string): Promise<void> {
  const said = await config(gitDir, ['--null', '--get', mark], [0, 1]);
  if (said.stdout.toString('utf8') !== `${prefix}\0`) return;
  // 5: there is none.
  await config(gitDir, ['--unset-all', routed, `^${prefix}$`], [0, 5]);
  await config(gitDir, ['--unset-all', mark], [0, 5]);
}

async function config(gitDir: string, args: readonly string[], answers: readonly number[] = [0]): Promise<GitAnswer> {
  const all: GitArgs = ['config', '--local', ...args];
  return await runGitOutside(gitDir, all, ['*'], { env: { GIT_DIR: gitDir }, answers });
}
