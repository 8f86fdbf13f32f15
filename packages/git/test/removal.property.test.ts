import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSnapshots, snapshotTree } from '@ticket-circuit/sandbox';
import { openRepository, type RemovalOptions, type Repository } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';
import { deed, doIn, removalWorld, type Deed } from './support/worktree-deeds.ts';

/** Mode, name of the blob and path, as git writes them in a tree. */
type Entry = readonly [mode: string, oid: string, path: string];

/** Names of other bytes than text are left out. */
function entriesOf(tree: string): Entry[] {
  const files = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const entries = files
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => file !== join(tree, '.git') && !file.includes('\u{fffd}'))
    .map((file): Entry => {
      const facts = lstatSync(file);
      const bytes = facts.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
      const mode = facts.isSymbolicLink() ? '120000' : (facts.mode & 0o100) === 0 ? '100644' : '100755';
      return [mode, blobName(bytes), file.slice(tree.length + 1)];
    });
  return byPath(entries);
}

const byPath = (entries: readonly Entry[]): Entry[] => entries.toSorted(([, , a], [, , b]) => (a < b ? -1 : 1));

function blobName(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The objects that the work tree's own HEAD, its past places and its index hold, and nothing else might. */
function objectsBehind(repo: Repository, tree: string): string[] {
  const log = join(repo.commonDir, 'worktrees', basename(tree), 'logs/HEAD');
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const commits = [...new Set(text.match(/\b(?!0{40})[0-9a-f]{40}\b/gu))];
  const staged = [...git(tree, 'ls-files', '-s', '-z').matchAll(/[0-9a-f]{40}/gu)].map(([oid]) => oid);
  return [...new Set([...(commits.length === 0 ? [] : objectsFrom(repo.topLevel, commits)), ...staged])];
}

const objectsFrom = (folder: string, from: readonly string[]): string[] =>
  git(folder, 'rev-list', '--objects', '--no-object-names', ...from)
    .split('\n')
    .filter(Boolean);

/** All that refs lead to, after git has thrown away what none leads to. */
function objectsOfRefs(folder: string): Set<string> {
  git(folder, 'reflog', 'expire', '--expire=now', '--all');
  git(folder, 'prune', '--expire=now');
  return new Set(objectsFrom(folder, ['--all']));
}

function entriesOfCommit(folder: string, commit: string): Entry[] {
  const lines = git(folder, 'ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
  return byPath(
    lines.map((line): Entry => {
      const [mode = '', , oid = ''] = line.slice(0, line.indexOf('\t')).split(' ');
      return [mode, oid, line.slice(line.indexOf('\t') + 1)];
    }),
  );
}

async function removeAndLook(repo: Repository, path: string, options: RemovalOptions = {}): Promise<void> {
  const folder = repo.topLevel;
  const before = entriesOf(path);
  const behind = objectsBehind(repo, path);
  const removal = await repo.removeWorktree(path, options);
  if (removal.kind === 'kept') throw new Error(`kept: ${removal.why}`);
  expect(existsSync(path)).toBe(false);
  const found = objectsOfRefs(folder);
  expect([...before.map(([, oid]) => oid), ...behind].filter((oid) => !found.has(oid))).toStrictEqual([]);
  if (removal.archived !== null) expect(entriesOfCommit(folder, removal.archived.commit)).toStrictEqual(before);
}

const state = fc.array(deed, { minLength: 1, maxLength: 12 });

function doAll(path: string, deeds: readonly Deed[]): void {
  for (const [number, each] of deeds.entries()) doIn(path, each, number);
}

test('whatever was done in a work tree, each byte of it is behind a ref when it is gone', async () => {
  await fc.assert(
    fc.asyncProperty(state, async (deeds) => {
      using scratch = new Scratch();
      const repo = await openRepository(removalWorld(scratch));
      const path = join(scratch.root, 'w');
      await repo.addWorktree(path, 'main');
      const walk = await snapshotTree(path);
      doAll(path, deeds);
      const untouchedAt = async (): Promise<string | null> =>
        compareSnapshots(walk, await snapshotTree(path), []).length === 0 ? git(repo.topLevel, 'rev-parse', 'main') : null;
      await removeAndLook(repo, path, { untouchedAt });
      // The same place serves a session that is started again.
      await repo.addWorktree(path, 'main');
      expect(await repo.removeWorktree(path)).toEqual({ kind: 'removed', archived: null });
      expect(await repo.worktrees()).toHaveLength(1);
    }),
    { numRuns: 24 },
  );
});

test('a work tree that cannot be kept stays as it is with the reason, and goes once that is mended', async () => {
  await fc.assert(
    fc.asyncProperty(state, fc.constantFrom('a repository below', 'a name of other bytes', 'a taken name'), async (deeds, obstacle) => {
      using scratch = new Scratch();
      const repo = await openRepository(removalWorld(scratch));
      const path = join(scratch.root, 'w');
      await repo.addWorktree(path, 'main');
      doAll(path, deeds);
      const mend = obstruct(repo, path, obstacle);
      const before = entriesOf(path);
      expect(await repo.removeWorktree(path)).toMatchObject({ kind: 'kept' });
      expect(entriesOf(path)).toStrictEqual(before);
      mend();
      await removeAndLook(repo, path);
    }),
    { numRuns: 8 },
  );
});

/** Puts something in the way of a removal; returns how it is taken away again. */
function obstruct(repo: Repository, path: string, obstacle: 'a repository below' | 'a name of other bytes' | 'a taken name'): () => void {
  if (obstacle === 'a repository below') {
    git(path, 'init', '-q', 'nested');
    return () => rmSync(join(path, 'nested'), { recursive: true });
  }
  if (obstacle === 'a name of other bytes') {
    const odd = Buffer.concat([Buffer.from(`${path}/odd-`), Buffer.from([0xff])]);
    writeFileSync(odd, 'x');
    return () => rmSync(odd);
  }
  // Somebody threw git's record away: the folder could be anybody's.
  const record = join(repo.commonDir, 'worktrees/w');
  renameSync(record, `${repo.commonDir}/elsewhere`);
  return () => {
    mkdirSync(join(repo.commonDir, 'worktrees'), { recursive: true });
    renameSync(`${repo.commonDir}/elsewhere`, record);
  };
}
