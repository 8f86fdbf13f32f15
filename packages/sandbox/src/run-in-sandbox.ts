import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { descriptors } from './build-bwrap-args.ts';
import { collectOutput, type OutputCollector } from './collect-output.ts';
import { decideEnd, type EndFacts } from './decide-end.ts';
import { launchSandbox, type LaunchChange } from './launch-sandbox.ts';
import { decodeOutputs, encodedBound } from './decode-outputs.ts';
import { endNamespace, killNamespace } from './end-namespace.ts';
import { markOf, type ProcessMark } from './process-mark.ts';
import type { SandboxRun, SandboxSpec } from './sandbox-spec.ts';
import { startWatchdog, type Watchdog } from './start-watchdog.ts';

/** How much more than it keeps a run may print before it is killed. */
const outputFactor = 20;

export interface RunOptions {
  /** Kills the sandbox; the run then ends as `aborted`. */
  readonly signal?: AbortSignal;
  /** Called with each piece as it arrives, before any cutting. */
  readonly onOutput?: (stream: 'stdout' | 'stderr', chunk: Uint8Array) => void;
}

/**
 * Runs one command in a sandbox and returns when no process of it is left. Everything that the command does, its limits
 * included, is a value in `end`; what was printed is kept up to `limits.outputBytes` of each stream.
 *
 * @throws {SandboxError} when a check before the launch fails: nothing was started; `process-left` when a process cannot be
 *   ended.
 */
export function runInSandbox(spec: SandboxSpec, options: RunOptions = {}): Promise<SandboxRun> {
  return runChanged(spec, options, {});
}

/** `runInSandbox` with a changed launch: for tests that take a protection away. */
export async function runChanged(spec: SandboxSpec, { signal, onOutput }: RunOptions, change: LaunchChange): Promise<SandboxRun> {
  const startedAt = performance.now();
  const child = launchSandbox(spec, change);
  let killedFor: EndFacts['killedFor'] = null;
  const kill = (reason: NonNullable<EndFacts['killedFor']>): void => {
    killedFor ??= reason;
    killGroup(child);
  };
  const abort = (): void => kill({ kind: 'aborted' });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const wall = setTimeout(() => kill({ kind: 'limit', limit: 'wall' }), spec.limits.wallMs);

  const flood = (): void => kill({ kind: 'limit', limit: 'output' });
  const streams = collectStreams(child, spec.limits.outputBytes, flood, onOutput);
  const status = readStatus(child, (first) => startWatchdog(first, spec, (limit) => kill({ kind: 'limit', limit })));
  // Bubblewrap binds its first process to itself late in the set-up: until then, and where it was killed, nobody else ends it.
  child.once('exit', () => status.killFirst());
  const outputs = readBounded(extraStream(child, descriptors.outputs), encodedBound(spec.outputs ?? []));
  const ended = await endOf(child);

  clearTimeout(wall);
  signal?.removeEventListener('abort', abort);
  const { memoryWasFull } = status.stop();
  await status.endFirst();
  const stderr = streams.stderr.text();
  const why = ended.error ?? stderr;
  return {
    end: decideEnd({ killedFor, reportedExit: status.exit(), signal: ended.signal, stderr: why, memoryWasFull }),
    stdout: streams.stdout.text(),
    stderr,
    outputs: decodeOutputs(outputs(), spec.outputs ?? []),
    durationMs: Math.round(performance.now() - startedAt),
  };
}

/** The group holds prlimit or bubblewrap; the namespace's processes die with bubblewrap. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

async function endOf(child: ChildProcess): Promise<{ signal: string | null; error: string | null }> {
  try {
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    return { signal, error: null };
  } catch (error) {
    return { signal: null, error: String(error) };
  }
}

function collectStreams(
  child: ChildProcess,
  maxBytes: number,
  onFlood: () => void,
  onOutput: RunOptions['onOutput'],
): { stdout: OutputCollector; stderr: OutputCollector } {
  const streams = { stdout: collectOutput(maxBytes), stderr: collectOutput(maxBytes) };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => {
      streams[name].push(chunk);
      if (streams.stdout.total() + streams.stderr.total() > maxBytes * outputFactor) onFlood();
      onOutput?.(name, chunk);
    });
    child[name]?.on('error', ignore);
  }
  return streams;
}

interface Status extends Watchdog {
  /** The command's exit status; null while none was said. */
  exit(): number | null;
  /** Ends the first process inside, now or as soon as its id is said. */
  killFirst(): void;
  /** Returns when no process is left inside. */
  endFirst(): Promise<void>;
}

/** Bubblewrap says the first process's id in its first line, and the command's exit status in its last. */
function readStatus(child: ChildProcess, onStart: (first: number) => Watchdog): Status {
  let text = '';
  let watchdog: Watchdog | null = null;
  let first: ProcessMark | null = null;
  let isToEnd = false;
  const killFirst = (): void => {
    isToEnd = true;
    if (first !== null) killNamespace(first);
  };
  const stream = extraStream(child, descriptors.status);
  stream?.on('error', ignore);
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
    const said = /"child-pid": ([0-9]+)/.exec(text)?.[1];
    if (said === undefined || watchdog !== null) return;
    first = markOf(Number(said));
    watchdog = onStart(Number(said));
    if (isToEnd) killFirst();
  });
  return {
    exit: () => {
      const code = /"exit-code": ([0-9]+)/.exec(text)?.[1];
      return code === undefined ? null : Number(code);
    },
    killFirst,
    endFirst: async () => (first === null ? undefined : await endNamespace(first)),
    stop: () => watchdog?.stop() ?? { memoryWasFull: false },
  };
}

function readBounded(stream: Readable | null, maxBytes: number): () => string {
  const chunks: Buffer[] = [];
  let total = 0;
  stream?.on('error', ignore);
  stream?.on('data', (chunk: Buffer) => {
    total += chunk.byteLength;
    if (total <= maxBytes) chunks.push(chunk);
    else stream.destroy();
  });
  return () => Buffer.concat(chunks).toString('latin1');
}

/** Node types only the first five streams of a child. */
function extraStream(child: ChildProcess, fd: number): Readable | null {
  return (child.stdio as readonly unknown[])[fd] as Readable | null;
}

/** A pipe to a process that died early may report a reset; the process's end says all. */
function ignore(): void {}
