import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, linkSync, openSync, closeSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareThrowaway, runInSandbox, sandboxIdentity, snapshotTree } from '../src/index.ts';
import type { SandboxSpec } from '../src/sandbox-spec.ts';
import { shellSpec, tempFolder, treeWith } from './fixture.ts';

/** A tree that belongs to the sandbox's user, so that nothing but the mounts keeps it from writing. */
function ownTree(files: Readonly<Record<string, string>>): { path: string; mode: 'read-only' } {
  const path = treeWith(files);
  const identity = sandboxIdentity();
  if (identity !== null) prepareThrowaway(path, identity.uid, identity.gid);
  return { path, mode: 'read-only' };
}

function nodeSpec(program: string, more: Partial<SandboxSpec> = {}): SandboxSpec {
  return { ...shellSpec('', more), argv: ['node', '--input-type=module', '-e', program] };
}

describe('a read-only tree', () => {
  it('withstands every kind of change, and is the same to the last time stamp', async () => {
    const tree = ownTree({ 'a.txt': 'a', 'dir/b.txt': 'b', '.git': 'gitdir: x' });
    symlinkSync('a.txt', join(tree.path, 'link'));
    const before = await snapshotTree(tree.path);
    const script = [
      'echo x > a.txt',
      'echo x >> dir/b.txt',
      'echo x > new',
      'echo x > link',
      'rm a.txt',
      'mv a.txt c.txt',
      'mv dir other',
      'mkdir d',
      'mkfifo f',
      'ln a.txt hard',
      'ln -s a.txt soft',
      'chmod 777 a.txt',
      'touch a.txt',
      'touch -d 2001-01-01 dir',
      'truncate -s 0 a.txt',
      'rm .git',
      'echo x > .git',
      'rmdir dir',
      'umount /ws',
      'umount /ws/.git',
      'mount -o remount,rw,bind /ws',
      'ln a.txt /tmp/hard',
      'echo x > /proc/self/cwd/a.txt',
      'echo x > /proc/1/root/ws/a.txt',
    ];
    const run = await runInSandbox(shellSpec(script.map((line) => `(${line}) 2>/dev/null && echo "worked: ${line}"`).join('\n'), { tree }));
    expect(run.stdout).toBe('');
    expect(await snapshotTree(tree.path)).toEqual(before);
  });

  it('is not written through a link to a writable place and back', async () => {
    const tree = ownTree({ 'a.txt': 'a' });
    const script = 'ln -s /ws /tmp/tree; echo x > /tmp/tree/a.txt; cd /tmp && echo y > tree/../ws/a.txt';
    await runInSandbox(shellSpec(script, { tree }));
    expect(readFileSync(join(tree.path, 'a.txt'), 'utf8')).toBe('a');
  });

  it('shows a link of the tree that leads out as a link to nothing', async () => {
    const secret = join(tempFolder(), 'secret');
    writeFileSync(secret, 'secret');
    const tree = ownTree({ 'a.txt': 'a' });
    symlinkSync(secret, join(tree.path, 'out'));
    symlinkSync('/etc/shadow', join(tree.path, 'shadow'));
    const run = await runInSandbox(shellSpec('cat out shadow', { tree }));
    expect(run).toMatchObject({ stdout: '', end: { kind: 'exited', code: 1 } });
  });
});

describe('the world inside', () => {
  it('holds nothing of the environment of the host, in no process', async () => {
    process.env['CIRCUIT_TEST_SECRET'] = 'hunter2';
    onTestFinished(() => void delete process.env['CIRCUIT_TEST_SECRET']);
    const run = await runInSandbox(shellSpec('env; cat /proc/*/environ | tr "\\0" "\\n"', { env: { GIVEN: 'yes' } }));
    expect(run.stdout).toContain('GIVEN=yes');
    expect(run.stdout).not.toContain('hunter2');
    const names = new Set(run.stdout.split('\n').flatMap((line) => (line.includes('=') ? [line.slice(0, line.indexOf('='))] : [])));
    expect([...names].toSorted()).toEqual(['CI', 'GIVEN', 'HOME', 'LANG', 'PATH', 'PWD', 'TMPDIR']);
  });

  it('names no path of the host in the arguments of its first process', async () => {
    const tree = ownTree({ 'a.txt': 'a' });
    const run = await runInSandbox(shellSpec('tr "\\0" " " < /proc/1/cmdline', { tree }));
    expect(run.stdout).toMatch(/bwrap --args 3 -- sh -c/);
    expect(run.stdout).not.toContain(tree.path);
  });

  it('inherits no open file that the host left to its children', async () => {
    const secret = join(tempFolder(), 'secret');
    writeFileSync(secret, 'secret');
    const program = `
      import { runInSandbox } from ${JSON.stringify(join(import.meta.dirname, '../src/index.ts'))};
      const run = await runInSandbox(${JSON.stringify(shellSpec('for fd in /proc/self/fd/*; do readlink "$fd"; done; cat <&40'))});
      console.log(run.stdout, run.stderr);`;
    const fd = openSync(secret, 'r');
    const stdio: (number | 'ignore' | 'pipe')[] = Array.from({ length: 41 }, () => 'ignore');
    stdio[1] = 'pipe';
    stdio[40] = fd;
    const host = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio });
    closeSync(fd);
    let text = '';
    host.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(host, 'close');
    expect(text).toContain('/dev/null');
    expect(text).not.toContain('secret');
  });

  it('reaches no server of the host, by address, by abstract name or by path', async () => {
    const folder = tempFolder();
    const servers = [{ port: 0, host: '127.0.0.1' }, { path: '\0circuit-escape-test' }, { path: join(folder, 's') }].map((where) => {
      const server = createServer((socket) => socket.end('reached'));
      onTestFinished(() => void server.close());
      return server.listen(where);
    });
    await Promise.all(servers.map((server) => once(server, 'listening')));
    chmodSync(join(folder, 's'), 0o777);
    const address = servers[0]?.address();
    const targets = [
      { host: '127.0.0.1', port: typeof address === 'object' ? address?.port : 0 },
      { path: '\0circuit-escape-test' },
      { path: join(folder, 's') },
    ];
    const program = `
      import net from 'node:net';
      for (const target of ${JSON.stringify(targets)}) {
        await new Promise((resolve) => net.connect(target).on('connect', () => resolve(console.log('reached'))).on('error', (e) => resolve(console.log(e.code))));
      }`;
    expect((await runInSandbox(nodeSpec(program))).stdout.split('\n').slice(0, 3)).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'ENOENT']);
  });

  it('reaches exactly the socket folder that it was given', async () => {
    const socketDir = tempFolder();
    const identity = sandboxIdentity();
    const server = createServer((socket) => socket.end('from the host'));
    onTestFinished(() => void server.close());
    await once(server.listen(join(socketDir, 'broker.sock')), 'listening');
    if (identity !== null) prepareThrowaway(socketDir, identity.uid, identity.gid);
    chmodSync(socketDir, 0o700);
    const program = `
      import fs from 'node:fs';
      import net from 'node:net';
      net.connect({ path: '/run/circuit/broker.sock' }).on('data', (d) => console.log(String(d)));
      for (const f of [() => fs.unlinkSync('/run/circuit/broker.sock'), () => fs.writeFileSync('/run/circuit/x', '')]) try { f(); console.log('written'); } catch (e) { console.log(e.code); }`;
    expect((await runInSandbox(nodeSpec(program, { socketDir }))).stdout).toBe('EROFS\nEROFS\nfrom the host\n');
  });

  it('has no powers, no terminal, no other processes and no devices', async () => {
    const script = [
      'grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status',
      '(echo > /dev/tty) 2>/dev/null && echo tty',
      'mknod /tmp/null c 1 3 2>/dev/null && echo device',
      'unshare -U true 2>/dev/null && echo namespace',
      'chroot / true 2>/dev/null && echo chroot',
      '(echo x > /proc/sys/kernel/hostname) 2>/dev/null && echo sysctl',
      'hostname other 2>/dev/null && echo hostname',
      'kill -0 -1 2>/dev/null; ls -d /proc/[0-9]* | wc -l',
    ];
    const run = await runInSandbox(shellSpec(script.join('\n')));
    const [caps, bound, privileges, processes] = run.stdout.split('\n');
    expect([caps, bound, privileges]).toEqual(['CapEff:\t0000000000000000', 'CapBnd:\t0000000000000000', 'NoNewPrivs:\t1']);
    expect(Number(processes)).toBeLessThanOrEqual(6);
  });

  it('is never root on the host: a file that only root may read stays closed', async () => {
    const path = treeWith({ closed: 'secret', open: 'text' });
    // For an ordinary user the same is shown by a file that nobody may read.
    chmodSync(join(path, 'closed'), sandboxIdentity() === null ? 0 : 0o600);
    const run = await runInSandbox(shellSpec('id -u; cat open closed', { tree: { path, mode: 'read-only' } }));
    expect(run.stdout).toBe('1000\ntext');
    expect(run.stderr).toContain('Permission denied');
  });

  it('keeps a throwaway tree from leading the next set-up astray', async () => {
    const outside = tempFolder();
    const path = treeWith({ 'test/a.test.ts': 't', 'src/a.ts': 'a' });
    const tree = { path, mode: 'throwaway' as const };
    await runInSandbox(shellSpec(`mv test was; ln -s ${outside} test`, { tree }));
    await expect(runInSandbox(shellSpec('true', { tree: { ...tree, overlays: ['test'] } }))).rejects.toMatchObject({ code: 'bad-source' });
    await expect(runInSandbox(shellSpec('true', { tree, binds: [{ from: join(path, 'src'), to: '/ws/test/x' }] }))).rejects.toMatchObject({
      code: 'bad-source',
    });
    expect(existsSync(join(outside, 'x'))).toBe(false);
  });

  it('keeps the folder above an overlay in its place', async () => {
    const path = treeWith({ 'core/test/a.test.ts': 'real', 'core/src/a.ts': 'a' });
    const tree = { path, mode: 'throwaway' as const, overlays: ['core/test'] };
    const script = 'mv core moved; mkdir -p core/test; echo fake > core/test/a.test.ts; cat core/test/a.test.ts; echo b > core/src/a.ts';
    const run = await runInSandbox(shellSpec(script, { tree }));
    expect(run.stdout).toBe('real');
    expect(run.stderr).toContain("cannot move 'core'");
    expect(run.end).toEqual({ kind: 'exited', code: 0 });
  });

  it('refuses a socket folder that others may enter', async () => {
    const socketDir = tempFolder();
    await expect(runInSandbox(shellSpec('true', { socketDir }))).rejects.toMatchObject({
      code: 'bad-source',
      next: expect.stringContaining('chmod 700'),
    });
  });

  it('refuses to give away a tree whose file has a name elsewhere', async () => {
    const outside = join(tempFolder(), 'f');
    writeFileSync(outside, 'mine');
    const path = treeWith({});
    linkSync(outside, join(path, 'hard'));
    const other = (process.getuid?.() ?? 0) + 1;
    expect(() => prepareThrowaway(path, other)).toThrow(expect.objectContaining({ code: 'bad-root' }));
    expect(statSync(outside).uid).toBe(process.getuid?.());
  });

  it('runs beside others without meeting them', async () => {
    const runs = await Promise.all(
      [1, 2, 3, 4].map((number) => runInSandbox(shellSpec(`echo ${number} > /tmp/own; sleep 0.1; cat /tmp/own; ls /tmp`))),
    );
    expect(runs.map(({ stdout }) => stdout)).toEqual(['1\nown\n', '2\nown\n', '3\nown\n', '4\nown\n']);
  });
});
