import { spawn } from 'node:child_process';

export interface ProcessResult {
  code: number | null;
  signal: string | null;
  stdout: Uint8Array;
  stderr: string;
  timedOut: boolean;
}

export function runProcess(
  argv: readonly string[],
  options: { cwd: string; env: Record<string, string>; input?: Uint8Array | string; timeoutMs: number; maxOutputBytes: number },
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const [file, ...args] = argv;
    const child = spawn(file ?? '', args, { cwd: options.cwd, env: options.env, stdio: ['pipe', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, options.timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    child.on('error', (cause) => {
      clearTimeout(timer);
      reject(cause);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8'), timedOut });
    });
  });
}
