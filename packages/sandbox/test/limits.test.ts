import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runInSandbox } from '../src/index.ts';
import type { Limits, SandboxSpec } from '../src/sandbox-spec.ts';
import { limits, shellSpec, treeWith } from './fixture.ts';

const MiB = 1024 * 1024;
const limited = (script: string, changed: Partial<Limits>): SandboxSpec => shellSpec(script, { limits: { ...limits, ...changed } });

describe('a limit', () => {
  it('of the wall clock ends a command that sleeps, and one that ignores signals', async () => {
    const script = `trap '' TERM INT HUP; setsid sleep 60 & sleep 60`;
    const run = await runInSandbox(limited(script, { wallMs: 300 }));
    expect(run.end).toEqual({ kind: 'limit', limit: 'wall' });
    expect(run.durationMs).toBeLessThan(20_000);
  });

  it('of processor time ends a command that spins', async () => {
    const run = await runInSandbox(limited('while :; do :; done', { cpuS: 1 }));
    expect(run.end).toEqual({ kind: 'limit', limit: 'cpu' });
  });

  it('of processes ends a fork bomb', async () => {
    const script = 'i=0; while [ $i -lt 2000 ]; do sleep 60 & i=$((i+1)); done; wait';
    const run = await runInSandbox(limited(script, { processes: 20 }));
    expect(run.end).toEqual({ kind: 'limit', limit: 'processes' });
  });

  it('of memory ends a program that fills it, and several that do so together', async () => {
    const fill = `const kept = []; setInterval(() => { if (kept.length < 12) kept.push(Buffer.alloc(8 * ${MiB}, 1)); }, 5)`;
    const alone = { ...limited('', { memoryBytes: 100 * MiB }), argv: ['node', '-e', fill] };
    expect((await runInSandbox(alone)).end).toEqual({ kind: 'limit', limit: 'memory' });
    const together = limited(`node -e '${fill}' & node -e '${fill}' & node -e '${fill}' & wait`, { memoryBytes: 280 * MiB });
    expect((await runInSandbox(together)).end).toEqual({ kind: 'limit', limit: 'memory' });
  });

  it('of memory lets the kernel refuse one huge piece before the next look', async () => {
    const spec = limited('', { memoryBytes: 100 * MiB });
    const { end } = await runInSandbox({ ...spec, argv: ['node', '-e', 'Buffer.alloc(3e9, 1); console.log("got it")'] });
    expect(end).not.toEqual({ kind: 'exited', code: 0 });
  });

  it('of output ends a flood, and keeps its beginning and its end', async () => {
    const flood = await runInSandbox(limited('yes', { outputBytes: 1000 }));
    expect(flood.end).toEqual({ kind: 'limit', limit: 'output' });
    const long = await runInSandbox(limited('echo first; seq 1 1000; echo last', { outputBytes: 1000 }));
    expect(long.end).toEqual({ kind: 'exited', code: 0 });
    expect(long.stdout).toMatch(/^first\n[^]*\n\[… 2904 bytes left out …\]\n[^]*last\n$/);
  });

  it('of file size ends a program that does not mind the refusal', async () => {
    const script = 'exec dd if=/dev/zero of=/tmp/f bs=1000 count=3';
    expect((await runInSandbox(limited(script, { fileBytes: 2000 }))).end).toEqual({ kind: 'limit', limit: 'file-size' });
  });

  it('of file size refuses a larger file, in memory folders too', async () => {
    const run = await runInSandbox(limited('head -c 3000 /dev/zero > /tmp/f; wc -c < /tmp/f', { fileBytes: 2000 }));
    expect(run.stdout.trim()).toBe('2000');
  });

  it.each(['/tmp', '/dev/shm', '/ws/cache'])('of files ends a flood of empty ones in %s', async (place) => {
    const flood = `let n = 0; for (;;) require('node:fs').mkdirSync('${place}/' + n++)`;
    const tree = { path: treeWith({ a: 'a' }), mode: 'read-only', writes: ['cache'] } as const;
    const run = await runInSandbox({ ...limited('', { memoryFiles: 3000 }), tree, argv: ['node', '-e', flood] });
    expect(run.end).toEqual({ kind: 'limit', limit: 'files' });
  });

  it('of the disk ends a command that fills its throwaway tree by many files, none of them large', async () => {
    const tree = { path: treeWith({ a: 'a' }), mode: 'throwaway' } as const;
    const script = 'i=0; while :; do head -c 1000000 /dev/zero > f$i; i=$((i+1)); done';
    const run = await runInSandbox({ ...limited(script, { treeBytes: 40 * MiB }), tree, cwd: '/ws' });
    expect(run.end).toEqual({ kind: 'limit', limit: 'disk' });
    const flood = `let n = 0; for (;;) require('node:fs').mkdirSync('/ws/d' + n++)`;
    const many = await runInSandbox({ ...limited('', { treeFiles: 2000 }), tree, argv: ['node', '-e', flood] });
    expect(many.end).toEqual({ kind: 'limit', limit: 'files' });
  });

  it('of open files refuses one more', async () => {
    const open = `const fs = require('node:fs'); let n = 0; try { for (;;) { fs.openSync('/etc/passwd'); n++; } } catch (e) { console.log(e.code, n > 3000 && n < 4096); }`;
    expect((await runInSandbox({ ...limited('', {}), argv: ['node', '-e', open] })).stdout).toBe('EMFILE true\n');
  });

  it('leaves no process and no mount of ended sandboxes on the host', async () => {
    const marker = `7${process.pid}`;
    await Promise.all(['sleep', 'setsid sleep'].map((how) => runInSandbox(limited(`${how} ${marker} & sleep ${marker}`, { wallMs: 300 }))));
    const commands = readdirSync('/proc').flatMap((pid) => (/^[0-9]+$/.test(pid) ? [commandLine(pid)] : []));
    expect(commands.filter((command) => command.includes(marker) && command.startsWith('sleep'))).toEqual([]);
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain('/newroot');
  });

  it.each(['/tmp', '/dev/shm', '/ws/cache'])('of the room in %s is named when a command fails for want of it', async (place) => {
    const tree = { path: treeWith({ a: 'a' }), mode: 'read-only', writes: ['cache'] } as const;
    const bounds = { tmpBytes: MiB, fileBytes: 200 * MiB };
    const full = { kind: 'limit', limit: 'tmp' };
    const end = async (script: string, changed: Partial<Limits> = {}) =>
      (await runInSandbox({ ...limited(script, { ...bounds, ...changed }), tree })).end;
    // The moment before it fills the folder is the one in which that is found and opened.
    expect(await end(`sleep 0.1; exec head -c 100000000 /dev/zero > ${place}/f`)).toEqual(full);
    // Even one that clears up before it ends, if it needed a moment for that.
    expect(await end(`head -c 100000000 /dev/zero > ${place}/f || { sleep 0.6; rm ${place}/f; exit 3; }`)).toEqual(full);
    expect(await end(`head -c 100000000 /dev/zero > ${place}/f || true`)).toEqual({ kind: 'exited', code: 0 });
    expect(await end(`head -c 1000 /dev/zero > ${place}/f; exit 3`)).toEqual({ kind: 'exited', code: 3 });
  });

  it('of the room is named for a test run that hands back a report', async () => {
    const script = 'sleep 0.1; head -c 100000000 /dev/zero > /tmp/f && echo done > /tmp/report';
    const run = await runInSandbox({ ...limited(script, { tmpBytes: MiB }), outputs: [{ path: '/tmp/report', maxBytes: 100 }] });
    expect(run).toMatchObject({ end: { kind: 'limit', limit: 'tmp' }, outputs: { '/tmp/report': null } });
  });

  it('of the temp folder refuses what does not fit, and no other memory folder takes more', async () => {
    const script =
      'head -c 5000000 /dev/zero > /tmp/f; wc -c < /tmp/f; for d in / /dev /run /opt; do touch $d/x 2>/dev/null && echo $d; done';
    const run = await runInSandbox(limited(script, { tmpBytes: MiB }));
    expect(run.stdout.trim()).toBe(String(MiB));
    expect(run.stderr).toContain('No space left');
  });
});

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
