import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { initBare, openRepository, throwawayBranches, type FileInTheWay } from '../src/index.ts';
import { git, Scratch } from './scratch.ts';

test('moves a ref only from where the caller believes it to be', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const one = git(folder, 'rev-parse', 'HEAD');
  const two = scratch.commit(folder, { a: '2' }, 'two');
  const repo = await openRepository(folder);
  expect(await repo.updateRef('refs/circuit/T-1', one, { expected: null })).toBe('moved');
  expect(await repo.updateRef('refs/circuit/T-1', two, { expected: null })).toBe('lost');
  expect(await repo.updateRef('refs/circuit/T-1', two, { expected: two })).toBe('lost');
  expect(await repo.updateRef('refs/circuit/T-1', two, { expected: one })).toBe('moved');
  expect(await repo.updateRef('refs/circuit/T-2/x', one, { expected: undefined })).toBe('moved');
  expect(await repo.listRefs('refs/circuit')).toEqual([
    { ref: 'refs/circuit/T-1', commit: two },
    { ref: 'refs/circuit/T-2/x', commit: one },
  ]);
  expect(await repo.readRef('refs/circuit')).toBeNull();
  expect(await repo.deleteRef('refs/circuit/T-1', one)).toBe('lost');
  expect(await repo.deleteRef('refs/circuit/T-1', two)).toBe('deleted');
  await expect(repo.updateRef('refs/circuit/T-2', one, { expected: null })).rejects.toMatchObject({ code: 'git-failed' });
  await expect(repo.updateRef('refs/bad..name', one, { expected: undefined })).rejects.toMatchObject({ code: 'git-failed' });
});

test('moves refs only while another one stays where it is, or is not there', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const one = git(folder, 'rev-parse', 'HEAD');
  const repo = await openRepository(folder);
  const make = (ref: string, kept: string, expected: string | null) =>
    repo.updateRefs([
      { ref: kept, commit: undefined, expected },
      { ref, commit: one, expected: null },
    ]);
  expect(await make('refs/x/a', 'refs/x/none', null)).toBe('moved');
  expect(await make('refs/x/b', 'refs/x/a', one)).toBe('moved');
  expect(await make('refs/x/c', 'refs/x/a', null)).toBe('lost');
  expect(await make('refs/x/c', 'refs/x/none', one)).toBe('lost');
  expect((await repo.listRefs('refs/x')).map(({ ref }) => ref)).toEqual(['refs/x/a', 'refs/x/b']);
});

test('lists the refs of a remote below folders, and takes one away there, but no branch', async () => {
  using scratch = new Scratch();
  const [folder, remote] = [scratch.repository('r', { a: '1' }), join(scratch.root, 'remote.git')];
  await initBare(remote);
  const one = git(folder, 'rev-parse', 'HEAD');
  for (const ref of ['refs/q/for/main/1.T-1', 'refs/q/for/mainly', 'refs/heads/main']) git(folder, 'push', '-q', remote, `HEAD:${ref}`);
  const repo = await openRepository(folder);
  expect([...(await repo.remoteRefsBelow(remote, ['refs/q/for/main', 'refs/none']))]).toEqual([['refs/q/for/main/1.T-1', one]]);
  const take = (ref: string, expected: string) => repo.push(remote, [{ ref, commit: null, expected }], { atomic: true });
  expect(await take('refs/heads/main', one)).toMatchObject({ kind: 'refused', why: expect.stringContaining('is a branch') });
  expect(await take('refs/q/for/main/1.T-1', 'f'.repeat(40))).toMatchObject({ kind: 'refused' });
  expect(await take('refs/q/for/main/1.T-1', one)).toEqual({ kind: 'pushed' });
  expect(git(remote, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main\nrefs/q/for/mainly');
});

test('moves, makes and deletes several refs at once, or none when one of them is elsewhere', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const one = git(folder, 'rev-parse', 'HEAD');
  const two = scratch.commit(folder, { a: '2' }, 'two');
  const repo = await openRepository(folder);
  for (const ref of ['refs/x/a', 'refs/x/b']) await repo.updateRef(ref, one, { expected: null });
  const move = (fromA: string) =>
    repo.updateRefs([
      { ref: 'refs/x/a', commit: null, expected: fromA },
      { ref: 'refs/x/b', commit: two, expected: undefined },
      { ref: 'refs/x/c', commit: two, expected: null },
      { ref: 'refs/x/none', commit: null, expected: undefined },
    ]);
  expect(await move(two)).toBe('lost');
  expect((await repo.listRefs('refs/x')).map(({ ref }) => ref)).toEqual(['refs/x/a', 'refs/x/b']);
  expect(await move(one)).toBe('moved');
  expect(await repo.listRefs('refs/x')).toEqual([
    { ref: 'refs/x/b', commit: two },
    { ref: 'refs/x/c', commit: two },
  ]);
  expect(await move(one)).toBe('lost');
});

test('lets exactly one of eight racers move a ref', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const base = git(folder, 'rev-parse', 'HEAD');
  const repo = await openRepository(folder);
  const who = { name: 'A', email: 'a@example.org' };
  const tree = await repo.treeOf('HEAD');
  const rivals = await Promise.all(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((message) =>
      repo.commitTree({ tree, parents: [base], message, author: who, committer: who }),
    ),
  );
  const ends = await Promise.all(rivals.map((commit) => repo.updateRef('refs/heads/target', commit, { expected: null })));
  expect(ends.filter((end) => end === 'moved')).toHaveLength(1);
  expect(await repo.readRef('refs/heads/target')).toBe(rivals[ends.indexOf('moved')]);
});

test('pushes all refs or none, and never moves a branch to a commit that does not descend from it', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const base = git(folder, 'rev-parse', 'HEAD');
  const next = scratch.commit(folder, { a: '2' }, 'two');
  git(folder, 'checkout', '-q', '-b', 'side', base);
  const side = scratch.commit(folder, { a: '3' }, 'side');
  const remote = join(scratch.root, 'r e.git');
  await initBare(remote);
  git(folder, 'remote', 'add', 'origin', remote);
  const repo = await openRepository(folder);
  const landed = { ref: 'refs/queue/landed/T-1', expected: null };
  const main = (commit: string, expected: string | null) => ({ ref: 'refs/heads/main', commit, expected });
  expect(await repo.push('origin', [main(base, null)], { atomic: true })).toEqual({ kind: 'pushed' });
  expect(await repo.push('origin', [main(next, base), { ...landed, commit: next }], { atomic: true })).toEqual({ kind: 'pushed' });
  expect(await repo.push('origin', [main(side, next)], { atomic: true })).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('does not descend'),
  });
  expect(await repo.push('origin', [main(next, base)], { atomic: true })).toEqual({ kind: 'pushed' });
  git(folder, 'checkout', '-q', 'main');
  const third = scratch.commit(folder, { a: '4' }, 'three');
  expect(await repo.push('origin', [main(third, next), { ...landed, commit: third }], { atomic: true })).toMatchObject({ kind: 'refused' });
  expect(await repo.remoteHead('origin', 'main')).toBe(next);
  expect(await repo.remoteRefs('origin', ['refs/queue/landed/T-1', 'refs/none', 'main'])).toEqual(
    new Map([['refs/queue/landed/T-1', next]]),
  );
  expect(await repo.remoteHead('origin', 'none')).toBeNull();
  expect(await repo.remoteFolder('origin')).toBe(remote);
  expect(await repo.remoteFolder('https://example.org/x.git')).toBeNull();
  expect(await repo.remoteFolder('git@example.org:x.git')).toBeNull();
});

test('takes a branch of a remote away only where the queue made it for a forge, and only from where it is', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const head = git(folder, 'rev-parse', 'HEAD');
  const remote = join(scratch.root, 'r.git');
  await initBare(remote);
  git(folder, 'remote', 'add', 'origin', remote);
  const repo = await openRepository(folder);
  const [mine, theirs] = [`${throwawayBranches}T-1/${head}`, 'refs/heads/circuit-queues'];
  const made = [mine, theirs].map((ref) => ({ ref, commit: head, expected: null }));
  expect(await repo.push('origin', made, { atomic: true })).toEqual({ kind: 'pushed' });
  const takeAway = async (ref: string, expected = head): Promise<string> =>
    (await repo.push('origin', [{ ref, commit: null, expected }], { atomic: true })).kind;
  expect([await takeAway(theirs), await takeAway(mine, '1'.repeat(40)), await takeAway(mine)]).toEqual(['refused', 'refused', 'pushed']);
  expect([...(await repo.remoteRefs('origin', [mine, theirs])).keys()]).toEqual([theirs]);
});

test('counts the relative path of a remote from the top of the work tree, as git does', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  const base = git(folder, 'rev-parse', 'HEAD');
  await initBare(join(scratch.root, 'up.git'));
  git(folder, 'remote', 'add', 'origin', '../up.git');
  const repo = await openRepository(folder);
  expect(await repo.push('origin', [{ ref: 'refs/heads/main', commit: base, expected: null }], { atomic: true })).toEqual({
    kind: 'pushed',
  });
  expect(await repo.remoteHead('origin', 'main')).toBe(base);
  expect(await repo.fetch('origin', ['+refs/heads/main:refs/remotes/origin/main'])).toEqual({ kind: 'fetched' });
  expect(await repo.readRef('refs/remotes/origin/main')).toBe(base);
});

test('fetches of one branch at once all end well while the branch moves', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  await initBare(join(scratch.root, 'up.git'));
  git(folder, 'remote', 'add', 'origin', join(scratch.root, 'up.git'));
  git(folder, 'push', '-q', 'origin', 'main');
  const other = join(scratch.root, 'other');
  git(scratch.root, 'clone', '-q', 'up.git', other);
  const repos = await Promise.all(Array.from({ length: 4 }, async () => await openRepository(folder)));
  for (let round = 0; round < 6; round += 1) {
    const head = scratch.commit(other, { a: `${round}` }, 'moves');
    git(other, 'push', '-q', 'origin', 'main');
    const fetches = repos.map(async (repo) => await repo.fetch('origin', ['+refs/heads/main:refs/remotes/origin/main']));
    expect(await Promise.all(fetches)).toEqual(repos.map(() => ({ kind: 'fetched' })));
    expect(await repos[0]?.readRef('refs/remotes/origin/main')).toBe(head);
  }
});

test('does not claim to know when the remote cannot be reached', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1' });
  git(folder, 'remote', 'add', 'origin', join(scratch.root, 'gone.git'));
  const repo = await openRepository(folder);
  const head = git(folder, 'rev-parse', 'HEAD');
  expect(await repo.push('origin', [{ ref: 'refs/heads/main', commit: head, expected: null }], { atomic: true })).toMatchObject({
    kind: 'unknown',
  });
  expect(await repo.fetch('origin', ['refs/heads/main:refs/remotes/origin/main'])).toMatchObject({ kind: 'unknown' });
  await expect(repo.remoteHead('origin', 'main')).rejects.toMatchObject({ code: 'remote-unreachable', retry: 'safe' });
});

test('advances a clean checkout, also one that was left half way, and never overwrites a file of the person', async () => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1', b: '1', '.gitignore': '.env\n' });
  const from = git(folder, 'rev-parse', 'HEAD');
  const to = scratch.commit(folder, { a: '2', c: '1' }, 'two');
  const secret = scratch.commit(folder, { '.gitignore': '', '.env': 'theirs' }, 'env');
  git(folder, 'reset', '-q', '--hard', from);
  const repo = await openRepository(folder);
  const move = { checkout: folder, from, to };
  writeFileSync(join(folder, 'b'), 'my edit');
  expect(await repo.advanceCheckout({ ...move, dryRun: true })).toEqual({ kind: 'advanced' });
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('1');
  git(folder, 'update-ref', 'refs/heads/main', to, from);
  for (const _ of ['first', 'again']) expect(await repo.advanceCheckout(move)).toEqual({ kind: 'advanced' });
  expect(git(folder, 'status', '--porcelain')).toBe(' M b');
  writeFileSync(join(folder, '.env'), 'my secret');
  expect(await repo.advanceCheckout({ checkout: folder, from: to, to: secret })).toEqual({
    kind: 'kept',
    why: '.env exists and is not tracked.',
    inTheWay: { kind: 'untracked', path: '.env' },
  });
  expect(await repo.advanceCheckout({ checkout: folder, from: to, to: from })).toEqual({ kind: 'advanced' });
  writeFileSync(join(folder, 'a'), 'my edit');
  expect(await repo.advanceCheckout(move)).toMatchObject({ kind: 'kept' });
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('my edit');
});

test.each<{ name: string; stands: Record<string, string>; found: FileInTheWay | null }>([
  { name: 'an ignored file where one is added', stands: { 'test/new': 'mine' }, found: { kind: 'untracked', path: 'test/new' } },
  { name: 'a file where a folder is needed', stands: { test: 'mine' }, found: { kind: 'untracked', path: 'test' } },
  { name: 'changes in a file that is changed', stands: { a: 'mine' }, found: { kind: 'changed', path: 'a' } },
  { name: 'changes and new files elsewhere', stands: { b: 'mine', other: 'mine' }, found: null },
])('a tree without a commit meets in a checkout: $name', async ({ stands, found }) => {
  using scratch = new Scratch();
  const folder = scratch.repository('r', { a: '1', b: '1', '.gitignore': 'test\n' });
  const from = git(folder, 'rev-parse', 'HEAD');
  const repo = await openRepository(folder);
  const to = await repo.writeTree(await repo.treeOf(from), [
    { path: 'a', bytes: Buffer.from('2') },
    { path: 'test/new', bytes: Buffer.from('2') },
  ]);
  // Main has gone on since.
  scratch.commit(folder, { c: '1' }, 'elsewhere');
  for (const [path, text] of Object.entries(stands)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(await repo.fileInTheWay({ checkout: folder, from, to })).toStrictEqual(found);
});

test('a remote that asks for a name and a password is unknown at once: nobody is asked for them', async () => {
  const server = createServer((_, response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="here"' }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    using scratch = new Scratch();
    const folder = scratch.repository('r', { a: '1' });
    const { port } = server.address() as AddressInfo;
    git(folder, 'remote', 'add', 'origin', `http://127.0.0.1:${port}/ada/small.git`);
    const repo = await openRepository(folder);
    expect(await repo.fetch('origin', ['refs/heads/main'])).toMatchObject({ kind: expect.not.stringMatching('fetched') as string });
    const commit = git(folder, 'rev-parse', 'HEAD');
    const pushed = await repo.push('origin', [{ ref: 'refs/heads/main', commit, expected: null }], { atomic: true });
    expect(pushed).toMatchObject({ kind: 'unknown', why: expect.stringContaining('could not read Username') as string });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
