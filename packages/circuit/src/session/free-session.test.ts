import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository, type Repository } from '@ticket-circuit/git';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
