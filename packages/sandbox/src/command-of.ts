import { descriptors } from './build-bwrap-args.ts';
import type { Limits, SandboxSpec } from './sandbox-spec.ts';

const nofile = 4096;
/** Threads count as processes for the kernel, so its bound lies far above the exact one, which the watchdog holds. */
const tasksPerProcess = 32;
/** What a program may allocate above the memory bound before the kernel refuses, so that the watchdog names the reason first. */
const dataSlackBytes = 1024 ** 3;
const handBackSeconds = 10;

/**
 * Returns the options of `prlimit` for these limits. `tasksInUse` counts the tasks that the sandbox's user runs already,
 * because the kernel counts them all together.
 */
export function prlimitArgs(limits: Limits, tasksInUse: number): string[] {
  return [
    '--core=0',
    `--fsize=${limits.fileBytes}`,
    `--nofile=${nofile}`,
    `--cpu=${limits.cpuS}:${limits.cpuS + 2}`,
    `--nproc=${tasksInUse + limits.processes * tasksPerProcess}`,
    `--data=${limits.memoryBytes + dataSlackBytes}`,
  ];
}

/** Returns rows of /proc/self/limits that these limits must give, soft and hard; the bound of tasks depends on the moment. */
export function kernelLimits(limits: Limits): Record<string, readonly [string, string]> {
  const same = (value: number): readonly [string, string] => [String(value), String(value)];
  return {
    'Max cpu time': [String(limits.cpuS), String(limits.cpuS + 2)],
    'Max file size': same(limits.fileBytes),
    'Max data size': same(limits.memoryBytes + dataSlackBytes),
    'Max open files': same(nofile),
  };
}

/**
 * Returns the command that bubblewrap starts. With outputs, a small shell script runs the real command without the
 * descriptor, then writes one line for each regular file: its index and its bytes in base64. A process left behind cannot
 * hold the descriptor open, because the script is the namespace's first program: when it ends, the kernel ends all others.
 */
export function commandOf(spec: SandboxSpec): string[] {
  const outputs = spec.outputs ?? [];
  if (outputs.length === 0) return [...spec.argv];
  const fd = descriptors.outputs;
  const script = [
    `count=$1; shift`,
    `i=0`,
    `while [ "$i" -lt "$count" ]; do eval "path_$i=\\$1 max_$i=\\$2"; shift 2; i=$((i+1)); done`,
    `"$@" ${fd}>&-`,
    `code=$?; i=0`,
    `while [ "$i" -lt "$count" ]; do`,
    `  eval "path=\\$path_$i max=\\$max_$i"`,
    `  if [ -f "$path" ] && [ ! -L "$path" ]; then`,
    `    { printf '%s ' "$i"; timeout -s KILL ${handBackSeconds} head -c "$((max+1))" -- "$path" | base64 -w0; echo; } >&${fd}`,
    `  fi`,
    `  i=$((i+1))`,
    `done`,
    `exit "$code"`,
  ].join('\n');
  const pairs = outputs.flatMap(({ path, maxBytes }) => [path, String(maxBytes)]);
  return ['/usr/bin/sh', '-c', script, 'circuit-outputs', String(outputs.length), ...pairs, ...spec.argv];
}
