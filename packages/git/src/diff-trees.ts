import { splitNul } from './git-path.ts';
import type { GitPlace } from './git-guards.ts';
import type { GitArgs } from './git-verb.ts';
import { runGit } from './run-git.ts';

export interface TreeDifference {
  readonly path: string;
  readonly status: 'added' | 'changed' | 'removed' | 'mode';
  /** For an added path: the removed path whose content it took over, by git's rename detection. A hint; the removed path is listed too. */
  readonly from?: string;
}

/** Returns what differs between two trees (or commits), in path order, submodules and links included; empty when they are equal. */
export async function diffTrees(place: GitPlace, a: string, b: string): Promise<TreeDifference[]> {
  const args: GitArgs = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--find-renames', '-l0', '--end-of-options', a, b];
  return sorted(parseRaw(splitNul((await runGit(place, args)).stdout)));
}

/**
 * Returns what `diffTrees` returns for several pairs of trees, in one process.
 *
 * Contract: the names are of trees, in full.
 */
export async function diffPairs(place: GitPlace, pairs: readonly (readonly [a: string, b: string])[]): Promise<TreeDifference[][]> {
  const heads = pairs.map(([a, b]) => `${a} ${b}\n`);
  const args: GitArgs = ['diff-tree', '--stdin', '-r', '-z', '--raw', '--no-abbrev', '--find-renames', '-l0'];
  const { stdout } = await runGit(place, args, { input: heads.join('') });
  let at = 0;
  return pairs.map((_, index) => {
    at += heads[index]?.length ?? 0;
    const from = at;
    // An entry: modes and names from a colon to a NUL, then one path, or two of a rename, each to its NUL.
    while (stdout[at] === colon) {
      const end = stdout.indexOf(0, at);
      const isRename = stdout.toString('latin1', at, end).split(' ')[4]?.startsWith('R') === true;
      at = stdout.indexOf(0, end + 1) + 1;
      if (isRename) at = stdout.indexOf(0, at) + 1;
    }
    return sorted(parseRaw(splitNul(stdout.subarray(from, at))));
  });
}

const colon = 58;

function sorted(differences: TreeDifference[]): TreeDifference[] {
  return differences.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function parseRaw(fields: readonly string[]): TreeDifference[] {
  const found: TreeDifference[] = [];
  for (let at = 0; at < fields.length;) {
    const [, , oldOid, newOid, status = ''] = (fields[at] ?? '').split(' ');
    const path = fields[at + 1] ?? '';
    const letter = status[0];
    if (letter === 'R') {
      found.push({ path, status: 'removed' }, { path: fields[at + 2] ?? '', status: 'added', from: path });
      at += 3;
      continue;
    }
    if (letter === 'A') found.push({ path, status: 'added' });
    else if (letter === 'D') found.push({ path, status: 'removed' });
    else found.push({ path, status: letter === 'M' && oldOid === newOid ? 'mode' : 'changed' });
    at += 2;
  }
  return found;
}

/** Returns the unified difference of two trees (or commits), of the given paths when there are any; empty text when they are equal. */
export async function diffText(place: GitPlace, a: string, b: string, paths: readonly string[] = []): Promise<string> {
  const plain = ['--no-ext-diff', '--no-textconv', '--no-color', '--find-renames', '--src-prefix=a/', '--dst-prefix=b/'];
  const limit = paths.length === 0 ? [] : ['--', ...paths];
  const answer = await runGit(place, ['diff-tree', '-r', '-p', ...plain, '--end-of-options', a, b, ...limit]);
  return answer.stdout.toString('utf8');
}
