// Commits that people push for the queue to a bare repository, whose hook judges and parks them. Numbers in comments name the cases of the design's list.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hookState, installGuard, installHook, installHooks, parkedPushes, readFold, removeHook } from '../src/index.ts';
import { Queue } from './queue.ts';
import { git, World } from './world.ts';

const placeOf = (world: World) => ({ repoDir: world.remote, spool: join(world.root, 'spool'), ref: 'refs/heads/main' });

/** Makes a ticket's commit in somebody else's clone. */
function commitOf(world: World, ticket: string, files: Record<string, string>, onto = 'origin/main'): string {
  git(world.other, 'fetch', '-q', 'origin');
  git(world.other, 'checkout', '-q', '--detach', onto);
  return world.commit(world.other, files, `Change of ${ticket}\n\nTicket: ${ticket}`);
}

/** Pushes from there, and returns what git says. */
function push(world: World, ...words: string[]): string {
  const env = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' };
  return spawnSync('git', ['push', 'origin', ...words], { cwd: world.other, env, encoding: 'utf8' }).stderr;
}

const parkedIn = (world: World): string => git(world.remote, 'for-each-ref', '--format=%(objectname) %(refname)', 'refs/queue');

test('parks a commit that is pushed for main, says where to look, and the queue lands it and clears its refs away', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  expect(await installHooks(placeOf(world))).toEqual({ kind: 'installed', chained: false });
  expect(await hookState(placeOf(world), 'proc-receive')).toEqual({ kind: 'installed', chained: false });
  const commit = commitOf(world, 'T-1', { 'a.txt': 'mine\n' });
  const said = push(world, `${commit}:refs/for/main`);
  expect(said).toContain('remote: T-1 waits to be taken into the merge queue. Look at: circuit queue why T-1');
  expect(said).toContain('refs/queue/for/main/1.T-1');
  expect(parkedIn(world)).toBe(`${commit} refs/queue/for/main/1.T-1`);
  expect(await parkedPushes(await queue.place())).toEqual([{ ticket: 'T-1', commit }]);
  // The same again is the same entry.
  push(world, `${commit}:refs/for/main/T-1`);
  expect(parkedIn(world)).toBe(`${commit} refs/queue/for/main/1.T-1`);
  await queue.work();
  expect(world.head()).toBe(commit);
  expect(queue.records()).toContainEqual(expect.objectContaining({ kind: 'submitted', ticket: 'T-1', commit }));
  await queue.work();
  expect(parkedIn(world)).toBe(`${commit} refs/queue/landed/T-1`);
});

test('lands what is pushed while the queue is being worked on, by the word of its hooks', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  await queue.add('T-1', { 'a.txt': 'x\n' });
  const commit = commitOf(world, 'T-2', { 'b.txt': 'x\n' });
  await queue.work({
    spool: placeOf(world).spool,
    until: ({ settled }) => settled.has('T-2'),
    judge: async (candidate) => {
      if (queue.judged.length === 0) push(world, `${commit}:refs/for/main`);
      return await queue.judge(candidate);
    },
  });
  expect(queue.main()).toBe('T-1 T-2');
});

test('refuses what the queue would refuse, each with its reason, and parks none of it', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  const good = commitOf(world, 'T-1', { 'a.txt': 'mine\n' });
  const raw = git(world.other, 'commit-tree', '-m', 'no parent\n\nTicket: T-1', `${good}^{tree}`);
  const merge = git(world.other, 'commit-tree', '-p', good, '-p', `${good}^`, '-m', 'x\n\nTicket: T-1', `${good}^{tree}`);
  const empty = git(world.other, 'commit-tree', '-p', `${good}^`, '-m', 'x\n\nTicket: T-1', `${good}^^{tree}`);
  const named = (message: string): string => git(world.other, 'commit-tree', '-p', `${good}^`, '-m', message, `${good}^{tree}`);
  const nul = execFileSync('git', ['cat-file', 'commit', good], { cwd: world.other, encoding: 'latin1' }).replace('\n\n', '\n\nx\0');
  const literally = ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'];
  const withNul = execFileSync('git', literally, { cwd: world.other, input: nul, encoding: 'latin1' }).trim();
  const above = commitOf(world, 'T-2', { 'b.txt': 'x\n' }, good);
  git(world.other, 'tag', '-a', '-m', 'x', 'tagged', good);
  const refusals: [string, string, string][] = [
    [good, 'refs/for/main/T-2', 'it was pushed for T-2, and its trailer Ticket says T-1'],
    [good, 'refs/for/main/T-1/x', 'it was pushed for T-1/x'],
    [good, 'refs/for/mian', 'this queue takes commits at refs/for/main'],
    [raw, 'refs/for/main', 'it has not exactly one parent'],
    [merge, 'refs/for/main', 'it has not exactly one parent'],
    [empty, 'refs/for/main', 'it changes nothing'],
    [above, 'refs/for/main', `its parent ${good} is neither on refs/heads/main nor the commit of a ticket in the queue`],
    [withNul, 'refs/for/main', 'its message has a NUL byte'],
    [named('x'), 'refs/for/main', 'its message has no trailer Ticket:'],
    [named('Ticket: T-1'), 'refs/for/main', 'its message has no trailer Ticket:'],
    [named('x\n\nTicket: T-1\nTicket: T-2'), 'refs/for/main', 'its trailer Ticket says T-1,T-2, and must name one ticket'],
    [named('x\n\nTicket: T-1\n T-2'), 'refs/for/main', 'must name one ticket'],
    [named("x\n\nTicket: $(touch /tmp/pwned) ';rm"), 'refs/for/main', "its trailer Ticket says $(touch /tmp/pwned) ';rm, and must name"],
    ['tagged', 'refs/for/main', 'it is no commit'],
    ['', 'refs/for/main', 'nothing is deleted here'],
  ];
  for (const [commit, ref, why] of refusals) expect(push(world, `${commit}:${ref}`), `${commit}:${ref}`).toContain(why);
  expect(parkedIn(world)).toBe('');
  // What is wrong with one of a push does not keep the others, unless they go together.
  const both = [`${good}:refs/for/main`, `${raw}:refs/for/main/T-9`];
  expect(push(world, '--atomic', ...both)).toContain('another ref of this push was refused, and it wants all or none');
  expect(parkedIn(world)).toBe('');
  push(world, ...both);
  expect(parkedIn(world)).toBe(`${good} refs/queue/for/main/1.T-1`);
});

// 47
test('takes commits that stand on each other in the order in which they were pushed, and on one that is in the queue', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  const [ten, two] = [commitOf(world, 'T-10', { 'a.txt': '1\n' }), commitOf(world, 'T-2', { 'a.txt': '2\n' }, 'HEAD')];
  push(world, `${ten}:refs/for/main/T-10`, `${two}:refs/for/main/T-2`);
  await queue.tell({ kind: 'paused', why: 'Not yet.' });
  await queue.work();
  const three = commitOf(world, 'T-3', { 'a.txt': '3\n' }, two);
  expect(push(world, `${three}:refs/for/main`)).toContain('T-3 waits');
  await queue.tell({ kind: 'resumed' });
  await queue.work();
  expect(queue.main()).toBe('T-10 T-2 T-3');
  expect(git(world.remote, 'rev-parse', 'main')).toBe(three);
});

// 48
test('of two pushes of one ticket the later one counts', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  const commits = ['one', 'two'].map((text) => commitOf(world, 'T-1', { 'a.txt': `${text}\n` }));
  for (const commit of commits) push(world, `${commit}:refs/for/main`);
  await queue.work();
  expect(world.head()).toBe(commits[1]);
  expect(queue.records().filter(({ kind }) => kind === 'submitted')).toHaveLength(1);
});

test('notes what it does not take, gives it to the queue once, and takes the same commit when it is pushed again', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  const commit = commitOf(world, 'T-1', { 'bad.txt': 'x\n' });
  push(world, `${commit}:refs/for/main`);
  const whyNot = (ticket: string) => (ticket === 'T-1' ? { why: 'T-1 lands by itself.', next: 'Wait.' } : null);
  for (let start = 0; start < 2; start += 1) await queue.work({ whyNot });
  expect(queue.records().filter(({ kind }) => kind === 'noted')).toEqual([
    { kind: 'noted', what: 'refused', ticket: 'T-1', commit, why: 'T-1 lands by itself. Wait.' },
  ]);
  expect(readFold(await queue.place()).refused.get('T-1')).toMatchObject({ commit, why: 'T-1 lands by itself. Wait.' });
  for (let time = 0; time < 2; time += 1) {
    push(world, `${commit}:refs/for/main`);
    await queue.work();
  }
  expect(queue.records().filter(({ kind }) => kind === 'submitted')).toHaveLength(2);
  expect(await queue.ends()).toEqual({ 'T-1': 'red' });
  await queue.work();
  expect(parkedIn(world)).toBe('');
});

test('gives a push to the queue once although the remote does not let it go', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  push(world, `${commitOf(world, 'T-1', { 'bad.txt': 'x\n' })}:refs/for/main`);
  git(world.remote, 'config', 'receive.denyDeletes', 'true');
  const stop = new AbortController();
  let looks = 0;
  await queue.work({
    until: () => (looks += 1) > 40,
    mainPollMs: 1,
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(60_000)]),
  });
  expect(queue.records().filter(({ kind }) => kind === 'submitted')).toHaveLength(1);
});

test('forgets no push when the worker dies before the remote was told', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  const commit = commitOf(world, 'T-1', { 'a.txt': 'x\n' });
  push(world, `${commit}:refs/for/main`);
  const dying = queue.work({
    faultPoint: (name) => {
      if (name === 'taken-in') throw new Error('died');
    },
  });
  await expect(dying).rejects.toThrow('died');
  expect(parkedIn(world)).toContain('1.T-1');
  await queue.work();
  expect(world.landings('T-1')).toEqual([commit]);
});

test('takes pushes beside a guard of main, which keeps the refs of the queue from everybody else', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  await installHooks(placeOf(world));
  await installGuard(placeOf(world));
  const commit = commitOf(world, 'T-1', { 'a.txt': 'x\n' });
  for (const ref of ['refs/heads/main', 'refs/queue/landed/T-1', 'refs/queue/for/main/1.T-2'])
    expect(push(world, `${commit}:${ref}`)).toContain(`git push REMOTE COMMIT:refs/for/main`);
  expect(parkedIn(world)).toBe('');
  push(world, `${commit}:refs/for/main`);
  await queue.work();
  await queue.work();
  expect(world.head()).toBe(commit);
  expect(parkedIn(world)).toBe(`${commit} refs/queue/landed/T-1`);
});

/** A proc-receive hook of somebody else, which takes refs/pull and all of refs/for that is not ours, and writes down what it was told. */
const theirs = (seen: string) => `#!/bin/sh
packet() { size=$(dd bs=1 count=4 2>/dev/null); case $size in 0000|'') return 1;; esac; text=$(dd bs=1 count=$((0x$size-4)) 2>/dev/null | tr '\\000' ' '); }
say() { printf '%04x%s' $((\${#1}+4)) "$1"; }
while packet; do echo "$text" >>'${seen}'; done
printf '001aversion=1\\000push-options0000'
refs=
while packet; do echo "$text" >>'${seen}'; refs="$refs \${text##* }"; done
while packet; do echo "option $text" >>'${seen}'; done
for ref in $refs; do case $ref in *no) say "ng $ref theirs says no";; *) say "ok $ref"; say "option refname refs/theirs/1";; esac; done
printf 0000
`;

test('hands on what is not for its queue to the hook that stood there, answers with its words, and leaves it as it was', async () => {
  using queue = await Queue.create();
  const { world } = queue;
  const [hook, seen] = [join(world.remote, 'hooks/proc-receive'), join(world.root, 'seen')];
  writeFileSync(hook, theirs(seen), { mode: 0o755 });
  git(world.remote, 'config', '--add', 'receive.procReceiveRefs', 'refs/pull');
  git(world.remote, 'config', 'receive.advertisePushOptions', 'true');
  expect(await installHook(placeOf(world), 'proc-receive')).toEqual({ kind: 'installed', chained: true });
  const commit = commitOf(world, 'T-1', { 'a.txt': 'x\n' });
  const refs = ['refs/pull/1', 'refs/for/main', 'refs/for/other/no', 'refs/heads/side'];
  const said = push(world, '-o', 'topic=one', '-o', 'two words', ...refs.map((ref) => `${commit}:${ref}`));
  expect(said).toContain('-> refs/theirs/1');
  expect(said).toContain('(theirs says no)');
  expect(said).toContain('-> refs/queue/for/main/1.T-1');
  expect(git(world.remote, 'rev-parse', 'refs/heads/side')).toBe(commit);
  const zero = '0'.repeat(40);
  expect(readFileSync(seen, 'utf8').split('\n')).toEqual([
    'version=1 push-options',
    `${zero} ${commit} refs/pull/1`,
    `${zero} ${commit} refs/for/other/no`,
    'option topic=one',
    'option two words',
    '',
  ]);
  await removeHook(world.remote);
  expect(readFileSync(hook, 'utf8')).toBe(theirs(seen));
  expect(git(world.remote, 'config', '--get-all', 'receive.procReceiveRefs')).toBe('refs/pull');
});

test('says when git would not hand it a push, and takes its settings away with it', async () => {
  using world = await World.create();
  const place = placeOf(world);
  const settings = (): string => readFileSync(join(world.remote, 'config'), 'utf8');
  const before = settings();
  expect(await hookState(place, 'proc-receive')).toEqual({ kind: 'missing' });
  await installHook(place, 'proc-receive');
  git(world.remote, 'config', '--unset-all', 'receive.procReceiveRefs');
  expect(await hookState(place, 'proc-receive')).toEqual({ kind: 'unrouted' });
  await installHook(place, 'proc-receive');
  expect(await hookState(place, 'proc-receive')).toEqual({ kind: 'installed', chained: false });
  expect(await hookState({ ...place, ref: 'refs/heads/trunk' }, 'proc-receive')).toEqual({ kind: 'changed' });
  await removeHook(world.remote);
  expect(settings()).toBe(before);
  expect(await hookState(place, 'proc-receive')).toEqual({ kind: 'missing' });
});

test('speaks the protocol in every sh that is here, and gives up on what is no protocol of its', async () => {
  using world = await World.create();
  await installHook(placeOf(world), 'proc-receive');
  const hook = join(world.remote, 'hooks/proc-receive');
  const commit = commitOf(world, 'T-1', { 'a.txt': 'x\n' });
  git(world.other, 'push', '-q', 'origin', `${commit}:refs/heads/side`);
  const packet = (text: string): string => `${(text.length + 4).toString(16).padStart(4, '0')}${text}`;
  const order = `${'0'.repeat(40)} ${commit} refs/for/main`;
  const input = `${packet('version=1\0push-options atomic')}0000${packet(order)}0000`;
  const shells = ['dash', 'bash --posix', 'busybox sh', 'ksh'].filter(
    (shell) => spawnSync('sh', ['-c', `command -v ${shell.split(' ')[0]}`]).status === 0,
  );
  expect(shells).not.toEqual([]);
  for (const shell of shells) {
    const [program = '', ...args] = shell.split(' ');
    const options = { cwd: world.remote, encoding: 'latin1', env: { PATH: process.env['PATH'] ?? '', GIT_DIR: '.' } } as const;
    const said = execFileSync(program, [...args, hook], { ...options, input, stdio: ['pipe', 'pipe', 'ignore'] });
    const answer = [packet('ok refs/for/main'), packet('option refname refs/queue/for/main/1.T-1')].join('');
    expect(said, shell).toBe(`${packet('version=1\0')}0000${answer}0000`);
    expect(spawnSync(program, [...args, hook], { ...options, input: packet('version=x') }).status, shell).toBe(1);
    git(world.remote, 'update-ref', '-d', 'refs/queue/for/main/1.T-1');
  }
  rmSync(hook);
  expect(push(world, `${commit}:refs/for/main`)).toContain('[remote rejected]');
  expect(parkedIn(world)).toBe('');
});
