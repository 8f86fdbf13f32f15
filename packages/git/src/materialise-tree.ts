import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { withPrivateFolder } from './private-folder.ts';
import { gitText, runGit, runGitOutside } from './run-git.ts';
import { scanFolder } from './scan-folder.ts';
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
  await withPrivateFolder(place, async (folder) => {
    await runGit(place, ['read-tree', '-u', '--reset', tree], {
      index: { file: join(folder, 'index') },
      env: { GIT_WORK_TREE: path },
      settings: ['checkout.workers=1', 'core.autocrlf=false'],
      overrides: await filtersOff(place),
    });
  });
}

const when = '2000-01-01T00:00:00Z';
const somebody = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((part) => [
    [`GIT_${part}_NAME`, 'circuit'],
    [`GIT_${part}_EMAIL`, 'circuit@localhost'],
    [`GIT_${part}_DATE`, when],
  ]),
);

/**
 * Makes a folder a repository of its own, with one commit of all that lies in it; ignored files are taken too, and what no tree can hold
 * is left out. The commit is the same for the same content.
 */
export async function initSnapshot(path: string): Promise<void> {
  const trusted = process.getuid?.() === 0 ? [path] : [];
  await runGitOutside(path, ['init', '--quiet', '--initial-branch=main', '--template='], trusted);
  const gitDir = join(path, '.git');
  const place: GitPlace = { gitDir, commonDir: gitDir, topLevel: path, oidLength: 40, trusted };
  // File by file: git itself would take a repository below for a submodule, and run what it configures.
  const { entries } = await scanFolder(path, { except: new Set(), known: () => null });
  const names = entries.map((entry) => `${entry.path}\0`).join('');
  await runGit(place, ['update-index', '-z', '--add', '--stdin'], { index: 'own', input: names, settings: ['core.autocrlf=false'] });
  const tree = await gitText(place, ['write-tree'], { index: 'own' });
  const commit = await gitText(place, ['commit-tree', '-m', 'Snapshot', tree], { env: somebody });
  await runGit(place, ['update-ref', 'refs/heads/main', commit]);
}

function notEmpty(tree: string, path: string): GitError {
  return new GitError({
    code: 'git-failed',
    what: `The tree ${tree} was not written.`,
    why: `${path} is not empty.`,
    next: 'Give an empty folder, or one that does not exist yet.',
  });
}
