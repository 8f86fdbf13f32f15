import { spawn } from 'node:child_process';

export interface ProcessOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  readonly timeoutMs: number;
  /** Bound of stdout and of stderr, each; more ends the process. */
  readonly maxOutputBytes: number;
  readonly signal?: AbortSignal;
}

export interface ProcessRun {
  /** Exit status; null when the process was killed or never started. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: Uint8Array;
  /** What it said, or why it did not start. */
  readonly stderr: string;
  readonly timedOut: boolean;
}

/**
 * Runs a trusted tool of the host, without a sandbox and without a shell, with exactly the given environment. Never throws
 * for what the tool does: a program that is absent gives `code: null` and the reason in `stderr`.
 */
export function runProcess(argv: readonly string[], options: ProcessOptions): Promise<ProcessRun> {
  const [program = '', ...args] = argv;
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...options.env },
    stdio: 'pipe',
    detached: true,
  });
  const streams = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  let timedOut = false;
  let failure = '';
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  };
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, options.timeoutMs);
  options.signal?.addEventListener('abort', kill, { once: true });
  if (options.signal?.aborted) kill();
  for (const name of ['stdout', 'stderr'] as const) {
    let total = 0;
    child[name].on('data', (chunk: Buffer) => {
      total += chunk.byteLength;
      if (total <= options.maxOutputBytes) {
        streams[name].push(chunk);
      } else {
        failure ||= `\n${program} printed more than ${options.maxOutputBytes} bytes on ${name} and was ended.`;
        kill();
      }
    });
  }
  // A tool may end without reading its input.
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  return new Promise((resolve) => {
    child.on('error', (error) => (failure ||= String(error)));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', kill);
      const stderr = Buffer.concat(streams.stderr).toString('utf8') + failure;
      const hasStarted = child.pid !== undefined;
      resolve({ code: hasStarted ? code : null, signal, stdout: Buffer.concat(streams.stdout), stderr, timedOut });
    });
  });
}
