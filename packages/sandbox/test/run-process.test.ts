import { describe, expect, it } from 'vitest';
import { runProcess, type ProcessOptions } from '../src/index.ts';

const options: ProcessOptions = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeoutMs: 20_000, maxOutputBytes: 1000 };
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

describe('runProcess', () => {
  it('passes words, input and exactly the given environment', async () => {
    const run = await runProcess(['sh', '-c', 'cat; echo "$1"; env | grep -c .; exit 3', 'x', 'a  b'], {
      ...options,
      env: { PATH: '/usr/bin:/bin', A: '1' },
      input: 'in\n',
    });
    expect(run).toMatchObject({ code: 3, signal: null, timedOut: false, stderr: '' });
    // The shell itself adds PWD.
    expect(text(run.stdout)).toBe('in\na  b\n3\n');
  });

  it('returns bytes as they were', async () => {
    const run = await runProcess(['printf', '\\377\\000'], options);
    expect([...run.stdout]).toEqual([255, 0]);
  });

  it('ends a process and its children when the time is over', async () => {
    const run = await runProcess(['sh', '-c', 'sleep 60 | cat'], { ...options, timeoutMs: 50 });
    expect(run).toMatchObject({ code: null, signal: 'SIGKILL', timedOut: true });
  });

  it('ends a process that prints too much, and keeps what came before', async () => {
    const run = await runProcess(['yes'], options);
    expect(run).toMatchObject({ code: null, signal: 'SIGKILL', timedOut: false });
    expect(run.stderr).toContain('yes printed more than 1000 bytes on stdout');
    expect(run.stdout.byteLength).toBeLessThanOrEqual(1000);
  });

  it('ends a process when its signal aborts', async () => {
    const run = await runProcess(['sleep', '60'], { ...options, signal: AbortSignal.abort() });
    expect(run).toMatchObject({ code: null, signal: 'SIGKILL', timedOut: false });
  });

  it('says why a program did not start', async () => {
    const run = await runProcess(['no-such-program'], options);
    expect(run).toMatchObject({ code: null, timedOut: false });
    expect(run.stderr).toContain('ENOENT');
  });
});
