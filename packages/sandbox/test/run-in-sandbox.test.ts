import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync, existsSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInSandbox, sandboxIdentity } from '../src/index.ts';
import { limits, shellSpec, tempFolder, treeWith } from './fixture.ts';

describe('runInSandbox', () => {
  it('returns the exit status and both streams of the command', async () => {
    const run = await runInSandbox(shellSpec('echo out; echo err >&2; exit 7'));
    expect(run).toMatchObject({ end: { kind: 'exited', code: 7 }, stdout: 'out\n', stderr: 'err\n', outputs: {} });
  });

  it('passes pieces on as they arrive', async () => {
    const pieces: string[] = [];
    await runInSandbox(shellSpec('echo one; echo two >&2'), {
      onOutput: (stream, chunk) => pieces.push(`${stream} ${Buffer.from(chunk).toString()}`),
    });
    expect(pieces.toSorted()).toEqual(['stderr two\n', 'stdout one\n']);
  });

  it('runs the Node binary of the host under the name node', async () => {
    const run = await runInSandbox({ ...shellSpec(''), argv: ['node', '-p', 'process.version + process.execPath'] });
    expect(run.stdout).toBe(`${process.version}/opt/node/bin/node\n`);
  });

  it('tells a command killed by a signal from one that exits', async () => {
    expect((await runInSandbox(shellSpec('kill -TERM $$'))).end).toEqual({ kind: 'signalled', signal: 'SIGTERM' });
  });

  it('tells a failed set-up from a failed command', async () => {
    const { end } = await runInSandbox({ ...shellSpec(''), argv: ['no-such-program'] });
    expect(end).toMatchObject({ kind: 'set-up-failed', why: expect.stringContaining('no-such-program') });
  });

  it('ends as aborted when its signal aborts, also before the start', async () => {
    const stop = new AbortController();
    const running = runInSandbox(shellSpec('echo up; sleep 60'), { signal: stop.signal, onOutput: () => stop.abort() });
    expect((await running).end).toEqual({ kind: 'aborted' });
    expect((await runInSandbox(shellSpec('sleep 60'), { signal: AbortSignal.abort() })).end).toEqual({ kind: 'aborted' });
  });

  it('returns when no process is left, though the command left one in a session of its own', async () => {
    const marker = `left-${process.hrtime.bigint()}`;
    const leave = `for one in 1 2 3 4 5 6 7 8; do setsid sh -c 'while :; do :; done' ${marker} >/dev/null 2>&1 & done`;
    for (let count = 0; count < 20; count += 1) {
      const { end } = await runInSandbox(shellSpec(leave));
      expect([end, processesNaming(marker)]).toEqual([{ kind: 'exited', code: 0 }, []]);
    }
  });

  it('leaves no process, at whatever moment of its set-up it is aborted', async () => {
    const marker = `aborted-${process.hrtime.bigint()}`;
    // Long enough for a sandbox that outlives bubblewrap to be told from one that ended with it.
    const spec = shellSpec(`sleep 60; true ${marker}`);
    for (let count = 0; count < 160; count += 1) {
      const { end, durationMs } = await runInSandbox(spec, { signal: AbortSignal.timeout(count % 40) });
      expect([end, processesNaming(marker), durationMs < 30_000]).toEqual([{ kind: 'aborted' }, [], true]);
    }
  }, 120_000);

  it('shows each change that the host makes to a read-only tree while the command runs', async () => {
    const path = treeWith({ 'a.txt': 'old' });
    let seen = '';
    const script = 'cat a.txt; echo; while ! [ -f b.txt ]; do sleep 0.01; done; cat b.txt';
    const run = await runInSandbox(shellSpec(script, { tree: { path, mode: 'read-only' } }), {
      onOutput: (_, chunk) => {
        seen += Buffer.from(chunk).toString();
        if (seen === 'old\n') writeFileSync(join(path, 'b.txt'), 'new');
      },
    });
    expect(run.stdout).toBe('old\nnew');
  });

  it('gives a read-only tree empty writable folders that leave nothing behind', async () => {
    const path = treeWith({ 'a.txt': 'a' });
    const script = 'echo x > deep/cache/x && cat deep/cache/x; echo y > deep/y';
    const run = await runInSandbox(shellSpec(script, { tree: { path, mode: 'read-only', writes: ['deep/cache'] } }));
    expect(run.stdout).toBe('x\n');
    expect(run.stderr).toContain('Read-only file system');
    expect(existsSync(join(path, 'deep/cache/x'))).toBe(false);
  });

  it('lays binds and inputs over the tree', async () => {
    const path = treeWith({ 'a.txt': 'a' });
    const from = treeWith({ 'm/index.js': 'module' });
    const run = await runInSandbox(
      shellSpec('cat node_modules/m/index.js /opt/circuit/r.mjs', {
        tree: { path, mode: 'read-only' },
        binds: [{ from, to: '/ws/node_modules' }],
        inputs: [{ to: '/opt/circuit/r.mjs', text: ' reporter' }],
      }),
    );
    expect(run.stdout).toBe('module reporter');
  });

  it('lets a throwaway tree be written, except its overlays', async () => {
    const path = treeWith({ 'src/a.ts': 'a', 'test/a.test.ts': 't' });
    const script = 'echo b > src/a.ts; echo c > new.txt; echo x > test/a.test.ts; echo x > test/b; rm -rf test; mv test other';
    const run = await runInSandbox(shellSpec(script, { tree: { path, mode: 'throwaway', overlays: ['test'] } }));
    expect(run.stderr).toMatch(/Read-only file system/);
    expect(readFileSync(join(path, 'src/a.ts'), 'utf8')).toBe('b\n');
    expect(readFileSync(join(path, 'new.txt'), 'utf8')).toBe('c\n');
    expect(readFileSync(join(path, 'test/a.test.ts'), 'utf8')).toBe('t');
    expect(existsSync(join(path, 'test/b'))).toBe(false);
  });

  it('masks .git, and shows the snapshot of a throwaway tree when asked', async () => {
    const path = treeWith({ '.git/HEAD': 'ref: refs/heads/main' });
    const tree = { path, mode: 'throwaway' as const };
    expect((await runInSandbox(shellSpec('ls -A .git', { tree }))).stdout).toBe('');
    expect((await runInSandbox(shellSpec('cat .git/HEAD', { tree, gitSnapshot: true }))).stdout).toBe('ref: refs/heads/main');
    const worktree = treeWith({ '.git': 'gitdir: /secret/place' });
    const masked = await runInSandbox(shellSpec('wc -c < .git', { tree: { path: worktree, mode: 'read-only' } }));
    expect(masked.stdout.trim()).toBe('0');
  });

  it('hands outputs back, also when the command fails', async () => {
    const script = `printf 'a\\nb' > /tmp/report.json; printf '\\303\\251' > '/tmp/odd name'; exit 3`;
    const outputs = [
      { path: '/tmp/report.json', maxBytes: 100 },
      { path: '/tmp/odd name', maxBytes: 2 },
      { path: '/tmp/absent', maxBytes: 100 },
    ];
    const run = await runInSandbox(shellSpec(script, { outputs }));
    expect(run.end).toEqual({ kind: 'exited', code: 3 });
    expect(run.outputs).toEqual({ '/tmp/report.json': 'a\nb', '/tmp/odd name': 'é', '/tmp/absent': null });
  });

  it('hands back no output that is too large, a link, a folder or a FIFO', async () => {
    const script = `printf 12345 > /tmp/large; ln -s /etc/passwd /tmp/link; mkdir /tmp/folder; mkfifo /tmp/fifo`;
    const outputs = ['large', 'link', 'folder', 'fifo'].map((name) => ({ path: `/tmp/${name}`, maxBytes: 4 }));
    const run = await runInSandbox(shellSpec(script, { outputs }));
    expect(run.end).toEqual({ kind: 'exited', code: 0 });
    expect(Object.values(run.outputs)).toEqual([null, null, null, null]);
  });

  it('is not held up by a process that the command leaves behind', async () => {
    const script = `echo report > /tmp/r; (setsid sleep 60 &) ; (sleep 60 &); exit 0`;
    const run = await runInSandbox(shellSpec(script, { outputs: [{ path: '/tmp/r', maxBytes: 100 }] }));
    expect(run).toMatchObject({ end: { kind: 'exited', code: 0 }, outputs: { '/tmp/r': 'report\n' } });
    expect(run.durationMs).toBeLessThan(20_000);
  });
});

describe('a launch', () => {
  it('refuses a source that is a link, or lies behind one, and says where it leads', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'real/sub'), { recursive: true });
    symlinkSync('real', join(folder, 'link'));
    for (const from of ['link', 'link/sub']) {
      const spec = shellSpec('true', { binds: [{ from: join(folder, from), to: '/opt/x' }] });
      await expect(runInSandbox(spec)).rejects.toMatchObject({ code: 'bad-source', why: `${folder}/link is a link.` });
    }
  });

  // CVE-2026-87766: bubblewrap before 0.12 follows it and makes the folder outside.
  it('refuses a mount point that the tree has made a link, and makes nothing outside', async () => {
    const outside = tempFolder();
    const path = treeWith({ 'a.txt': 'a' });
    symlinkSync(outside, join(path, 'cache'));
    const spec = shellSpec('true', { tree: { path, mode: 'read-only', writes: ['cache/x'] } });
    await expect(runInSandbox(spec)).rejects.toMatchObject({ code: 'bad-source' });
    expect(existsSync(join(outside, 'x'))).toBe(false);
  });

  it('refuses an absent source and a FIFO', async () => {
    const spec = shellSpec('true', { binds: [{ from: join(tempFolder(), 'absent'), to: '/opt/x' }] });
    await expect(runInSandbox(spec)).rejects.toMatchObject({ code: 'bad-source' });
    await expect(runInSandbox(shellSpec('true', { binds: [{ from: '/dev/null', to: '/opt/x' }] }))).rejects.toMatchObject({
      code: 'bad-source',
      why: '/dev/null is not a file or folder.',
    });
  });

  it('refuses a source that the user of the sandbox cannot reach, and names the closed folder', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'closed/open'), { recursive: true });
    chmodSync(join(folder, 'closed'), 0o600);
    const spec = shellSpec('true', { binds: [{ from: join(folder, 'closed/open'), to: '/opt/x' }] });
    const refusal = runInSandbox(spec);
    // An ordinary user cannot even look behind the folder.
    const code = sandboxIdentity() === null ? /unreachable-source|bad-source/ : /unreachable-source/;
    await expect(refusal).rejects.toMatchObject({
      code: expect.stringMatching(code),
      message: expect.stringContaining(join(folder, 'closed')),
    });
    chmodSync(join(folder, 'closed'), 0o700);
  });

  it('refuses a specification with faults before anything starts', async () => {
    const spec = { ...shellSpec('true'), limits: { ...limits, wallMs: 0 } };
    await expect(runInSandbox(spec)).rejects.toMatchObject({ code: 'bad-spec' });
  });
});

/** The command lines of all processes of this host in which a word appears. */
function processesNaming(word: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .map(commandLine)
    .filter((line) => line.includes(word));
}

/** What a process was started as; nothing for one that has ended. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
