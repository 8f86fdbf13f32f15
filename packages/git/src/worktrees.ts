import { readdir, readFile, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { requireProgram } from '@ticket-circuit/sandbox';
import { shellWord } from '@ticket-circuit/schemas';
import { GitError } from './git-error.ts';
import { splitNul } from './git-path.ts';
import type { GitPlace } from './git-guards.ts';
import type { GitArgs } from './git-verb.ts';
import { mayConfigure } from './own-settings.ts';
import { runGit } from './run-git.ts';

export interface WorktreeState {
  readonly path: string;
  readonly branch: string | null;
  readonly commit: string;
}

export interface Worktree {
  readonly path: string;
  readonly commit: string;
}

const lockReason = 'in use by ticket-circuit';

/** Returns all work trees of the repository, the person's own first; unborn ones have an all-zero commit. */
export async function listWorktrees(place: GitPlace): Promise<WorktreeState[]> {
  const fields = splitNul((await runGit(place, ['worktree', 'list', '--porcelain', '-z'])).stdout);
  const found: { path: string; branch: string | null; commit: string }[] = [];
  for (const field of fields) {
    const [key = ''] = field.split(' ', 1);
    const value = field.slice(key.length + 1);
    const last = found.at(-1);
    if (key === 'worktree') found.push({ path: value, branch: null, commit: '' });
    else if (last !== undefined && key === 'HEAD') last.commit = value;
    else if (last !== undefined && key === 'branch') last.branch = value.replace(/^refs\/heads\//u, '');
  }
  return found;
}

/**
 * Serialises what changes the list of work trees, across processes: git's own additions race (`failed to read commondir`).
 * flock(1) holds the lock for exactly the life of the git process it starts, whatever happens to us.
 */
export function underWorktreeLock(place: GitPlace): string[] {
  return [requireProgram('flock'), '--wait', '100', join(place.commonDir, 'circuit-worktrees.lock')];
}

/**
 * Adds a detached, locked work tree at a commit; its parent folders are made. With `filters: 'off'` files stand as they are stored.
 *
 * @throws {GitError} `filters-configured` when the repository's configuration names content filters (git-lfs and the like), which would
 * run as programs of the host; `git-failed` when something stands at the path.
 */
export async function addWorktree(
  place: GitPlace,
  path: string,
  commit: string,
  { filters = 'refuse' }: { readonly filters?: 'refuse' | 'off' } = {},
): Promise<Worktree> {
  const names = await filterNames(place);
  if (names.length > 0 && filters === 'refuse') throw filtersConfigured(place, names);
  // A killed addition leaves its registration without a folder, and git refuses to add there again.
  const again = (await exists(path)) ? [] : ['--force', '--force'];
  const args: GitArgs = ['worktree', 'add', ...again, '--detach', '--lock', '--reason', lockReason, '--', path, commit];
  await runGit(place, args, {
    index: 'own',
    under: underWorktreeLock(place),
    settings: [
      ...['checkout.workers=1', 'core.autocrlf=false', 'core.sparseCheckout=false'],
      // The removal reads the index itself.
      ...['index.version=2', 'index.sparse=false', 'core.splitIndex=false'],
    ],
    overrides: filtersOffOf(names),
  });
  return { path, commit };
}

/** Moves a work tree of ours to a place where nothing stands. A folder that git has no record of is moved all the same. */
export async function moveWorktree(place: GitPlace, path: string, to: string): Promise<void> {
  const args: GitArgs = ['worktree', 'move', '--force', '--force', '--', path, to];
  await runGit(place, args, { under: underWorktreeLock(place), answers: [0, 128] });
  if (!(await exists(to))) await rename(path, to);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Returns the settings under which no content filter that the configuration names is run. */
export async function filtersOff(place: GitPlace): Promise<Record<string, string>> {
  return filtersOffOf(await filterNames(place));
}

const filterOff = { smudge: '', clean: '', process: '', required: 'false' } as const;

function filtersOffOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => Object.entries(filterOff).map(([end, value]) => [`filter.${name}.${end}`, value])));
}

async function filterNames(place: GitPlace): Promise<string[]> {
  if (!(await mayConfigure(place, '[filter'))) return [];
  const answer = await runGit(place, ['config', '--null', '--name-only', '--get-regexp', String.raw`^filter\.`], { answers: [0, 1] });
  const names = splitNul(answer.stdout).map((key) => key.slice('filter.'.length, key.lastIndexOf('.')));
  return [...new Set(names)];
}

function filtersConfigured(place: GitPlace, names: readonly string[]): GitError {
  return new GitError({
    code: 'filters-configured',
    what: `No work tree was added to ${place.topLevel}.`,
    why: `Its configuration names content filters (${names.join(', ')}), which would run on this machine outside of any sandbox.`,
    next: `Run: git config --local --remove-section ${shellWord(`filter.${names[0] ?? ''}`)}, or work in a clone without them.`,
  });
}

/** What git keeps about one of our work trees, below the common folder: never inside the tree, where a role could have rewritten it. */
export interface WorktreeRecord {
  readonly gitDir: string;
  /** Whether `addWorktree` made it; a person's own linked work tree is none of ours. */
  readonly isOurs: boolean;
}

/** Returns git's record of the work tree at a path, whether or not the folder is still there; null when there is none. */
export async function worktreeRecord(place: GitPlace, path: string): Promise<WorktreeRecord | null> {
  const wanted = await placeOf(path);
  const base = join(place.commonDir, 'worktrees');
  for (const id of await readdir(base).catch(() => [])) {
    const gitDir = join(base, id);
    const tree = (await readFile(join(gitDir, 'gitdir'), 'utf8').catch(() => '')).trimEnd().replace(/\/\.git$/u, '');
    if (tree === '' || (tree !== path && (await placeOf(tree)) !== wanted)) continue;
    const reason = await readFile(join(gitDir, 'locked'), 'utf8').catch(() => '');
    return { gitDir, isOurs: reason.trimEnd() === lockReason };
  }
  return null;
}

/** Where a path stands, however its folders are reached. A link that stands there itself is not followed: it could lead to the person's checkout. */
async function placeOf(path: string): Promise<string> {
  return join(await realpath(dirname(path)).catch(() => dirname(path)), basename(path));
}
