import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository, type Repository } from '@ticket-circuit/git';
import { snapshotTree } from '@ticket-circuit/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearSession, freeSession } from './free-session.ts';
import { SessionFolder } from './session-folder.ts';

const session = 'T-1/plan.r1.t1';
let root: string;
let repo: Repository;
let folder: SessionFolder;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: join(root, 'r'), encoding: 'utf8' });

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'free-session-'));
  execFileSync('git', ['init', '-q', '-b', 'main', join(root, 'r')]);
  git('commit', '-q', '--allow-empty', '-m', 'first');
  repo = await openRepository(join(root, 'r'));
  folder = new SessionFolder(join(root, 'work'), join(root, 'sockets'), session);
  await folder.make();
  await repo.addWorktree(folder.tree, 'main');
  writeFileSync(join(folder.tree, 'note'), 'left behind\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const old = () => ({ repo, folder, session, isKept: false });

test('what a session left is archived before its folder goes', async () => {
  expect(await freeSession(old(), join(root, 'work'))).toBeNull();
  expect(folder.exists()).toBe(false);
  expect(git('show', `refs/circuit/archive/${session}:note`)).toBe('left behind\n');
});

test('a work tree that no commit can keep is moved aside, and a session that starts again finds its place free', async () => {
  for (const place of ['work/kept/T-1_plan.r1.t1', 'work/kept/T-1_plan.r1.t1-2']) {
    execFileSync('git', ['init', '-q', join(folder.tree, 'nested')]);
    expect(await clearSession(old())).toMatch(/nested\/\.git/u);
    expect(await freeSession(old(), join(root, 'work'))).toBe(join(root, place));
    expect(readFileSync(join(root, place, 'note'), 'utf8')).toBe('left behind\n');
    expect(existsSync(folder.root)).toBe(false);
    await folder.make();
    await repo.addWorktree(folder.tree, 'main');
    writeFileSync(join(folder.tree, 'note'), 'left behind\n');
  }
});

test('a work tree of which git lost its record is moved aside too', async () => {
  rmSync(join(repo.commonDir, 'worktrees'), { recursive: true });
  const place = await freeSession(old(), join(root, 'work'));
  expect(readFileSync(join(place ?? '', 'note'), 'utf8')).toBe('left behind\n');
});

describe('a work tree that the walk found clean', () => {
  const archived = (): string => git('for-each-ref', '--format=%(refname)', 'refs/circuit/archive').trim();

  beforeEach(async () => {
    rmSync(join(folder.tree, 'note'));
    folder.keepWalk({ commit: git('rev-parse', 'main').trim(), seen: await snapshotTree(folder.tree) });
  });

  test('goes without an archive', async () => {
    expect(await clearSession(old())).toBeNull();
    expect(folder.exists()).toBe(false);
    expect(archived()).toBe('');
  });

  test.each<[what: string, act: () => void]>([
    ['a file came', () => writeFileSync(join(folder.tree, 'note'), 'since the walk\n')],
    [
      'a file came and was staged, and has gone again',
      () => {
        writeFileSync(join(folder.tree, 'note'), 'since the walk\n');
        execFileSync('git', ['add', 'note'], { cwd: folder.tree });
        rmSync(join(folder.tree, 'note'));
      },
    ],
    [
      'a commit was made',
      () =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x'], {
          cwd: folder.tree,
        }),
    ],
  ])('is kept when since then %s', async (_, act) => {
    act();
    expect(await clearSession(old())).toBeNull();
    expect(archived()).toBe(`refs/circuit/archive/${session}`);
  });

  test('is looked at again when the host wrote what no tree keeps', async () => {
    writeFileSync(join(folder.tree, 'note'), 'of the host\n');
    await folder.noteWrite({ path: 'note', digest: null });
    folder.keepWalk({ commit: git('rev-parse', 'main').trim(), seen: await snapshotTree(folder.tree) });
    expect(await clearSession(old())).toBeNull();
    expect(git('show', `refs/circuit/archive/${session}:note`)).toBe('of the host\n');
  });
});
