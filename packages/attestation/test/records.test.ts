import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProofStore } from '@ticket-circuit/checks';
import { openRepository } from '@ticket-circuit/git';
import { openJournal } from '@ticket-circuit/journal';
import { expect, test } from 'vitest';
import { journalRef, joinMirrors, keepRecords, mirroredTickets, readMirroredEntries, verifyRepository, type Kept } from '../src/index.ts';

const zero = `sha256:${'0'.repeat(64)}`;
const opened = { kind: 'ticket-opened', title: 'Greet', goal: 'Say hello.', origin: { kind: 'owner' }, table: zero } as const;
const at = '2026-01-01T00:00:00.000Z';

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** A bare remote and clones of it, each with a journal of its own. */
class World implements Disposable {
  readonly root = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-records-'));
  readonly remote = join(this.root, 'remote.git');

  constructor() {
    git(this.root, 'init', '--quiet', '--bare', this.remote);
    const first = this.clone('first');
    writeFileSync(join(first, 'a.txt'), 'a\n');
    git(first, 'add', '--all');
    git(first, 'commit', '--quiet', '--message', 'first');
    git(first, 'push', '--quiet', 'origin', 'HEAD:main');
  }

  clone(name: string): string {
    const folder = join(this.root, name);
    git(this.root, 'clone', '--quiet', this.remote, folder);
    mkdirSync(join(folder, '.git/circuit'), { recursive: true });
    return folder;
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

async function keep(folder: string, remote: string | null = null): Promise<Kept> {
  const home = join(folder, '.git/circuit');
  using journal = openJournal(join(home, 'journal.db'));
  const repo = await openRepository(folder);
  return await keepRecords({ repo, journal, store: openProofStore(join(home, 'proofs')), recordingsDir: join(home, 'recordings'), remote });
}

function write(folder: string, ...titles: string[]): void {
  using journal = openJournal(join(folder, '.git/circuit/journal.db'));
  journal.openTicket(opened, at, 'first');
  for (const [index, title] of titles.entries())
    journal.append('T-1', `T-1/edit.${title}.${index}`, { kind: 'ticket-edited', title, goal: 'Say hello.' }, at);
}

test('each event is one file of a ref, written once; equal journals give equal commits, and a clone reads them back', async () => {
  using world = new World();
  const [one, two] = [world.clone('one'), world.clone('two')];
  for (const folder of [one, two]) write(folder, 'A', 'B');
  const kept = await keep(one);
  expect(kept.published).toEqual({ kind: 'published' });
  expect(await keep(two)).toMatchObject({ refs: kept.refs });
  expect(git(one, 'ls-tree', '-r', '--name-only', journalRef('T-1')).split('\n')).toEqual([
    expect.stringMatching(/^events\/000001-[0-9a-f]{8}\.json$/u),
    expect.stringMatching(/^events\/000002-/u),
    expect.stringMatching(/^events\/000003-/u),
  ]);
  write(one, 'A', 'B', 'C');
  await keep(one);
  expect(git(one, 'rev-list', '--count', journalRef('T-1'))).toBe('2');
  expect(await keep(one)).toMatchObject({ refs: [] });
  const repo = await openRepository(one);
  using journal = openJournal(join(one, '.git/circuit/journal.db'));
  expect(await readMirroredEntries(repo, 'T-1')).toEqual(journal.read('T-1'));
  expect(await mirroredTickets(repo)).toEqual(['T-1']);
  expect(await readMirroredEntries(repo, 'T-2')).toEqual([]);
});

test('a journal of another ticket under the same id is not joined, and stays as it is', async () => {
  using world = new World();
  const [one, two] = [world.clone('one'), world.clone('two')];
  write(one, 'A');
  expect((await keep(one, 'origin')).published).toEqual({ kind: 'published' });
  const before = git(world.remote, 'rev-parse', journalRef('T-1'));
  using journal = openJournal(join(two, '.git/circuit/journal.db'));
  journal.openTicket({ ...opened, title: 'Another' }, at, 'other');
  expect((await keep(two, 'origin')).published).toMatchObject({
    kind: 'not-published',
    why: expect.stringContaining('another ticket') as string,
  });
  expect(git(world.remote, 'rev-parse', journalRef('T-1'))).toBe(before);
});

test('the key is made once, for its owner alone', async () => {
  using world = new World();
  const one = world.clone('one');
  write(one);
  await keep(one);
  const file = join(one, '.git/circuit/keys/signing.pem');
  const key = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  write(one, 'A');
  await keep(one);
  expect(readFileSync(file, 'utf8')).toBe(key);
});

test('two clones that wrote on publish both journals: the later one joins, nothing of either is lost, and both make the same commit', async () => {
  using world = new World();
  const [one, two] = [world.clone('one'), world.clone('two')];
  write(one, 'A');
  write(two, 'B');
  expect((await keep(one, 'origin')).published).toEqual({ kind: 'published' });
  expect((await keep(two, 'origin')).published).toEqual({ kind: 'published' });
  const names = (folder: string): string[] => git(folder, 'ls-tree', '-r', '--name-only', journalRef('T-1')).split('\n');
  expect(names(world.remote)).toHaveLength(3);
  expect(git(two, 'rev-parse', journalRef('T-1'))).toBe(git(world.remote, 'rev-parse', journalRef('T-1')));
  git(one, 'fetch', '--quiet', 'origin', `${journalRef('T-1')}:refs/theirs`);
  const [ours, theirs] = [git(one, 'rev-parse', journalRef('T-1')), git(one, 'rev-parse', 'refs/theirs^2')];
  const other = git(one, 'rev-parse', 'refs/theirs^1') === ours ? theirs : git(one, 'rev-parse', 'refs/theirs^1');
  expect(await joinMirrors(await openRepository(one), ours, other)).toBe(git(one, 'rev-parse', 'refs/theirs'));
  // Both went on from the same event, and each chain is whole.
  expect((await verifyRepository(await openRepository(two), git(two, 'rev-parse', 'origin/main'))).findings).toEqual([]);
});

test('a remote that cannot be reached leaves the records here, says why, and gets them the next time', async () => {
  using world = new World();
  const one = world.clone('one');
  write(one);
  writeFileSync(join(world.remote, 'hooks/pre-receive'), '#!/bin/sh\necho "no such namespace" >&2\nexit 1\n', { mode: 0o755 });
  expect((await keep(one, 'origin')).published).toMatchObject({
    kind: 'not-published',
    why: expect.stringContaining('pre-receive hook declined') as string,
  });
  expect(git(one, 'rev-parse', journalRef('T-1'))).toMatch(/^[0-9a-f]{40}$/u);
  rmSync(join(world.remote, 'hooks/pre-receive'));
  expect((await keep(one, 'origin')).published).toEqual({ kind: 'published' });
  expect(git(world.remote, 'rev-parse', journalRef('T-1'))).toBe(git(one, 'rev-parse', journalRef('T-1')));
});
