import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareSnapshots, readTreeFile, runInSandbox, sandboxIdentity, snapshotTree } from '../src/index.ts';
import { prepareThrowaway } from '../src/prepare-throwaway.ts';
import { shellSpec, treeWith } from './fixture.ts';

const rightToLeft = '\u{202e}';
const zeroWidth = '\u{200b}';

/** Names that a hostile program may choose; each is legal on disk. */
const names: readonly (string | readonly number[])[] = [
  ...[
    'a\nb',
    '\n',
    'a\tb',
    'a\rb',
    '\u{1b}[2Jx',
    '\u{7f}',
    'a"b',
    "a'b",
    'a`b',
    '$(touch x)',
    'a b',
    ' a',
    'a ',
    'a.',
    '-rf',
    '--help',
    '*',
    '?',
    '~',
  ],
  ...[
    'a\\b',
    'a\\nb',
    'a\\xff',
    '%00',
    '__proto__',
    'constructor',
    'toString',
    '...',
    '.git ',
    `.g${zeroWidth}it`,
    '.GIT',
    'git~1',
    '.gitmodules',
  ],
  ...[`${rightToLeft}txt.exe`, `a${zeroWidth}b`, 'e\u{301}', '\u{e9}', 'CON', 'nul', 'x'.repeat(255), '\u{1f600}', '\u{fffd}'],
  [0xff],
  [0x61, 0xc3, 0x28],
  [0xed, 0xa0, 0x80],
  [0x0a, 0xfe],
];

const asBytes = (root: string, name: string | readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(`${root}/`), typeof name === 'string' ? Buffer.from(name) : Buffer.from(name)]);

describe('the walk over a tree that means ill', () => {
  it('reports each of many odd names once, and is clean over them when nothing happens', async () => {
    const root = treeWith({ plain: 'p' });
    const before = await snapshotTree(root);
    for (const name of names) writeFileSync(asBytes(root, name), '');
    const after = await snapshotTree(root);
    const found = compareSnapshots(before, after, []);
    expect(found).toHaveLength(names.length);
    expect(new Set(found.map(({ path }) => path)).size).toBe(names.length);
    expect(compareSnapshots(after, await snapshotTree(root), [])).toEqual([]);
    // What is not refused as odd is a breach all the same: nobody but the host writes.
    expect(found.filter(({ kind }) => kind === 'odd-entry').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['a\nb', '\n', '.GIT']),
    );
  });

  it('tells a name that is not UTF-8 from one that spells its bytes out', async () => {
    const root = treeWith({});
    writeFileSync(asBytes(root, [0x61, 0xff]), '');
    const before = await snapshotTree(root);
    writeFileSync(join(root, 'a\\xff'), '');
    expect(compareSnapshots(before, await snapshotTree(root), [])).toHaveLength(1);
  });

  it('finds a socket, and is not held up by it', async () => {
    const root = treeWith({});
    const before = await snapshotTree(root);
    const server = createServer();
    await once(server.listen(join(root, 's')), 'listening');
    const after = await snapshotTree(root);
    await new Promise((resolve) => server.close(resolve));
    expect(compareSnapshots(before, after, [])).toEqual([{ kind: 'odd-entry', path: 's', what: 'It is a socket entry.' }]);
  });

  it('finds a sparse file of a terabyte at once, and reads nothing of it', async () => {
    const root = treeWith({ f: 'f' });
    const before = await snapshotTree(root);
    truncateSync(join(root, 'f'), 2 ** 40);
    const started = performance.now();
    expect(compareSnapshots(before, await snapshotTree(root), [])).toMatchObject([{ kind: 'breach', path: 'f' }]);
    expect(await readTreeFile(root, 'f')).toMatchObject({ kind: 'refused', why: expect.stringMatching(/bytes, more than/) });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('finds a folder that nobody may list', async () => {
    const root = treeWith({ 'shut/f': 'f', 'open/f': 'f' });
    const before = await snapshotTree(root);
    chmodSync(join(root, 'shut'), 0);
    onTestFinished(() => chmodSync(join(root, 'shut'), 0o700));
    const paths = compareSnapshots(before, await snapshotTree(root), []).map(({ path }) => path);
    expect(paths).toContain('shut');
    expect(paths).not.toContain('open/f');
  });

  it('comes to the end of a folder so deep that no path reaches its ground', async () => {
    const root = treeWith({});
    // The programs of the system remove what Node cannot name.
    onTestFinished(() => void spawnSync('/bin/rm', ['-rf', root]));
    const before = await snapshotTree(root);
    const name = 'd'.repeat(200);
    const dig = `const fs = require('node:fs'); for (let i = 0; i < 30; i++) { fs.mkdirSync('${name}'); process.chdir('${name}'); } fs.writeFileSync('ground', '')`;
    execFileSync(process.execPath, ['-e', dig], { cwd: root });
    const found = compareSnapshots(before, await snapshotTree(root), []);
    expect(found.length).toBeGreaterThan(15);
    expect(found.length).toBeLessThanOrEqual(31);
  });

  it('comes to the end of links that lead to each other, up, and out', async () => {
    const root = treeWith({ 'a/f': 'f' });
    for (const [to, from] of [
      ['..', 'a/up'],
      ['.', 'a/self'],
      ['/', 'a/out'],
      ['two', 'one'],
      ['one', 'two'],
      ['/proc/self/root', 'a/proc'],
    ] as const)
      symlinkSync(to, join(root, from));
    expect(Object.keys((await snapshotTree(root)).entries)).toHaveLength(8);
  });

  it('walks a hundred thousand files while other work goes on', async () => {
    const root = treeWith({});
    for (let folder = 0; folder < 100; folder += 1) mkdirSync(join(root, `d${folder}`));
    execFileSync('/bin/sh', ['-c', 'cd "$1" && for d in d*; do (cd $d && seq 1 1000 | xargs touch); done', 'sh', root]);
    const started = performance.now();
    let longest = 0;
    let last = started;
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const before = await snapshotTree(root);
    clearInterval(timer);
    const tookMs = performance.now() - started;
    expect(Object.keys(before.entries)).toHaveLength(100_100);
    rmSync(join(root, 'd42/500'));
    writeFileSync(join(root, 'd99/new'), '');
    expect(compareSnapshots(before, await snapshotTree(root), []).map(({ path }) => path)).toEqual(['d42/500', 'd99/new']);
    expect(tookMs).toBeLessThan(60_000);
    // Other work had its turn about fifty times, however slow the machine is.
    expect(longest).toBeLessThan(tookMs / 4);
  });

  it('finds what a command made in its own throwaway tree: pipes, sockets, second names, bits and odd names', async () => {
    const root = treeWith({ f: 'f', 'dir/g': 'g' });
    const identity = sandboxIdentity();
    if (identity !== null) prepareThrowaway(root, identity.uid, identity.gid);
    const before = await snapshotTree(root);
    const script = `mkfifo pipe; ln f second; chmod 4755 dir/g; mkdir "$(printf 'a\\nb')"; ln -s / out; mkdir -p dir/.git; truncate -s 1000000 sparse
      node -e 'require("node:net").createServer().listen("/ws/sock", () => process.kill(process.pid, "SIGKILL"))'; true`;
    const run = await runInSandbox(shellSpec(script, { tree: { path: root, mode: 'throwaway' } }));
    expect(run.end).toEqual({ kind: 'exited', code: 0 });
    const found = compareSnapshots(before, await snapshotTree(root), []);
    expect(found.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'odd-entry a\nb',
      'odd-entry dir/.git',
      'odd-entry dir/g',
      'odd-entry f',
      'breach out',
      'odd-entry pipe',
      'odd-entry second',
      'odd-entry sock',
      'breach sparse',
    ]);
  });
});
