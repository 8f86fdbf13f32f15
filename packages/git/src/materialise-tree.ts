import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { runGit, runGitOutside } from './run-git.ts';
import { filtersOff } from './worktrees.ts';

/**
 * Writes the files of a tree into a folder, as a checkout would, but without a `.git` and unknown to the repository: it may be
 * removed at any time. The folder is made when absent. Content filters of the configuration do not run.
 *
 * @throws {GitError} `git-failed` when the folder is not empty or the tree cannot be read.
 */
export async function materialise(place: GitPlace, tree: string, path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o755 });
  if ((await readdir(path)).length > 0) throw notEmpty(tree, path);
  const folder = await mkdtemp(join(tmpdir(), 'circuit-index-'));
  try {
    await runGit(place, ['read-tree', '-u', '--reset', tree], {
      index: { file: join(folder, 'index') },
      env: { GIT_WORK_TREE: path },
      settings: ['checkout.workers=1', 'core.autocrlf=false', ...(await filtersOff(place))],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a folder a repository of its own, with one commit of all that lies in it; ignored files are taken too. The commit is the
 * same for the same content.
 */
export async function initSnapshot(path: string): Promise<void> {
  const when = '2000-01-01T00:00:00Z';
  const who = { NAME: 'circuit', EMAIL: 'circuit@localhost' };
  const env = {
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((part) => Object.entries(who).map(([key, value]) => [`GIT_${part}_${key}`, value])),
    ),
    GIT_AUTHOR_DATE: when,
    GIT_COMMITTER_DATE: when,
  };
  const trusted = process.getuid?.() === 0 ? [path] : [];
  await runGitOutside(path, ['init', '--quiet', '--initial-branch=main', '--template='], trusted);
  await runGitOutside(path, ['add', '--all', '--force', '--', '.'], trusted, { settings: ['core.autocrlf=false'] });
  await runGitOutside(path, ['commit', '--quiet', '--allow-empty', '--no-verify', '--no-gpg-sign', '-m', 'Snapshot'], trusted, { env });
}

function notEmpty(tree: string, path: string): GitError {
  return new GitError({
    code: 'git-failed',
    what: `The tree ${tree} was not written.`,
    why: `${path} is not empty.`,
    next: 'Give an empty folder, or one that does not exist yet.',
  });
}
