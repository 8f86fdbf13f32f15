// Ways in which other tools lost their users' work, each played again with the end that it must have here. Where a report is public, its
// number stands beside the test.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runInSandbox, type SandboxSpec } from '@ticket-circuit/sandbox';
import { describe, expect, test } from 'vitest';
import { openRepository, type Repository, type WorktreeRemoval } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

interface World {
  readonly folder: string;
  readonly path: string;
  readonly repo: Repository;
}

async function world(scratch: Scratch): Promise<World> {
  const files = { a: '1\n', 'src/b': '1\n', '.gitignore': 'out\n.env\n' };
  const folder = scratch.repository('r', files);
  writeFileSync(join(folder, '.env'), 'KEY=of the person\n');
  const repo = await openRepository(folder);
  const path = join(scratch.root, 'trees/T-1');
  await repo.addWorktree(path, 'main');
  return { folder, path, repo };
}

function textsOf({ folder }: World, removal: WorktreeRemoval): Record<string, string> {
  if (removal.kind !== 'removed' || removal.archived === null) return {};
  const { commit } = removal.archived;
  const names = git(folder, 'diff', '--name-only', '-z', 'main', commit).split('\0').filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, git(folder, 'show', `${commit}:${name}`)]));
}

/** Everything of the person's own: the files of the checkout, and the repository without its objects and our records. */
function ownOf({ folder }: World): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const own = paths.filter((path) => !/^\.git\/(?:objects|worktrees|circuit-|refs\/circuit)/u.test(path)).toSorted();
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

describe('removing a work tree', () => {
  // anthropics/claude-code #35862: the state of a resumed session was compared with where it resumed, and untracked files did not count.
  test('keeps what was committed before a session was resumed, and files that git never knew', async () => {
    using scratch = new Scratch();
    const at = await world(scratch);
    const before = scratch.commit(at.path, { a: 'first half\n' }, 'first half');
    // Resumed: everything looks as it was found.
    const again = await openRepository(at.folder);
    expect(await again.removeWorktree(at.path)).toMatchObject({ kind: 'removed', archived: { commit: before } });
    await again.addWorktree(at.path, 'main');
    writeFileSync(join(at.path, 'never added'), 'x');
    expect(textsOf(at, await again.removeWorktree(at.path))).toEqual({ 'never added': 'x' });
  });

  // anthropics/claude-code #58885: when git could not remove the folder, it was deleted without git.
  test('leaves the folder when it cannot be kept, and never falls back to plain deletion', async () => {
    using scratch = new Scratch();
    const at = await world(scratch);
    writeFileSync(join(at.path, 'new'), 'work');
    git(at.path, 'init', '-q', 'out');
    for (let times = 0; times < 3; times += 1)
      expect(await at.repo.removeWorktree(at.path)).toEqual({ kind: 'kept', why: expect.stringContaining('out/.git') });
    expect(readFileSync(join(at.path, 'new'), 'utf8')).toBe('work');
    expect(await at.repo.worktrees()).toHaveLength(2);
  });

  // anthropics/claude-code #74719: after some days a tree went, dirty or on a commit that no branch had. bernstein #1847: or when no process had it.
  test('keeps changes and a commit without a branch however old the tree is and whether or not a process has it', async () => {
    using scratch = new Scratch();
    const at = await world(scratch);
    const unpushed = scratch.commit(at.path, { a: 'unpushed\n' }, 'unpushed');
    writeFileSync(join(at.path, 'src/b'), 'dirty\n');
    mkdirSync(join(at.path, 'out'));
    writeFileSync(join(at.path, 'out/log'), 'ignored');
    const long = new Date('2001-01-01T00:00:00Z');
    for (const name of ['', 'a', 'src/b', 'out/log', 'out']) utimesSync(join(at.path, name), long, long);
    const removal = await at.repo.removeWorktree(at.path);
    expect(textsOf(at, removal)).toEqual({ a: 'unpushed', 'src/b': 'dirty', 'out/log': 'ignored' });
    if (removal.kind !== 'removed' || removal.archived === null) throw new Error('nothing was archived');
    expect(await at.repo.isAncestor(unpushed, removal.archived.commit)).toBe(true);
  });

  // anthropics/claude-code #48927: clearing up after several agents at once took the repository and the person's files with it.
  test('touches nothing of the person, whatever stands at the path and however many go at once', async () => {
    using scratch = new Scratch();
    const at = await world(scratch);
    writeFileSync(join(at.folder, 'a'), 'not committed\n');
    const before = ownOf(at);
    const paths = [0, 1, 2, 3].map((number) => join(scratch.root, `trees/many-${number}`));
    await Promise.all(paths.map(async (path) => await at.repo.addWorktree(path, 'main')));
    // One has become a link to the checkout, and one has it inside.
    rmSync(paths[0] ?? '', { recursive: true });
    symlinkSync(at.folder, paths[0] ?? '');
    symlinkSync(at.folder, join(paths[1] ?? '', 'node_modules'));
    const asked = [
      ...paths,
      at.path,
      at.folder,
      join(at.folder, '.git'),
      join(at.folder, 'src/..'),
      scratch.root,
      `${scratch.root}/trees/../r`,
    ];
    const removals = await Promise.all(asked.map(async (path) => await at.repo.removeWorktree(path)));
    expect(removals.map(({ kind }) => kind)).toEqual(['kept', ...Array(4).fill('removed'), ...Array(5).fill('kept')]);
    expect(ownOf(at)).toEqual(before);
    const archived = git(at.folder, 'for-each-ref', '--format=%(refname)', 'refs/circuit').split('\n').filter(Boolean);
    expect(archived).toEqual(['refs/circuit/archive/many-1']);
    expect(git(at.folder, 'ls-tree', '-r', '--name-only', archived[0] ?? '')).not.toMatch(/\.env/u);
  });

  // Trees of living sessions were pruned by others that cleared up beside them.
  test('finds a tree that somebody tried to prune, and one whose record is gone stays', async () => {
    using scratch = new Scratch();
    const at = await world(scratch);
    writeFileSync(join(at.path, 'a'), 'work\n');
    git(at.folder, 'worktree', 'prune', '--expire=now');
    cpSync(at.path, `${at.path}-elsewhere`, { recursive: true });
    rmSync(at.path, { recursive: true });
    git(at.folder, 'worktree', 'prune', '--expire=now');
    cpSync(`${at.path}-elsewhere`, at.path, { recursive: true });
    expect(textsOf(at, await at.repo.removeWorktree(at.path))).toEqual({ a: 'work' });
    expect(await at.repo.removeWorktree(`${at.path}-elsewhere`)).toMatchObject({ kind: 'kept' });
    expect(existsSync(`${at.path}-elsewhere/a`)).toBe(true);
  });
});

// anthropics/claude-code #39514: files of a session were copied over what the person had not committed.
test('a landing never writes over what the person has not committed, ignored files included', async () => {
  using scratch = new Scratch();
  const at = await world(scratch);
  const head = git(at.folder, 'rev-parse', 'main');
  const tree = await at.repo.writeTree('main', [
    { path: 'a', bytes: Buffer.from('landed\n') },
    { path: '.env', bytes: Buffer.from('KEY=landed\n') },
  ]);
  const author = { name: 'Ada', email: 'ada@example.org' };
  const to = await at.repo.commitTree({ tree, parents: [head], message: 'landed', author, committer: author });
  const move = { checkout: at.folder, from: head, to };
  const before = ownOf(at);
  expect(await at.repo.advanceCheckout(move)).toMatchObject({ kind: 'kept', why: expect.stringContaining('.env') });
  rmSync(join(at.folder, '.env'));
  writeFileSync(join(at.folder, 'a'), 'days of work\n');
  expect(await at.repo.advanceCheckout(move)).toMatchObject({ kind: 'kept' });
  expect(ownOf(at)).toEqual({ ...before, a: 'days of work\n', '.env': undefined });
});

// anthropics/claude-code #45108: a commit that took everything in the tree also took what was missing there.
test('a commit of a session holds what the host wrote for it, and removes nothing that its tree happens to lack', async () => {
  using scratch = new Scratch();
  const at = await world(scratch);
  for (const path of ['src/b', '.gitignore']) rmSync(join(at.path, path));
  writeFileSync(join(at.path, 'left by a test'), 'x');
  const tree = await at.repo.writeTree('main', [{ path: 'a', bytes: Buffer.from('2\n') }]);
  expect(await at.repo.diffTrees('main', tree)).toEqual([{ path: 'a', status: 'changed' }]);
});

// openai/codex #23661: a sandbox showed git but kept its index read only, so that commands failed half way.
test('inside a sandbox a work tree is no repository at all, and the host commits what was done there', async () => {
  using scratch = new Scratch();
  chmodSync(scratch.root, 0o755);
  const at = await world(scratch);
  const before = ownOf(at);
  const script = ['git status', 'git add -A', 'git commit -m x', 'git stash', 'git worktree list', 'git init'].map(
    (command) => `${command} >/dev/null 2>/tmp/said && echo "worked: ${command}"; grep -L "not a git repository" /tmp/said`,
  );
  const spec: SandboxSpec = {
    binds: [],
    tree: { path: at.path, mode: 'read-only' },
    network: 'none',
    argv: ['sh', '-c', `${script.join('\n')}\nls -A /ws; wc -c < /ws/.git`],
    cwd: '/ws',
    env: {},
    limits: {
      ...{ wallMs: 60_000, cpuS: 60, memoryBytes: 2 ** 30, processes: 64 },
      ...{ fileBytes: 2 ** 20, outputBytes: 2 ** 20, tmpBytes: 2 ** 20 },
    },
  };
  const run = await runInSandbox(spec);
  expect(run.stdout).not.toMatch(/worked/u);
  expect(run.stdout).toMatch(/\n0\n$/u);
  expect(ownOf(at)).toEqual(before);
  expect(readdirSync(join(at.folder, '.git/worktrees/T-1')).filter((name) => name.endsWith('.lock'))).toEqual([]);
  expect(await at.repo.removeWorktree(at.path)).toEqual({ kind: 'removed', archived: null });
});
