import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openShim, readSession, stopSession, waitForSession, type SandboxSpec } from '../src/index.ts';
import { isAlive, markOf, type ProcessMark } from '../src/process-mark.ts';
import { readShim } from '../src/session-state.ts';
import { shellSpec, tempFolder, treeWith } from './fixture.ts';

const indexPath = join(import.meta.dirname, '../src/index.ts');
const shimProgram = join(import.meta.dirname, '../src/shim-main.ts');

async function startSession(dir: string, spec: SandboxSpec): Promise<void> {
  using shim = openShim(dir, shimProgram);
  await shim.start(spec);
}

/** A session of a tree with `gate`: it ends with status 5 once the host writes `go` there. */
function gatedSession(): { dir: string; open: () => void; spec: ReturnType<typeof shellSpec> } {
  const path = treeWith({ gate: 'x' });
  const script = 'echo started >&2; while ! [ -f go ]; do sleep 0.02; done; exit 5';
  return {
    dir: tempFolder(),
    open: () => writeFileSync(join(path, 'go'), ''),
    spec: shellSpec(script, { tree: { path, mode: 'read-only' } }),
  };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Marks of all descendants of a process. */
function descendants(pid: number): ProcessMark[] {
  let children: number[] = [];
  try {
    children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
  return children.flatMap((child) => [markOf(child), ...descendants(child)]).filter((mark) => mark !== null);
}

/** What `make` returns, and the processes of ours that it started. */
function descendantsOf<T>(make: () => T): { made: T; marks: ProcessMark[] } {
  const before = new Set(descendants(process.pid).map(({ pid }) => pid));
  const made = make();
  return { made, marks: descendants(process.pid).filter(({ pid }) => !before.has(pid)) };
}

describe('a session', () => {
  it('goes from none over running to ended with a durable result', async () => {
    const { dir, open, spec } = gatedSession();
    expect(await readSession(dir)).toEqual({ kind: 'none' });
    await startSession(dir, spec);
    expect(await readSession(dir)).toEqual({ kind: 'running' });
    open();
    const state = await waitForSession(dir);
    expect(state).toMatchObject({ kind: 'ended', result: { end: { kind: 'exited', code: 5 }, stderrTail: 'started\n' } });
    expect(await readSession(dir)).toEqual(state);
  });

  it('survives kill -9 of the process that started it', async () => {
    const { dir, open, spec } = gatedSession();
    const program = `
      import { openShim } from ${JSON.stringify(indexPath)};
      await openShim(${JSON.stringify(dir)}, ${JSON.stringify(shimProgram)}).start(${JSON.stringify(spec)});
      console.log('started');
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(starter.stdout, 'data');
    // The whole group, as a terminal or a supervisor would.
    process.kill(-(starter.pid ?? 0), 'SIGKILL');
    await once(starter, 'exit');
    expect(await readSession(dir)).toEqual({ kind: 'running' });
    open();
    expect(await waitForSession(dir)).toMatchObject({ kind: 'ended', result: { end: { kind: 'exited', code: 5 } } });
  });

  it('dies with its shim, which leaves no process and no result', async () => {
    const { dir, spec } = gatedSession();
    await startSession(dir, spec);
    const shim = readShim(dir);
    await until(() => descendants(shim?.pid ?? 0).length >= 4);
    const inside = descendants(shim?.pid ?? 0);
    process.kill(shim?.pid ?? 0, 'SIGKILL');
    expect(await waitForSession(dir)).toEqual({ kind: 'lost' });
    await until(() => !inside.some(isAlive));
  });

  it('ends as aborted when it is stopped, and stopping again changes nothing', async () => {
    const { dir, spec } = gatedSession();
    await startSession(dir, spec);
    await stopSession(dir);
    const state = await readSession(dir);
    expect(state).toMatchObject({ kind: 'ended', result: { end: { kind: 'aborted' } } });
    await stopSession(dir);
    expect(await readSession(dir)).toEqual(state);
  });

  it('is started once, however many start it at the same time', async () => {
    const { dir, open, spec } = gatedSession();
    const starts = await Promise.allSettled([1, 2, 3].map(() => startSession(dir, spec)));
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason as unknown] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'session-claimed' });
    open();
    expect(await waitForSession(dir)).toMatchObject({ kind: 'ended' });
  });

  it('does not begin, and leaves no process, when its shim is given none', async () => {
    const dir = tempFolder();
    const { made: shim, marks } = descendantsOf(() => openShim(dir, shimProgram));
    expect(marks).toHaveLength(1);
    shim[Symbol.dispose]();
    await until(() => !marks.some(isAlive));
    expect(await readSession(dir)).toEqual({ kind: 'none' });
  });

  it('does not begin, and leaves no process, when its starter is killed before it has given one', async () => {
    const dir = tempFolder();
    const program = `
      import { openShim } from ${JSON.stringify(indexPath)};
      openShim(${JSON.stringify(dir)}, ${JSON.stringify(shimProgram)});
      console.log('opened');`;
    const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(starter.stdout, 'data');
    const marks = descendants(starter.pid ?? 0);
    expect(marks).toHaveLength(1);
    process.kill(-(starter.pid ?? 0), 'SIGKILL');
    await until(() => !marks.some(isAlive));
    expect(await readSession(dir)).toEqual({ kind: 'none' });
  });

  it('is refused before it starts when its specification cannot be launched', async () => {
    const dir = tempFolder();
    const spec = shellSpec('true', { binds: [{ from: join(dir, 'absent'), to: '/opt/x' }] });
    await expect(startSession(dir, spec)).rejects.toMatchObject({ code: 'bad-source' });
    expect(await readSession(dir)).toEqual({ kind: 'none' });
  });

  it('leaves a set-up failure as its result', async () => {
    const dir = tempFolder();
    await startSession(dir, { ...shellSpec(''), argv: ['no-such-program'] });
    expect(await waitForSession(dir)).toMatchObject({ kind: 'ended', result: { end: { kind: 'set-up-failed' } } });
  });

  it('goes on when the wait for it is aborted', async () => {
    const { dir, open, spec } = gatedSession();
    await startSession(dir, spec);
    const stop = new AbortController();
    const wait = waitForSession(dir, { signal: stop.signal });
    stop.abort(new Error('no more patience'));
    await expect(wait).rejects.toThrow('no more patience');
    open();
    expect(await waitForSession(dir)).toMatchObject({ kind: 'ended' });
  });

  it('is lost when its shim belongs to another boot or its id was given again', async () => {
    const dir = tempFolder();
    const own = markOf(process.pid);
    writeFileSync(join(dir, 'shim.json'), JSON.stringify({ ...own, startTime: '1' }));
    expect(await readSession(dir)).toEqual({ kind: 'lost' });
    writeFileSync(join(dir, 'shim.json'), JSON.stringify({ ...own, bootId: 'another' }));
    expect(await readSession(dir)).toEqual({ kind: 'lost' });
    writeFileSync(join(dir, 'shim.json'), JSON.stringify(own));
    expect(await readSession(dir)).toEqual({ kind: 'running' });
  });

  it('is broken, not lost, when its files are not the ones a shim writes', async () => {
    const dir = tempFolder();
    writeFileSync(join(dir, 'shim.json'), '{');
    await expect(readSession(dir)).rejects.toMatchObject({ code: 'session-broken' });
  });
});
