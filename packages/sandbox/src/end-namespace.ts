import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, type ProcessMark } from './process-mark.ts';
import { SandboxError } from './sandbox-error.ts';

const patienceMs = 30_000;
const longestPauseMs = 20;

/** Kills the first process of a sandbox, if it still runs; the kernel then ends all others inside. Never throws. */
export function killNamespace(first: ProcessMark): void {
  if (!isAlive(first)) return;
  try {
    process.kill(first.pid, 'SIGKILL');
  } catch {
    // It ended in between.
  }
}

/**
 * Returns when no process of a sandbox is left. Bubblewrap ends before the sandbox's first process does, and the kernel lets
 * the first one end only after all others.
 *
 * @throws {SandboxError} `process-left` when the kernel does not end them in half a minute, as when a disk does not answer.
 */
export async function endNamespace(first: ProcessMark): Promise<void> {
  const asked = performance.now();
  for (let pauseMs = 1; isAlive(first); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    killNamespace(first);
    if (performance.now() - asked > patienceMs) {
      throw new SandboxError({
        code: 'process-left',
        what: `The sandbox of process ${first.pid} has not ended.`,
        why: `The kernel was told to end it ${patienceMs / 1000} s ago, and a process in it still runs.`,
        next: `Look at what it waits for, a disk that does not answer perhaps: ps -o pid,stat,wchan,args --ppid ${first.pid}`,
      });
    }
    await wait(pauseMs);
  }
}
