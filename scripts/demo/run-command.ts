import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a command ended, and the lines that it printed where they were wanted. */
export interface CommandEnd {
  readonly code: number;
  readonly lines: readonly string[];
}

/** Runs a command with our own terminal; with `onLine` its standard output goes there instead. Signals are passed on. */
export async function runCommand(argv: readonly string[], cwd: string, onLine?: (line: string) => void): Promise<CommandEnd> {
  const [program = '', ...args] = argv;
  const child = spawn(program, args, { cwd, stdio: ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'] });
  const lines: string[] = [];
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      onLine?.(line);
    });
  }
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 130, lines }));
    });
  } finally {
    for (const signal of signals) process.removeListener(signal, forward);
  }
}

/**
 * Runs git without anything of the person's own settings, so that the same files always give the same commit.
 *
 * @throws {Error} with what git said.
 */
export function plainGit(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const clean = {
    PATH: process.env['PATH'] ?? '',
    LC_ALL: 'C',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    ...env,
  };
  const run = spawnSync('git', args, { cwd, env: clean, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')} failed: ${run.error?.message ?? run.stderr.trim()}`);
  return run.stdout;
}
