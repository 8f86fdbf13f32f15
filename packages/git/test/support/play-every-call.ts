// Plays everything that the package offers on a hostile repository, in a process of its own, and prints which planted programs each call ran.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as door from '../../src/index.ts';
import { git } from '../scratch.ts';
import { HostileRepository } from './hostile-repository.ts';

type Door = typeof door;
/** What of the package starts git: the functions that answer later. */
type DoorName = { [Name in keyof Door]: Door[Name] extends (...args: never[]) => Promise<unknown> ? Name : never }[keyof Door];
type MethodName = Exclude<keyof door.Repository, 'topLevel' | 'commonDir' | 'place'>;
type Plays = Readonly<Record<DoorName | MethodName, () => Promise<unknown>>>;

const author = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };

function playsOn(world: HostileRepository, repo: door.Repository): Plays {
  const { folder, root, origin } = world;
  const [main, two, three] = ['main', 'two', 'three'].map((name) => git(folder, 'rev-parse', name)) as [string, string, string];
  const tree = git(folder, 'rev-parse', 'main^{tree}');
  const blob = git(folder, 'rev-parse', 'main:a.txt');
  const worktree = join(root, 'trees/T-1');
  const commit = async (sign?: 'as-configured') =>
    await repo.commitTree({ tree, parents: [main], message: 'm', author, committer: author, ...(sign ? { sign } : {}) });
  const worktreeLeftBy = async (name: string, ...deeds: readonly string[][]): Promise<string> => {
    const path = join(root, 'trees', name);
    await repo.addWorktree(path, main, { filters: 'off' });
    for (const deed of deeds)
      git(path, '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false', ...deed);
    return path;
  };
  const whileEdited = async (look: () => Promise<unknown>): Promise<void> => {
    // Of the same length: otherwise the size alone tells, and whether a filter runs would hang on what else was written within one second.
    writeFileSync(join(folder, 'a.txt'), 'b\n');
    await look();
    writeFileSync(join(folder, 'a.txt'), 'a\n');
  };
  return {
    openRepository: async () => {
      for (const place of [folder, join(folder, 'bare'), join(folder, 'bare/hooks')]) await door.openRepository(place).catch(() => null);
    },
    initBare: async () => await door.initBare(join(root, 'fresh.git')),
    hooksFolder: async () => await door.hooksFolder(origin),
    takePushOptions: async () => await door.takePushOptions(origin),
    route: async () => await door.route(origin, 'refs/for'),
    isRouted: async () => await door.isRouted(origin, 'refs/for'),
    unroute: async () => await door.unroute(origin, 'refs/for'),
    addWorktree: async () => {
      await repo.addWorktree(worktree, main).catch(() => null);
      if (!existsSync(worktree)) await repo.addWorktree(worktree, main, { filters: 'off' });
      world.plantInWorktree(worktree);
    },
    moveWorktree: async () => {
      const aside = join(root, 'trees/aside');
      await repo.moveWorktree(worktree, aside);
      await repo.moveWorktree(aside, worktree);
    },
    removeWorktree: async () => {
      writeFileSync(join(worktree, 'a.txt'), 'changed\n');
      // The repository below stands in the way of an archive; without it there is one.
      await repo.removeWorktree(worktree);
      rmSync(join(worktree, 'nested/.git'), { recursive: true, force: true });
      const unborn = await worktreeLeftBy('unborn', ['checkout', '-q', '--orphan', 'unborn']);
      const moved = await worktreeLeftBy('moved', ['commit', '-q', '-m', 'commit', '--allow-empty'], ['reset', '-q', '--soft', two]);
      const staged = await worktreeLeftBy('staged', ['update-index', '--index-version', '4'], ['rm', '-q', '--cached', 'shared']);
      world.takeMarks();
      for (const path of [worktree, unborn, moved, staged]) await repo.removeWorktree(path);
    },
    worktrees: async () => await repo.worktrees(),
    materialise: async () => await repo.materialise(tree, join(root, 'copy')),
    initSnapshot: async () => {
      const path = join(root, 'snapshot');
      await repo.materialise(tree, path);
      world.plantInWorktree(path);
      rmSync(join(path, '.git'));
      await door.initSnapshot(path);
    },
    resolve: async () => await repo.resolve('main'),
    headState: async () => await repo.headState(),
    treeOf: async () => await repo.treeOf('main'),
    listTree: async () => await repo.listTree('main'),
    readBlob: async () => await repo.readBlob('main', 'a.txt'),
    readNamed: async () => await repo.readNamed(['main', 'refs/none']),
    readBlobs: async () => await repo.readBlobs([blob]),
    writeBlob: async () => await repo.writeBlob(Buffer.from('new')),
    writeTree: async () =>
      await repo.writeTree('main', [
        { path: 'a.txt', bytes: Buffer.from('new') },
        { path: 'b.process', bytes: null },
        { path: 'c.process', bytes: Buffer.from('c') },
        { path: 'd.txt', bytes: Buffer.from('d') },
      ]),
    diffTrees: async () => await repo.diffTrees('main', 'two'),
    diffText: async () => [await repo.diffText('main', 'two'), await repo.diffText('main', 'two', ['shared'])],
    commitTree: async () => [await commit(), await commit('as-configured')],
    readCommit: async () => await repo.readCommit('main'),
    firstParentLog: async () => [await repo.firstParentLog(null, 'two'), await repo.firstParentLog('main', 'three')],
    blameLine: async () => await repo.blameLine('two', 'a.txt', 1),
    parentsOf: async () => await repo.parentsOf('two'),
    mergeBase: async () => await repo.mergeBase('two', 'three'),
    isAncestor: async () => [await repo.isAncestor(main, two), await repo.isAncestor(two, three)],
    replay: async () => {
      await repo.replay(two, three);
      // What lies in a file of its own is read without git.
      git(folder, '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', 'repack', '-q', '-a', '-d');
      await repo.replay(two, main);
      await repo.replay(two, three);
    },
    updateRef: async () => await repo.updateRef('refs/circuit/x', main, { expected: null }),
    updateRefs: async () => await repo.updateRefs([{ ref: 'refs/circuit/y', commit: main, expected: null }]),
    readRef: async () => await repo.readRef('refs/circuit/x'),
    readRefs: async () => await repo.readRefs(['refs/circuit/x']),
    listRefs: async () => await repo.listRefs('refs/circuit'),
    deleteRef: async () => await repo.deleteRef('refs/circuit/x', main),
    identity: async () => await repo.identity(),
    config: async () => await repo.config('core.fsmonitor'),
    remoteFolder: async () => await repo.remoteFolder('origin'),
    remoteHead: async () => await repo.remoteHead('origin', 'main'),
    isPublished: async () => {
      mkdirSync(join(folder, '.git/modules/nested'), { recursive: true });
      writeFileSync(join(folder, '.git/modules/nested/HEAD'), 'ref: refs/heads/main\n');
      await repo.isPublished('nested', main);
    },
    remoteRefsBelow: async () => await repo.remoteRefsBelow('origin', ['refs/queue/for']),
    remoteRefs: async () => await repo.remoteRefs('origin', ['refs/heads/main']),
    addFetchLines: async () => await repo.addFetchLines('origin', ['refs/x/*:refs/x/*']),
    fetch: async () => await repo.fetch('origin', ['refs/heads/main:refs/remotes/x/main']),
    push: async () => await repo.push('origin', [{ ref: 'refs/heads/main', commit: two, expected: main }], { atomic: true }),
    dirtyPaths: async () => await whileEdited(async () => await repo.dirtyPaths()),
    fileInTheWay: async () => {
      const look = async () => await repo.fileInTheWay({ checkout: folder, from: main, to: two });
      await whileEdited(look);
      writeFileSync(join(folder, 'new-two'), 'mine\n');
      await look();
      rmSync(join(folder, 'new-two'));
    },
    advanceCheckout: async () => await repo.advanceCheckout({ checkout: folder, from: main, to: two }),
  };
}

using world = new HostileRepository();
if (process.argv[2] === 'everywhere') world.plantInCommonFolder();
const repo = await door.openRepository(world.folder);
world.takeMarks();
const ran: Record<string, readonly string[]> = {};
const failed: Record<string, string> = {};
for (const [name, play] of Object.entries(playsOn(world, repo))) {
  await play().catch((error: unknown) => (failed[name] = String(error)));
  ran[name] = world.takeMarks();
}
process.stdout.write(JSON.stringify({ ran, failed }));
