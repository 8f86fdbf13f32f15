import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { digestOf } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readTreeFile, snapshotTree, writeTreeFile } from '../src/index.ts';
import { tempFolder, treeWith } from './fixture.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const absent = { expectDigest: null };

/** A tree with everything that a repository or a test run may have left there, and the folder outside that it aims at. */
async function hostileTree(): Promise<{ root: string; outside: string }> {
  const outside = tempFolder();
  writeFileSync(join(outside, 'file'), 'outside');
  mkdirSync(join(outside, 'dir'));
  const root = treeWith({ 'dir/file': 'inside', plain: 'inside' });
  symlinkSync(join(outside, 'file'), join(root, 'link'));
  symlinkSync(join(outside, 'absent'), join(root, 'dangling'));
  symlinkSync(join(outside, 'dir'), join(root, 'linkdir'));
  symlinkSync('../..', join(root, 'dir/up'));
  symlinkSync('loop', join(root, 'loop'));
  linkSync(join(outside, 'file'), join(root, 'hard'));
  execFileSync('/usr/bin/mkfifo', [join(root, 'fifo')]);
  const server = createServer().listen(join(root, 'socket'));
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return { root, outside };
}

describe('readTreeFile', () => {
  it('returns bytes and digest of a regular file, and tells an absent one', async () => {
    const root = treeWith({ 'a/é b.txt': 'text' });
    expect(await readTreeFile(root, 'a/é b.txt')).toEqual({ kind: 'file', bytes: bytes('text'), digest: digestOf('text') });
    expect(await readTreeFile(root, 'a/none')).toEqual({ kind: 'absent' });
    expect(await readTreeFile(root, 'none/none')).toEqual({ kind: 'absent' });
  });

  it.each([
    ['link', /link is a link/],
    ['dangling', /dangling is a link/],
    ['loop', /loop is a link/],
    ['linkdir/x', /linkdir is a link/],
    ['dir/up/tree/plain', /dir\/up is a link/],
    ['fifo', /fifo is a FIFO/],
    ['socket', /socket is a socket/],
    ['dir', /dir is a folder/],
    ['plain/x', /plain is a file, not a folder/],
  ])('refuses %s at once', async (path, why) => {
    const { root } = await hostileTree();
    expect(await readTreeFile(root, path)).toEqual({ kind: 'refused', why: expect.stringMatching(why) });
  });

  it('refuses a huge sparse file without reading it', async () => {
    const root = treeWith({ sparse: '' });
    truncateSync(join(root, 'sparse'), 2 ** 40);
    expect(await readTreeFile(root, 'sparse')).toMatchObject({ kind: 'refused', why: expect.stringContaining('1099511627776') });
  });

  it('throws when the tree itself is a link or is absent', async () => {
    const folder = tempFolder();
    symlinkSync('/', join(folder, 'root'));
    for (const name of ['root', 'absent']) {
      await expect(readTreeFile(join(folder, name), 'etc/passwd')).rejects.toMatchObject({ code: 'bad-root' });
    }
  });
});

describe('writeTreeFile', () => {
  it('makes a new file with the folders above it', async () => {
    const root = treeWith({});
    expect(await writeTreeFile(root, 'a/b/c.txt', bytes('x'), absent)).toEqual({ kind: 'written', digest: digestOf('x') });
    expect(readFileSync(join(root, 'a/b/c.txt'), 'utf8')).toBe('x');
    expect(statSync(join(root, 'a/b/c.txt')).mode & 0o7777).toBe(0o644);
    expect(statSync(join(root, 'a/b')).mode & 0o7777).toBe(0o755);
    expect(readdirSync(join(root, 'a/b'))).toEqual(['c.txt']);
  });

  it('replaces a file that is still the one that was read, and keeps its mode', async () => {
    const root = treeWith({ 'run.sh': 'old' });
    chmodSync(join(root, 'run.sh'), 0o755);
    expect(await writeTreeFile(root, 'run.sh', bytes('new'), { expectDigest: digestOf('old') })).toMatchObject({ kind: 'written' });
    expect(readFileSync(join(root, 'run.sh'), 'utf8')).toBe('new');
    expect(statSync(join(root, 'run.sh')).mode & 0o7777).toBe(0o755);
    expect(await writeTreeFile(root, 'run.sh', bytes('n'), { expectDigest: digestOf('new'), mode: 0o6644 })).toMatchObject({
      kind: 'written',
    });
    expect(statSync(join(root, 'run.sh')).mode & 0o7777).toBe(0o644);
  });

  it('shows a reader the old file or the new one, never a part', async () => {
    const root = treeWith({ f: 'a'.repeat(100_000) });
    const before = lstatSync(join(root, 'f')).ino;
    await writeTreeFile(root, 'f', bytes('b'.repeat(100_000)), { expectDigest: digestOf('a'.repeat(100_000)) });
    expect(lstatSync(join(root, 'f')).ino).not.toBe(before);
  });

  it('removes a file, and agrees that an absent one is removed', async () => {
    const root = treeWith({ 'a/b': 'x' });
    expect(await writeTreeFile(root, 'a/b', null, { expectDigest: digestOf('x') })).toEqual({ kind: 'written', digest: null });
    expect(existsSync(join(root, 'a/b'))).toBe(false);
    expect(await writeTreeFile(root, 'a/b', null, absent)).toEqual({ kind: 'written', digest: null });
    expect(await writeTreeFile(root, 'c/d', null, absent)).toEqual({ kind: 'written', digest: null });
    expect(existsSync(join(root, 'c'))).toBe(false);
  });

  it('finds a stale view, and writes nothing', async () => {
    const root = treeWith({ f: 'now' });
    const stale = { kind: 'stale', actual: digestOf('now') };
    expect(await writeTreeFile(root, 'f', bytes('x'), { expectDigest: digestOf('then') })).toEqual(stale);
    expect(await writeTreeFile(root, 'f', bytes('x'), absent)).toEqual(stale);
    expect(await writeTreeFile(root, 'f', null, { expectDigest: digestOf('then') })).toEqual(stale);
    expect(await writeTreeFile(root, 'new/f', bytes('x'), { expectDigest: digestOf('then') })).toEqual({ kind: 'stale', actual: null });
    expect(readFileSync(join(root, 'f'), 'utf8')).toBe('now');
    expect(readdirSync(root)).toEqual(['f']);
  });

  it.each([
    'link',
    'dangling',
    'loop',
    'linkdir/x',
    'linkdir/new/x',
    'dir/up/x',
    // openai/codex #21819: a second name of a file outside was written through.
    'hard',
    'fifo',
    'socket',
    'dir',
    'plain/x',
    '../outside',
    '/etc/x',
    'a/../b',
    './a',
    'a//b',
    '',
    'a\\b',
    'a\nb',
    'a\0b',
    'a\u0085b',
    '.git/config',
    'dir/.GIT/x',
    '.Git',
    'git~1/x',
    '.g\u200cit/x',
    '.git. /x',
    '.git::$INDEX_ALLOCATION/x',
    'e\u0301',
    '\ud800',
  ])('refuses %j, and touches nothing', async (path) => {
    const { root, outside } = await hostileTree();
    const before = [await snapshotTree(root), await snapshotTree(outside)];
    for (const content of [bytes('evil'), null]) {
      const expectDigest = path === 'hard' ? digestOf('outside') : null;
      expect(await writeTreeFile(root, path, content, { expectDigest })).toMatchObject({
        kind: 'refused',
        why: expect.stringMatching(/\w/),
      });
    }
    expect([await snapshotTree(root), await snapshotTree(outside)]).toEqual(before);
  });

  it('never touches anything outside the tree, whatever the tree and the path are', async () => {
    const name = fc.constantFrom('a', 'b', 'c', '..', '.', '.git', 'up', 'é', 'x y');
    const step = fc.record({
      make: fc.constantFrom('folder', 'file', 'link-out', 'link-up', 'link-sibling', 'hard', 'fifo'),
      at: fc.array(fc.constantFrom('a', 'b', 'c', 'up'), { minLength: 1, maxLength: 3 }),
    });
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), path, fc.boolean(), async (steps, target, isRemoval) => {
        const folder = treeWith({ 'outside/f': 'outside', 'outside/a/b': 'outside', 'tree/a': 'inside' });
        const root = join(folder, 'tree');
        for (const { make, at } of steps) plant(root, join(folder, 'outside'), make, join(root, ...at));
        const before = await besideTree(folder);
        const read = await readTreeFile(root, target);
        const expectDigest = read.kind === 'file' ? read.digest : null;
        const written = await writeTreeFile(root, target, isRemoval ? null : bytes('new'), { expectDigest });
        expect(await besideTree(folder)).toEqual(before);
        if (written.kind === 'written') {
          expect(await readTreeFile(root, target)).toMatchObject(
            isRemoval ? { kind: 'absent' } : { kind: 'file', digest: digestOf('new') },
          );
        }
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 150 },
    );
  });

  // CVE-2026-39861: a writer that looked first and wrote later was led out by a link.
  it('stays inside while links are swapped under it', async () => {
    const folder = treeWith({ 'outside/dir/f': 'outside', 'tree/dir/f': 'inside' });
    const root = join(folder, 'tree');
    symlinkSync(join(folder, 'outside/dir'), join(root, 'swap'));
    const before = await snapshotTree(join(folder, 'outside'));
    for (let turn = 0; turn < 200; turn += 1) {
      const writing = writeTreeFile(root, 'dir/f', bytes(`new ${turn}`), {
        expectDigest: digestOf(turn === 0 ? 'inside' : `new ${turn - 1}`),
      });
      renameSync(join(root, 'dir'), join(root, 'away'));
      renameSync(join(root, 'swap'), join(root, 'dir'));
      await writing;
      expect(await writeTreeFile(root, 'dir/f', bytes('evil'), absent)).toMatchObject({ kind: 'refused' });
      renameSync(join(root, 'dir'), join(root, 'swap'));
      renameSync(join(root, 'away'), join(root, 'dir'));
    }
    expect((await snapshotTree(join(folder, 'outside'))).entries).toEqual(before.entries);
  });
});

/** All that lies beside the tree, where planting through links may have put something too. */
async function besideTree(folder: string): Promise<[string, unknown][]> {
  const { entries } = await snapshotTree(folder);
  return Object.entries(entries).filter(([path]) => path !== 'tree' && !path.startsWith('tree/'));
}

/** Plants one entry, if its place is free; a link planted before may lead it out. */
function plant(root: string, outside: string, make: string, at: string): void {
  try {
    if (make === 'folder') mkdirSync(at);
    if (make === 'file') writeFileSync(at, 'inside', { flag: 'wx' });
    if (make === 'link-out') symlinkSync(outside, at);
    if (make === 'link-up') symlinkSync('..', at);
    if (make === 'link-sibling') symlinkSync('a', at);
    if (make === 'hard') linkSync(join(outside, 'f'), at);
    if (make === 'fifo') execFileSync('/usr/bin/mkfifo', [at], { stdio: 'ignore' });
  } catch {
    expect(existsSync(root)).toBe(true);
  }
}
