import { stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Repository } from '@ticket-circuit/git';
import type { CheckReportFault } from '@ticket-circuit/schemas';

/** A pointer to a large file is smaller than this; larger files are none. */
const mostPointerBytes = 1024;

/**
 * Returns the pointers that a commit brings to main and that lead nowhere, as far as this clone knows: to large files of git-lfs that it does
 * not hold, and to commits of submodules that are on no branch of theirs. Whoever fetches such a main cannot check it out. What cannot
 * be told is a fault as well.
 */
export async function judgePointers(repo: Repository, base: string, commit: string): Promise<CheckReportFault[]> {
  const changed = new Set((await repo.diffTrees(base, commit)).flatMap(({ path, status }) => (status === 'removed' ? [] : [path])));
  if (changed.size === 0) return [];
  const entries = await repo.listTree(await repo.treeOf(commit));
  const brought = entries.filter(({ path }) => changed.has(path));
  return [
    ...(await judgeLargeFiles(repo, entries, brought)),
    ...(await judgeSubmodules(
      repo,
      commit,
      brought.filter(({ kind }) => kind === 'submodule'),
    )),
  ];
}

type Entries = Awaited<ReturnType<Repository['listTree']>>;

async function judgeLargeFiles(repo: Repository, entries: Entries, brought: Entries): Promise<CheckReportFault[]> {
  const small = brought.filter(({ kind, size }) => kind === 'file' && size < mostPointerBytes);
  const rules = entries.filter(({ path, kind }) => kind === 'file' && /(?:^|\/)\.gitattributes$/u.test(path));
  const texts = await repo.readBlobs([...new Set([...small, ...rules].map(({ oid }) => oid))]);
  const textOf = (oid: string): string => Buffer.from(texts.get(oid) ?? []).toString('utf8');
  // Without the rule, such a text is a file like any other.
  if (!rules.some(({ oid }) => textOf(oid).includes('filter=lfs'))) return [];
  const faults: CheckReportFault[] = [];
  for (const { path, oid } of small) {
    const pointer =
      /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*oid sha256:(?<name>[0-9a-f]{64})\nsize (?<size>\d+)\n/u.exec(
        textOf(oid),
      );
    const { name = '', size = '' } = pointer?.groups ?? {};
    if (name === '' || (await sizeOfLargeFile(repo, name)) === Number(size)) continue;
    const message = `${path} points to a large file, sha256:${name}, that this clone does not hold. Push it with git lfs push where it was made, and fetch it here: git lfs fetch`;
    faults.push({ conjunct: 'checks-pass', where: 'source', file: path, message });
  }
  return faults;
}

async function sizeOfLargeFile(repo: Repository, name: string): Promise<number | null> {
  const storage = (await repo.config('lfs.storage')) ?? 'lfs';
  const folder = isAbsolute(storage) ? storage : join(repo.commonDir, storage);
  const facts = await stat(join(folder, 'objects', name.slice(0, 2), name.slice(2, 4), name)).catch(() => null);
  return facts?.size ?? null;
}

async function judgeSubmodules(repo: Repository, commit: string, pointers: Entries): Promise<CheckReportFault[]> {
  if (pointers.length === 0) return [];
  const names = namesOf(Buffer.from((await repo.readBlob(commit, '.gitmodules')) ?? []).toString('utf8'));
  const faults: CheckReportFault[] = [];
  for (const { path, oid } of pointers) {
    const name = names.get(path);
    const published = name === undefined ? 'unknown' : await repo.isPublished(name, oid);
    if (published === 'yes') continue;
    const why =
      name === undefined
        ? 'which .gitmodules does not name. Add it with git submodule add'
        : published === 'no'
          ? `which is on no branch of its remote that is known here. Push it there, then run: git -C ${path} fetch`
          : `and this clone does not have that submodule, so it cannot be told whether it was pushed. Run: git submodule update --init ${path}`;
    faults.push({ conjunct: 'checks-pass', where: 'source', file: path, message: `${path} points to ${oid} of a submodule, ${why}` });
  }
  return faults;
}

/** Returns the submodules' names by path, as a `.gitmodules` says them. */
function namesOf(text: string): Map<string, string> {
  const names = new Map<string, string>();
  let name = '';
  for (const line of text.split('\n')) {
    name = /^\s*\[submodule "(?<name>[^"\\]+)"\]/u.exec(line)?.groups?.['name'] ?? name;
    const path = /^\s*path\s*=\s*(?<path>.*?)\s*$/u.exec(line)?.groups?.['path'];
    if (path !== undefined && name !== '') names.set(path, name);
  }
  return names;
}
