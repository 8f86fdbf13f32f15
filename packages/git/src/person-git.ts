import type { SimpleGit } from 'simple-git';
import { guardedEnv, guardSettings, type GitPlace } from './git-guards.ts';

const silenceMs = 120_000;

/**
 * Returns simple-git at the person's own repository, under their own configuration: for what they configured and for their
 * remotes, whose many forms it reads better than we would. Nothing else goes through it: it reports some failures of git as
 * successes (a conflict, a negative answer), and trims names.
 */
export async function personGit(place: GitPlace): Promise<Pick<SimpleGit, 'getConfig' | 'listRemote' | 'remote'>> {
  // Loaded when needed: it costs more than most commands of git.
  const { simpleGit } = await import('simple-git');
  const env = { ...guardedEnv('user', process.env), GIT_DIR: place.gitDir, GIT_WORK_TREE: place.topLevel };
  return simpleGit({
    baseDir: place.topLevel,
    config: guardSettings(place.trusted),
    timeout: { block: silenceMs },
    // It refuses many names that people and npm set (EDITOR, PAGER); ours are guarded already.
    allowEnvironment: Object.keys(env),
    // What it takes for attacks are our own guards, and the person's own environment.
    unsafe: {
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeConfigPaths: true,
      allowUnsafeAskPass: true,
      allowUnsafeEditor: true,
      allowUnsafePager: true,
      allowUnsafeSshCommand: true,
      allowUnsafeExec: true,
      allowUnsafePack: true,
    },
  }).env(env);
}
