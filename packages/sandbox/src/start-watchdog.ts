import { measureProcesses } from './measure-processes.ts';
import type { Limits } from './sandbox-spec.ts';

const everyMs = 250;

/**
 * Looks at a sandbox's processes four times a second and calls back once, with the bound that was passed. Returns the
 * function that stops it. Between two looks a sandbox may pass its bounds; memory that no process has mapped (files in
 * memory) is bounded only by the sizes of its mounts and of single files.
 */
export function startWatchdog(first: number, limits: Limits, onBreach: (limit: 'memory' | 'processes') => void): () => void {
  const timer = setInterval(() => {
    const use = measureProcesses(first, limits.processes);
    const limit = use.processes > limits.processes ? 'processes' : use.memoryBytes > limits.memoryBytes ? 'memory' : null;
    if (limit === null) return;
    clearInterval(timer);
    onBreach(limit);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
