import { readFileSync } from 'node:fs';

/** Names one process for ever: ids are given again, but not with the same start in the same boot. */
export interface ProcessMark {
  readonly pid: number;
  /** Clock ticks since boot, as the kernel writes them. */
  readonly startTime: string;
  readonly bootId: string;
}

/** Returns the mark of a live process, or null when there is none (a zombie counts as none). */
export function markOf(pid: number): ProcessMark | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || startTime === undefined) return null;
    return { pid, startTime, bootId: bootId() };
  } catch {
    return null;
  }
}

/** Returns whether a process has this id now; a zombie has not. */
export function isProcessAlive(pid: number): boolean {
  return markOf(pid) !== null;
}

/** Returns whether the very process that was marked still runs. */
export function isAlive(mark: ProcessMark): boolean {
  const now = markOf(mark.pid);
  return now !== null && now.startTime === mark.startTime && now.bootId === mark.bootId;
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
